extension SnapPolicy {
  /// The rule of Flutter's `DraggableScrollableSheet` with `snap: true`
  /// (`widgets/draggable_scrollable_sheet.dart` `_SnappingSimulation`).
  ///
  /// With a velocity the next stop from the *release* in its direction, else the nearest, a tie
  /// going to the larger. At or below the smallest stop it stays there whatever the velocity. A
  /// velocity counts above 50 pt/s, the least speed of a fling, and above the scroll tolerance
  /// 1 / (0.05 · pixel ratio), 6.67 pt/s at pixel ratio 3.
  ///
  /// *Motion*: at constant speed. Flutter moves at the release speed but at least 1600 pt/s
  /// (`minimumSpeed`), or for a `snapAnimationDuration`; here a linear 0.2 s, which is 320 pt at
  /// 1600 pt/s.
  ///
  /// *Not modelled*: that the duration depends on distance and speed, the least distance of a
  /// fling (18 pt) and iOS's 100 pt/s for content that bounces, flings that the content takes at
  /// the largest stop. Positions beyond the outermost stops count as those stops, as its extent
  /// is clamped. Dismissal is the lowest stop, as `minChildSize: 0` is.
  public static let flutter = SnapPolicy(
    name: "flutter",
    parameters: [
      Parameter(
        "minimumFlingVelocity", 50, unit: "pt/s", range: 0...5000,
        source: "flutter gestures/constants.dart kMinFlingVelocity"),
      Parameter(
        "velocityTolerance", 20.0 / 3, unit: "pt/s", range: 0...5000,
        source: "flutter widgets/scroll_physics.dart toleranceFor, at pixel ratio 3"),
    ],
    motion: .curve(.linear, duration: 0.2)
  ) { situation, policy in
    FlutterPolicy.decide(situation, policy)
  }
}

private enum FlutterPolicy {
  static func decide(_ situation: SnapSituation, _ policy: SnapPolicy) -> SnapDecision {
    let stops = situation.candidates
    let last = stops.count - 1
    let y = situation.y.clamped(to: stops[0].y...stops[last].y)
    let larger = stops.lastIndex { $0.y <= y } ?? 0
    let speed = abs(situation.velocity)
    let flings = speed > policy["minimumFlingVelocity"] && speed > policy["velocityTolerance"]
    let nearest = nearest(stops, larger: larger, to: y)
    let isStep = flings && larger < last
    return situation.decision(
      projected: situation.y, nearest: nearest, landing: nearest, rule: isStep ? .step : .nearest,
      target: isStep ? step(situation, larger: larger, from: y) : nearest)
  }

  private static func nearest(_ stops: [SnapCandidate], larger: Int, to y: Double) -> Int {
    guard larger < stops.count - 1 else { return larger }
    return stops[larger + 1].y - y < y - stops[larger].y ? larger + 1 : larger
  }

  private static func step(_ situation: SnapSituation, larger: Int, from y: Double) -> Int {
    if situation.velocity > 0 { return larger + 1 }
    return y == situation.candidates[larger].y ? max(larger - 1, 0) : larger
  }
}
