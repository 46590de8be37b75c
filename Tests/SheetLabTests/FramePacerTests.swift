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
