import Foundation
import Testing

@testable import SheetLab

/// Windows that nobody sees, and programs that do not run for a while.
extension WindowTests {
  @Suite("unseen") struct Unseen {
    /// Flights of seconds.
    private var slow: WindowSetup {
      var setup = WindowSetup()
      setup.configuration = #"{"detents": ["medium", "large"], "tuning": {"response": 1.2}}"#
      return setup
    }

    /// Presents a row's details and sends them to large; answers when they are on their way.
    private func fly(_ run: WindowRun) async throws -> Int {
      let row = PhonePlaces.row(0)
      try await run.play(.click(row.x, row.y))
      try await run.rest(on: "medium")
      let count = run.trace.entries.count
      try await run.press(keys: "Up")
      _ = try await run.wait("the flight", after: count) { $0.frames("settling").last }
      return count
    }

    @Test func aWindowThatIsTakenOffTheDesktopInAFlightDrawsNothingUntilItIsBack() async throws {
      try await WindowRun.open(slow) { run in
        let window = try await run.window()
        let count = try await fly(run)
        try await run.xdotool(["windowunmap", "--sync", window])
        try await run.quiet(for: .milliseconds(900))
        let frames = run.trace.after(count).frames
        try #require(frames.last?.phase == "settling", "nobody has drawn the end of it")
        try await run.xdotool(["windowmap", "--sync", window])
        try await run.rest(on: "large")
        try await run.pixels("the sheet at large") {
          $0.shows(.white, in: PixelArea(x: 20..<370, y: 58..<62))
        }
      }
    }

    /// Stopped in a flight for about as long as that takes: it goes on from where it was seen.
    @Test func aProgramThatWasStoppedInAFlightGoesOnWithIt() async throws {
      try await WindowRun.open(slow) { run in
        let count = try await fly(run)
        run.send(SIGSTOP)
        try await run.quiet(for: .milliseconds(1500))
        run.send(SIGCONT)
        try await run.rest(on: "large")
        let frames = run.trace.after(count).frames("settling")
        let steps = zip(frames, frames.dropFirst()).map { $1.at - $0.at }
        try #require(steps.allSatisfy { $0 < 1000 * ScreenClock.longestGap + 50 }, "\(steps)")
      }
    }

    /// All that the hand did meanwhile arrives at once, which is no flick: what was seen before is
    /// too old to measure a velocity from.
    @Test func aDragThatWentOnWhileTheProgramWasStoppedEndsWithoutAFlick() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: 0)
        let count = run.trace.entries.count
        try await run.play(.press(195, 398).move(by: -40, steps: 5))
        try await run.frame("the sheet in the hand") { $0.phase == "dragging" }
        run.send(SIGSTOP)
        try await run.play(.from(195, 358).move(by: 60, steps: 40, every: 0.006).release())
        run.send(SIGCONT)
        try await run.rest(on: "medium")
        let decision = try #require(run.trace.after(count).decisions.last)
        try #require(decision.velocity == 0, "\(decision)")
      }
    }
  }
}
