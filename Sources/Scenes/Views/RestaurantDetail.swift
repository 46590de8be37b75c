import Canvas

/// A restaurant's details as a sheet shows them: a handle bar that stays, and below it everything
/// else in one scrolling column.
package struct RestaurantDetail: Hashable, Sendable {
  package var restaurant: Restaurant

  package init(_ restaurant: Restaurant) {
    self.restaurant = restaurant
  }

  /// The strip with the handle bar, above the scrolling part, in points.
  package static let handleHeight = 21.0
  private static let title = "Restaurant Details"
  private static let pictureHeight = 300.0
  /// The shade that keeps the white name readable over a bright picture.
  private static let shadeHeight = 210.0
  private static let padding = 16.0
  private static let rowGap = 8.0
  private static let iconSide = 22.0

  package static func handleMarks(in context: PageContext) -> [Mark] {
    let width = context.size.width
    let bar = Rect(x: ((width - 50) / 2).rounded(), y: 8, width: 50, height: 5)
    return [
      .fill(Rect(x: 0, y: 0, width: width, height: handleHeight), context.surface),
      .roundedFill(
        bar, CornerRadii(2.5),
        context.surface.isOpaque ? context.theme.gray5 : context.theme.label.opacity(0.3)),
    ]
  }

  /// Height of the scrolling column in points, the bottom inset included.
  package func contentHeight(in context: PageContext) -> Double {
    layout(in: context).height
  }

  /// The scrolling column from (0, 0).
  package func contentMarks(in context: PageContext) -> [Mark] {
    let laidOut = layout(in: context)
    let bounds = Rect(x: 0, y: 0, width: context.size.width, height: laidOut.height)
    return [.fill(bounds, context.surface)] + laidOut.marks
  }

  /// Where the header picture, whose lower part is dark, stands in the scrolling column.
  package static func picture(in context: PageContext) -> ClosedRange<Double> {
    var column = Column(context: context)
    column.text(title, style: .headline, color: context.theme.label, top: padding)
    return column.y + padding...column.y + padding + pictureHeight
  }

  private func layout(in context: PageContext) -> (marks: [Mark], height: Double) {
    var column = Column(context: context)
    column.text(Self.title, style: .headline, color: context.theme.label, top: Self.padding)
    column.y += Self.padding
    column.marks += header(at: column.y, context)
    column.y += Self.pictureHeight
    column.y += Self.padding
    column.row(icon: "map", restaurant.location)
    column.row(icon: "phone", restaurant.phone)
    column.y += Self.padding - Self.rowGap
    column.text(
      restaurant.description, style: .body.design(.rounded), color: context.theme.label, top: 0)
    return (column.marks, (column.y + Self.padding + context.safeArea.bottom).rounded(.up))
  }

  private func header(at y: Double, _ context: PageContext) -> [Mark] {
    let frame = Rect(x: 0, y: y, width: context.size.width, height: Self.pictureHeight)
    var marks: [Mark] = [picture(frame, context)]
    let width = frame.width - context.leading - context.trailing
    var tag = TextRun(
      restaurant.type, style: context.scaled(.headline.design(.rounded)), color: .white,
      width: width - 10, lineLimit: 1)
    let tagSize = restaurant.type.isEmpty ? .zero : context.text.size(of: tag)
    let tagWidth = tagSize.width.rounded(.up)
    tag.width = tagWidth
    let tagBox = Rect(
      x: tag.isRightToLeft
        ? frame.width - context.trailing - tagWidth - 10 : context.leading,
      y: frame.maxY - Self.padding - tagSize.height - 10, width: tagWidth + 10,
      height: tagSize.height + 10)
    let titleBottom = restaurant.type.isEmpty ? frame.maxY - Self.padding : tagBox.minY - 8
    let title = title(width: width, room: titleBottom - frame.minY - Self.padding, context)
    let titleHeight = restaurant.name.isEmpty ? 0 : context.text.size(of: title).height
    let shadeTop = min(frame.maxY - Self.shadeHeight, titleBottom - titleHeight - 60)
    let shade = Rect(
      x: 0, y: shadeTop, width: frame.width, height: frame.maxY - shadeTop)
    marks.append(.verticalGradient(shade, from: .clear, to: Color.black.opacity(0.7)))
    marks.append(.text(title, at: Point(x: context.leading, y: titleBottom - titleHeight)))
    if !restaurant.type.isEmpty {
      marks.append(.roundedFill(tagBox, CornerRadii(5), context.theme.red))
      marks.append(.text(tag, at: Point(x: tagBox.minX + 5, y: tagBox.minY + 5)))
    }
    return [.clip(frame, .none, marks)]
  }

  /// The name on at most three lines, in smaller type where its longest word or its height would not
  /// fit.
  private func title(width: Double, room: Double, _ context: PageContext) -> TextRun {
    let style = context.scaled(.largeTitle.design(.rounded))
    func run(_ string: String, _ factor: Double, width: Double?) -> TextRun {
      TextRun(
        string, style: style.scaled(factor), color: .white, width: width,
        lineLimit: width == nil ? 1 : 3)
    }
    let widest = context.text.widestWord(of: run(restaurant.name, 1, width: nil))
    var factor = min(1, max(0.5, 0.99 * width / max(widest, 1)))
    while factor > 0.5,
      context.text.size(of: run(restaurant.name, factor, width: width)).height > room
    {
      factor -= 0.05
    }
    return run(restaurant.name, factor, width: width)
  }

  private func picture(_ frame: Rect, _ context: PageContext) -> Mark {
    guard !restaurant.image.isEmpty else { return .fill(frame, context.theme.gray3) }
    return .image(
      ImageMark(path: restaurant.image, frame: frame, placeholder: context.theme.placeholder))
  }

  /// Stacks texts from the top downwards.
  private struct Column {
    let context: PageContext
    var marks: [Mark] = []
    var y = 0.0

    init(context: PageContext) {
      self.context = context
    }

    mutating func text(_ string: String, style: TextStyle, color: Color, top: Double) {
      y += top
      guard !string.isEmpty else { return }
      let run = TextRun(
        string, style: context.scaled(style), color: color,
        width: context.size.width - context.leading - context.trailing)
      marks.append(.text(run, at: Point(x: context.leading, y: y)))
      y += context.text.size(of: run).height
    }

    mutating func row(icon: String, _ string: String) {
      guard !string.isEmpty else { return }
      let side = context.scaled(RestaurantDetail.iconSide).rounded()
      let x = context.leading + side + 18
      let run = TextRun(
        string, style: context.scaled(.body.design(.rounded)), color: context.theme.label,
        width: context.size.width - x - context.trailing)
      let height = context.text.size(of: run).height
      let frame = Rect(
        x: context.leading, y: y + ((height - side) / 2).rounded(), width: side,
        height: side)
      marks.append(.icon(IconMark(icon, frame: frame, color: context.theme.label)))
      marks.append(.text(run, at: Point(x: x, y: y)))
      y += height + RestaurantDetail.rowGap
    }
  }
}
