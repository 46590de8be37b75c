import Foundation
import Testing

/// Output that goes nowhere: a reader that has gone ends the program quietly, a disk without room
/// with one line.
@Suite("closed output") struct ClosedOutputTests {
  private static let script = #"{"version": 1, "inputs": [{"at": 100, "key": "up"}], "end": 3000}"#
  private static let configuration = #"{"detents": ["medium", {"height": 200}]}"#

  /// Everything that prints.
  private static let commands: [[String]] = [
    ["--help"], ["--version"], ["help", "replay"], ["scenes"], ["devices"], ["bench", "copy"],
    ["bench", "copy", "--json"], ["check", "sheet.json"],
    ["export", "sheet.json", "--as", "swiftui"], ["export", "sheet.json", "--as", "uikit"],
    ["export", "sheet.json", "--as", "json"], ["replay", "script.json", "--trace", "-"],
    ["replay", "script.json", "--png", "-", "--at", "0", "--assets", Tools.assets],
  ]

  @Test(arguments: commands)
  func aReaderThatHasGoneEndsItQuietly(command: [String]) async throws {
    let shell = try #require(Tools.path(of: "bash"))
    let (status, errors) = try await result(of: shell, Self.withoutReader, command) { _ in }
    #expect(status == 0, "\(errors)")
    #expect(errors.isEmpty)
  }

  /// The reader of the pipe has ended before the program begins.
  private static let withoutReader = [
    "-c", #"exec 1> >(:); wait $!; exec "$0" "$@""#, Tools.sheetlab,
  ]

  @Test func aWindowWhoseTraceNobodyReadsKeepsItsRecord() async throws {
    let shell = try #require(Tools.path(of: "bash"))
    let command = [
      "--assets", Tools.assets, "--scene", "bare", "--trace", "-", "--record", "run.json",
    ]
    let (status, errors) = try await result(of: shell, Self.withoutReader, command) { _ in
    } after: { folder in
      let record = try? String(
        contentsOf: folder.appendingPathComponent("run.json"), encoding: .utf8)
      #expect(record?.hasSuffix("}\n") == true)
    }
    #expect(status == 0 && errors.isEmpty, "\(errors)")
  }

  /// A file that leads to a disk with no room, and what is asked for.
  private static let outputs: [(link: String, arguments: [String])] = [
    ("trace.jsonl", ["--trace", "trace.jsonl"]), ("a.png", ["--png", "a.png", "--at", "0"]),
  ]

  @Test(.enabled(if: access("/dev/full", W_OK) == 0), arguments: outputs)
  func aDiskWithoutRoomIsSaid(link: String, arguments: [String]) async throws {
    let command = ["replay", "script.json", "--assets", Tools.assets] + arguments
    let (status, errors) = try await result(of: Tools.sheetlab, [], command) { folder in
      symlink("/dev/full", folder.appendingPathComponent(link).path)
    }
    expectOneError(status, errors)
  }

  /// Files may grow to half a kilobyte.
  private static let withoutRoom = ["-c", #"ulimit -f 1; exec "$0" "$@""#, Tools.sheetlab]

  @Test(
    .enabled(if: Tools.path(of: "ffmpeg") != nil), arguments: ["film.mp4", "film.gif", "film.webp"])
  func aFilmWithoutRoomIsSaid(film: String) async throws {
    let command = ["replay", "script.json", "--assets", Tools.assets, "--movie", film]
    let (status, errors) = try await result(of: "/bin/sh", Self.withoutRoom, command) { _ in
    } after: { folder in
      for left in [film, film + ".part"] {
        let path = folder.appendingPathComponent(left).path
        #expect(!FileManager.default.fileExists(atPath: path), "\(left)")
      }
    }
    expectOneError(status, errors)
  }

  private func expectOneError(_ status: Int32?, _ errors: String) {
    #expect(status == 1, "\(errors)")
    let said = errors.split(separator: "\n").filter {
      $0.hasPrefix("sheetlab: ") && !$0.hasSuffix(" frames")
    }
    #expect(said.count == 1, "\(errors)")
  }

  @Test func aFileThatMayGrowNoFurtherIsSaid() async throws {
    let (status, errors) = try await result(
      of: "/bin/sh", Self.withoutRoom, ["replay", "script.json", "--trace", "trace.jsonl"]
    ) { _ in
    } after: { folder in
      let trace = folder.appendingPathComponent("trace.jsonl").path
      #expect(!FileManager.default.fileExists(atPath: trace))
    }
    #expect(status == 1)
    #expect(errors.hasSuffix("trace.jsonl: cannot write: File too large\n"), "\(errors)")
  }

  /// Runs a program on files of a folder of its own.
  private func result(
    of program: String, _ words: [String], _ command: [String], before: (URL) -> Void,
    after: (URL) -> Void = { _ in }
  ) async throws -> (status: Int32?, errors: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheetlab-closed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["script.json": Self.script, "sheet.json": Self.configuration]
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    before(folder)
    let outputs = ["run.json", "trace.jsonl", "a.png", "film.mp4", "film.gif", "film.webp"]
    let names = outputs + files.keys
    let arguments = command.map { names.contains($0) ? "\(folder.path)/\($0)" : $0 }
    let environment = Tools.environment(display: nil, state: folder)
    let running = try RunningProgram(
      program, words + arguments,
      environment: environment.merging(["SDL_VIDEODRIVER": "dummy"]) { $1 }, folder: folder)
    defer { running.stop() }
    let status = try await running.end(within: .seconds(60))
    after(folder)
    return (status, running.errors)
  }
}
