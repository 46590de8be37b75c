import Foundation
import Testing

/// What the program leaves behind: the files that the command line names, and what it remembers.
@Suite("footprint") struct FootprintTests {
  @Test func aReplayWritesWhatItIsToldTo() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheetlab-footprint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appendingPathComponent("script.json")
    try Data(#"{"version": 1, "inputs": [{"at": 90, "key": "up"}], "end": 300}"#.utf8)
      .write(to: script)
    var environment = Tools.environment(display: nil, state: folder)
    environment["HOME"] = folder.appendingPathComponent("home").path
    environment["XDG_CACHE_HOME"] = nil
    let program = try RunningProgram(
      Tools.sheetlab,
      [
        "replay", script.path, "--assets", Tools.assets, "--at", "200",
        "--png", folder.appendingPathComponent("out.png").path,
      ],
      environment: environment, folder: folder)
    defer { program.stop() }
    #expect(try await program.end(within: .seconds(60)) == 0, "\(program.errors)")
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]
    let fonts = ["home", "home/.cache", "home/.cache/sheetlab", "home/.cache/sheetlab/fonts"]
    let tests = ["script.json", "sheetlab.out", "sheetlab.err"]
    #expect(files.map(Set.init) == Set(tests + fonts + ["out.png"]))
  }
}

extension WindowTests {
  @Suite("footprint") struct Footprint {
    /// Without a session bus the libraries below SDL would start one.
    @Test func noDaemonIsStarted() async throws {
      var setup = WindowSetup()
      setup.trap = "dbus-launch"
      try await WindowRun.open(setup) { run in
        #expect(!FileManager.default.fileExists(atPath: run.path(of: "started")))
      }
    }
  }
}
