import Canvas

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Shapes that explanations are drawn with.
enum ExplainShapes {
  /// A dashed level line as one polygon: its dashes are joined by bridges of no height, which cover
  /// nothing.
  static func dashes(
    from x: Double, to end: Double, y: Double, thickness: Double, dash: Double = 5,
    gap: Double = 4, color: Color
  ) -> Mark {
    let (top, bottom) = (y - thickness / 2, y + thickness / 2)
    let scale = max(1, (end - x) / (dash + gap) / Self.mostDashes)
    let step = (dash + gap) * scale
    guard end > x, step.isFinite else { return .polygon([], color) }
    let corners = stride(from: x, to: end, by: step).flatMap { left -> [Point] in
      let right = min(left + dash * scale, end)
      return [
        Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
        Point(x: left, y: bottom), Point(x: left, y: top),
      ]
    }
    return .polygon(corners, color)
  }

  /// Longer lines have longer dashes.
  private static let mostDashes = 1000.0

  /// The same from one y to another; the first dash begins at `y`, so that those of a line whose
  /// other end moves stay where they are.
  static func uprightDashes(
    from y: Double, to end: Double, x: Double, thickness: Double, dash: Double = 3,
    gap: Double = 3, color: Color
  ) -> Mark {
    let direction = end < y ? -1.0 : 1.0
    let flat = dashes(
      from: 0, to: abs(end - y), y: 0, thickness: thickness, dash: dash, gap: gap, color: color)
    guard case .polygon(let points, _) = flat else { return flat }
    return .polygon(points.map { Point(x: x + $0.y, y: y + direction * $0.x) }, color)
  }

  /// A curve cut into dashes by its length, in points.
  static func dashed(_ points: [Point], dash: Double = 6, gap: Double = 4) -> [[Point]] {
    var pieces: [[Point]] = []
    var current: [Point] = points.first.map { [$0] } ?? []
    var (isOn, left) = (true, dash)
    for (from, to) in zip(points, points.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var along = 0.0
      while length - along > left {
        along += left
        let part = along / length
        let cut = Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        if isOn { pieces.append(current + [cut]) }
        isOn.toggle()
        current = [cut]
        left = isOn ? dash : gap
      }
      left -= length - along
      if isOn { current.append(to) }
    }
    if isOn, current.count > 1 { pieces.append(current) }
    return pieces
  }

  /// A square on its corner.
  static func diamond(at center: Point, radius: Double, _ color: Color) -> Mark {
    .polygon(
      [
        Point(x: center.x, y: center.y - radius), Point(x: center.x + radius, y: center.y),
        Point(x: center.x, y: center.y + radius), Point(x: center.x - radius, y: center.y),
      ], color)
  }

  /// An arrowhead with its tip at a point, pointing up or down.
  static func arrowhead(at tip: Point, isDown: Bool, size: Double, _ color: Color) -> Mark {
    let back = isDown ? -size : size
    return .polygon(
      [
        tip, Point(x: tip.x + size * 0.6, y: tip.y + back),
        Point(x: tip.x - size * 0.6, y: tip.y + back),
      ], color)
  }

  static func disc(at center: Point, radius: Double, _ color: Color) -> Mark {
    .roundedFill(square(at: center, radius), CornerRadii(radius), color)
  }

  static func ring(at center: Point, radius: Double, width: Double, _ color: Color) -> Mark {
    .stroke(square(at: center, radius), CornerRadii(radius), width: width, color)
  }

  private static func square(at center: Point, _ radius: Double) -> Rect {
    Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
