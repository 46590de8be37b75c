/// Where a sheet is and how fast, at an instant: position and velocity without resistance, in
/// points and pt/s **up**, and what is shown of them.
struct Travel: Hashable, Sendable {
  var position: Double
  var velocity: Double
  var limits: TravelLimits

  /// The position on screen, in points up.
  var shown: Double { limits.shown(position) }

  /// The same place and speed **on screen** under other limits. Where both show the position the
  /// same way it stays as it is, bit for bit.
  func rebased(to new: TravelLimits) -> Travel {
    guard !isShownAlike(in: new) else {
      return Travel(position: position, velocity: velocity, limits: new)
    }
    let rebased = new.position(shown: Self.reachable(shown, in: new))
    let slope = new.slope(at: rebased)
    let speed = slope > 1e-3 ? velocity * limits.slope(at: position) / slope : 0
    return Travel(position: rebased, velocity: speed, limits: new)
  }

  /// Where a hand takes it: what a rigid limit hides of an overshoot is not to be pulled back first.
  var grabbed: Travel {
    let isRigidAbove = position > limits.high && limits.above.isRigid
    var isRigidBelow = false
    if case .banded(let band) = limits.below, position < limits.low { isRigidBelow = band.isRigid }
    guard isRigidAbove || isRigidBelow else { return self }
    return Travel(position: shown, velocity: velocity, limits: limits)
  }

  private func isShownAlike(in new: TravelLimits) -> Bool {
    if position > limits.high || position > new.high {
      return limits.high == new.high && limits.above == new.above
    }
    if position < limits.low || position < new.low {
      return limits.below == new.below && (limits.below == .free || limits.low == new.low)
    }
    return true
  }

  /// What other limits cannot show, or only with a finger far away, is brought nearer: 9/10 of
  /// what a rubber band gives. Only another container asks for it.
  private static func reachable(_ shown: Double, in limits: TravelLimits) -> Double {
    var lowest = -Double.infinity
    if case .banded(let band) = limits.below { lowest = limits.low - 0.9 * band.dimension }
    return min(max(shown, lowest), limits.high + 0.9 * limits.above.dimension)
  }
}
