extension SnapPolicy {
  /// One rule with every number open: look-ahead, the speed below which it counts as 0, the speed
  /// of a flick, and at most so many stops from the start. Begins at Apple's numbers.
  public static let parametric = SnapPolicy(
    name: "parametric",
    parameters: [
      Parameter(
        "lookAhead", 0.099, unit: "s", range: 0...1, source: "WWDC18 803, as SheetTuning.lookAhead"),
      Parameter(
        "projectionThreshold", 250, unit: "pt/s", range: 0...5000,
        source: "SheetTuning.projectionThreshold"),
      Parameter(
        "flickVelocity", 1000, unit: "pt/s", range: 0...20000, source: "SheetTuning.flickVelocity"),
      Parameter("mostSteps", 100, range: 0...100, source: "SheetLab's own: 1 = at most one stop"),
    ]
  ) { situation, policy in
    ParametricPolicy.decide(situation, policy)
  }

  /// ``parametric`` with its numbers: seconds, pt/s, pt/s, stops.
  public static func parametric(
    lookAhead: Seconds, projectionThreshold: Double, flickVelocity: Double, mostSteps: Int = 100
  ) -> SnapPolicy {
    var policy = SnapPolicy.parametric
    policy["lookAhead"] = lookAhead
    policy["projectionThreshold"] = projectionThreshold
    policy["flickVelocity"] = flickVelocity
    policy["mostSteps"] = Double(mostSteps)
    return policy
  }
}

private enum ParametricPolicy {
  static func decide(_ situation: SnapSituation, _ policy: SnapPolicy) -> SnapDecision {
    var tuned = situation
    tuned.tuning.lookAhead = policy["lookAhead"]
    tuned.tuning.projectionThreshold = policy["projectionThreshold"]
    tuned.tuning.flickVelocity = policy["flickVelocity"]
    let free = SnapPolicy.apple.decide(tuned)
    return limited(free, situation, most: Int(policy["mostSteps"].clamped(to: 0...1000)))
  }

  private static func limited(
    _ free: SnapDecision, _ situation: SnapSituation, most: Int
  ) -> SnapDecision {
    let target = situation.candidates.firstIndex { $0.destination == free.target } ?? 0
    guard let start = situation.startIndex, abs(target - start) > most else { return free }
    let reached = start + (target > start ? most : -most)
    return free.replacing(target: situation.candidates[reached].destination, rule: .step)
  }
}
