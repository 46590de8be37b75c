extension SnapPolicy {
  /// FloatingPanel's rule (scenee/FloatingPanel 3, `Sources/Core.swift` `targetState(from:with:)`,
  /// numbers in `Sources/Behavior.swift` `FloatingPanelDefaultBehavior`).
  ///
  /// The release is projected at the normal deceleration rate (0.998 a millisecond: 0.499 s). The
  /// two stops around the release are the segment, its start the one that the sheet moves away
  /// from. The projection is held to that segment and the next one; past half of the segment the
  /// sheet goes on, else it is redirected to the segment's start. So it moves at most one stop on
  /// from where it was let go, wherever the drag began; `skipsStops` 1 lifts that
  /// (`shouldProjectMomentum`).
  ///
  /// *Motion*: response 0.4 s (`springResponseTime`); damping ratio −ln(0.991) / (2π · 0.001 /
  /// 0.4) = 0.5756 (`springDecelerationRate`, the fast rate 0.99 plus 0.001), release velocity.
  ///
  /// *Not modelled*: the critical damping of releases of at most 300 pt/s (a policy has one
  /// motion); the frame-by-frame integration, which damps more at 60 Hz than at 120; the opt-in
  /// removal at v ≥ 5.5 · distance to hidden (`removalInteractionVelocityThreshold`): dismissal
  /// is the lowest stop, as the anchor `.hidden` is there; a threshold for each pair of stops.
  public static let floatingPanel = SnapPolicy(
    name: "floatingPanel",
    parameters: [
      Parameter(
        "lookAhead", 0.499, unit: "s", range: 0...1,
        source: "FloatingPanel Behavior.swift momentumProjectionRate = normal, 0.998 a ms"),
      Parameter(
        "redirectionalProgress", 0.5, range: 0...1,
        source: "FloatingPanel Behavior.swift redirectionalProgress"),
      Parameter(
        "skipsStops", 0, range: 0...1,
        source: "FloatingPanel Behavior.swift shouldProjectMomentum: false; 1 = true"),
    ],
    motion: .spring(response: 0.4, dampingRatio: 0.5756)
  ) { situation, policy in
    FloatingPanelPolicy(situation, policy).decide()
  }
}

private struct FloatingPanelPolicy {
  /// Two stops and a direction: indices of the one moved away from and the one moved to.
  struct Segment {
    var from: Int
    var to: Int
  }

  let situation: SnapSituation
  let policy: SnapPolicy
  let projected: Double
  let isDown: Bool

  init(_ situation: SnapSituation, _ policy: SnapPolicy) {
    self.situation = situation
    self.policy = policy
    self.projected = situation.y + policy["lookAhead"] * situation.velocity
    let start = situation.startIndex.map { situation.candidates[$0].y } ?? situation.y
    self.isDown = situation.velocity == 0 ? situation.y > start : situation.velocity > 0
  }

  func decide() -> SnapDecision {
    let skips = policy["skipsStops"] >= 0.5
    let segment = skips ? segment(at: projected) : widened(segment(at: situation.y))
    let held = skips ? projected : held(projected, in: segment)
    let target = isPast(held, in: segment) ? segment.to : segment.from
    let landing = situation.nearestIndex(to: projected)
    return situation.decision(
      projected: projected, nearest: situation.nearestIndex(to: situation.y), landing: landing,
      rule: held != projected && target != landing ? .step : .projection, target: target)
  }

  /// The stops around a position; both the same beyond the outermost. A position on a stop is at
  /// the start of the segment that the movement leads into.
  private func segment(at y: Double) -> Segment {
    let stops = situation.candidates
    let below = stops.firstIndex { isDown ? y < $0.y : y <= $0.y } ?? stops.count
    let upper = max(below - 1, 0)
    let lower = min(below, stops.count - 1)
    return isDown ? Segment(from: upper, to: lower) : Segment(from: lower, to: upper)
  }

  /// The segment, or where it is a single stop the one from that stop on.
  private func widened(_ segment: Segment) -> Segment {
    guard segment.from == segment.to else { return segment }
    return Segment(from: segment.from, to: situated(segment.to + (isDown ? 1 : -1)))
  }

  /// The projection held between the segment's start and the end of the segment after it.
  private func held(_ y: Double, in segment: Segment) -> Double {
    let from = situation.candidates[segment.from].y
    let end = situation.candidates[situated(segment.to + (isDown ? 1 : -1))].y
    return y.clamped(to: min(from, end)...max(from, end))
  }

  private func isPast(_ y: Double, in segment: Segment) -> Bool {
    let from = situation.candidates[segment.from].y
    let length = abs(situation.candidates[segment.to].y - from)
    return length > 0
      && abs(y - from) / length > policy["redirectionalProgress"].clamped(to: 0...1)
  }

  private func situated(_ index: Int) -> Int {
    index.clamped(to: 0...situation.candidates.count - 1)
  }
}
