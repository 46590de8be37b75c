import SheetKit
import Testing

/// Issue 3's sixth point and SPEC §15: every seam is continuous in position and velocity.
///
/// Each row is run at 1 kHz through the public API. At every millisecond the sheet may have moved by
/// no more than its speed allows, and at every input by no more than the finger went. At the seam
/// itself the motion after it is compared with the one before it.
@Suite struct SeamTests {
  /// A hundredth of a millisecond: short enough for a difference quotient to be the velocity.
  private static let moment = 1e-5
  /// What a stop takes at once when the sheet is settled (SPEC §6), and rounding.
  private static let slack = 0.25 + 1e-6

  @Test(arguments: seams)
  func noJump(seam: Seam) {
    var run = SeamRun(seam)
    var last: SeamRun.Frame?
    for ms in 0...seam.length {
      run.advance(to: ms)
      let before = run.frame(at: ms)
      if let last {
        let reach = max(abs(last.velocity), abs(before.velocity)) / 1000
        #expect(
          abs(before.shown - last.shown) <= reach + Self.slack, "between \(ms - 1) and \(ms) ms")
      }
      let travel = run.feed(at: ms)
      let after = run.frame(at: ms)
      #expect(abs(after.shown - before.shown) <= travel + 1e-6, "at \(ms) ms")
      last = after
    }
  }

  /// Velocities in pt/s, up: what is on screen, and what the sheet says.
  @Test(arguments: seams)
  func velocityAtTheSeam(seam: Seam) {
    var run = SeamRun(seam)
    for ms in 0..<seam.seam {
      run.advance(to: ms)
      _ = run.feed(at: ms)
    }
    let early = run
    run.advance(to: seam.seam)
    let time = Double(seam.seam)
    let before = run.frame(at: seam.seam)
    let incoming = early.speed(from: time - Self.moment * 1000, to: time)
    let finger = run.fingerVelocity(before: seam.seam)
    _ = run.feed(at: seam.seam)
    let after = run.frame(at: seam.seam)
    let outgoing = run.speed(from: time, to: time + Self.moment * 1000)
    switch seam.rule {
    case .kept:
      #expect(abs(after.velocity - before.velocity) < 1e-6)
      #expect(abs(outgoing - incoming) < 5, "on screen")
      #expect(abs(incoming) > seam.least, "the seam is crossed in motion")
    case .shown:
      #expect(abs(outgoing - incoming) < 5, "on screen")
      #expect(abs(incoming) > seam.least, "the seam is crossed in motion")
    case .thrown:
      #expect(abs(after.velocity - finger) < 1e-6, "the hand's velocity is the spring's")
      #expect(abs(outgoing - finger * after.slope) < 5, "on screen")
      #expect(abs(finger) > seam.least)
    case .held: followsTheFinger(&run, from: seam.seam, to: seam.seam + seam.follows)
    }
  }

  /// Sheet and content together go with the finger, to the resistance that there is.
  private func followsTheFinger(_ run: inout SeamRun, from start: Int, to end: Int) {
    var last = run.frame(at: start)
    for ms in (start + 1)...end {
      run.advance(to: ms)
      let travel = run.feed(at: ms)
      let frame = run.frame(at: ms)
      let moved = abs(frame.unresisted + frame.scroll - last.unresisted - last.scroll)
      #expect(abs(moved - travel) < 1e-6, "at \(ms) ms")
      let (least, most) = (min(last.slope, frame.slope), max(last.slope, frame.slope))
      let shown = abs(frame.shown + frame.scroll - last.shown - last.scroll)
      #expect(shown >= least * travel - 1e-6 && shown <= most * travel + 1e-6, "at \(ms) ms")
      last = frame
    }
  }

  /// Beyond large and back: what is shown of the spring is one curve, on both sides of the stop
  /// where its resistance begins, and ends exactly on it.
  @Test(arguments: [0.2, 0.5, 0.8])
  func reboundBeyondLarge(ratio: Double) {
    var configuration = SheetConfiguration().presentationDetents([.medium, .large])
    configuration.tuning.flickDampingRatio = ratio
    var hand = Hand(configuration)
    hand.down(500, at: 0)
    hand.move(410, at: 30)
    hand.up(320, at: 60)
    #expect(hand.decisions.map(\.target) == [.stop(.large)])
    var crossings = 0
    var last = hand.picture
    var highest = 0.0
    for ms in 61...2000 {
      let picture = hand.picture(at: Double(ms))
      let change = abs(picture.velocity - last.velocity)
      // |u″| ≤ ω² |u| + 2ζω |u′| with |u| < 400, |u′| < 6000.
      #expect(change <= (333.34 * 400 + 36.52 * 6000) / 1000 || picture.velocity == 0)
      let reach = max(abs(picture.velocity), abs(last.velocity)) / 1000
      #expect(abs(picture.top - last.top) <= reach + Self.slack)
      if (picture.height > 787) != (last.height > 787) { crossings += 1 }
      highest = max(highest, picture.height)
      last = picture
    }
    #expect(highest > 787.5 && highest < 797, "at most the 10 pt that this phone has")
    #expect(crossings >= 2)
    #expect(last.height == 787)
  }
}
