extension DetentLadder {
  /// The smallest stop.
  public var smallest: Stop { stops[0] }
  /// The largest stop.
  public var largest: Stop { stops[stops.count - 1] }
  /// The largest undimmed stop, or nil.
  public var undimmed: Stop? { undimmedIndex.map { stops[$0] } }
  /// The first wholly dimmed stop, or nil.
  public var dimming: Stop? { dimmingIndex.map { stops[$0] } }
  /// Whether the largest stop reaches full height.
  public var reachesFullHeight: Bool { largest.height >= fullHeight - 1e-6 }

  /// The stop of an active detent, or nil.
  public subscript(detent: Detent) -> Stop? { stops.first { $0.detent == detent } }

  /// Index of an active detent's stop, or nil.
  public func index(of detent: Detent) -> Int? { stops.firstIndex { $0.detent == detent } }

  /// The stop nearest a position in points up from the container's bottom edge; the smaller of two.
  public func nearest(to position: Double) -> Stop {
    var best = stops[0]
    for stop in stops.dropFirst()
    where abs(stop.position - position) < abs(best.position - position) {
      best = stop
    }
    return best
  }

  /// The next position below the stop at `index`: a smaller stop's, or 0, off screen.
  func position(below index: Int) -> Double {
    stops[..<index].last { $0.position < stops[index].position }?.position ?? 0
  }
}
