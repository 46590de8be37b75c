import Testing

extension WindowTests {
  @Suite("focus") struct Focus {
    /// The sheet lets go of a hand whose window has lost the keyboard to another one.
    @Test func aDragEndsWhenAnotherWindowTakesTheFocus() async throws {
      var setup = WindowSetup()
      setup.screen = (800, 1000)
      try await WindowRun.open(setup) { run in
        try await run.presentSample(row: 0)
        try await run.play(.press(195, 398).move(by: -100, steps: 10))
        let held = PhonePlaces.mediumTop - 96
        try await run.frame("the sheet in the hand") { $0.top.isNear(held) }
        try await run.withSecondWindow {
          let decision = try await run.wait("the decision") { $0.decisions.first }
          try #require(decision.velocity == 0 && decision.y.isNear(held))
          try await run.rest(on: "medium")
        }
        let count = run.trace.entries.count
        try await run.play(.from(195, 298).move(by: -150, steps: 10).hold(0.05).release())
        try await run.quiet()
        let after = run.trace.after(count)
        try #require(after.decisions.isEmpty && after.events.isEmpty, "the hand is not back")
        try #require(after.frames.allSatisfy { $0.phase == "resting" })
        try await run.pixels("the sheet at medium") { $0.showsSampleSheet(at: 388, row: 0) }
      }
    }
  }
}
