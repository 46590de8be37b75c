extension SnapPolicy {
  /// Apple's rule (SPEC §5; R, two independent readings): the candidate nearest the position that
  /// the release velocity leads to, and one further for a flick that would otherwise stay.
  ///
  /// Its numbers are ``SheetTuning``'s `lookAhead`, `projectionThreshold` and `flickVelocity`.
  public static let apple = SnapPolicy(name: "apple") { situation, _ in
    ApplePolicy.decide(situation)
  }
}

private enum ApplePolicy {
  static func decide(_ situation: SnapSituation) -> SnapDecision {
    let tuning = situation.tuning
    let isSlow = abs(situation.velocity) < tuning.projectionThreshold
    let projected = situation.y + (isSlow ? 0 : tuning.lookAhead * situation.velocity)
    let nearest = situation.nearestIndex(to: situation.y)
    let landing = situation.nearestIndex(to: projected)
    let isFlick = steps(situation, nearest: nearest, landing: landing)
    return situation.decision(
      projected: projected, nearest: nearest, landing: landing,
      rule: isFlick ? .flick : .projection,
      target: isFlick ? situation.next(after: landing) : landing)
  }

  /// Whether a flick that the projection left at its nearest candidate moves away from it.
  private static func steps(_ situation: SnapSituation, nearest: Int, landing: Int) -> Bool {
    guard nearest == landing, abs(situation.velocity) >= situation.tuning.flickVelocity else {
      return false
    }
    let isAbove = situation.y < situation.candidates[nearest].y
    return isAbove == (situation.velocity < 0)
  }
}
