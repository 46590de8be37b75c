import Canvas
import Testing

extension WindowTests {
  @Suite("appearance") struct Look {
    /// Black over the dark list at medium: 0.48 × 0.6 (SPEC §10).
    private static let dimmed = 1 - 0.48 * 0.6

    @Test func darkAtTwoPixelsAPoint() async throws {
      var setup = WindowSetup()
      setup.arguments += ["--appearance", "dark", "--scale", "2"]
      setup.screen = (780, 1688)
      setup.window = setup.screen
      let places = PhonePlaces(scale: 2)
      try await WindowRun.open(setup) { run in
        let before = try await run.pixels("the list") {
          $0.showsThumbnails(of: 0..<6, on: places)
            && $0.shows(.black, in: places.area(300..<390, 60..<90))
        }
        let row = PhonePlaces.row(1)
        try await run.play(.click(2 * row.x, 2 * row.y))
        let frame = try await run.rest(on: "medium")
        try #require(frame.top == PhonePlaces.mediumTop, "points, whatever the scale")
        let screen = try await run.pixels("the sheet") { screen in
          screen.shows(Color(0x1C1C1E), in: PixelArea(x: 40..<330, y: 778..<792))
            && screen.shows(Color(0x3A3A3C), in: PixelArea(x: 346..<434, y: 793..<803))
            && screen.shows(
              SampleRestaurants.color(1), in: places.area(20..<370, 465..<550), within: 3)
        }
        try #require(!screen.shows(Color(0x1C1C1E), in: PixelArea(x: 40..<330, y: 775..<776)))
        try #require(screen.matches(before, in: places.row(0), light: Self.dimmed))
        try await run.play(.press(390, 796).move(by: -300, steps: 10))
        try await run.frame("150 points up") { $0.top.isNear(PhonePlaces.mediumTop - 146) }
      }
    }
  }
}
