import Canvas
import Testing

extension WindowTests {
  @Suite("browse") struct Browse {
    private var browse: WindowSetup {
      var setup = WindowSetup()
      setup.arguments += ["--scene", "restaurants-browse"]
      return setup
    }

    @Test func at200TheListScrollsAndAnotherRowSwapsTheItem() async throws {
      try await WindowRun.open(browse) { run in
        try await run.presentSmall(row: 0)
        try await run.play(.wheel(195, 400, notches: 2))
        try await run.pixels("the list, scrolled and not dimmed") {
          $0.showsThumbnails(of: 2..<4, scroll: 120)
        }
        // Row 3 is now where row 2 less 8 points was.
        try await run.play(.click(195, PhonePlaces.row(3).y - 120))
        try await run.pixels("row 3 in the sheet") { $0.showsSmallSheet(row: 3) }
        let frame = try await run.frame("the second tap") { $0.taps == 2 }
        try #require(frame.phase == "resting" && frame.top == PhonePlaces.top200)
        try #require(run.trace.events.map(\.event) == ["didPresent"], "it never went away")
      }
    }

    @Test func aboveItTheListIsDimmedAndInert() async throws {
      try await WindowRun.open(browse) { run in
        try await run.presentSmall(row: 0)
        try await run.press(keys: "Up")
        let frame = try await run.rest(on: "medium")
        try #require(!frame.backgroundInteractive && frame.dim == 1)
        let dimmed = try await run.pixels("the dimmed list") {
          $0.showsThumbnails(of: 0..<2, light: 0.88)
        }
        try await run.play(.wheel(195, 200, notches: 2))
        try await run.quiet()
        let after = try await run.pixels("the dimmed list")
        try #require(after.matches(dimmed, in: PhonePlaces().row(1), within: 0), "no wheel")
        try await run.play(.press(195, 311).move(by: -80, steps: 10).hold(0.1).release())
        try await run.quiet()
        try #require(run.trace.frames.last?.detent == "medium", "a drag beside the sheet is no tap")
        try await run.play(.click(195, 311))
        try await run.hidden()
        try #require(run.trace.events.last?.reason == "dimmedArea", "a tap dismisses")
        try #require(run.trace.frames.last?.taps == 1, "and does not reach a row")
      }
    }
  }
}

extension WindowRun {
  /// Opens a row's details in the small sheet of the browse scene.
  fileprivate func presentSmall(row: Int) async throws {
    try await pixels("the list") { $0.showsThumbnails(of: 0..<6) }
    let place = PhonePlaces.row(row)
    try await play(.click(place.x, place.y))
    let frame = try await rest(on: "height:200")
    try #require(frame.top == PhonePlaces.top200 && frame.backgroundInteractive && frame.dim == 0)
    try await pixels("row \(row) in the sheet") { $0.showsSmallSheet(row: row) }
  }
}

extension Screenshot {
  /// Whether the sheet at 200 points shows a sample restaurant's picture, as far as it is to be seen.
  fileprivate func showsSmallSheet(row: Int) -> Bool {
    shows(.white, in: PixelArea(x: 20..<160, y: 612..<625))
      && shows(SampleRestaurants.color(row), in: PixelArea(x: 20..<370, y: 690..<770), within: 3)
  }
}
