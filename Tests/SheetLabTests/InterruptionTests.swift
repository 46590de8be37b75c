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

  /// What is asked for, what is said, and what is left in the folder when it is stopped in the middle.
  private static let jobs: [(arguments: [String], said: String, left: Set<String>)] = [
    (["--movie", "film.mp4"], "film.mp4 is not kept", []),
    (
      ["--frames", "frames", "--movie", "film.gif"],
      "1 frames are in frames, film.gif is not kept", ["frames"]
    ),
  ]

  /// An encoder that reads nothing, so that the program waits in the middle of its first frame.
  private static let encoder = "#!/bin/sh\n: > \"$0.begun\"\nexec sleep 600\n"

  @Test(arguments: jobs, [SIGINT, SIGTERM, SIGHUP])
  func picturesStopAndSayWhatIsLeft(
    job: (arguments: [String], said: String, left: Set<String>), signal: Int32
  ) async throws {
    try await Self.inFolder { folder in
      let ffmpeg = folder.appendingPathComponent("ffmpeg")
      try Data(Self.encoder.utf8).write(to: ffmpeg)
      #expect(chmod(ffmpeg.path, 0o700) == 0)
      let arguments = job.arguments.map { $0.hasPrefix("--") ? $0 : folder.path + "/" + $0 }
      let program = try Self.replay(Self.long, arguments + ["--assets", Tools.assets], in: folder)
      defer { program.stop() }
      let begun = try await Patience.wait(upTo: .seconds(60)) {
        FileManager.default.fileExists(atPath: ffmpeg.path + ".begun") ? true : nil
      }
      try #require(begun == true)
      program.send(signal)
      _ = try await program.end(within: .seconds(20))
      #expect(program.endingSignal == signal)
      let said = program.errors.replacing(folder.path + "/", with: "")
      #expect(said.contains("interrupted at 0 s") && said.contains(job.said), "\(said)")
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(Set(left).subtracting(Self.own) == job.left)
    }
  }

  /// The test's own files.
  private static let own: Set<String> = [
    "script.json", "sheetlab.out", "sheetlab.err", "ffmpeg", "ffmpeg.begun",
  ]

  /// `F_SETPIPE_SZ` (Linux's fcntl.h), a macro that Swift does not import, and a page.
  private static let setPipeSize: Int32 = 1031
  private static let pipeSize: Int32 = 4096

  /// A pipe whose reader has stopped reading.
  @Test(arguments: [["--trace"], ["--at", "0", "--png"]])
  func aPipeThatIsFullCanBeInterrupted(option: [String]) async throws {
    try await Self.inFolder { folder in
      let pipe = folder.appendingPathComponent("pipe.png").path
      #expect(mkfifo(pipe, 0o600) == 0)
      let reader = open(pipe, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      #expect(fcntl(reader, Self.setPipeSize, Self.pipeSize) == Self.pipeSize)
      let program = try Self.replay(
        Self.long, ["--assets", Tools.assets, "--scale", "4"] + option + [pipe], in: folder)
      defer { program.stop() }
      let isFull = try await Patience.wait(upTo: .seconds(60)) {
        var count: Int32 = 0
        _ = ioctl(reader, UInt(FIONREAD), &count)
        return count == Self.pipeSize ? true : nil
      }
      try #require(isFull == true)
      program.send(SIGTERM)
      _ = try await program.end(within: .seconds(20))
      #expect(program.endingSignal == SIGTERM)
      var status = stat()
      #expect(lstat(pipe, &status) == 0, "the pipe itself stays")
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
    var environment = Tools.environment(display: nil, state: folder)
    environment["PATH"] = folder.path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    return try RunningProgram(
      Tools.sheetlab, ["replay", file.path] + arguments, environment: environment, folder: folder)
  }

  private static func inFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheetlab-interruption-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }
}
