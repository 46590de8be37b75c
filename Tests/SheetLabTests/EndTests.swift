import Foundation
import Testing

extension WindowTests {
  @Suite("end") struct End {
    @Test(arguments: [SIGHUP, SIGINT, SIGTERM])
    func everyOrdinarySignalKeepsTheRecord(signal: Int32) async throws {
      let record = FileManager.default.temporaryDirectory
        .appendingPathComponent("sheetlab-record-\(UUID().uuidString).json")
      defer { try? FileManager.default.removeItem(at: record) }
      var setup = WindowSetup()
      setup.arguments += ["--record", record.path]
      try await WindowRun.open(setup) { run in
        try await run.presentSample(row: 0)
        let status = try await run.terminate(by: signal)
        try #require(status == 0)
        try #require(String(contentsOf: record, encoding: .utf8).contains("\"pointer\": \"down\""))
      }
    }

    @Test(.enabled(if: access("/dev/full", W_OK) == 0))
    func aRecordThatCannotBeWrittenIsSaid() async throws {
      var setup = WindowSetup()
      setup.arguments += ["--record", "/dev/full"]
      try await WindowRun.open(setup) { run in
        let end = try await run.ending(of: SIGTERM)
        try #require(end.status == 1)
        try #require(end.said == "sheetlab: /dev/full: cannot write: No space left on device\n")
        try #require(run.trace.isComplete, "the trace is kept")
      }
    }

    @Test func aRequestToTerminateEndsItWellInTheMiddleOfADrag() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: 0)
        try await run.play(.press(195, 398).move(by: -100, steps: 10))
        try await run.frame("the sheet in the hand") { $0.phase == "dragging" }
        let status = try await run.terminate()
        try #require(status == 0)
        try #require(run.trace.isComplete, "the last line is a whole one")
      }
    }
  }
}
