import Foundation
import Testing

/// What a signal in the middle of a job leaves behind: nothing that is half, and how far it came.
@Suite("interruptions") struct InterruptionTests {
  /// A script that takes minutes.
  private static let long = """
    {"version": 1, "inputs": [{"at": 3500000, "key": "up"}], "end": 3600000}
    """

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aLongReplayStopsAndSaysHowFarItWas(signal: Int32) async throws {
    try await Self.inFolder { folder in
      let trace = folder.appendingPathComponent("trace")
      let program = try Self.replay(
        Self.long, ["--fps", "1000", "--trace", trace.path], in: folder)
      defer { program.stop() }
      _ = try await Patience.wait(upTo: .seconds(20)) {
        FileManager.default.fileExists(atPath: trace.path) ? true : nil
      }
      program.send(signal)
      _ = try await program.end(within: .seconds(20))
      #expect(program.endingSignal == signal)
      #expect(program.errors.contains("interrupted at "), "\(program.errors)")
      #expect(!FileManager.default.fileExists(atPath: trace.path))
    }
  }

  @Test func aPipeThatNobodyReadsIsGivenUp() async throws {
    try await Self.inFolder { folder in
      let pipe = folder.appendingPathComponent("pipe").path
      #expect(mkfifo(pipe, 0o600) == 0)
      let program = try Self.replay(Self.long, ["--trace", pipe], in: folder)
      defer { program.stop() }
      // Neither a file nor a line tells that it waits; ended before that, it ends all the same.
      #expect(try await program.end(within: .milliseconds(300)) == nil)
      program.send(SIGINT)
      _ = try await program.end(within: .seconds(20))
      #expect(program.endingSignal == SIGINT)
    }
  }

  private static func replay(
    _ script: String, _ arguments: [String], in folder: URL
  ) throws -> RunningProgram {
    let file = folder.appendingPathComponent("script.json")
    try Data(script.utf8).write(to: file)
    return try RunningProgram(
      Tools.sheetlab, ["replay", file.path] + arguments,
      environment: Tools.environment(display: nil, state: folder), folder: folder)
  }

  private static func inFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheetlab-interruption-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }
}
