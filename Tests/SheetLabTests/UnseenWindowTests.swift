import Foundation
import Testing

/// Windows that nobody sees, and programs that do not run for a while.
extension WindowTests {
  @Suite("unseen") struct Unseen {
    @Test func aWindowThatIsTakenOffTheDesktopInAFlightDrawsNothingUntilItIsBack() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: 0)
        let window = try await run.window()
        try await run.press(keys: "Up")
        try await run.xdotool(["windowunmap", "--sync", window])
        _ = try await run.wait("the change of the stop") {
          $0.events.contains { $0.event == "didChangeSelectedDetent" } ? true : nil
        }
        try await run.quiet()
        let (ticks, count) = (try run.processorTicks(), run.trace.frames.count)
        try await run.quiet(for: .milliseconds(900))
        try #require(run.trace.frames.count == count, "no frame is drawn")
        try #require(try run.processorTicks() - ticks <= 1)
        try await run.xdotool(["windowmap", "--sync", window])
        try await run.rest(on: "large")
        try await run.pixels("the sheet at large") { $0.showsSampleSheet(at: 57, row: 0) }
      }
    }

    /// Stopped in a flight for longer than the flight takes: it goes on from where it was seen.
    @Test func aProgramThatWasStoppedInAFlightGoesOnWithIt() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: 0)
        let count = run.trace.entries.count
        try await run.press(keys: "Up")
        let last = try await run.wait("the flight", after: count) {
          $0.frames("settling").last
        }
        run.send(SIGSTOP)
        try await run.quiet(for: .milliseconds(1500))
        run.send(SIGCONT)
        try await run.rest(on: "large")
        let frames = run.trace.after(count).frames("settling")
        let steps = zip(frames, frames.dropFirst()).map { $1.at - $0.at }
        try #require(steps.allSatisfy { $0 < 550 }, "milliseconds: \(steps)")
        try #require(frames.contains { $0.at > last.at }, "it goes on")
      }
    }

    /// All that the hand did meanwhile arrives at once, which is no flick.
    @Test func aDragThatWentOnWhileTheProgramWasStoppedEndsWithoutAFlick() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: 0)
        let count = run.trace.entries.count
        try await run.play(.press(195, 398).move(by: -40, steps: 5))
        try await run.frame("the sheet in the hand") { $0.phase == "dragging" }
        run.send(SIGSTOP)
        try await run.play(.from(195, 358).move(by: 60, steps: 40, every: 0.002).release())
        run.send(SIGCONT)
        try await run.rest(on: "medium")
        let decision = try #require(run.trace.after(count).decisions.last)
        try #require(decision.velocity == 0, "\(decision)")
      }
    }
  }
}
