import Canvas

/// One line of the restaurant list: thumbnail, name, type, location and the visited mark.
package struct RestaurantRow: Hashable, Sendable {
  package enum State: Hashable, Sendable { case normal, hovered, pressed }

  package var index: Int
  package var restaurant: Restaurant
  package var state: State
  package var isFocused: Bool
  /// The row whose sheet is up, where the list stays usable behind it.
  package var isSelected: Bool

  private static let thumbnail = 88.0
  private static let verticalPadding = 12.0

  /// The height of every row at a text size, in points: all have room for as many lines of a name
  /// and one of each other text.
  package static func height(in context: PageContext) -> Double {
    let texts =
      Double(context.nameLines)
      * (context.scaled(.headline).lineHeight + context.scaled(.footnote).lineHeight)
      + context.scaled(.subheadline).lineHeight + 2 * lineGap
    let padding = max(verticalPadding, context.scaled(verticalPadding)).rounded()
    return max(thumbnail, texts.rounded(.up)) + 2 * padding
  }

  private static let lineGap = 3.0

  package func marks(in context: PageContext) -> [Mark] {
    let height = Self.height(in: context)
    let bounds = Rect(x: 0, y: 0, width: context.size.width, height: height)
    var marks: [Mark] = [.fill(bounds, background(context.theme))]
    marks.append(thumbnail(in: bounds, context))
    marks += texts(in: bounds, context)
    marks += trailingMark(in: bounds, context)
    if isFocused { marks.append(FocusRing.mark(around: bounds.inset(dx: 4, dy: 3), context)) }
    return marks
  }

  private func background(_ theme: Theme) -> Color {
    switch state {
    case .pressed: theme.pressedRow
    case .hovered: theme.hoveredRow
    case .normal: isSelected ? theme.hoveredRow : theme.background
    }
  }

  private func thumbnail(in bounds: Rect, _ context: PageContext) -> Mark {
    let side = Self.thumbnail
    let frame = Rect(
      x: context.leading, y: (bounds.height - side) / 2, width: side, height: side)
    guard !restaurant.image.isEmpty else {
      return .roundedFill(frame, CornerRadii(12), context.theme.placeholder)
    }
    return .image(
      ImageMark(
        path: restaurant.image, frame: frame, corners: CornerRadii(12),
        placeholder: context.theme.placeholder))
  }

  private func texts(in bounds: Rect, _ context: PageContext) -> [Mark] {
    let x = Self.textX(context)
    let seal = restaurant.isVisited ? sealSide(context) + 12 : 0
    let width = bounds.width - x - context.trailing - seal
    let lines: [(String, TextStyle, Color, Int)] = [
      (restaurant.name, .headline, context.theme.label, context.nameLines),
      (restaurant.type, .subheadline, context.theme.secondaryLabel, 1),
      (restaurant.location, .footnote, context.theme.secondaryLabel, context.nameLines),
    ]
    let runs = lines.filter { !$0.0.isEmpty }.map { line in
      TextRun(
        line.0, style: context.scaled(line.1), color: line.2, width: width, lineLimit: line.3)
    }
    let heights = runs.map { context.text.size(of: $0).height }
    let total = heights.reduce(0, +) + Self.lineGap * Double(max(0, runs.count - 1))
    var y = ((bounds.height - total) / 2).rounded()
    var marks: [Mark] = []
    for (run, height) in zip(runs, heights) {
      marks.append(.text(run, at: Point(x: x, y: y)))
      y += height + Self.lineGap
    }
    return marks
  }

  private func trailingMark(in bounds: Rect, _ context: PageContext) -> [Mark] {
    guard restaurant.isVisited else { return [] }
    let side = sealSide(context)
    let frame = Rect(
      x: bounds.width - context.trailing - side, y: ((bounds.height - side) / 2).rounded(),
      width: side, height: side)
    return [.icon(IconMark("checkmark-seal", frame: frame, color: context.theme.green))]
  }

  private func sealSide(_ context: PageContext) -> Double {
    context.scaled(20, atMost: 1.4).rounded()
  }

  /// The line between a row and the next, whose first device pixels are at `y`. It is drawn over both:
  /// where the scale is no whole number, rows may overlap by a pixel.
  static func separator(below y: Double, in context: PageContext) -> Mark {
    let x = textX(context)
    return .fill(
      Rect(
        x: x, y: y - context.hairline, width: context.size.width - x, height: context.hairline),
      context.theme.separator)
  }

  private static func textX(_ context: PageContext) -> Double {
    context.leading + thumbnail + 14
  }
}
