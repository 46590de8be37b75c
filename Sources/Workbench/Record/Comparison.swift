import Scenes
import SheetKit

/// The last movement as it would have been under each of the two slots.
struct Comparison {
  struct Result {
    let slot: Tuner.Slot
    let curve: MotionCurve
    let label: String
  }

  /// What the results were worked out from: they are worked out anew when it changes.
  private struct Inputs: Hashable {
    var origin: Seconds
    var steps: Int
    var subjects: [Subject]
  }

  private var inputs: Inputs?
  private(set) var results: [Result] = []

  mutating func update(_ recording: Recording, _ tuner: Tuner) {
    let subjects = Tuner.Slot.allCases.map { tuner.subject(of: $0) }
    let new = Inputs(
      origin: recording.origin, steps: recording.steps.count, subjects: subjects)
    guard new != inputs else { return }
    inputs = new
    results = Tuner.Slot.allCases.map { Self.result(of: recording, $0, tuner.subject(of: $0)) }
  }

  private static func result(
    of recording: Recording, _ slot: Tuner.Slot, _ subject: Subject
  ) -> Result {
    let start = Subject(recording.start)
    let commands = start.commands(to: subject.followingSelection(of: start))
    var changed = recording.beginning(with: commands)
    changed.end = changed.settled
    let curve = Player.curve(of: changed)
    let policy = FieldTitle.words(of: subject.configuration.policy.name)
    let landing = curve.release.map { " → " + DetentTitle.of($0.decision.target) } ?? ""
    let name = slot == .a ? "A" : "B"
    return Result(slot: slot, curve: curve, label: "\(name) \(policy)\(landing)")
  }
}
