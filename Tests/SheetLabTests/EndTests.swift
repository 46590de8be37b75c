import Testing

extension WindowTests {
  @Suite("end") struct End {
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
