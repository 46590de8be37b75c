import Testing

extension WindowTests {
  @Suite("catch") struct Catch {
    /// The spring is slowed down, so that there is time to see where it is and to catch it there.
    private var slowly: WindowSetup {
      var setup = WindowSetup()
      setup.configuration = """
        {"detents": ["medium", "large"], "dragIndicator": "hidden", "tuning": {"response": 0.9}}
        """
      return setup
    }

    @Test func aSheetCaughtOnItsWayStaysInTheHandWithoutAJump() async throws {
      try await WindowRun.open(slowly) { run in
        try await run.presentSample(row: 0)
        try await run.play(.press(195, 398).move(by: -152, steps: 19).release())
        try await run.frame("the sheet on its way") { $0.phase == "settling" && $0.top < 215 }
        try await run.play(.press(195, 500).move(by: 6, steps: 1))
        let caught = try await run.frame("the sheet in the hand") { $0.phase == "dragging" }
        try #require(caught.top > PhonePlaces.largeTop + 5, "it was on its way")
        try await run.quiet()
        let held = try #require(run.trace.frames.last)
        try #require(held.phase == "dragging" && held.top == caught.top, "it stays where it is")
        try #require(run.trace.frames.isContinuous(handTravel: 8))
        let top = Int(held.top.rounded())
        try await run.pixels("the sheet in the hand") { $0.showsSampleSheet(at: top, row: 0) }
        try await run.play(Gesture().hold(0.12).release())
        try await run.rest(on: "large")
        let decision = try #require(run.trace.decisions.last)
        try #require(decision.velocity == 0 && decision.y.isNear(held.top))
      }
    }

    @Test func aSheetOnItsWayOutIsCaughtAndBroughtBack() async throws {
      try await WindowRun.open(slowly) { run in
        try await run.presentSample(row: 0)
        try await run.play(.press(195, 398).move(by: 240, steps: 20).release())
        try await run.frame("the sheet on its way out") { $0.phase == "dismissing" }
        let place = 780
        try await run.play(.press(195, place).move(by: -6, steps: 1))
        try await run.frame("the sheet in the hand") { $0.phase == "dragging" }
        try await run.play(.from(195, place - 6).move(by: -330, steps: 30))
        try await run.quiet(for: .milliseconds(100))
        try await run.play(Gesture().hold(0.12).release())
        try await run.rest(on: "medium")
        let names = run.trace.events.map(\.event)
        try #require(names.filter { $0 == "shouldDismiss" }.count == 1)
        try #require(names.filter { $0 == "willDismiss" }.count == 1)
        try #require(names.last == "didCancelDismiss")
        try #require(run.trace.frames.isContinuous(handTravel: 340))
      }
    }
  }
}

extension [TraceFrame] {
  /// Whether no frame is further from the one before than the faster of the two can move in between
  /// and the hand has moved altogether (SPEC §15).
  fileprivate func isContinuous(handTravel: Double) -> Bool {
    zip(self, dropFirst()).allSatisfy { before, after in
      guard after.phase == "dragging", before.phase != "dragging" else { return true }
      let speed = Swift.max(abs(before.velocity), abs(after.velocity))
      return abs(after.top - before.top)
        <= speed * (after.at - before.at) / 1000 + handTravel + 0.5
    }
  }
}
