import SheetKit

/// Why a release went where it went, as a designer says it.
///
///     Explanation(decision, policy: .apple, tuning: SheetTuning()).sentence
///     // "Let go at y 300, moving up at 1,000 pt/s: projected y 201 is nearest to Large."
///
/// Positions are the sheet's top in points **down** from the screen's top. The numbers are the
/// decision's own, rounded; the thresholds are those of the policy and the tuning it was made with.
package struct Explanation: Hashable, Sendable {
  /// One sentence: where and how fast, what decided, and who won.
  package var sentence: String
  /// A line a candidate, the one nearest the projection first:
  /// `Large 57 · 243 pt away, 144 from the projection`.
  package var details: [String]

  /// A release that has happened. `start` is where the sheet stood when the drag began, where that
  /// is known: some policies count from there.
  package init(
    _ decision: SnapDecision, policy: SnapPolicy, tuning: SheetTuning, start: Destination? = nil
  ) {
    let reason = SnapReason(decision, policy: policy, tuning: tuning, start: start)
    sentence = "Let go at \(Self.place(of: decision, against: reason.limit)): \(reason.text)."
    details = Self.details(of: decision)
  }

  /// What would happen if the finger let go now.
  package init(
    live decision: SnapDecision, policy: SnapPolicy, tuning: SheetTuning,
    start: Destination? = nil
  ) {
    let reason = SnapReason(decision, policy: policy, tuning: tuning, start: start)
    let place = Self.place(of: decision, against: reason.limit)
    sentence = "Let go now, and \(Self.outcome(of: decision)): at \(place), \(reason.text)."
    details = Self.details(of: decision)
  }

  private static func outcome(of decision: SnapDecision) -> String {
    decision.target == .dismissed
      ? "it is dismissed" : "it goes to \(DetentTitle.of(decision.target))"
  }

  /// `y 300, moving up at 1,000 pt/s`.
  private static func place(of decision: SnapDecision, against limit: Double?) -> String {
    let y = "y \(Wording.number(decision.y))"
    guard decision.velocity != 0 else { return y + ", standing still" }
    let speed =
      limit.map { Wording.speed(decision.velocity, against: $0) }
      ?? Wording.speed(decision.velocity)
    return "\(y), moving \(decision.velocity < 0 ? "up" : "down") at \(speed)"
  }

  private static func details(of decision: SnapDecision) -> [String] {
    let isProjected = decision.projected != decision.y
    let sorted = decision.candidates.enumerated().sorted {
      ($0.element.projectedDistance, $0.element.distance, $0.offset)
        < ($1.element.projectedDistance, $1.element.distance, $1.offset)
    }
    return sorted.map { _, weighed in
      let name = DetentTitle.label(of: weighed.candidate.destination)
      let away = "\(Wording.number(weighed.distance)) pt away"
      let line = "\(name) \(Wording.number(weighed.candidate.y)) · \(away)"
      guard isProjected else { return line }
      return line + ", \(Wording.number(weighed.projectedDistance)) from the projection"
    }
  }
}
