import Canvas

/// A row of the drawer's list: the number, the place's name over its kind, and its pin's colour.
struct MapListRow: Hashable, Sendable {
  /// Which corners of the list's card are on it.
  enum Edge: Hashable, Sendable { case first, inner, last }

  var number: Int
  var place: MapPlace?
  var isHovered: Bool
  var isPressed: Bool
  var isFocused: Bool
  var isSelected: Bool
  var edge: Edge

  /// From the sheet's sides to the card, in points.
  static let margin = 16.0
  private static let padding = 16.0
  private static let badge = 26.0
  private static let corner = 10.0
  private static let verticalPadding = 9.0

  /// The height of every row at a text size, in points: a name, and under it what it is.
  static func height(in context: PageContext) -> Double {
    let texts =
      Double(context.nameLines) * context.scaled(.body).lineHeight
      + context.scaled(.footnote).lineHeight
    return max(44, (texts + 2 * verticalPadding).rounded())
  }

  func marks(in context: PageContext) -> [Mark] {
    let height = Self.height(in: context)
    let card = Rect(
      x: Self.margin, y: 0, width: context.size.width - 2 * Self.margin, height: height)
    var marks: [Mark] = []
    if let highlight = highlight(context.theme) {
      marks.append(.roundedFill(card, corners, highlight))
    }
    marks += texts(in: card, context)
    if isFocused { marks.append(FocusRing.mark(around: card.inset(dx: 3, dy: 3), context)) }
    return marks
  }

  private var corners: CornerRadii {
    switch edge {
    case .first: CornerRadii(top: Self.corner)
    case .inner: .none
    case .last: CornerRadii(top: 0, bottom: Self.corner)
    }
  }

  /// Over the card: what is chosen, under the pointer, or held down.
  private func highlight(_ theme: Theme) -> Color? {
    let isLight = theme.appearance == .light
    if isSelected { return theme.tint.opacity(isPressed ? 0.85 : 1) }
    if isPressed { return isLight ? Color.black.opacity(0.1) : Color.white.opacity(0.13) }
    return isHovered ? Color.white.opacity(isLight ? 0.5 : 0.06) : nil
  }

  /// The card under all rows, thin enough for the sheet's material to come through.
  static func card(_ frame: Rect, _ theme: Theme) -> Mark {
    let opacity = theme.appearance == .light ? 0.58 : 0.08
    return .roundedFill(
      frame.inset(dx: margin, dy: 0), CornerRadii(corner), Color.white.opacity(opacity))
  }

  /// The line between a row and the next, which begins at `y`.
  static func separator(below y: Double, _ frame: Rect, _ context: PageContext) -> Mark {
    let x = frame.minX + margin + padding + numberWidth(context)
    return .fill(
      Rect(
        x: x, y: y - context.hairline, width: frame.maxX - margin - x, height: context.hairline),
      context.theme.label.opacity(0.13))
  }

  private static func numberWidth(_ context: PageContext) -> Double {
    let widest = TextRun("00", style: context.scaled(.body), color: context.theme.label)
    return max(36, (context.text.size(of: widest).width + 14).rounded())
  }

  private func texts(in card: Rect, _ context: PageContext) -> [Mark] {
    let style = context.scaled(.body)
    let color = isSelected ? Color.white : context.theme.label
    let quiet = isSelected ? Color.white.opacity(0.8) : context.theme.secondaryLabel
    let number = TextRun(
      "\(number)", style: style, color: place == nil ? color : quiet, lineLimit: 1)
    let numberY = ((card.height - style.lineHeight) / 2).rounded()
    let marks: [Mark] = [.text(number, at: Point(x: card.minX + Self.padding, y: numberY))]
    guard let place else { return marks }
    let x = card.minX + Self.padding + Self.numberWidth(context)
    let badge = badgeFrame(in: card, context)
    let runs = [
      TextRun(
        place.name, style: style, color: color, width: badge.minX - 10 - x,
        lineLimit: context.nameLines),
      TextRun(
        place.detail, style: context.scaled(.footnote), color: quiet, width: badge.minX - 10 - x,
        lineLimit: 1),
    ].filter { !$0.string.isEmpty }
    let heights = runs.map { context.text.size(of: $0).height }
    var y = ((card.height - heights.reduce(0, +)) / 2).rounded()
    let texts = zip(runs, heights).map { run, height -> Mark in
      defer { y += height }
      return .text(run, at: Point(x: x, y: y))
    }
    return marks + texts + self.badge(place.kind, in: badge)
  }

  private func badgeFrame(in card: Rect, _ context: PageContext) -> Rect {
    let side = context.scaled(Self.badge, atMost: 1.4).rounded()
    return Rect(
      x: card.maxX - Self.padding - side + 4, y: ((card.height - side) / 2).rounded(), width: side,
      height: side)
  }

  private func badge(_ kind: MapPlace.Kind, in frame: Rect) -> [Mark] {
    let side = frame.width
    let round = CornerRadii(side / 2)
    let inset = side * 0.23
    let icon = IconMark(kind.icon, frame: frame.inset(dx: inset, dy: inset), color: .white)
    return
      (isSelected
      ? [.roundedFill(frame.inset(dx: -1.5, dy: -1.5), CornerRadii(side / 2 + 1.5), .white)] : [])
      + [.roundedFill(frame, round, kind.tint), .icon(icon)]
  }
}
