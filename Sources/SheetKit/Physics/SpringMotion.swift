#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One run of a spring: from a position and velocity to a target. Position and velocity are pure
/// functions of the time since its start.
///
///     let run = SpringMotion(
///       Spring(response: 0.34414, dampingRatio: 1), from: 455.68, to: 787, velocity: 1000)
///     run.position(at: 0.1)
///     run.position(at: run.settlingTime)   // 787, exactly
public struct SpringMotion: Hashable, Sendable {
  /// The spring.
  public let spring: Spring
  /// Where it starts, in points.
  public let from: Double
  /// Where it ends, in points.
  public let target: Double
  /// The velocity at its start in pt/s, in the direction of the positions.
  public let initialVelocity: Double
  /// The earliest time in seconds after which it stays within the distance and below the speed
  /// that count as settled; solved from the closed form, not sampled.
  public let settlingTime: Seconds

  /// Makes a run; `settleDistance` in points and `settleSpeed` in pt/s say what counts as settled.
  public init(
    _ spring: Spring, from: Double, to target: Double, velocity: Double = 0,
    settleDistance: Double = 0.25, settleSpeed: Double = 5
  ) {
    self.spring = spring
    self.from = from
    self.target = target
    self.initialVelocity = velocity
    self.settlingTime = SettlingTime(
      spring: spring, displacement: from - target, velocity: velocity, distance: settleDistance,
      speed: settleSpeed
    ).solve()
  }

  /// The position after `time` seconds; exactly the target from ``settlingTime`` on.
  public func position(at time: Seconds) -> Double {
    guard time < settlingTime else { return target }
    return target + freeState(at: time).displacement
  }

  /// The velocity after `time` seconds, in the direction of the positions; 0 once settled.
  public func velocity(at time: Seconds) -> Double {
    guard time < settlingTime else { return 0 }
    return freeState(at: time).velocity
  }

  /// The closed form without the exact end: what the spring would do for ever.
  public func freeState(at time: Seconds) -> (displacement: Double, velocity: Double) {
    spring.state(displacement: from - target, velocity: initialVelocity, after: max(0, time))
  }
}
