extension SnapPolicy {
  /// The rule of emilkowalski/vaul 1 (`src/use-snap-points.ts` `onRelease`; `src/constants.ts`;
  /// for a single stop `src/index.tsx` `onRelease`). Pixels a millisecond are 1000 pt/s here.
  ///
  /// In bands of speed: above 2000 pt/s to the highest stop or the lowest (dismissal, if allowed);
  /// above 400 one stop on from the one that the drag *started* at, unless the drag was as long
  /// as 0.4 of the container; else the nearest stop, a tie going to the lower one.
  /// `sequential` 1 leaves out the first band (`snapToSequentialPoint`). A sheet with one stop
  /// that may be dismissed has no snap points there: moved up it returns, above 400 pt/s or
  /// lowered by a quarter of its height it is dismissed.
  ///
  /// *Motion*: 0.5 s along cubic-bezier(0.32, 0.72, 0, 1) (`TRANSITIONS`).
  ///
  /// *Not modelled*: its speed is the average over the whole drag, with the drag's direction; here
  /// it is the release velocity with its own. A slow release never closes a drawer with snap
  /// points there; here dismissal is the lowest stop, like a snap point at 0. Without a start it
  /// does nothing; here the stop nearest the release counts as the start.
  public static let vaul = SnapPolicy(
    name: "vaul",
    parameters: [
      Parameter(
        "velocityThreshold", 400, unit: "pt/s", range: 0...5000,
        source: "vaul src/constants.ts VELOCITY_THRESHOLD 0.4 px/ms"),
      Parameter(
        "skipVelocity", 2000, unit: "pt/s", range: 0...20000,
        source: "vaul src/use-snap-points.ts onRelease: velocity > 2 px/ms"),
      Parameter(
        "longDrag", 0.4, range: 0...1,
        source: "vaul src/use-snap-points.ts onRelease: 0.4 of the window's height"),
      Parameter(
        "closeThreshold", 0.25, range: 0...1, source: "vaul src/constants.ts CLOSE_THRESHOLD"),
      Parameter(
        "sequential", 0, range: 0...1, source: "vaul snapToSequentialPoint: false; 1 = true"),
    ],
    motion: .curve(TimingCurve(0.32, 0.72, 0, 1), duration: 0.5)
  ) { situation, policy in
    VaulPolicy(situation, policy).decide()
  }
}

private struct VaulPolicy {
  let situation: SnapSituation
  let policy: SnapPolicy
  let nearest: Int
  let start: Int

  init(_ situation: SnapSituation, _ policy: SnapPolicy) {
    self.situation = situation
    self.policy = policy
    let stops = situation.candidates
    let y = situation.y
    self.nearest =
      stops.indices.reversed().min { abs(stops[$0].y - y) < abs(stops[$1].y - y) } ?? 0
    self.start = situation.startIndex ?? nearest
  }

  private var last: Int { situation.candidates.count - 1 }
  private var speed: Double { abs(situation.velocity) }
  private var isDown: Bool { situation.velocity > 0 }

  func decide() -> SnapDecision {
    if last == 1, situation.candidates[1].destination == .dismissed { return decideSingleStop() }
    if speed > policy["skipVelocity"], policy["sequential"] < 0.5 {
      return decision(.end, target: isDown ? last : 0)
    }
    let dragged = abs(situation.y - situation.candidates[start].y)
    let isShort = dragged < policy["longDrag"] * situation.containerHeight
    if speed > policy["velocityThreshold"], isShort {
      return decision(.step, target: situation.next(after: start))
    }
    return decision(.nearest, target: nearest)
  }

  private func decideSingleStop() -> SnapDecision {
    let top = situation.candidates[0].y
    let lowered = situation.y - top
    if lowered <= 0 { return decision(.distance, target: 0) }
    if speed > policy["velocityThreshold"] {
      return decision(.velocity, target: isDown ? 1 : 0)
    }
    let isFar = lowered >= policy["closeThreshold"] * (situation.candidates[1].y - top)
    return decision(.distance, target: isFar ? 1 : 0)
  }

  private func decision(_ rule: SnapRule, target: Int) -> SnapDecision {
    situation.decision(
      projected: situation.y, nearest: nearest, landing: nearest, rule: rule, target: target)
  }
}
