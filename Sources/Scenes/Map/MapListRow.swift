import Canvas

/// A row of the drawer's list: the number, the place's name and kind, and its pin's colour.
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

  static func height(in context: PageContext) -> Double {
    max(44, (context.scaled(.body).lineHeight + 22).rounded())
  }

  func marks(in context: PageContext) -> [Mark] {
    let height = Self.height(in: context)
    let card = Rect(
      x: Self.margin, y: 0, width: context.size.width - 2 * Self.margin, height: height)
    var marks: [Mark] = [.roundedFill(card, corners, surface(context.theme))]
    marks += texts(in: card, context)
    if edge != .last {
      let x = card.minX + Self.padding + numberWidth(context)
      marks.append(
        .fill(
          Rect(
            x: x, y: height - context.hairline, width: card.maxX - x, height: context.hairline),
          context.theme.label.opacity(isSelected ? 0 : 0.13)))
    }
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

  /// Thin enough for the sheet's material to come through.
  private func surface(_ theme: Theme) -> Color {
    if isSelected { return theme.tint.opacity(isPressed ? 0.85 : 1) }
    let isLight = theme.appearance == .light
    if isPressed { return isLight ? Color.black.opacity(0.1) : Color.white.opacity(0.2) }
    if isHovered { return isLight ? Color.white.opacity(0.8) : Color.white.opacity(0.14) }
    return isLight ? Color.white.opacity(0.58) : Color.white.opacity(0.08)
  }

  private func numberWidth(_ context: PageContext) -> Double { 36 * max(1, context.textScale) }

  private func texts(in card: Rect, _ context: PageContext) -> [Mark] {
    let theme = context.theme
    let style = context.scaled(.body)
    let y = ((card.height - style.lineHeight) / 2).rounded()
    let color = isSelected ? Color.white : theme.label
    let quiet = isSelected ? Color.white.opacity(0.8) : theme.secondaryLabel
    let numberColor = place == nil ? color : quiet
    let number = TextRun("\(number)", style: style, color: numberColor, lineLimit: 1)
    var marks: [Mark] = [.text(number, at: Point(x: card.minX + Self.padding, y: y))]
    guard let place else { return marks }
    let x = card.minX + Self.padding + numberWidth(context)
    let room = card.maxX - Self.padding - Self.badge - 10 - x
    let name = TextRun(place.name, style: style, color: color, width: room, lineLimit: 1)
    marks.append(.text(name, at: Point(x: x, y: y)))
    return marks + badge(place.kind, in: card) + detail(place, name, x, room, card, quiet, context)
  }

  /// What kind of place it is, where the name leaves room.
  private func detail(
    _ place: MapPlace, _ name: TextRun, _ x: Double, _ room: Double, _ card: Rect, _ color: Color,
    _ context: PageContext
  ) -> [Mark] {
    let style = context.scaled(.footnote)
    let free = room - context.text.size(of: name).width - 10
    var run = TextRun(place.detail, style: style, color: color, lineLimit: 1)
    guard !place.detail.isEmpty, context.text.size(of: run).width <= free else { return [] }
    run.width = free
    run.alignment = .trailing
    let at = Point(x: x + room - free, y: ((card.height - style.lineHeight) / 2).rounded() + 1)
    return [.text(run, at: at)]
  }

  private func badge(_ kind: MapPlace.Kind, in card: Rect) -> [Mark] {
    let side = Self.badge
    let frame = Rect(
      x: card.maxX - Self.padding - side + 4, y: ((card.height - side) / 2).rounded(), width: side,
      height: side)
    let round = CornerRadii(side / 2)
    let icon = IconMark(kind.icon, frame: frame.inset(dx: 6, dy: 6), color: .white)
    return
      (isSelected
      ? [.roundedFill(frame.inset(dx: -1.5, dy: -1.5), CornerRadii(side / 2 + 1.5), .white)] : [])
      + [.roundedFill(frame, round, kind.tint), .icon(icon)]
  }
}
