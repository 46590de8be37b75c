import Foundation
import SheetKit
import Testing

@testable import Workbench

/// The display goes under an open window: nothing that was done is lost, and the status tells.
extension WindowTests {
  @Suite("lost display") struct LostDisplay {
    private func setup(record: String, scene: String = "basic") -> WindowSetup {
      var setup = WindowSetup()
      setup.arguments = ["--scene", scene, "--record", record]
      setup.screen = PanelPlaces.window
      setup.window = PanelPlaces.window
      return setup
    }

    /// Presents the sheet by the scene's button and drags it up.
    private func act(_ run: WindowRun) async throws {
      let button = PanelPlaces.onPhone(195, 91)
      try await run.play(.click(button.x, button.y))
      try await run.rest(on: "medium")
      let sheet = PanelPlaces.onPhone(195, 500)
      try await run.play(.press(sheet.x, sheet.y).move(by: -200, steps: 20).release())
      try await run.rest(on: "large")
    }

    private func waitForFile(_ path: String) async throws {
      let isThere = try await Patience.wait(upTo: .seconds(20)) {
        FileManager.default.fileExists(atPath: path) ? true : nil
      }
      try #require(isThere == true)
    }

    /// Asks for a film of what was done, and answers its path once it is being made.
    private func beginFilm(_ run: WindowRun) async throws -> String {
      try await run.press(keys: "ctrl+m")
      let film = run.path(of: "SheetLab-basic-1.mp4")
      try await waitForFile(film + ".part")
      return film
    }

    private func withRecord(_ body: (String) async throws -> Void) async throws {
      let record = FileManager.default.temporaryDirectory
        .appendingPathComponent("sheetlab-lost-\(UUID().uuidString).json")
      defer { try? FileManager.default.removeItem(at: record) }
      try await body(record.path)
    }

    private func expect(
      _ end: (status: Int32?, said: String), kept: [String], of run: WindowRun
    ) throws {
      try #require(end.status == 1, "\(end.said)")
      let line = "sheetlab: the display has gone, and the window with it"
      try #require(end.said == "\(line); kept: \(kept.joined(separator: ", "))\n")
      try #require(run.trace.isComplete, "the trace's last line is a whole one")
    }

    @Test func atRestTheRecordingAndTheTraceAreKept() async throws {
      try await withRecord { record in
        try await WindowRun.open(setup(record: record)) { run in
          try await act(run)
          try await run.quiet()
          try expect(try await run.endDisplay(), kept: [record], of: run)
          let script = try String(contentsOfFile: record, encoding: .utf8)
          try #require(script.contains("\"pointer\": \"up\"") && script.hasSuffix("}\n"))
        }
      }
    }

    @Test func inTheMiddleOfADragToo() async throws {
      try await withRecord { record in
        try await WindowRun.open(setup(record: record)) { run in
          try await act(run)
          let sheet = PanelPlaces.onPhone(195, 100)
          try await run.play(.press(sheet.x, sheet.y).move(by: 200, steps: 20))
          try await run.frame("the sheet in the hand") { $0.phase == "dragging" }
          try expect(try await run.endDisplay(), kept: [record], of: run)
        }
      }
    }

    /// SDL waits for the server while it puts the window away: that wait ends with the server.
    @Test func whileTheWindowIsPutAwayTheProgramEnds() async throws {
      try await withRecord { record in
        try await WindowRun.open(setup(record: record)) { run in
          try await act(run)
          try await run.quiet()
          run.freezeDisplay()
          run.send(SIGTERM)
          try await waitForFile(record)
          let end = try await run.endDisplay()
          try #require(end.status == 0, "\(end.said)")
        }
      }
    }

    @Test(.enabled(if: Tools.path(of: "xclip") != nil))
    func whatWasSetUpAndNotSavedIsKept() async throws {
      try await withRecord { record in
        try await WindowRun.open(setup(record: record)) { run in
          try await act(run)
          let code = run.folder.appendingPathComponent("pasted.txt")
          try Data(".presentationDetents([.height(200), .large])".utf8).write(to: code)
          _ = try await run.output(of: "xclip", ["-i", "-selection", "clipboard", code.path])
          try await run.press(keys: "ctrl+v", "Home", "Down")
          try await run.rest(on: "height:200")
          let kept = run.path(of: "sheetlab/unsaved.json")
          try expect(try await run.endDisplay(), kept: [record, kept], of: run)
          let configuration = try ConfigurationFile.read(kept)
          try #require(configuration.detents == [.height(200), .large])
        }
      }
    }

    @Test(.enabled(if: Tools.path(of: "ffmpeg") != nil))
    func aFilmThatIsBeingMadeIsFinished() async throws {
      try await withRecord { record in
        try await WindowRun.open(setup(record: record)) { run in
          try await act(run)
          let film = try await beginFilm(run)
          try expect(try await run.endDisplay(), kept: [record, film], of: run)
          // The boxes of an MP4 file: "ftyp" at its start, "moov" where it is whole.
          let bytes = try Data(contentsOf: URL(fileURLWithPath: film))
          try #require(bytes.dropFirst(4).starts(with: Data("ftyp".utf8)))
          try #require(bytes.range(of: Data("moov".utf8)) != nil)
          try #require(!FileManager.default.fileExists(atPath: film + ".part"))
        }
      }
    }

    @Test(.enabled(if: Tools.path(of: "ffmpeg") != nil))
    func aWindowThatIsClosedGivesAFilmUpAndSaysHowFarItWas() async throws {
      try await withRecord { record in
        try await WindowRun.open(setup(record: record)) { run in
          try await act(run)
          let film = try await beginFilm(run)
          let end = try await run.ending(of: SIGTERM)
          try #require(end.status == 1)
          try #require(end.said.contains("\(film): not kept: the film was interrupted at "))
          for left in [film, film + ".part"] {
            try #require(!FileManager.default.fileExists(atPath: left))
          }
          try #require(String(contentsOfFile: record, encoding: .utf8).hasSuffix("}\n"))
        }
      }
    }
  }

  /// OpenGL that is asked for and cannot be had: SDL's library of it, or the driver behind that.
  @Suite("lost graphics") struct LostGraphics {
    @Test(arguments: [["SDL_OPENGL_LIBRARY": "/nowhere"], ["LIBGL_DRIVERS_PATH": "/nowhere"]])
    func theProcessorDrawsAndThatIsSaidOnce(variables: [String: String]) async throws {
      var setup = WindowSetup()
      setup.arguments += ["--renderer", "opengl"]
      setup.variables = variables
      try await WindowRun.open(setup) { run in
        try await run.presentSample(row: 0)
        let end = try await run.ending(of: SIGTERM)
        try #require(end.status == 0)
        let said = end.said.split(separator: "\n").filter { $0.hasPrefix("sheetlab: ") }
        try #require(said.count == 1 && said[0].hasSuffix("; drawing by the processor"), "\(said)")
      }
    }
  }
}
