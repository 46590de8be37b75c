extension SnapSituation {
  /// Index of the next candidate in the direction of the velocity, clamped to the outermost.
  public func next(after index: Int) -> Int {
    let step = velocity > 0 ? 1 : velocity < 0 ? -1 : 0
    return min(max(index + step, 0), candidates.count - 1)
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
