import Canvas

/// A place's pin: a round tinted badge with an icon, larger and on a tip when it is chosen.
enum MapPin {
  private static let side = 26.0
  private static let selectedSide = 44.0
  private static let dotSide = 10.0
  private static let tip = 9.0
  /// Room for the shadow around a pin's layer, in points.
  static let margin = 6.0

  /// Its box around its place at (0, 0): the chosen one stands on it, the others around it.
  static func box(_ pin: MapSigns.Pin) -> Rect {
    switch pin {
    case .dot: square(dotSide)
    case .round: square(side)
    case .selected:
      Rect(
        x: -selectedSide / 2, y: -selectedSide - tip, width: selectedSide,
        height: selectedSide + tip)
    }
  }

  private static func square(_ side: Double) -> Rect {
    Rect(x: -side / 2, y: -side / 2, width: side, height: side)
  }

  /// Its marks in a layer as large as its box and the margin on every side.
  static func marks(_ pin: MapSigns.Pin, _ kind: MapPlace.Kind, isHovered: Bool) -> [Mark] {
    let box = box(pin)
    let side = box.width
    let badge = Rect(x: margin, y: margin, width: side, height: side)
    let round = CornerRadii(side / 2)
    let tint = isHovered ? kind.tint.mixed(with: .black, 0.14) : kind.tint
    let shadow = Shadow(radius: 4, color: Color.black.opacity(0.32), offset: Point(x: 0, y: 1))
    var marks: [Mark] = [.shadow(badge, round, shadow)]
    if pin == .selected { marks.append(tipMark(under: badge, .white, grown: 1.5)) }
    marks.append(.roundedFill(badge, round, .white))
    if pin == .selected { marks.append(tipMark(under: badge, tint, grown: 0)) }
    let edge = pin == .selected ? 3.0 : pin == .round ? 1.5 : 1.5
    let inner = badge.inset(dx: edge, dy: edge)
    marks.append(.roundedFill(inner, CornerRadii(inner.width / 2), tint))
    guard pin != .dot else { return marks }
    let space = pin == .selected ? 10.0 : 5.5
    marks.append(
      .icon(IconMark(kind.icon, frame: badge.inset(dx: space, dy: space), color: .white)))
    return marks
  }

  private static func tipMark(under badge: Rect, _ color: Color, grown: Double) -> Mark {
    let y = badge.maxY - 3
    let x = badge.midX
    let end = badge.maxY + tip - 1.5 + grown
    return .polygon(
      [
        Point(x: x - 6.5 - grown, y: y - 2), Point(x: x + 6.5 + grown, y: y - 2),
        Point(x: x + 1, y: end - 0.6), Point(x: x, y: end), Point(x: x - 1, y: end - 0.6),
      ], color)
  }
}
