import Canvas
import Testing

extension WindowTests {
  @Suite("resize") struct Resize {
    private static let backdrop = Color(0xDADCE3)

    /// The window of the whole workbench, in a corner of the display so that it can grow.
    private var workbench: WindowSetup {
      var setup = WindowSetup()
      setup.arguments = []
      setup.isPanelHidden = true
      setup.screen = (1000, 1000)
      setup.window = (454, 908)
      return setup
    }

    @Test func aDragGoesOnInALargerWindow() async throws {
      try await WindowRun.open(workbench) { run in
        let list = try await run.pixels("the phone in the middle") {
          $0.showsPhone(x: 32..<422, y: 32..<876)
        }
        try #require(list.shows(Self.backdrop, in: PixelArea(x: 0..<8, y: 0..<8)))
        let row = PhonePlaces.row(0)
        try await run.play(.click(32 + row.x, 32 + row.y))
        try await run.rest(on: "medium")
        try await run.play(.press(227, 430).move(by: -100, steps: 10))
        try await run.frame("the sheet in the hand") { $0.top.isNear(PhonePlaces.mediumTop - 96) }
        try await run.resizeWindow(to: 600, 920)
        try await run.pixels("the phone in the middle again") { screen in
          let top = 38 + 292
          return screen.showsEdges(x: 105..<495, at: top + 40)
            && screen.shows(.white, in: PixelArea(x: 125..<475, y: (top + 1)..<(top + 7)))
        }
        // The phone went down by 6 points, the hand did not.
        try await run.play(.from(227, 330).move(by: -50, steps: 5))
        try await run.frame("the sheet in the hand") {
          $0.phase == "dragging" && $0.top.isNear(PhonePlaces.mediumTop - 96 - 56)
        }
        try await run.play(Gesture().hold(0.12).release())
        try await run.rest(on: "medium")
      }
    }

    @Test func aSmallWindowShowsTheWholePhoneSmaller() async throws {
      try await WindowRun.open(workbench) { run in
        try await run.frame("the list") { $0.phase == "hidden" }
        // (454 - 32) / 844 is half; the phone is 195 × 422 in the middle of 400 × 454.
        try await run.resizeWindow(to: 400, 454)
        try await run.pixels("the whole phone at half its size") {
          $0.showsPhone(x: 102..<298, y: 16..<438)
        }
        try await run.play(.click(200, 16 + PhonePlaces.row(2).y / 2))
        try await run.rest(on: "medium")
        try await run.pixels("the sheet at half its size") {
          $0.shows(SampleRestaurants.color(2), in: PixelArea(x: 120..<280, y: 252..<290), within: 3)
        }
      }
    }
  }
}

extension WindowRun {
  fileprivate func resizeWindow(to width: Int, _ height: Int) async throws {
    try await xdotool(
      ["search", "--onlyvisible", "--name", "SheetLab", "windowsize", "\(width)", "\(height)"])
  }
}

extension Screenshot {
  /// Whether the phone's screen, white there, stands on the backdrop with its edges there, give or
  /// take a pixel.
  fileprivate func showsPhone(x: Range<Int>, y: Range<Int>) -> Bool {
    let center = (x.lowerBound + x.upperBound) / 2
    return showsEdges(x: x, at: (y.lowerBound + y.upperBound) / 2)
      && isScreen(center, y.lowerBound + 2) && isScreen(center, y.upperBound - 3)
      && !isScreen(center, y.lowerBound - 3) && !isScreen(center, y.upperBound + 2)
  }

  /// The same of the two sides, on a row of pixels where the screen is white.
  fileprivate func showsEdges(x: Range<Int>, at y: Int) -> Bool {
    isScreen(x.lowerBound + 2, y) && isScreen(x.upperBound - 3, y)
      && !isScreen(x.lowerBound - 3, y) && !isScreen(x.upperBound + 2, y)
  }

  /// The list is lighter than the backdrop and the shadow on it, even where a row is pressed.
  private func isScreen(_ x: Int, _ y: Int) -> Bool { self[x, y].red >= 0xE5 }
}
