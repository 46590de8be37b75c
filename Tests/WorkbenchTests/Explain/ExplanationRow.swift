import SheetKit
import Testing
import Workbench

/// A release of the sheet `[.medium, .large]` on 390×844 (tops 388.32 and 57), and what is said of
/// it.
struct ExplanationRow: Sendable, CustomTestStringConvertible {
  var policy = SnapPolicy.apple
  var y: Double
  var velocity: Double
  var start: Destination? = .stop(.medium)
  var others: [SnapCandidate] = []
  var says: String

  init(
    _ policy: SnapPolicy = .apple, at y: Double, _ velocity: Double,
    from start: Destination? = .stop(.medium), with others: SnapCandidate..., says: String
  ) {
    self.policy = policy
    self.y = y
    self.velocity = velocity
    self.start = start
    self.others = others
    self.says = says
  }

  var testDescription: String { "\(policy.name) at \(y), \(velocity) pt/s" }

  static let medium = SnapCandidate(.stop(.medium), y: 388.32)
  static let large = SnapCandidate(.stop(.large), y: 57)
  static let low = SnapCandidate(.stop(.height(200)), y: 610)
  static let dismissal = SnapCandidate(.dismissed, y: 844)
  static let keyboard = SnapCandidate(.keyboard, y: 57)

  var decision: SnapDecision {
    policy.decide(
      SnapSituation(
        y: y, velocity: velocity, candidates: [Self.large, Self.medium] + others, start: start,
        containerHeight: 844))
  }

  var explanation: Explanation {
    Explanation(decision, policy: policy, tuning: SheetTuning(), start: start)
  }
}
