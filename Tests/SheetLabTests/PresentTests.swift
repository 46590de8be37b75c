import Canvas
import Testing

extension WindowTests {
  @Suite("present") struct Present {
    @Test func aClickOnARowPresentsItsDetailsAtMedium() async throws {
      try await WindowRun.open { run in
        let before = try await run.pixels("the list") { $0.showsThumbnails(of: 0..<6) }
        let row = PhonePlaces.row(1)
        try await run.play(.click(row.x, row.y))
        let frame = try await run.rest(on: "medium")
        try #require(frame.top == PhonePlaces.mediumTop)
        try #require(frame.dim == 1 && frame.scroll == 0 && frame.taps == 1)
        try #require(!frame.backgroundInteractive)
        try #require(run.trace.decisions.isEmpty, "nothing was let go of")
        try #require(run.trace.events.map(\.event) == ["didPresent"])
        let screen = try await run.pixels("row 1 in the sheet") {
          $0.showsSampleSheet(at: 388, row: 1)
        }
        try #require(
          screen.matches(before, in: PhonePlaces().row(0), light: 0.88), "a row behind, dimmed")
        try #require(screen.hasRoundedCorners(at: 388, width: 390))
      }
    }

    /// The picture of the press has the row pressed; the next one has the sheet on its way.
    @Test func theFirstFrameAfterAClickMoves() async throws {
      try await WindowRun.open { run in
        try await run.pixels("the list") { $0.showsThumbnails(of: 0..<6) }
        let row = PhonePlaces.row(2)
        try await run.play(.click(row.x, row.y))
        try await run.rest(on: "medium")
        let moving = run.trace.frames("presenting")
        let first = try #require(run.trace.frames.first { $0.taps == 1 })
        try #require(first.phase == "presenting" && first.top < 844)
        try #require(isDescending(moving.map(\.top)), "it only comes up")
      }
    }

    private func isDescending(_ values: [Double]) -> Bool {
      zip(values, values.dropFirst()).allSatisfy { $0 >= $1 }
    }
  }
}
