import Canvas
import Testing

extension WindowTests {
  @Suite("keys") struct Keys {
    /// A key by its X name, and the stop that it goes to from the one before.
    private static let steps = [
      ("Up", "large"), ("Down", "medium"), ("Home", "large"), ("End", "medium"),
    ]

    @Test func keysMoveTheSheetFromStopToStop() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: 0)
        let opening = run.trace.events.count
        for (key, stop) in Self.steps {
          try await run.press(keys: key)
          try await run.rest(on: stop)
          let top = stop == "large" ? 57 : 388
          try await run.pixels("the sheet at \(stop)") { $0.showsSampleSheet(at: top, row: 0) }
        }
        let events = run.trace.events.dropFirst(opening)
        try #require(events.allSatisfy { $0.event == "didChangeSelectedDetent" })
        try #require(events.allSatisfy { $0.reason == "key" })
        try #require(events.map(\.detent) == Self.steps.map(\.1))
      }
    }

    @Test func keysMoveTheFocusAndOpenARow() async throws {
      try await WindowRun.open { run in
        try await run.pixels("the list") { $0.showsThumbnails(of: 0..<6) }
        try await run.press(keys: "Down", "Down")
        try await run.pixels("the ring around row 1") { screen in
          let ring = Color(0x007AFF).opacity(0.75)
          let shown = Color.white.mixed(with: ring, 0.75)
          return screen.has(shown, in: PixelArea(x: 150..<200, y: 256..<264))
        }
        try await run.press(keys: "Return")
        try await run.rest(on: "medium")
        try await run.pixels("row 1 in the sheet") { $0.showsSampleSheet(at: 388, row: 1) }
      }
    }

    /// The ring is looked for at the middle of the row's upper edge, and just above the sheet's.
    @Test func theFocusGoesIntoTheSheetAndBack() async throws {
      try await WindowRun.open { run in
        let ring = Color.white.mixed(with: Color(0x007AFF).opacity(0.75), 0.75)
        let row = PixelArea(x: 150..<200, y: 256..<264)
        let sheet = PixelArea(x: 150..<200, y: 383..<388)
        try await run.pixels("the list") { $0.showsThumbnails(of: 0..<6) }
        try await run.press(keys: "Tab", "Tab")
        try await run.pixels("the ring around row 1") { $0.has(ring, in: row) }
        try await run.press(keys: "Return")
        try await run.rest(on: "medium")
        try await run.pixels("the ring around the sheet") { screen in
          let dimmed = Color(0xE0E0E0).mixed(with: Color(0x007AFF), 0.75)
          return screen.has(dimmed, in: sheet) && screen.showsSampleSheet(at: 388, row: 1)
        }
        try await run.press(keys: "Tab", "Escape")
        try await run.hidden()
        try await run.pixels("the ring around row 1 again") { $0.has(ring, in: row) }
      }
    }

    @Test func theDragIndicatorIsActivatedByKeys() async throws {
      try await WindowRun.open(WindowSetup(arguments: ["--no-workbench", "--scene", "basic"])) {
        run in
        try await run.press(keys: "Tab", "Return")
        try await run.rest(on: "medium")
        try await run.press(keys: "Return")
        try await run.rest(on: "large")
        try await run.press(keys: "space")
        try await run.rest(on: "medium")
        try #require(run.trace.events.last?.reason == "grabber")
      }
    }
  }
}
