/// A motion of a fixed duration along a timing curve; the velocity before it is lost.
public struct EaseMotion: Hashable, Sendable {
  /// Where it starts, in points.
  public let from: Double
  /// Where it ends, in points.
  public let target: Double
  /// How long it takes, in seconds > 0.
  public let duration: Seconds
  /// Its course.
  public let curve: TimingCurve

  /// Makes a motion.
  public init(
    from: Double, to target: Double, duration: Seconds, curve: TimingCurve = .easeInOut
  ) {
    precondition(duration > 0, "a duration is above 0")
    self.from = from
    self.target = target
    self.duration = duration
    self.curve = curve
  }

  /// Seconds after its start from which it stands on its target.
  public var settlingTime: Seconds { from == target ? 0 : duration }

  /// The position after `time` seconds; exactly the target from ``settlingTime`` on.
  public func position(at time: Seconds) -> Double {
    guard time < settlingTime else { return target }
    return from + (target - from) * curve.value(at: time / duration)
  }

  /// The velocity after `time` seconds.
  public func velocity(at time: Seconds) -> Double {
    guard time >= 0, time < settlingTime else { return 0 }
    return (target - from) * curve.slope(at: time / duration) / duration
  }
}
