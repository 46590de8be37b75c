import SheetKit
import Testing
import Workbench

@Suite struct ExplanationTests {
  @Test(arguments: apple) func appleSays(_ row: ExplanationRow) {
    #expect(row.explanation.sentence == row.says)
  }

  @Test(arguments: others) func otherPoliciesSay(_ row: ExplanationRow) {
    #expect(row.explanation.sentence == row.says)
  }

  @Test func live() {
    let row = ExplanationRow(at: 300, -1000, says: "")
    let live = Explanation(live: row.decision, policy: .apple, tuning: SheetTuning())
    #expect(
      live.sentence == """
        Let go now, and it goes to Large: at y 300, moving up at 1,000 pt/s, projected y 201 is \
        nearest to Large.
        """)
    #expect(live.details == row.explanation.details)
    let low = ExplanationRow(at: 640, 0, with: ExplanationRow.dismissal, says: "")
    let leaving = Explanation(live: low.decision, policy: .apple, tuning: SheetTuning())
    #expect(leaving.sentence.hasPrefix("Let go now, and it is dismissed: at y 640, standing"))
  }

  @Test func codeSelectedMeanwhile() {
    let decision = ExplanationRow(at: 380, -1400, says: "").decision
      .replacing(target: .stop(.medium), rule: .selection)
    let explanation = Explanation(decision, policy: .apple, tuning: SheetTuning())
    #expect(
      explanation.sentence == """
        Let go at y 380, moving up at 1,400 pt/s: code selected Medium during the drag, and that \
        wins at the release.
        """)
  }

  @Test func detailsNameEveryCandidateTheOneNearestTheProjectionFirst() {
    let row = ExplanationRow(at: 300, -1000, with: ExplanationRow.dismissal, says: "")
    #expect(
      row.explanation.details == [
        "Large 57 · 243 pt away, 144 from the projection",
        "Medium 388 · 88 pt away, 187 from the projection",
        "Dismissal 844 · 544 pt away, 643 from the projection",
      ])
    let still = ExplanationRow(at: 300, 0, says: "")
    #expect(still.explanation.details == ["Medium 388 · 88 pt away", "Large 57 · 243 pt away"])
  }

  @Test func thresholdsAreTheOnesInUse() {
    var tuning = SheetTuning()
    tuning.projectionThreshold = 500
    let situation = SnapSituation(
      y: 300, velocity: -400, candidates: [ExplanationRow.large, ExplanationRow.medium],
      containerHeight: 844, tuning: tuning)
    let decision = SnapPolicy.apple.decide(situation)
    let said = Explanation(decision, policy: .apple, tuning: tuning).sentence
    #expect(said.contains("too slow to count (below 500 pt/s)"))
  }

  /// Whatever the rule: one sentence that says who won.
  @Test(arguments: SnapPolicy.all) func everySentenceNamesTheWinner(_ policy: SnapPolicy) {
    for y in stride(from: -100.0, through: 900, by: 12.5) {
      for velocity in [-25000.0, -1000, -300, -60, 0, 60, 300, 1000, 25000] {
        for start in [nil, .stop(.large), .stop(.medium)] as [Destination?] {
          let row = ExplanationRow(
            policy, at: y, velocity, from: start, with: ExplanationRow.dismissal, says: "")
          let sentence = row.explanation.sentence
          let target = row.decision.target
          let names = target == .dismissed ? ["dismiss", "off screen"] : [DetentTitle.of(target)]
          let returns = sentence.hasSuffix("returns.") && target == start
          #expect(
            returns || names.contains { sentence.contains($0) },
            "\(row.testDescription): \(sentence)")
          #expect(sentence.hasSuffix(".") && !sentence.contains("  "))
        }
      }
    }
  }

  /// The examples of SPEC §5 and the rule's other ways.
  static let apple: [ExplanationRow] = [
    ExplanationRow(
      at: 230, 0, says: "Let go at y 230, standing still: the nearest stop, Medium, wins."),
    ExplanationRow(
      at: 230, -120,
      says: """
        Let go at y 230, moving up at 120 pt/s: too slow to count (below 250 pt/s), so the \
        nearest stop, Medium, wins.
        """),
    ExplanationRow(
      at: 230, 249.7,
      says: """
        Let go at y 230, moving down at 249.7 pt/s: too slow to count (below 250 pt/s), so \
        the nearest stop, Medium, wins.
        """),
    ExplanationRow(
      at: 200, -40,
      says: """
        Let go at y 200, moving up at 40 pt/s: too slow to count (below 250 pt/s), so the \
        nearest stop, Large, wins.
        """),
    ExplanationRow(
      at: 300, -400,
      says: "Let go at y 300, moving up at 400 pt/s: projected y 260 is nearest to Medium."),
    ExplanationRow(
      at: 300, -1000,
      says: "Let go at y 300, moving up at 1,000 pt/s: projected y 201 is nearest to Large."),
    ExplanationRow(
      at: 80, 1200, from: .stop(.large),
      says: """
        Let go at y 80, moving down at 1,200 pt/s: projected y 199 stays nearest to Large, but \
        a flick of 1,200 pt/s steps one further, from Large to Medium.
        """),
    ExplanationRow(
      at: 610, 0, with: ExplanationRow.dismissal,
      says: "Let go at y 610, standing still: the nearest stop, Medium, wins."),
    ExplanationRow(
      at: 620, 0, with: ExplanationRow.dismissal,
      says: """
        Let go at y 620, standing still: it is dismissed, the bottom edge being nearer than \
        any stop.
        """),
    ExplanationRow(
      at: 620, 30, with: ExplanationRow.dismissal,
      says: """
        Let go at y 620, moving down at 30 pt/s: too slow to count (below 250 pt/s), so it \
        is dismissed, the bottom edge being nearer than any stop.
        """),
    ExplanationRow(
      at: 620, -600, with: ExplanationRow.dismissal,
      says: "Let go at y 620, moving up at 600 pt/s: projected y 561 is nearest to Medium."),
    ExplanationRow(
      at: 400, 1200, with: ExplanationRow.dismissal,
      says: """
        Let go at y 400, moving down at 1,200 pt/s: a flick of 1,200 pt/s steps one further, \
        from Medium off screen: it is dismissed.
        """),
    ExplanationRow(
      at: 560, 1200, with: ExplanationRow.dismissal,
      says: """
        Let go at y 560, moving down at 1,200 pt/s: projected y 679 is nearer to the bottom \
        edge than to any stop, so it is dismissed.
        """),
    ExplanationRow(
      at: 380, -1400,
      says: """
        Let go at y 380, moving up at 1,400 pt/s: projected y 241 stays nearest to Medium, but \
        a flick of 1,400 pt/s steps one further, from Medium to Large.
        """),
    ExplanationRow(
      at: 20, -1400,
      says: """
        Let go at y 20, moving up at 1,400 pt/s: a flick of 1,400 pt/s would step one \
        further, but Large is the last stop.
        """),
    ExplanationRow(
      at: 900, 1400, with: ExplanationRow.dismissal,
      says: """
        Let go at y 900, moving down at 1,400 pt/s: it is dismissed, the bottom edge being \
        nearer than any stop.
        """),
    ExplanationRow(
      at: 830, -1000, with: ExplanationRow.dismissal,
      says: """
        Let go at y 830, moving up at 1,000 pt/s: projected y 731 stays nearest to dismissal, \
        but a flick of 1,000 pt/s steps one further, from dismissal to Medium.
        """),
    ExplanationRow(
      at: 222.66, 0,
      says: """
        Let go at y 223, standing still: the nearest stop, Medium, wins (Large is as near; \
        a tie goes to the one nearer where the drag began).
        """),
    ExplanationRow(
      at: 90, 0, from: .keyboard, with: ExplanationRow.keyboard,
      says: """
        Let go at y 90, standing still: the keyboard stop, which is nearest, wins (Large is \
        as near; a tie goes to the one nearer where the drag began).
        """),
    ExplanationRow(
      at: 100, -600, from: .keyboard, with: ExplanationRow.keyboard,
      says: """
        Let go at y 100, moving up at 600 pt/s: projected y 41 is nearest to the keyboard stop \
        (Large is as near; a tie goes to the one nearer where the drag began).
        """),
  ]

  static let others: [ExplanationRow] = [
    ExplanationRow(
      .nearest, at: 230, -2000,
      says: """
        Let go at y 230, moving up at 2,000 pt/s: only the place counts, so the nearest \
        stop, Medium, wins.
        """),
    ExplanationRow(
      .nearest, at: 700, 0, with: ExplanationRow.dismissal,
      says: """
        Let go at y 700, standing still: only the place counts, so it is dismissed, the \
        bottom edge being nearer than any stop.
        """),
    ExplanationRow(
      .gorhom, at: 300, -400,
      says: "Let go at y 300, moving up at 400 pt/s: projected y 220 is nearest to Large."),
    ExplanationRow(
      .gorhom, at: 222.66, 0,
      says: """
        Let go at y 223, standing still: the nearest stop, Medium, wins (Large is as near; \
        a tie goes to the lower one).
        """),
    ExplanationRow(
      .floatingPanel, at: 300, -1000,
      says: "Let go at y 300, moving up at 1,000 pt/s: projected y −199 is nearest to Large."),
    ExplanationRow(
      .floatingPanel, at: 90, 2000, from: .stop(.large), with: ExplanationRow.low,
      ExplanationRow.dismissal,
      says: """
        Let go at y 90, moving down at 2,000 pt/s: projected y 1,088 would reach dismissal, \
        but this rule goes at most one stop on from where it was let go: to Medium.
        """),
    ExplanationRow(
      .floatingPanel, at: 222.66, 0,
      says: "Let go at y 223, standing still: the nearest stop, Medium, wins."),
    ExplanationRow(
      late, at: 200, 100, from: .stop(.large),
      says: """
        Let go at y 200, moving down at 100 pt/s: projected y 250 is not past 80 % of the way \
        to Medium, so it goes back to Large.
        """),
    ExplanationRow(
      early, at: 110, 100, from: .stop(.large),
      says: """
        Let go at y 110, moving down at 100 pt/s: projected y 160 is past 20 % of the way, so \
        it goes on to Medium.
        """),
    ExplanationRow(
      .material, at: 380, -300,
      says: """
        Let go at y 380, moving up at 300 pt/s: fast enough (from 125 pt/s) to go on to the \
        next stop up, Large.
        """),
    ExplanationRow(
      .material, at: 380, -100,
      says: """
        Let go at y 380, moving up at 100 pt/s: 8 pt from Medium is short of the 56 pt that \
        count, so it returns.
        """),
    ExplanationRow(
      .material, at: 300, -100,
      says: """
        Let go at y 300, moving up at 100 pt/s: 88 pt from Medium is past the 56 pt that \
        count, so it goes on to Large.
        """),
    ExplanationRow(
      .material, at: 388.32, -900,
      says: """
        Let go at y 388, moving up at 900 pt/s: it has not left Medium, whatever the speed.
        """),
    ExplanationRow(
      .material, at: 300, -100, from: nil,
      says: """
        Let go at y 300, moving up at 100 pt/s: too slow to count, so distance decides: past \
        56 pt from its stop it goes on, here to Large.
        """),
    ExplanationRow(
      .material, at: 300, 0, from: nil,
      says: "Let go at y 300, standing still: the nearest stop, Medium, wins."),
    ExplanationRow(
      .vaul, at: 300, -2500,
      says: """
        Let go at y 300, moving up at 2,500 pt/s: faster than 2,000 pt/s, so straight to the \
        top stop, Large.
        """),
    ExplanationRow(
      .vaul, at: 300, 2500, with: ExplanationRow.low,
      says: """
        Let go at y 300, moving down at 2,500 pt/s: faster than 2,000 pt/s, so straight to \
        the lowest stop, 200 pt.
        """),
    ExplanationRow(
      .vaul, at: 300, 2500, with: ExplanationRow.dismissal,
      says: """
        Let go at y 300, moving down at 2,500 pt/s: faster than 2,000 pt/s, so all the way \
        down: it is dismissed.
        """),
    ExplanationRow(
      .vaul, at: 380, -500,
      says: """
        Let go at y 380, moving up at 500 pt/s: faster than 400 pt/s, so one stop up from \
        Medium, to Large.
        """),
    ExplanationRow(
      .vaul, at: 380, -500, from: nil,
      says: """
        Let go at y 380, moving up at 500 pt/s: faster than 400 pt/s, so one stop up from \
        where the drag began, if there is one, to Large.
        """),
    ExplanationRow(
      .vaul, at: 90, -500, from: .stop(.large),
      says: """
        Let go at y 90, moving up at 500 pt/s: faster than 400 pt/s, but there is no stop \
        further up than Large.
        """),
    ExplanationRow(
      .vaul, at: 300, -100,
      says: """
        Let go at y 300, moving up at 100 pt/s: not faster than 400 pt/s, so the nearest \
        stop, Medium, wins.
        """),
    ExplanationRow(
      .vaul, at: 30, -500, from: .stop(.medium),
      says: """
        Let go at y 30, moving up at 500 pt/s: after a drag of 40 % of the screen speed does \
        not count, so the nearest stop, Large, wins.
        """),
    ExplanationRow(
      .flutter, at: 300, -40,
      says: """
        Let go at y 300, moving up at 40 pt/s: too slow for a fling (up to 50 pt/s), so the \
        nearest stop, Medium, wins.
        """),
    ExplanationRow(
      .flutter, at: 300, -900,
      says: """
        Let go at y 300, moving up at 900 pt/s: a fling of 900 pt/s goes to the next stop \
        up, Large.
        """),
    ExplanationRow(
      .flutter, at: 420, -900,
      says: """
        Let go at y 420, moving up at 900 pt/s: at or below the smallest stop no fling \
        counts: it stays at Medium.
        """),
    ExplanationRow(
      .flutter, at: 40, -900,
      says: """
        Let go at y 40, moving up at 900 pt/s: a fling up ends at the last stop, Large.
        """),
    ExplanationRow(
      .flutter, at: 400, 900, with: ExplanationRow.dismissal,
      says: """
        Let go at y 400, moving down at 900 pt/s: a fling of 900 pt/s goes to the next stop \
        down, off screen.
        """),
    ExplanationRow(
      .parametric(lookAhead: 0.3, projectionThreshold: 100, flickVelocity: 1500, mostSteps: 1),
      at: 580, -1200, from: .stop(.height(200)), with: ExplanationRow.low,
      says: """
        Let go at y 580, moving up at 1,200 pt/s: projected y 220 is nearest to Large, but at \
        most one stop from where the drag began: to Medium.
        """),
    ExplanationRow(
      .parametric(lookAhead: 0.099, projectionThreshold: 100, flickVelocity: 1000, mostSteps: 0),
      at: 380, -1200,
      says: """
        Let go at y 380, moving up at 1,200 pt/s: a flick of 1,200 pt/s would step on, but \
        this rule returns to where the drag began, Medium.
        """),
    ExplanationRow(
      .parametric, at: 300, -90,
      says: """
        Let go at y 300, moving up at 90 pt/s: too slow to count (below 250 pt/s), so the \
        nearest stop, Medium, wins.
        """),
  ]

  static var late: SnapPolicy {
    var policy = SnapPolicy.floatingPanel
    policy["redirectionalProgress"] = 0.8
    return policy
  }

  static var early: SnapPolicy {
    var policy = SnapPolicy.floatingPanel
    policy["redirectionalProgress"] = 0.2
    return policy
  }
}
