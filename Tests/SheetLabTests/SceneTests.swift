import Testing

/// Every scene once in a real window: its way in, what is its own, its way out.
extension WindowTests {
  @Suite("scenes") struct Scenes {
    private func open(
      _ scene: String, _ body: (WindowRun) async throws -> Void
    ) async throws {
      var setup = WindowSetup()
      setup.arguments += ["--scene", scene]
      try await WindowRun.open(setup, body)
    }

    /// The prominent button under the status bar of the small scenes.
    private static let button = (x: 195, y: 88)

    @Test func basic() async throws {
      try await open("basic") { run in
        try await run.play(.click(Self.button.x, Self.button.y))
        try await run.rest(on: "medium")
        try await run.play(.click(195, 396))
        try await run.rest(on: "large")
        try #require(run.trace.events.last?.reason == "grabber", "a click on the drag indicator")
        try await run.press(keys: "Escape")
        try await run.hidden()
      }
    }

    @Test func restaurantsWithFourDetents() async throws {
      try await open("restaurants-four-detents") { run in
        let row = PhonePlaces.row(1)
        try await run.play(.click(row.x, row.y))
        let first = try await run.rest(on: "fraction:0.1")
        try #require(first.top == 734.7)
        for detent in ["height:200", "medium", "large"] {
          try await run.press(keys: "Up")
          try await run.rest(on: detent)
        }
      }
    }

    @Test func aStoredDetentOutlivesDismissal() async throws {
      try await open("restaurants-stored-detent") { run in
        let row = PhonePlaces.row(2)
        try await run.play(.click(row.x, row.y))
        try await run.rest(on: "medium")
        try await run.press(keys: "End")
        let small = try await run.rest(on: "height:200")
        try #require(small.top == PhonePlaces.top200)
        try await run.press(keys: "Escape")
        try await run.hidden()
        try await run.play(.click(row.x, row.y))
        try await run.rest(on: "height:200")
      }
    }

    @Test func halfSheet() async throws {
      try await open("half-sheet") { run in
        try await run.play(.click(Self.button.x, Self.button.y))
        try await run.rest(on: "medium")
        try await run.play(.click(195, 396))
        try await run.hidden()
        try #require(
          run.trace.events.contains { $0.event == "didDismiss" && $0.reason == "grabber" })
      }
    }

    @Test func aSheetPresentsASheet() async throws {
      try await open("stack") { run in
        try await run.play(.click(Self.button.x, Self.button.y))
        try await run.rest(on: "medium")
        try await run.press(keys: "Tab", "Return")
        _ = try await run.wait("the second sheet at rest") { trace in
          trace.lines.last { $0.contains("\"sheet\": 1") && $0.contains("\"resting\"") }
        }
        try await run.press(keys: "Return")
        _ = try await run.wait("the third sheet at rest") { trace in
          trace.lines.last { $0.contains("\"sheet\": 2") && $0.contains("\"resting\"") }
        }
      }
    }

    @Test func thePickerOpensByItselfAndGoesOnce() async throws {
      try await open("picker") { run in
        let open = try await run.rest(on: "height:366")
        try #require(open.height == 400 && !open.backgroundInteractive)
        try await run.play(.click(195, 200))
        try await run.play(.click(195, 200))
        try await run.hidden()
        try #require(run.trace.events.filter { $0.event == "willDismiss" }.count == 1)
      }
    }

    @Test func aFieldRaisesTheKeyboardAndTheSheet() async throws {
      try await open("form") { run in
        try await run.play(.click(Self.button.x, Self.button.y))
        let low = try await run.rest(on: "height:340")
        try await run.play(.click(195, Int(low.top) + 100))
        let high = try await run.frame("the sheet above the keyboard") {
          $0.phase == "resting" && $0.top < low.top - 200
        }
        try #require(high.detent == "height:340", "the selection stays")
        try await run.press(keys: "a", "Escape")
        try await run.frame("the sheet down again") { $0.phase == "resting" && $0.top == low.top }
      }
    }

    @Test func theMapMovesBehindItsDrawer() async throws {
      try await open("map-drawer") { run in
        let open = try await run.rest(on: "height:120")
        try #require(open.top == 690 && open.backgroundInteractive)
        let before = try await run.pixels("the map")
        try await run.play(.press(195, 300).move(by: 120, steps: 15).hold(0.2).release())
        try await run.quiet()
        let after = try await run.pixels("the map moved")
        let middle = PhonePlaces().area(40..<300, 250..<500)
        try #require(!after.matches(before, in: middle, within: 8), "it was dragged")
        try await run.press(keys: "Home")
        let large = try await run.rest(on: "large")
        try #require(!large.backgroundInteractive)
        try await run.press(keys: "Escape")
        _ = try await run.wait("the refusal") { trace in
          trace.events.first { $0.event == "didAttemptToDismiss" && $0.reason == "key" }
        }
      }
    }

    @Test func theClassicDrawerHidesWithItsOwner() async throws {
      try await open("map-drawer-classic") { run in
        let open = try await run.rest(on: "height:80")
        try #require(open.backgroundInteractive)
        try await run.play(.click(255, 78))
        try await run.hidden()
        try await run.play(.click(90, 78))
        try await run.rest(on: "height:80")
      }
    }

    @Test func aSheetSurvivesTurningTheDevice() async throws {
      try await open("adaptation") { run in
        try await run.play(.click(Self.button.x, Self.button.y))
        try await run.rest(on: "medium")
        try await run.press(keys: "Tab", "Return")
        let cover = try await run.frame("a cover of the screen on its side") {
          $0.phase == "resting" && $0.height == 390
        }
        try #require(cover.top == 0)
        try await run.press(keys: "Return")
        try await run.frame("a sheet again") {
          $0.phase == "resting" && $0.top == PhonePlaces.mediumTop
        }
      }
    }

    @Test func bareIsOfUseInTheWindow() async throws {
      try await open("bare") { run in
        try await run.press(keys: "Return")
        let large = try await run.rest(on: "large")
        try #require(large.top == 57)
        try await run.play(.click(195, 80))
        try await run.play(.press(195, 400).move(by: -200, steps: 15).hold(0.2).release())
        let frame = try await run.frame("the content scrolled") { $0.scroll > 150 }
        try #require(frame.top == 57)
        try await run.play(.press(195, 70).move(by: 600, steps: 15).hold(0.1).release())
        try await run.hidden()
        try await run.press(keys: "Return")
        try await run.rest(on: "large")
      }
    }

    @Test func keysChooseAScene() async throws {
      try await open("basic") { run in
        try await run.press(keys: "ctrl+8")
        try await run.rest(on: "height:366")
        try await run.press(keys: "ctrl+1")
        try await run.hidden()
      }
    }
  }
}
