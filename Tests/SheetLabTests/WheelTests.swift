import Testing

extension WindowTests {
  @Suite("wheel") struct Wheel {
    /// Points that a notch scrolls (SPEC §14).
    private static let notch = 60

    @Test func theWheelScrollsTheListAndBack() async throws {
      try await WindowRun.open { run in
        try await run.pixels("the list") { $0.showsThumbnails(of: 0..<6) }
        try await run.play(.wheel(195, 500, notches: 3))
        try await run.pixels("the list 180 points down") {
          $0.showsThumbnails(of: 2..<7, scroll: 3 * Self.notch)
        }
        try await run.play(.wheel(195, 500, notches: -5))
        try await run.pixels("the list at its top") { $0.showsThumbnails(of: 0..<6) }
        try #require(run.trace.frames.allSatisfy { $0.phase == "hidden" && $0.taps == 0 })
      }
    }

    @Test func overTheContentItGrowsTheSheetThenScrolls() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: SampleRestaurants.longRow)
        try await run.play(.wheel(195, 600, notches: 8))
        let frame = try await run.rest(on: "large")
        try #require(frame.top == PhonePlaces.largeTop)
        let scrolled = 8 * Double(Self.notch) - (PhonePlaces.mediumTop - PhonePlaces.largeTop)
        try #require(frame.scroll.isNear(scrolled))
        try #require(run.trace.events.last?.reason == "scroll")
        try await run.play(.wheel(195, 600, notches: -4))
        let back = try await run.frame("the content at its top") { $0.scroll == 0 }
        try #require(back.top == PhonePlaces.largeTop, "a wheel that ends there leaves the sheet")
      }
    }

    @Test func aNotchOverTheHandleMovesByAStop() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: 0)
        try await run.play(.wheel(195, 398, notches: 1))
        try await run.rest(on: "large")
        try await run.pixels("the sheet at large") { $0.showsSampleSheet(at: 57, row: 0) }
        try await run.play(.wheel(195, 67, notches: -1))
        try await run.rest(on: "medium")
        let changes = run.trace.events.filter { $0.event == "didChangeSelectedDetent" }
        try #require(changes.map(\.reason) == ["wheel", "wheel"])
      }
    }

    @Test func overTheDimmedListItDoesNothing() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: 0)
        // The row that was clicked is no longer under the pointer.
        try await run.play(.move(to: 195, 350))
        try await run.quiet()
        let before = try await run.pixels("the sheet")
        try await run.play(.wheel(195, 350, notches: 3))
        try await run.quiet()
        let after = try await run.pixels("the sheet")
        try #require(after.matches(before, in: PixelArea(x: 0..<390, y: 0..<844), within: 0))
      }
    }
  }
}
