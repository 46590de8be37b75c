import SheetKit

/// What decided a release, as the second half of a sentence without its full stop.
///
/// The rule that a decision names says which part of its policy decided; the same rule reads
/// differently for each policy, so a policy with something of its own to say has a method here.
/// One without a name known here is explained by the rule alone.
struct SnapReason {
  let decision: SnapDecision
  let policy: SnapPolicy
  let tuning: SheetTuning
  /// Where the drag began, if that is one of the candidates.
  let start: SnapCandidate?

  init(
    _ decision: SnapDecision, policy: SnapPolicy, tuning: SheetTuning, start: Destination? = nil
  ) {
    self.decision = decision
    self.policy = policy
    self.tuning = tuning
    self.start = decision.candidates.map(\.candidate).first { $0.destination == start }
  }

  var text: String {
    switch decision.rule {
    case .projection: projection
    case .flick: flick
    case .nearest: nearest
    case .step: step
    case .distance: distance
    case .velocity: velocity
    case .end: end
    case .selection: "code selected \(target) during the drag, and that wins at the release"
    }
  }

  /// The speed in pt/s that the release was measured against, if any: its own must not read as
  /// that one where it is not.
  var limit: Double? {
    switch (policy.name, decision.rule) {
    case (_, .flick): flickVelocity
    case (_, .projection): projectionThreshold
    case ("vaul", .end): parameter("skipVelocity")
    case ("vaul", _), ("material", _): parameter("velocityThreshold")
    case ("flutter", _): parameter("minimumFlingVelocity")
    default: nil
    }
  }

  // MARK: Words

  var target: String { DetentTitle.of(decision.target) }
  var projected: String { "projected y \(Wording.number(decision.projected))" }
  var speed: String { Wording.speed(decision.velocity) }
  var direction: String { decision.velocity < 0 ? "up" : "down" }

  /// `to Large`, or that the sheet goes.
  func arriving(at destination: Destination) -> String {
    destination == .dismissed ? "off screen" : "to \(DetentTitle.of(destination))"
  }

  /// The winner's name, for the end of a clause that says what kind of stop it is.
  var winner: String { decision.target == .dismissed ? "off screen" : target }

  /// `the nearest stop, Medium, wins`, with how a tie was broken.
  var nearestWins: String {
    switch decision.target {
    case .stop: "the nearest stop, \(target), wins" + tie(at: decision.y)
    case .keyboard: "the keyboard stop, which is nearest, wins" + tie(at: decision.y)
    case .dismissed:
      "it is dismissed, the bottom edge being nearer than any stop" + tie(at: decision.y)
    }
  }

  // MARK: Numbers

  /// The policy's number of that name, or nil where it has none.
  func parameter(_ name: String) -> Double? {
    policy.parameters.first { $0.name == name }?.value
  }

  /// The speed below which a projection counts the velocity as 0; nil for policies without one.
  var projectionThreshold: Double? {
    policy.name == "apple" ? tuning.projectionThreshold : parameter("projectionThreshold")
  }

  var flickVelocity: Double { parameter("flickVelocity") ?? tuning.flickVelocity }

  /// Where a destination's top is, in points down.
  func y(of destination: Destination) -> Double? {
    decision.candidates.first { $0.candidate.destination == destination }?.candidate.y
  }

  var isOutermost: Bool {
    let outermost =
      decision.velocity < 0 ? decision.candidates.first : decision.candidates.last
    return outermost?.candidate.destination == decision.target
  }

  /// How the policy chose between the winner and a candidate as near to `place`; empty without one.
  func tie(at place: Double) -> String {
    guard let winner = y(of: decision.target) else { return "" }
    let rival = decision.candidates.map(\.candidate).first {
      $0.destination != decision.target
        && abs(abs($0.y - place) - abs(winner - place)) <= Self.tieTolerance
    }
    guard let rival, let rule = tieRule else { return "" }
    return " (\(DetentTitle.of(rival.destination)) is as near; \(rule))"
  }

  private var tieRule: String? {
    switch policy.name {
    case "apple", "parametric", "nearest":
      "a tie goes to the one nearer where the drag began"
    case "gorhom", "vaul", "material": "a tie goes to the lower one"
    case "flutter": "a tie goes to the larger one"
    default: nil
    }
  }

  /// Points; as close as SheetKit's own rule calls equal.
  private static let tieTolerance = 1e-9
}
