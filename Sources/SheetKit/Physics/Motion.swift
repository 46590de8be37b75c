/// A motion from somewhere to a target as a function of time: ask it in any order, it has no step.
/// Time is seconds since its start; positions are in points, velocities in pt/s, both in the
/// direction of the positions.
public enum Motion: Hashable, Sendable {
  /// A spring.
  case spring(SpringMotion)
  /// A timing curve of a fixed duration.
  case ease(EaseMotion)

  /// Where it ends, exactly, from ``settlingTime`` on.
  public var target: Double {
    switch self {
    case .spring(let motion): motion.target
    case .ease(let motion): motion.target
    }
  }

  /// Seconds after its start from which it stands on its target.
  public var settlingTime: Seconds {
    switch self {
    case .spring(let motion): motion.settlingTime
    case .ease(let motion): motion.settlingTime
    }
  }

  /// The position after so many seconds.
  public func position(at time: Seconds) -> Double {
    switch self {
    case .spring(let motion): motion.position(at: time)
    case .ease(let motion): motion.position(at: time)
    }
  }

  /// The velocity after so many seconds.
  public func velocity(at time: Seconds) -> Double {
    switch self {
    case .spring(let motion): motion.velocity(at: time)
    case .ease(let motion): motion.velocity(at: time)
    }
  }

  /// Seconds after its start at which it first is at its target, at the latest when it settles.
  public var arrivalTime: Seconds {
    switch self {
    case .spring(let motion): motion.arrivalTime
    case .ease(let motion): motion.settlingTime
    }
  }
}
