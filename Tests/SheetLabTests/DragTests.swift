import Canvas
import Testing

extension WindowTests {
  @Suite("drag") struct Drag {
    /// The points that a mouse moves before a drag begins (SPEC §3).
    private static let slop = 4.0

    @Test func aSlowDragIsFollowedPointByPointAndSettlesOnTheNearestStop() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: 0)
        try await run.play(.press(195, 398).move(by: -150, steps: 30, every: 0.012))
        let held = PhonePlaces.mediumTop - (150 - Self.slop)
        try await run.frame("150 points up") { $0.top.isNear(held) }
        for frame in run.trace.frames("dragging") {
          let travel = PhonePlaces.mediumTop - frame.top + Self.slop
          try #require((travel / 5).isNear((travel / 5).rounded()), "\(frame): no step of the hand")
        }
        try await run.pixels("the sheet under the hand") { $0.showsSampleSheet(at: 242, row: 0) }
        try await run.play(.from(195, 248).move(by: -100, steps: 20, every: 0.012))
        try await run.frame("250 points up") { $0.top.isNear(held - 100) }
        try await run.play(Gesture().hold(0.12).release())
        let frame = try await run.rest(on: "large")
        try #require(frame.top == PhonePlaces.largeTop)
        let decision = try #require(run.trace.decisions.first)
        try #require(run.trace.decisions.count == 1)
        try #require(decision.velocity == 0 && decision.y.isNear(held - 100))
        try #require(decision.nearest == "large" && decision.target == "large")
        try #require(
          run.trace.events.suffix(1).map { [$0.event, $0.detent, $0.reason] }
            == [["didChangeSelectedDetent", "large", "drag"]])
        let screen = try await run.pixels("the sheet at large") {
          $0.showsSampleSheet(at: 57, row: 0)
        }
        try #require(screen.isPushedBack, "the list is smaller, and black is around it")
      }
    }

    /// Released nearer to medium: the projection takes it on.
    @Test func aFlickUpGoesToLarge() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: 0)
        try await run.play(.press(195, 398).move(by: -152, steps: 19).release())
        let decision = try await run.wait("the decision") { $0.decisions.first }
        try #require(decision.y.isNear(PhonePlaces.mediumTop - (152 - Self.slop)))
        try #require(decision.velocity < -250, "250 pt/s are a flick")
        try #require(
          decision.projected.isNear(decision.y + 0.099 * decision.velocity, within: 0.01))
        try #require(decision.nearest == "medium" && decision.target == "large")
        try await run.rest(on: "large")
        let settling = run.trace.frames("settling")
        try #require(settling.allSatisfy { $0.top <= decision.y + 0.5 }, "it never turns back")
        try await run.pixels("the sheet at large") { $0.showsSampleSheet(at: 57, row: 0) }
      }
    }

    /// Released nearer to medium, below it: the projection takes it off the screen.
    @Test func aFlickDownFromMediumDismisses() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: 1)
        let opening = run.trace.events.count
        let covered = try await run.pixels("the sheet")
        try await run.play(.press(195, 398).move(by: 220, steps: 20).release())
        let decision = try await run.wait("the decision") { $0.decisions.first }
        try #require(decision.velocity > 250 && decision.nearest == "medium")
        try #require(decision.target == "dismissed")
        try await run.hidden()
        let events = run.trace.events.dropFirst(opening)
        try #require(
          events.map(\.event) == ["shouldDismiss", "willDismiss", "didDismiss", "onDismiss"])
        try #require(events.allSatisfy { $0.reason == "drag" })
        try await run.pixels("the list as it was, with its light back") { screen in
          screen.showsThumbnails(of: 0..<6)
            && covered.matches(screen, in: PhonePlaces().row(0), light: 0.88)
        }
      }
    }

    @Test func aDragThatComesBackUpDoesNotDismiss() async throws {
      try await WindowRun.open { run in
        try await run.presentSample(row: 0)
        let opening = run.trace.events.count
        try await run.play(.press(195, 398).move(by: 180, steps: 20).move(by: -160, steps: 20))
        try await run.frame("back up") { $0.top.isNear(PhonePlaces.mediumTop + 20 - Self.slop) }
        try await run.play(Gesture().hold(0.12).release())
        try await run.rest(on: "medium")
        try #require(
          run.trace.events.dropFirst(opening).map(\.event)
            == ["shouldDismiss", "willDismiss", "didCancelDismiss"])
      }
    }

    @Test func aDragGoesOnOutsideTheWindow() async throws {
      var setup = WindowSetup()
      setup.screen = (700, 1000)
      try await WindowRun.open(setup) { run in
        try await run.presentSample(row: 0)
        try await run.play(.press(195, 398).move(by: -458, steps: 40))
        let stretched = try await run.frame("the hand above the window") {
          $0.phase == "dragging" && $0.top < PhonePlaces.largeTop
        }
        try #require(stretched.top > 47, "resisted up to the safe area")
        try await run.play(.from(195, -60).move(to: -100, 200))
        let held = PhonePlaces.mediumTop - (198 - Self.slop)
        try await run.frame("the hand left of the window") { $0.top.isNear(held) }
        try await run.pixels("the sheet under the hand") { $0.showsSampleSheet(at: 194, row: 0) }
        try await run.play(Gesture().hold(0.12).release())
        try await run.rest(on: "large")
        let decision = try #require(run.trace.decisions.first)
        try #require(decision.velocity == 0 && decision.y.isNear(held))
        try await run.play(.move(to: -100, 500).hold(0.05))
        try await run.quiet(for: .milliseconds(100))
        try #require(run.trace.frames.last?.phase == "resting", "the button was seen to go up")
      }
    }
  }
}

extension Screenshot {
  /// Whether the list stands behind the sheet at large as SPEC §10 says: 16 points narrower on each
  /// side, 10 points above the sheet, dimmed, on black.
  fileprivate var isPushedBack: Bool {
    shows(.black, in: PixelArea(x: 0..<14, y: 48..<56))
      && shows(.black, in: PixelArea(x: 376..<390, y: 48..<56))
      && shows(Color.white.lit(0.88), in: PixelArea(x: 40..<350, y: 49..<53), within: 4)
      && shows(.black, in: PixelArea(x: 0..<390, y: 0..<8))
  }
}
