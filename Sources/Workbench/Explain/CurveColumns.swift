import Canvas

/// Turns samples into a polyline of at most one point a point of width, however many there are:
/// each column of two points keeps its lowest and its highest sample, in order of time.
enum CurveColumns {
  static let width = 2.0

  /// The first and the last sample stay as they are.
  static func thinned<Samples: Sequence>(
    _ samples: Samples, place: (Samples.Element) -> Point
  ) -> [Point] {
    var columns = Columns()
    for sample in samples { columns.add(place(sample)) }
    return columns.finished
  }

  private struct Columns {
    private var points: [Point] = []
    private var column = -Double.infinity
    private var low = Point.zero
    private var high = Point.zero
    /// Whether the lowest came before the highest.
    private var isRising = true
    private var first: Point?
    private var last = Point.zero

    mutating func add(_ point: Point) {
      guard point.x.isFinite, point.y.isFinite else { return }
      let column = (point.x / CurveColumns.width).rounded(.down)
      if column != self.column {
        close()
        self.column = column
        (low, high, isRising) = (point, point, true)
      } else if point.y < low.y {
        (low, isRising) = (point, false)
      } else if point.y > high.y {
        (high, isRising) = (point, true)
      }
      if first == nil { first = point }
      last = point
    }

    private mutating func close() {
      guard first != nil else { return }
      points.append(isRising ? low : high)
      if low != high { points.append(isRising ? high : low) }
    }

    var finished: [Point] {
      var closed = self
      closed.close()
      guard let first else { return [] }
      var points = closed.points
      if points.first != first { points.insert(first, at: 0) }
      if points.last != last { points.append(last) }
      return points
    }
  }
}
