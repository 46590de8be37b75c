/// A cubic timing curve through (0, 0) and (1, 1), as CSS and Core Animation write them: two
/// control points, x in 0…1.
public struct TimingCurve: Hashable, Sendable {
  /// First control point's x, 0…1.
  public let x1: Double
  /// First control point's y.
  public let y1: Double
  /// Second control point's x, 0…1.
  public let x2: Double
  /// Second control point's y.
  public let y2: Double

  /// Makes a curve from its control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition((0...1).contains(x1) && (0...1).contains(x2), "control x must lie in 0…1")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// No easing.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// CSS `ease-out`: fast at first, so that repeated wheel notches do not stutter.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// CSS `ease-in-out`, Core Animation's `easeInEaseOut`.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// The progress at `time` (a fraction of the duration, held to 0…1).
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return Self.bezier(y1, y2, parameter(at: time))
  }

  /// d(progress) / d(time fraction) at `time`, 0…1.
  public func slope(at time: Double) -> Double {
    let parameter = parameter(at: time.clamped(to: 0...1))
    let run = Self.bezierSlope(x1, x2, parameter)
    return run > 1e-9 ? Self.bezierSlope(y1, y2, parameter) / run : 0
  }

  /// Solves x(parameter) = time by bisection: x rises, so it always converges.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.bezier(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func bezierSlope(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}
