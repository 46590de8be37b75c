import SheetKit
import Testing

/// The ten-line example of the README and the DocC overview, compiled.
@Suite struct ReadmeExampleTests {
  @Test func tenLines() {
    var sheet = Sheet(
      configuration: SheetConfiguration().presentationDetents([.medium, .large]),
      container: Container(width: 390, height: 844, safeArea: EdgeInsets(top: 47, bottom: 34)))
    var events = sheet.handle(.present, at: 0)
    events += sheet.advance(to: 1)
    events += sheet.handle(
      .pointerDown(1, PointerPosition(x: 195, y: 400), on: .header), at: 1)
    events += sheet.handle(.pointerMove(1, PointerPosition(x: 195, y: 300)), at: 1.05)
    events += sheet.handle(.pointerUp(1, PointerPosition(x: 195, y: 200)), at: 1.1)
    let picture = sheet.presentation(at: 1.2)
    #expect(picture.target == .stop(.large))
    #expect(picture.top < 388.32)
    #expect(events.map(\.kind.name) == ["didPresent", "decision", "didChangeSelectedDetent"])
  }

  /// The policy of the DocC article "Writing a policy", and its check without a sheet.
  @Test func aPolicyOfOnesOwn() {
    let oneStep = SnapPolicy(
      name: "oneStep",
      parameters: [
        SnapPolicy.Parameter("leastSpeed", 300, unit: "pt/s", range: 0...5000, source: "ours")
      ]
    ) { situation, policy in
      let nearest = situation.nearestIndex(to: situation.y)
      let isFlick = abs(situation.velocity) >= policy["leastSpeed"]
      return situation.decision(
        projected: situation.y, nearest: nearest, landing: nearest,
        rule: isFlick ? .step : .nearest,
        target: isFlick ? situation.next(after: nearest) : nearest)
    }
    let decision = oneStep.decide(
      SnapSituation(
        y: 300, velocity: -600,
        candidates: [SnapCandidate(.stop(.large), y: 57), SnapCandidate(.stop(.medium), y: 388)],
        containerHeight: 844))
    #expect(decision.target == .stop(.large))
  }

  @Test func fieldsNameEveryNumberOnce() {
    var tuning = SheetTuning()
    #expect(Set(SheetTuning.fields.map(\.name)).count == SheetTuning.fields.count)
    for field in SheetTuning.fields {
      #expect(field.range.contains(tuning[keyPath: field.keyPath]))
      #expect(SheetTuning.field(named: field.name)?.keyPath == field.keyPath)
      tuning[keyPath: field.keyPath] = -7
    }
    let values = Mirror(reflecting: tuning).children.compactMap { $0.value as? Double }
    #expect(values.count == SheetTuning.fields.count)
    #expect(values.allSatisfy { $0 == -7 })
  }
}
