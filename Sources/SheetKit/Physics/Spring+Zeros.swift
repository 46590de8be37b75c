#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Spring {
  /// The first time ≥ 0 in seconds at which a free run passes its target, or nil if it never does;
  /// `displacement` in points from the target, `velocity` in pt/s. Closed form.
  func firstZero(displacement u: Double, velocity v: Double) -> Seconds? {
    if u == 0 { return 0 }
    if dampingRatio < 1 - Self.criticalBand { return underdampedZero(u, v) }
    if dampingRatio > 1 + Self.criticalBand { return overdampedZero(u, v) }
    let slope = v + frequency * u
    guard slope != 0, -u / slope > 0 else { return nil }
    return -u / slope
  }

  /// Seconds between two passes of the target, or nil where it passes at most once.
  var zeroSpacing: Seconds? {
    guard dampingRatio < 1 - Self.criticalBand else { return nil }
    return .pi / (frequency * (1 - dampingRatio * dampingRatio).squareRoot())
  }

  /// u·cos + s·sin = 0, the first solution in one half period.
  private func underdampedZero(_ u: Double, _ v: Double) -> Seconds {
    let ringing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (v + dampingRatio * frequency * u) / ringing
    let angle = atan2(-u, sine)
    return (angle < 0 ? angle + .pi : angle) / ringing
  }

  /// a·e^(slow·t) + b·e^(fast·t) = 0.
  private func overdampedZero(_ u: Double, _ v: Double) -> Seconds? {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let fast = -frequency * (dampingRatio + root)
    let slow = -frequency / (dampingRatio + root)
    let second = (v - slow * u) / (fast - slow)
    guard second != 0, -(u - second) / second > 0 else { return nil }
    let time = log(-(u - second) / second) / (fast - slow)
    return time > 0 ? time : nil
  }
}
