import Testing

extension WindowTests {
  @Suite("pace") struct Pace {
    /// A display that does not say its rate counts as one of 60 Hz.
    private static let refresh = 1000 / 60.0

    /// Few pixels, so that it is the loop's pace and not how fast an unoptimised build draws. The
    /// median, because the machine has other things to do as well.
    @Test func framesComeAtTheDisplaysRateWhileItMoves() async throws {
      var setup = WindowSetup()
      setup.arguments += ["--scale", "0.5"]
      setup.window = (195, 422)
      try await WindowRun.open(setup) { run in
        let row = PhonePlaces.row(1)
        try await run.play(.click(row.x / 2, row.y / 2))
        try await run.rest(on: "medium")
        try await run.press(keys: "Escape")
        try await run.hidden()
        let times = run.trace.frames("dismissing").map(\.at)
        let gaps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
        try #require(gaps.count > 5, "\(gaps)")
        let median = gaps[gaps.count / 2]
        try #require(median > 0.5 * Self.refresh, "at most once a refresh: \(gaps)")
        try #require(median < 2.5 * Self.refresh, "\(gaps)")
      }
    }
  }
}
