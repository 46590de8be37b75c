import Testing

extension WindowTests {
  @Suite("dismiss") struct Dismiss {
    private static let dismissal = ["shouldDismiss", "willDismiss", "didDismiss", "onDismiss"]

    @Test func aClickOnTheDimmedListDismissesAndOpensNothing() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: 0)
        let opening = run.trace.events.count
        let row = PhonePlaces.row(1)
        try await run.play(.click(row.x, row.y))
        try await run.hidden()
        let events = run.trace.events.dropFirst(opening)
        try #require(events.map(\.event) == Self.dismissal)
        try #require(events.allSatisfy { $0.reason == "dimmedArea" })
        try await run.quiet()
        let last = try #require(run.trace.frames.last)
        try #require(last.phase == "hidden" && last.taps == 1, "the row below was not tapped")
        try await run.pixels("the list") { $0.showsThumbnails(of: 2..<6) }
      }
    }

    @Test func aPressOnTheDimmedListThatEndsOnTheSheetIsNothing() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: 0)
        let opening = run.trace.events.count
        try await run.play(.press(195, 300).move(by: 150, steps: 10).hold(0.05).release())
        try await run.quiet()
        try #require(run.trace.frames.last?.phase == "resting")
        try #require(run.trace.events.count == opening)
      }
    }

    @Test func escapeDismisses() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: 0)
        let opening = run.trace.events.count
        try await run.press(keys: "Escape")
        try await run.hidden()
        let events = run.trace.events.dropFirst(opening)
        try #require(events.map(\.event) == Self.dismissal)
        try #require(events.allSatisfy { $0.reason == "key" })
        try await run.pixels("the list") { $0.showsThumbnails(of: 1..<6) }
      }
    }
  }
}
