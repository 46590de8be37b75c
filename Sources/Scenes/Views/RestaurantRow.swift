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
  package var isLast: Bool

  private static let thumbnail = 88.0
  private static let verticalPadding = 12.0

  /// The height of every row at a text size, in points: all have one line of each text.
  package static func height(in context: PageContext) -> Double {
    let texts =
      context.scaled(.headline).lineHeight + context.scaled(.subheadline).lineHeight
      + context.scaled(.footnote).lineHeight + 2 * lineGap
    return max(thumbnail, texts.rounded(.up)) + 2 * verticalPadding
  }

  private static let lineGap = 3.0

  package func marks(in context: PageContext) -> [Mark] {
    let height = Self.height(in: context)
    let bounds = Rect(x: 0, y: 0, width: context.size.width, height: height)
    var marks: [Mark] = [.fill(bounds, background(context.theme))]
    marks.append(thumbnail(in: bounds, context))
    marks += texts(in: bounds, context)
    marks += trailingMark(in: bounds, context)
    if !isLast { marks.append(separator(in: bounds, context)) }
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
    let x = textX(context)
    let width = bounds.width - x - context.trailing - (restaurant.isVisited ? 32 : 0)
    let lines: [(String, TextStyle, Color)] = [
      (restaurant.name, .headline, context.theme.label),
      (restaurant.type, .subheadline, context.theme.secondaryLabel),
      (restaurant.location, .footnote, context.theme.secondaryLabel),
    ].filter { !$0.0.isEmpty }
    let heights = lines.map { context.scaled($0.1).lineHeight }
    let total = heights.reduce(0, +) + Self.lineGap * Double(max(0, lines.count - 1))
    var y = ((bounds.height - total) / 2).rounded()
    var marks: [Mark] = []
    for (line, height) in zip(lines, heights) {
      let run = TextRun(
        line.0, style: context.scaled(line.1), color: line.2, width: width, lineLimit: 1)
      marks.append(.text(run, at: Point(x: x, y: y)))
      y += height + Self.lineGap
    }
    return marks
  }

  private func trailingMark(in bounds: Rect, _ context: PageContext) -> [Mark] {
    guard restaurant.isVisited else { return [] }
    let side = 20.0
    let frame = Rect(
      x: bounds.width - context.trailing - side, y: ((bounds.height - side) / 2).rounded(),
      width: side, height: side)
    return [.icon(IconMark("checkmark-seal", frame: frame, color: context.theme.green))]
  }

  private func separator(in bounds: Rect, _ context: PageContext) -> Mark {
    let line = context.hairline
    let x = textX(context)
    return .fill(
      Rect(x: x, y: bounds.height - line, width: bounds.width - x, height: line),
      context.theme.separator)
  }

  private func textX(_ context: PageContext) -> Double {
    context.leading + Self.thumbnail + 14
  }
}
