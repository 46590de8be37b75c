extension SnapPolicy {
  /// The rule of gorhom/react-native-bottom-sheet 5 (`src/utilities/snapPoint.ts`, called from
  /// `src/hooks/useGestureEventsHandlersDefault.tsx` `handleOnEnd`).
  ///
  /// The stop nearest to where the release velocity leads in 0.2 s; it may skip stops, and where
  /// the drag began does not matter. A tie goes to the lower stop, which comes first in its list.
  /// Dismissal is the lowest stop (`enablePanDownToClose`).
  ///
  /// *Motion*: mass 3, stiffness 1000, damping 500 (`src/constants.ts` `ANIMATION_CONFIGS`):
  /// response 2π · √(3/1000) = 0.34414 s. The damping ratio would be 4.56, but Reanimated
  /// (`src/animation/spring.ts`) computes every ratio from 1 on as critical damping: 1 here.
  ///
  /// *Not modelled*: that its spring gets half of the release velocity and is cut at an overshoot
  /// (`overshootClamping`) and at 10 px and 10 px/s; Android's 250 ms exponential ease-out; the
  /// temporary position over a keyboard; that content scrolled at the top stop holds the sheet.
  public static let gorhom = SnapPolicy(
    name: "gorhom",
    parameters: [
      Parameter(
        "lookAhead", 0.2, unit: "s", range: 0...1,
        source: "react-native-bottom-sheet src/utilities/snapPoint.ts")
    ],
    motion: .spring(response: 0.34414, dampingRatio: 1)
  ) { situation, policy in
    GorhomPolicy.decide(situation, policy)
  }
}

private enum GorhomPolicy {
  static func decide(_ situation: SnapSituation, _ policy: SnapPolicy) -> SnapDecision {
    let projected = situation.y + policy["lookAhead"] * situation.velocity
    let target = lowestNearest(situation.candidates, to: projected)
    return situation.decision(
      projected: projected, nearest: lowestNearest(situation.candidates, to: situation.y),
      landing: target, rule: .projection, target: target)
  }

  private static func lowestNearest(_ candidates: [SnapCandidate], to y: Double) -> Int {
    let fromBelow = candidates.indices.reversed()
    return fromBelow.min { abs(candidates[$0].y - y) < abs(candidates[$1].y - y) } ?? 0
  }
}
