import Canvas
import Foundation
import Testing

/// The panel beside the phone in a real window.
extension WindowTests {
  @Suite("workbench") struct WorkbenchRuns {
    private var setup: WindowSetup {
      var setup = WindowSetup()
      setup.arguments = []
      setup.screen = PanelPlaces.window
      setup.window = PanelPlaces.window
      return setup
    }

    /// Clicks the second row and waits until its details stand.
    private func openDetails(_ run: WindowRun) async throws {
      let row = PhonePlaces.row(1)
      let place = PanelPlaces.onPhone(row.x, row.y)
      try await run.play(.click(place.x, place.y))
      try await run.rest(on: "medium")
    }

    /// Takes the handle at medium and moves it up by so many points.
    private func drag(up distance: Int, steps: Int) -> Gesture {
      let handle = PanelPlaces.onPhone(195, 398)
      return .press(handle.x, handle.y).move(by: -distance, steps: steps)
    }

    @Test func aSliderDraggedWhileTheSheetMovesSlowsItDownWithoutAJump() async throws {
      try await WindowRun.open(setup) { run in
        try await openDetails(run)
        var places = PanelPlaces()
        places.turn(notches: 12)
        let inspector = PanelPlaces.inspector
        try await run.play(.wheel(inspector.x, inspector.y, notches: 12))
        let cell = try #require(places.frame(of: "tuning.response"))
        let (x, y) = (Int(cell.minX) + 40, Int(cell.minY) + 35)
        let count = run.trace.entries.count
        try await run.play(
          drag(up: 200, steps: 25).release().move(to: x, y).press().move(to: x + 60, y).hold(0.02)
            .move(to: x + 160, y).hold(0.02).move(to: x + 250, y).release())
        try await run.rest(on: "large")
        let frames = run.trace.after(count).frames
        let settling = frames.filter { $0.phase == "settling" }
        let first = try #require(settling.first)
        let last = try #require(settling.last)
        try #require(last.at - first.at > 1000, "a spring of seconds, not of 0.34 s")
        for (before, after) in zip(settling, settling.dropFirst()) {
          let speed = max(abs(before.velocity), abs(after.velocity))
          try #require(abs(after.top - before.top) <= speed * (after.at - before.at) / 1000 + 0.5)
        }
        try await run.press(keys: "ctrl+z")
      }
    }

    @Test func theOtherSlotDecidesTheReleaseOfADragThatBeganUnderTheFirst() async throws {
      try await WindowRun.open(setup) { run in
        try await openDetails(run)
        let places = PanelPlaces()
        try await run.press(keys: "ctrl+b")
        let remove = try #require(places.frame(of: "detents.0.remove"))
        try await run.play(.click(Int(remove.midX), Int(remove.midY)))
        try await run.rest(on: "large")
        try await run.press(keys: "ctrl+b", "End")
        try await run.rest(on: "medium")
        try await run.play(drag(up: 100, steps: 10).hold(0.3).release())
        try await run.rest(on: "medium")
        try #require(run.trace.decisions.last?.target == "medium", "under A there are two stops")
        let count = run.trace.entries.count
        try await run.play(
          drag(up: 50, steps: 8).key("ctrl+b").move(by: -50, steps: 8).hold(0.3).release())
        try await run.rest(on: "large")
        let decision = try #require(run.trace.after(count).decisions.last)
        try #require(decision.target == "large" && decision.nearest == "large")
        let frames = run.trace.after(count).frames.filter { $0.phase == "dragging" }
        for (before, after) in zip(frames, frames.dropFirst()) {
          try #require(abs(after.top - before.top) <= 100, "no jump where the slot changes")
        }
        try #require(frames.last?.top.isNear(288.32, within: 6) == true, "still in the hand")
      }
    }

    @Test func aRecordingIsReplayedScrubbedAndSaved() async throws {
      try await WindowRun.open(setup) { run in
        let screen = PixelArea(x: 140..<500, y: 90..<850)
        try await run.pixels("the list") { $0.from(PanelPlaces.phone).showsThumbnails(of: 0..<6) }
        try await run.press(keys: "ctrl+e", "ctrl+r")
        let list = try await run.pixels("the list again")
        try await openDetails(run)
        try await run.play(drag(up: 200, steps: 20).release())
        try await run.rest(on: "large")
        let live = try #require(run.trace.decisions.last)
        try await run.pixels("the details at large") {
          $0.from(PanelPlaces.phone).showsSampleSheet(at: 57, row: 1)
        }
        // What passes over while the hand comes and goes is gone before it is compared.
        try await run.play(.move(to: 60, 500))
        try await run.quiet()
        let large = try await run.pixels("the details")
        try await run.press(keys: "ctrl+r")
        try await run.pixels("the replay at its beginning") {
          $0.from(PanelPlaces.phone).showsThumbnails(of: 0..<6)
        }
        try await run.press(keys: "End")
        try await run.pixels("the replay at its end") { $0.matches(large, in: screen, within: 0) }
        let graph = PanelPlaces().graph
        try await run.play(.click(Int(graph.minX) + 12, Int(graph.midY)).move(to: 60, 500))
        try await run.pixels("the beginning, scrubbed to") {
          $0.from(PanelPlaces.phone).showsThumbnails(of: 0..<6) && $0.height == list.height
        }
        try await run.press(keys: "ctrl+shift+s", "ctrl+a")
        try await run.type(run.path(of: "kept.json"))
        try await run.press(keys: "Return")
        let script = try await run.text(of: "kept.json")
        try #require(script.contains("\"inputs\""))
        let output = try await run.output(
          of: Tools.sheetlab, ["replay", run.path(of: "kept.json"), "--trace", "-"])
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        let replayed = try lines.compactMap { line -> TraceDecision? in
          let entry = try JSONDecoder().decode(TraceEntry.self, from: Data(line.utf8))
          if case .decision(let decision, _) = entry { return decision }
          return nil
        }
        try #require(replayed == [live], "the release of the file is the one that was seen")
      }
    }

    @Test func whetherThePanelShowsIsRemembered() async throws {
      try await WindowRun.open(setup) { run in
        try await run.pixels("the list") { $0.from(PanelPlaces.phone).showsThumbnails(of: 0..<6) }
        try await run.press(keys: "ctrl+i")
        let state = try await run.text(of: "sheetlab/state.json")
        try #require(state.contains("\"showsPanel\": false"))
        try await run.pixels("the phone alone in the middle") {
          $0.from((252, 32)).showsThumbnails(of: 0..<6)
        }
      }
    }
  }
}
