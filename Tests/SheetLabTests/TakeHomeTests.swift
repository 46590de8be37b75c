import Canvas
import Foundation
import SheetKit
import Testing

@testable import Workbench

/// Code that leaves a real window by the desktop's clipboard and comes back by it, and a file that a
/// window lives with.
extension WindowTests {
  @Suite("take home", .enabled(if: Tools.path(of: "xclip") != nil)) struct TakeHome {
    private static let file = #"{"detents": ["medium", "large"], "selection": "medium"}"#

    private var setup: WindowSetup {
      var setup = WindowSetup()
      setup.arguments = ["--scene", "basic"]
      setup.screen = PanelPlaces.window
      setup.window = PanelPlaces.window
      setup.configuration = Self.file
      return setup
    }

    /// Waits until the clipboard holds a text. Before the window has heard the key it has another, or
    /// none at all, which xclip calls an error.
    private func expectClipboard(of run: WindowRun, _ expected: String) async throws {
      let end = ContinuousClock.now + .seconds(10)
      var text: String?
      while text != expected, ContinuousClock.now < end {
        let bytes = try? await run.output(of: "xclip", ["-o", "-selection", "clipboard"])
        text = bytes.map { String(decoding: $0, as: UTF8.self) }
      }
      try #require(text == expected)
    }

    private func put(_ text: String, onClipboardOf run: WindowRun) async throws {
      let file = run.folder.appendingPathComponent("pasted.txt")
      try text.write(to: file, atomically: true, encoding: .utf8)
      _ = try await run.output(of: "xclip", ["-i", "-selection", "clipboard", file.path])
    }

    private func configuration(_ run: WindowRun) -> URL {
      run.folder.appendingPathComponent("configuration.json")
    }

    /// Presents the sheet by the scene's button.
    private func present(_ run: WindowRun) async throws {
      let place = PanelPlaces.onPhone(195, 91)
      try await run.play(.click(place.x, place.y))
      try await run.rest(on: "medium")
    }

    @Test func codeIsCopiedAndPasted() async throws {
      try await WindowRun.open(setup) { run in
        let configuration = SheetConfiguration()
          .presentationDetents([.medium, .large], selection: .medium)
        for (key, language) in [
          ("ctrl+c", CodeLanguage.swiftui), ("ctrl+shift+c", .uikit), ("ctrl+alt+c", .json),
        ] {
          try await run.press(keys: key)
          try await expectClipboard(of: run, CodeExport.text(of: configuration, as: language))
        }
        try await present(run)
        try await put(
          ".presentationDetents([.height(200), .large])", onClipboardOf: run)
        try await run.press(keys: "ctrl+v")
        try await run.rest(on: "height:200")
        try await run.press(keys: "ctrl+z")
        try await run.rest(on: "medium")
      }
    }

    @Test func aSavedFileMovesTheSheetAndAMistakeLeavesIt() async throws {
      try await WindowRun.open(setup) { run in
        try await present(run)
        let file = configuration(run)
        try Data(#"{"detents": [{"height": 300}, "large"]}"#.utf8).write(to: file)
        try await run.rest(on: "height:300")
        try Data(#"{"detents": ["tall"]}"#.utf8).write(to: file)
        let banner = PixelArea(x: 290..<356, y: 48..<52)
        try await run.pixels("the banner") { $0.shows(Color(0xB3261E), in: banner) }
        // Another file put in its place, as editors do.
        try Data(#"{"detents": [{"height": 240}, "large"]}"#.utf8)
          .write(to: file, options: .atomic)
        try await run.rest(on: "height:240")
        try await run.pixels("no banner") { !$0.shows(Color(0xB3261E), in: banner) }
        try await run.press(keys: "Up")
        try await run.rest(on: "large")
      }
    }

    @Test func theWindowSavesBackAndSleepsOn() async throws {
      try await WindowRun.open(setup) { run in
        try await put(".presentationDetents([.large])", onClipboardOf: run)
        try await run.press(keys: "ctrl+v", "ctrl+s")
        let saved = try await Patience.wait(upTo: .seconds(10)) {
          let text = try String(contentsOf: configuration(run), encoding: .utf8)
          return text == Self.file ? nil : text
        }
        try #require(saved == #"{"detents": ["large"], "selection": null}"#)
        try await run.press(keys: "ctrl+shift+p")
        let picture = run.folder.appendingPathComponent("SheetLab-basic-1.png")
        let found = try await Patience.wait(upTo: .seconds(10)) {
          FileManager.default.fileExists(atPath: picture.path) ? true : nil
        }
        try #require(found == true)
        try await run.quiet()
      }
    }
  }
}
