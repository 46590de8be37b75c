import Testing

@testable import SheetLab

@Suite struct FramePacerTests {
  @Test func drawsAtOnceWhenARefreshHasPassed() {
    var pacer = FramePacer(refreshRate: 100)
    #expect(pacer.delay(at: 5) == 0)
    pacer.frameBegan(at: 5)
    #expect(abs(pacer.delay(at: 5.004) - 0.006) < 1e-9)
    #expect(pacer.delay(at: 5.02) == 0)
  }

  @Test func oneLateFrameDoesNotDelayTheNext() {
    var pacer = FramePacer(refreshRate: 100)
    pacer.frameBegan(at: 1)
    pacer.frameBegan(at: 1.013)
    #expect(abs(pacer.delay(at: 1.013) - 0.007) < 1e-9, "the grid is kept: due at 1.02")
  }

  @Test func afterAPauseTheGridStartsAnew() {
    var pacer = FramePacer(refreshRate: 100)
    pacer.frameBegan(at: 1)
    pacer.frameBegan(at: 1.5)
    #expect(abs(pacer.delay(at: 1.5) - 0.01) < 1e-9)
  }

  @Test(
    arguments: [
      (nil, 60.0, "a display that does not say"), (0.0, 24, "nonsense is held to a sane range"),
      (144, 144, "as it says"),
    ] as [(Double?, Double, String)])
  func interval(rate: Double?, expected: Double, why: String) {
    #expect(abs(FramePacer(refreshRate: rate).interval - 1 / expected) < 1e-12, "\(why)")
  }
}

@Suite struct ScreenClockTests {
  @Test func aPressDuringAnAnimationIsHandledAtTheFrameThatWasSeen() {
    var clock = ScreenClock()
    #expect(clock.time(of: 1) == 1)
    #expect(clock.frameTime(at: 1.001, lead: 0.008) == 1.009)
    #expect(clock.time(of: 1.004) == 1.009)
    #expect(clock.time(of: 1.02) == 1.02)
  }
}

/// The time of the screen where the loop could not run: a stopped program, a machine that was asleep.
@Suite struct ScreenGapTests {
  /// How long the loop was held up, whether something moved meanwhile, and how far the screen's time
  /// went on.
  private static let gaps: [(gap: Double, isMoving: Bool, step: Double)] = [
    (0.016, true, 0.016), (0.4, true, 0.4), (0.6, true, ScreenClock.step),
    (3600, true, ScreenClock.step), (0.6, false, 0.6), (3600, false, 3600),
  ]

  @Test(arguments: gaps)
  func aLongGapIsAShortStepOfWhatMoves(gap: Double, isMoving: Bool, step: Double) {
    var clock = ScreenClock()
    let before = clock.frameTime(at: 10, lead: 0)
    clock.pause(at: 10, isMoving: isMoving)
    clock.goOn(at: 10 + gap)
    #expect(abs(clock.time(at: 10 + gap) - before - step) < 1e-9)
    #expect(abs(clock.frameTime(at: 10 + gap, lead: 0) - before - step) < 1e-9)
    // From then on it goes on as ever.
    clock.pause(at: 10 + gap, isMoving: true)
    clock.goOn(at: 10 + gap + 0.016)
    #expect(abs(clock.time(of: 10 + gap + 0.016) - before - step - 0.016) < 1e-6)
    #expect(abs(clock.delay(until: before + step + 1, at: 10 + gap) - 1) < 1e-9)
  }

  @Test func whatHappenedInTheGapIsHandledAtWhatWasSeenLast() {
    var clock = ScreenClock()
    let seen = clock.frameTime(at: 10, lead: 0.008)
    clock.pause(at: 10, isMoving: true)
    clock.goOn(at: 15)
    #expect(clock.time(of: 12) == seen)
  }

  @Test func framesThatTakeLongerThanTheGapStillComeToAnEnd() {
    var clock = ScreenClock()
    var now = 0.0
    for _ in 0..<100 {
      clock.pause(at: now, isMoving: true)
      now += 0.7
      clock.goOn(at: now)
    }
    #expect(abs(clock.time(at: now) - 100 * ScreenClock.step) < 1e-9)
  }
}
