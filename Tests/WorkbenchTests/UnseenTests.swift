import Scenes
import SheetKit
import Testing

@testable import Workbench

/// A window that nobody can see: the loop wakes up for what is due on the phone, and for nothing else.
@Suite("unseen") struct UnseenTests {
  /// What goes on when the window is minimised.
  enum Affair: CaseIterable { case nothing, notice, problem, flight, replay }

  private func window(in affair: Affair) -> RecordedDrag {
    var hand = RecordedDrag()
    hand.open()
    switch affair {
    case .nothing: break
    case .notice: hand.workbench.tell("Saved", at: hand.time)
    case .problem: hand.workbench.tell("Full", isProblem: true, at: hand.time)
    case .flight: hand.press(.up, after: 0.1)
    case .replay:
      hand.press(.up, after: 0.1)
      hand.wait(1)
      hand.press(.character("p"), .control, after: 0.1)
    }
    return hand
  }

  @Test(arguments: Affair.allCases)
  func wakesUpOnceForAFlightAndForNothingElse(affair: Affair) {
    var workbench = window(in: affair).workbench
    var wakeUps = 0
    var now = 0.0
    while let due = workbench.nextDeadline(after: now, isSeen: false), wakeUps < 100 {
      _ = workbench.advance(to: due)
      now = due
      wakeUps += 1
    }
    #expect(wakeUps == (affair == .flight ? 1 : 0))
  }

  /// However late, the first frame after it shows what the phone has come to.
  @Test func isWhereItWouldHaveComeTo() {
    var hand = window(in: .flight)
    var seen = hand
    seen.wait(3)
    _ = hand.workbench.advance(to: seen.time)
    #expect(
      hand.workbench.phone.frames(at: seen.time) == seen.workbench.phone.frames(at: seen.time))
    #expect(hand.workbench.phone.sheets.root.selection == .large)
  }

  @Test func whatWasSaidGoesWithTheFirstFrame() {
    var workbench = window(in: .notice).workbench
    let later = 60.0
    _ = workbench.advance(to: later)
    #expect(workbench.needsFrame(at: later))
    _ = workbench.picture(at: later)
    #expect(!workbench.needsFrame(at: later))
  }
}
