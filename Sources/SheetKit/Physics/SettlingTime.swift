/// Solves from when on a free spring stays within a distance and below a speed (SPEC §6).
///
/// The energy ½v² + ½ω²u² never rises, so the time at which it is too small for either limit to be
/// passed again bounds the answer, and bisection finds it. Back from there, between two extremes a
/// quantity is monotonic: the last interval that begins beyond the limit holds the last exit, which
/// a second bisection finds.
struct SettlingTime {
  /// The spring.
  let spring: Spring
  /// Points from the target at the start.
  let displacement: Double
  /// pt/s at the start.
  let velocity: Double
  /// Limit of the displacement, points > 0.
  let distance: Double
  /// Limit of the velocity, pt/s > 0.
  let speed: Double

  /// A spring without damping never settles; nobody waits longer than this.
  static let longest: Seconds = 60
  /// As many extremes as a response of 0.12 ms has in that time; those of a faster spring are as
  /// good as one.
  private static let mostExtremes = 1e6

  /// Seconds ≥ 0.
  func solve() -> Seconds {
    let bound = energyBound()
    let (u, v) = (displacement, velocity)
    return max(
      lastExit(of: u, slope: v, beyond: distance, before: bound),
      lastExit(of: v, slope: acceleration(u, v), beyond: speed, before: bound))
  }

  private func acceleration(_ u: Double, _ v: Double) -> Double {
    -spring.stiffness * u - spring.damping * v
  }

  private func energyBound() -> Seconds {
    var high = spring.response
    while isLively(at: high), high < Self.longest { high *= 2 }
    return bisect(low: 0, high: min(high, Self.longest), whileTrue: isLively)
  }

  private func isLively(at time: Seconds) -> Bool {
    let state = spring.state(displacement: displacement, velocity: velocity, after: time)
    let amplitude =
      state.velocity * state.velocity
      + spring.stiffness * state.displacement * state.displacement
    let limit = min(speed * speed, spring.stiffness * distance * distance)
    return amplitude >= limit
  }

  /// The last time before `bound` at which a quantity that obeys the spring's equation is beyond
  /// ±`limit`; 0 if it never is.
  private func lastExit(
    of value: Double, slope: Double, beyond limit: Double, before bound: Seconds
  ) -> Seconds {
    let isBeyond = { (time: Seconds) in
      abs(spring.state(displacement: value, velocity: slope, after: time).displacement) >= limit
    }
    var right = bound
    for left in extremes(of: value, slope: slope, before: bound) {
      if isBeyond(left) { return bisect(low: left, high: right, whileTrue: isBeyond) }
      right = left
    }
    return bisect(low: 0, high: right, whileTrue: isBeyond)
  }

  /// The extremes of the quantity before `bound`, from the last to the first: zeros of its slope,
  /// which obeys the same equation.
  private func extremes(
    of value: Double, slope: Double, before bound: Seconds
  ) -> some Sequence<Seconds> {
    let curvature = acceleration(value, slope)
    let first = spring.firstZero(displacement: slope, velocity: curvature) ?? .infinity
    let spacing = spring.zeroSpacing ?? .infinity
    let count = first < bound ? Int(min((bound - first) / spacing, Self.mostExtremes)) + 1 : 0
    return (0..<count).reversed().lazy.map { $0 == 0 ? first : first + Double($0) * spacing }
  }

  private func bisect(
    low: Seconds, high: Seconds, whileTrue holds: (Seconds) -> Bool
  ) -> Seconds {
    guard holds(low) else { return low }
    var (low, high) = (low, high)
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return high
  }
}

extension SpringMotion {
  /// Seconds after its start at which it first is at its target, at the latest when it settles.
  public var arrivalTime: Seconds {
    let zero = spring.firstZero(displacement: from - target, velocity: initialVelocity)
    return min(zero ?? settlingTime, settlingTime)
  }
}
