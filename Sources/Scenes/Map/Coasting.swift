import SheetKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One axis of a map that was let go: it decelerates by 0.998 a millisecond, as scrolling content
/// does, and comes back to its range, critically damped, where it leaves it. Closed form: any time
/// may be asked for. Positions are points; velocities are points a second, of the same sign.
struct Coasting: Hashable, Sendable {
  let from: Double
  let velocity: Double
  let range: ClosedRange<Double>

  /// 1/s: −1000 · ln 0.998, `UIScrollView.DecelerationRate.normal` (A).
  private static let decay = -1000 * log(0.998)
  /// It stands once it is slower, in pt/s (ours).
  private static let stopSpeed = 6.0
  /// The natural frequency of coming back, in 1/s (C, by feel).
  private static let returnRate = 13.0
  /// By then a return is less than 1/100 pt from its end, in seconds.
  private static let returnTime = 1.2

  /// When it leaves its range, 0 if it begins outside, or nil if it never does.
  private var leaving: Seconds? {
    guard range.contains(from) else { return 0 }
    let distance = (velocity > 0 ? range.upperBound : range.lowerBound) - from
    guard velocity != 0 else { return nil }
    let part = distance * Self.decay / velocity
    guard part >= 0, part < 1 else { return nil }
    let time = -log1p(-part) / Self.decay
    return time < stopping ? time : nil
  }

  private var stopping: Seconds {
    abs(velocity) > Self.stopSpeed ? log(abs(velocity) / Self.stopSpeed) / Self.decay : 0
  }

  /// Seconds after its start from which it stands.
  var settlingTime: Seconds { leaving.map { $0 + Self.returnTime } ?? stopping }

  /// The position after so many seconds.
  func position(at time: Seconds) -> Double {
    let time = max(0, time)
    guard let leaving, time > leaving else { return slowed(at: min(time, stopping)) }
    let edge = slowed(at: leaving)
    let home = min(max(edge, range.lowerBound), range.upperBound)
    guard time < settlingTime else { return home }
    let speed = velocity * exp(-Self.decay * leaving)
    let away = edge - home
    let t = time - leaving
    return home + (away + (speed + Self.returnRate * away) * t) * exp(-Self.returnRate * t)
  }

  private func slowed(at time: Seconds) -> Double {
    from - velocity / Self.decay * expm1(-Self.decay * time)
  }
}
