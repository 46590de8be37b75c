import Canvas
import Testing

extension WindowTests {
  @Suite("hand-off") struct HandOff {
    private static let slop = 4.0
    private static let long = SampleRestaurants.longRow

    /// Up: the sheet grows to large, then its content scrolls. Down: the content comes back, then
    /// the sheet goes down. No point of the hand's way is lost or counted twice.
    @Test func oneGestureMovesTheSheetAndItsContent() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: Self.long)
        try await run.play(.press(195, 600).move(by: -450, steps: 45))
        let scrolled = 450 - Self.slop - (PhonePlaces.mediumTop - PhonePlaces.largeTop)
        try await run.frame("the content scrolled") {
          $0.top == PhonePlaces.largeTop && $0.scroll.isNear(scrolled)
        }
        try await run.pixels("the scrolled content") { $0.showsHeader(endingAt: 317) }
        try await run.play(.from(195, 150).move(by: 400, steps: 40))
        let top = PhonePlaces.mediumTop - (50 - Self.slop)
        try await run.frame("the sheet on its way down") { $0.top.isNear(top) && $0.scroll == 0 }
        try await run.pixels("the content at its top") {
          $0.showsSampleSheet(at: Int(top.rounded()), row: Self.long)
        }
        for frame in run.trace.frames("dragging") {
          let travel = PhonePlaces.mediumTop - frame.top + frame.scroll + Self.slop
          try #require((travel / 10).isNear((travel / 10).rounded()), "\(frame): a point is lost")
          try #require(frame.scroll == 0 || frame.top == PhonePlaces.largeTop, "\(frame)")
        }
        try await run.play(Gesture().hold(0.12).release())
        try await run.rest(on: "medium")
        try #require(run.trace.decisions.map(\.target) == ["medium"])
      }
    }

    /// The sheet stands at its largest stop at the release, so the content has the momentum.
    @Test func aFlickThatScrollsGoesOnScrolling() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: Self.long)
        try await run.press(keys: "Up")
        try await run.rest(on: "large")
        let count = run.trace.entries.count
        try await run.play(.press(195, 600).move(by: -120, steps: 15).release())
        let last = try await run.wait("more than the hand's way", after: count) { trace in
          trace.frames.last.flatMap { $0.scroll > 120 ? $0 : nil }
        }
        try #require(last.top == PhonePlaces.largeTop)
      }
    }
  }
}

extension Screenshot {
  /// Whether the header picture of the long sample ends above a row of pixels, at both edges, where
  /// there is no text.
  fileprivate func showsHeader(endingAt y: Int) -> Bool {
    shows(.white, in: PixelArea(x: 360..<380, y: (y + 2)..<(y + 14)))
      && !shows(.white, in: PixelArea(x: 360..<380, y: (y - 12)..<(y - 2)))
  }
}
