import Foundation
import Testing

/// Pictures and films of a script, with no window.
@Suite("pictures of scripts") struct PictureOutputTests {
  private static let script = """
    {"version": 1, "scene": "bare", "device": {"width": 101, "height": 203},
     "start": "presented", "configuration": {"detents": ["medium", "large"]},
     "inputs": [{"at": 0, "command": {"select": "large"}}], "end": 300}
    """

  private func run(
    _ arguments: [String], path: String? = nil, in folder: URL
  ) async throws -> (status: Int32?, output: [UInt8], errors: String) {
    let script = folder.appendingPathComponent("script.json")
    try Self.script.write(to: script, atomically: true, encoding: .utf8)
    var environment = Tools.environment(display: nil, state: folder)
    if let path { environment["PATH"] = path }
    let program = try RunningProgram(
      Tools.sheetlab, ["replay", script.path, "--assets", Tools.assets] + arguments,
      environment: environment, folder: folder)
    defer { program.stop() }
    let status = try await program.end(within: .seconds(60))
    return (status, program.output, program.errors)
  }

  private func inFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheetlab-pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @Test func aPictureGoesToStandardOutput() async throws {
    try await inFolder { folder in
      let (status, output, errors) = try await run(["--png", "-", "--at", "0"], in: folder)
      #expect(status == 0 && errors.isEmpty, "\(errors)")
      #expect(output.starts(with: [0x89] + Array("PNG\r\n".utf8)))
      #expect(output.suffix(8).starts(with: "IEND".utf8))
    }
  }

  /// An ending, and where in the file which bytes say the kind.
  private static let films: [(String, Int, String)] = [
    ("mp4", 4, "ftyp"), ("gif", 0, "GIF89a"), ("webp", 8, "WEBP"),
  ]

  @Test(.enabled(if: Tools.path(of: "ffmpeg") != nil), arguments: films)
  func aFilmIsOfTheKindThatItsNameSays(
    ending: String, offset: Int, mark: String
  ) async throws {
    try await inFolder { folder in
      let film = folder.appendingPathComponent("film.\(ending)")
      let (status, _, errors) = try await run(["--movie", film.path, "--fps", "30"], in: folder)
      #expect(status == 0, "\(errors)")
      #expect(errors == "sheetlab: 10 frames in \(film.path)\n")
      let bytes = [UInt8](try Data(contentsOf: film))
      #expect(bytes.dropFirst(offset).starts(with: mark.utf8))
      let rest = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(!rest.contains { $0.hasSuffix(".part") })
    }
  }

  /// While it grows it overwrites nothing, and then it keeps the place, a link's too, and the mode.
  @Test(.enabled(if: Tools.path(of: "ffmpeg") != nil))
  func aFilmTakesNoOthersPlace() async throws {
    try await inFolder { folder in
      func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
      for name in ["old.gif", "old.gif.part"] {
        try Data("mine".utf8).write(to: folder.appendingPathComponent(name))
      }
      try #require(chmod(path("old.gif"), 0o600) == 0)
      try #require(symlink("old.gif", path("film.gif")) == 0)
      let (status, _, errors) = try await run(["--movie", path("film.gif")], in: folder)
      #expect(status == 0, "\(errors)")
      #expect(try String(contentsOfFile: path("old.gif.part"), encoding: .utf8) == "mine")
      let files = FileManager.default
      #expect(try files.destinationOfSymbolicLink(atPath: path("film.gif")) == "old.gif")
      #expect(files.contents(atPath: path("old.gif"))?.starts(with: "GIF8".utf8) == true)
      let attributes = try files.attributesOfItem(atPath: path("old.gif"))
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func aFilmInPlaceOfAFolderIsRefused() async throws {
    try await inFolder { folder in
      let film = folder.appendingPathComponent("film.gif")
      try FileManager.default.createDirectory(at: film, withIntermediateDirectories: true)
      let (status, _, errors) = try await run(["--movie", film.path], in: folder)
      #expect(status == 1)
      #expect(
        errors.hasSuffix(
          "film.gif: expected a regular file, or none, in a folder that takes new files\n"))
    }
  }

  @Test func framesTakeThePlaceOfAnEarlierRuns() async throws {
    try await inFolder { folder in
      let frames = folder.appendingPathComponent("frames").path
      let long = try await run(["--frames", frames, "--fps", "30"], in: folder)
      #expect(long.errors == "sheetlab: 10 frames in \(frames)\n")
      let short = try await run(["--frames", frames, "--fps", "10"], in: folder)
      #expect(
        short.errors == """
          sheetlab: 4 frames in \(frames)
          sheetlab: \(frames): 6 more of an earlier run are gone

          """)
      #expect(long.status == 0 && short.status == 0)
      let left = try FileManager.default.contentsOfDirectory(atPath: frames)
      #expect(left.sorted() == (0..<4).map { "frame-0000\($0).png" })
    }
  }

  @Test func withoutFfmpegAFilmSaysWhatIsMissing() async throws {
    try await inFolder { folder in
      let film = folder.appendingPathComponent("film.mp4")
      try Data("mine".utf8).write(to: film)
      let (status, _, errors) = try await run(
        ["--movie", film.path], path: folder.path, in: folder)
      #expect(status == 1)
      #expect(errors.contains("a film needs ffmpeg, which is not installed"), "\(errors)")
      #expect(try Data(contentsOf: film) == Data("mine".utf8), "what was there stays")
    }
  }
}
