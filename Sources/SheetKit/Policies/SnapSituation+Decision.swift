extension SnapSituation {
  /// Index of the next candidate at another height in the direction of the velocity, clamped to the
  /// outermost.
  public func next(after index: Int) -> Int {
    let step = velocity > 0 ? 1 : velocity < 0 ? -1 : 0
    guard step != 0 else { return index }
    var next = index + step
    while candidates.indices.contains(next) {
      if abs(candidates[next].y - candidates[index].y) > 1e-6 { return next }
      next += step
    }
    return index
  }

  /// The decision that follows from indices into ``candidates``.
  public func decision(
    projected: Double, nearest: Int, landing: Int, rule: SnapRule, target: Int
  ) -> SnapDecision {
    SnapDecision(
      y: y, velocity: velocity, projected: projected, candidates: candidates,
      nearest: candidates[nearest].destination, landing: candidates[landing].destination,
      rule: rule, target: candidates[target].destination)
  }
}
