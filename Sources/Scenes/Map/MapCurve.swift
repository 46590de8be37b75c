import Canvas

/// A line through the town as straight pieces, in metres.
struct MapLine: Hashable, Sendable {
  var points: [Point]

  init(_ points: [Point]) { self.points = points }

  /// A smooth line through points (uniform Catmull–Rom), `steps` pieces between two.
  static func smooth(_ points: [Point], steps: Int = 12, isClosed: Bool = false) -> MapLine {
    let count = points.count
    guard count > 2 else { return MapLine(points) }
    func at(_ index: Int) -> Point {
      if isClosed { return points[(index + count) % count] }
      if index < 0 { return points[0] + points[0] - points[1] }
      if index >= count { return points[count - 1] + points[count - 1] - points[count - 2] }
      return points[index]
    }
    var result: [Point] = []
    for index in 0..<(isClosed ? count : count - 1) {
      for step in 0..<steps {
        let t = Double(step) / Double(steps)
        result.append(spline(at(index - 1), at(index), at(index + 1), at(index + 2), t))
      }
    }
    if !isClosed { result.append(points[count - 1]) }
    return MapLine(result)
  }

  private static func spline(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
    func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      let quadratic = 2 * a - 5 * b + 4 * c - d
      let cubic = 3 * b - a - 3 * c + d
      return 0.5 * (2 * b + t * (c - a + t * (quadratic + t * cubic)))
    }
    return Point(x: value(a.x, b.x, c.x, d.x), y: value(a.y, b.y, c.y, d.y))
  }

  /// In metres.
  var length: Double { zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }

  /// The place and the direction at a part of the length, 0…1.
  func at(_ part: Double) -> (place: Point, direction: Point) {
    var rest = length * min(max(part, 0), 1)
    for (a, b) in zip(points, points.dropFirst()) {
      let piece = a.distance(to: b)
      if rest <= piece, piece > 0 {
        let t = rest / piece
        return (
          Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t),
          Point(x: (b.x - a.x) / piece, y: (b.y - a.y) / piece)
        )
      }
      rest -= piece
    }
    return (points.last ?? .zero, Point(x: 1, y: 0))
  }

  /// Pieces of a length with gaps of another, both in metres.
  func dashes(_ dash: Double, gap: Double) -> [MapLine] {
    var result: [MapLine] = []
    var current: [Point] = []
    var isDash = true
    var rest = dash
    for (start, b) in zip(points, points.dropFirst()) {
      var a = start
      while true {
        let piece = a.distance(to: b)
        if current.isEmpty, isDash { current = [a] }
        if piece < rest {
          rest -= piece
          if isDash { current.append(b) }
          break
        }
        let cut = Point(x: a.x + (b.x - a.x) * rest / piece, y: a.y + (b.y - a.y) * rest / piece)
        if isDash { result.append(MapLine(current + [cut])) }
        current = []
        isDash.toggle()
        rest = isDash ? dash : gap
        a = cut
      }
    }
    if current.count > 1 { result.append(MapLine(current)) }
    return result
  }

  var bounds: Rect { points.bounds }

  /// Whether a place is nearer than so many metres.
  func isNear(_ place: Point, _ distance: Double) -> Bool {
    guard bounds.inset(dx: -distance, dy: -distance).contains(place) else { return false }
    return zip(points, points.dropFirst()).contains { place.distance(toSegment: $0, $1) < distance }
  }
}

extension Array where Element == Point {
  /// The smallest rectangle that holds them.
  var bounds: Rect {
    guard let first else { return .zero }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in self {
      left = Swift.min(left, point.x)
      right = Swift.max(right, point.x)
      top = Swift.min(top, point.y)
      bottom = Swift.max(bottom, point.y)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a place lies inside the closed polygon.
  func surrounds(_ place: Point) -> Bool {
    var isInside = false
    var last = self[count - 1]
    for next in self {
      if (next.y > place.y) != (last.y > place.y),
        place.x < (last.x - next.x) * (place.y - next.y) / (last.y - next.y) + next.x
      {
        isInside.toggle()
      }
      last = next
    }
    return isInside
  }
}

extension Point {
  func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  func distance(toSegment a: Point, _ b: Point) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    let t = length == 0 ? 0 : Swift.min(Swift.max(((x - a.x) * dx + (y - a.y) * dy) / length, 0), 1)
    return distance(to: Point(x: a.x + dx * t, y: a.y + dy * t))
  }

  func mixed(_ other: Point, _ t: Double) -> Point {
    Point(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}
