extension SnapPolicy {
  /// The rule of Jetpack Compose Material 3's bottom sheets up to 1.4 (androidx,
  /// `material3/internal/AnchoredDraggable.kt` `computeTarget`; thresholds in
  /// `material3/SheetDefaults.kt` `BottomSheetDefaults`, in dp, taken as points).
  ///
  /// Moved away from its stop, the sheet goes to the next stop beyond the *release* if the
  /// velocity in the direction of that movement is at least 125, or if it moved at least 56;
  /// else it returns. A long drag may thus pass a stop, one flick from a stop never does. A
  /// velocity against the movement counts for nothing, and a release exactly on the drag's stop
  /// stays there.
  ///
  /// Where the drag began is unknown, the rule of Compose Foundation's `AnchoredDraggable.kt`
  /// applies, which later versions of Material 3 use: without velocity the nearest stop, else the
  /// 56 count from the stop that the velocity points away from.
  ///
  /// *Motion*: the standard motion scheme's default spatial spring (`ModalBottomSheet.kt`,
  /// `tokens/StandardMotionTokens.kt`): damping ratio 0.9, stiffness 700, response 2π/√700 =
  /// 0.23748 s, with the release velocity. Before 1.4 it was a 300 ms tween.
  ///
  /// *Not modelled*: the half-pixel tolerances; the absolute values that mirror a threshold above
  /// the container's top; `confirmValueChange`: a stop that may not be reached is no candidate
  /// here. Positions beyond the outermost stops count as those stops, as its offset is clamped.
  /// The Views library's `BottomSheetBehavior` is another rule.
  public static let material = SnapPolicy(
    name: "material",
    parameters: [
      Parameter(
        "positionalThreshold", 56, unit: "pt", range: 0...500,
        source: "androidx material3 SheetDefaults.kt BottomSheetDefaults.PositionalThreshold"),
      Parameter(
        "velocityThreshold", 125, unit: "pt/s", range: 0...5000,
        source: "androidx material3 SheetDefaults.kt BottomSheetDefaults.VelocityThreshold"),
    ],
    motion: .spring(response: 0.23748, dampingRatio: 0.9)
  ) { situation, policy in
    MaterialPolicy(situation, policy).decide()
  }
}

private struct MaterialPolicy {
  let situation: SnapSituation
  let policy: SnapPolicy
  /// The release between the outermost stops.
  let y: Double
  /// Indices of the stops at or above, and at or below the release.
  let above: Int
  let below: Int

  init(_ situation: SnapSituation, _ policy: SnapPolicy) {
    let stops = situation.candidates
    self.situation = situation
    self.policy = policy
    let y = situation.y.clamped(to: stops[0].y...stops[stops.count - 1].y)
    self.y = y
    self.above = stops.lastIndex { $0.y <= y } ?? 0
    self.below = stops.firstIndex { $0.y >= y } ?? stops.count - 1
  }

  func decide() -> SnapDecision {
    guard let start = situation.startIndex else { return decideWithoutStart() }
    let origin = situation.candidates[start].y
    guard y != origin else { return decision(.nearest, target: start) }
    return leave(start, isDown: y > origin)
  }

  private func decideWithoutStart() -> SnapDecision {
    guard situation.velocity != 0 else {
      return decision(.nearest, target: situation.nearestIndex(to: y))
    }
    let isDown = situation.velocity > 0
    return leave(isDown ? above : below, isDown: isDown)
  }

  /// On beyond the release, or back to `origin`.
  private func leave(_ origin: Int, isDown: Bool) -> SnapDecision {
    let next = isDown ? below : above
    let speed = isDown ? situation.velocity : -situation.velocity
    if speed >= policy["velocityThreshold"] { return decision(.velocity, target: next) }
    let moved = abs(y - situation.candidates[origin].y)
    return decision(
      .distance, target: moved >= policy["positionalThreshold"] ? next : origin)
  }

  private func decision(_ rule: SnapRule, target: Int) -> SnapDecision {
    let nearest = situation.nearestIndex(to: y)
    return situation.decision(
      projected: situation.y, nearest: nearest, landing: nearest, rule: rule, target: target)
  }
}
