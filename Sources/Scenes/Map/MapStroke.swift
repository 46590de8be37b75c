import Canvas

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A thick line as one polygon: a quadrilateral a piece, joined roundly. All wind the same way, so
/// that the polygon mark's rule makes one shape of them.
enum MapStroke {
  /// `width` and the points in the same unit; `roundEnds` adds half discs at both ends.
  static func polygon(_ points: [Point], width: Double, roundEnds: Bool = true) -> [Point] {
    let half = width / 2
    var result: [Point] = []
    var starts: [Point] = []
    for (index, (a, b)) in zip(points, points.dropFirst()).enumerated() {
      let length = a.distance(to: b)
      guard length > 1e-9 else { continue }
      let n = Point(x: -(b.y - a.y) / length * half, y: (b.x - a.x) / length * half)
      let start = a + n
      starts.append(start)
      result += [start, a - n, b - n, b + n, start]
      let isLast = index == points.count - 2
      if roundEnds && (isLast || index == 0) || bends(points, at: index + 1) {
        let centres = index == 0 && roundEnds ? (isLast ? [a, b] : [a, b]) : [b]
        for centre in centres where centre == a || !isLast || roundEnds {
          result += disc(centre, half, from: start)
        }
      }
    }
    return result + starts.dropLast().reversed()
  }

  /// Whether the line turns at a point by more than about five degrees.
  private static func bends(_ points: [Point], at index: Int) -> Bool {
    guard index > 0, index < points.count - 1 else { return false }
    let (a, b, c) = (points[index - 1], points[index], points[index + 1])
    let first = a.distance(to: b)
    let second = b.distance(to: c)
    guard first > 0, second > 0 else { return false }
    let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
    let dot = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)
    return abs(cross) > 0.03 * first * second || dot < 0
  }

  /// A disc on a bridge from a point and back to it, winding as the quadrilaterals do.
  private static func disc(_ centre: Point, _ radius: Double, from start: Point) -> [Point] {
    let count = radius < 2 ? 8 : radius < 6 ? 12 : 20
    let ring = (0...count).map { step in
      let angle = -2 * Double.pi * Double(step) / Double(count)
      return Point(x: centre.x + radius * cos(angle), y: centre.y - radius * sin(angle))
    }
    return ring + [start]
  }
}
