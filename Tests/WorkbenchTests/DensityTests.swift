import Scenes
import SheetKit
import Testing

@testable import Workbench

/// The window comes to a display with other pixels, or its display changes, in the middle of things.
@Suite("density") struct DensityTests {
  /// What goes on meanwhile.
  enum Affair: CaseIterable { case rest, drag, flight }

  private func begin(_ affair: Affair) -> RecordedDrag {
    var hand = RecordedDrag()
    hand.open()
    switch affair {
    case .rest: break
    case .drag:
      hand.down(phone: 195, 440)
      for step in 1...10 { hand.move(phone: 195, 440 - 8 * Double(step)) }
    case .flight:
      hand.press(.up, after: 0.1)
      hand.wait(0.1)
    }
    return hand
  }

  /// Goes on with it to its end.
  private func end(_ affair: Affair, _ hand: inout RecordedDrag) {
    if affair == .drag {
      hand.move(phone: 195, 300)
      hand.up(phone: 195, 300, after: 0.2)
    }
    hand.wait(2)
  }

  @Test(arguments: Affair.allCases, [0.5, 1.25, 2, 3])
  func theSheetStaysAndGoesOn(affair: Affair, density: Double) {
    var (hand, other) = (begin(affair), begin(affair))
    other.workbench.resize(to: other.workbench.window, pixelsPerPoint: density)
    #expect(other.workbench.pixelsPerPoint == density)
    #expect(other.height == hand.height, "nothing jumps")
    end(affair, &hand)
    end(affair, &other)
    #expect(
      other.workbench.phone.frames(at: other.time) == hand.workbench.phone.frames(at: hand.time))
    #expect(other.events == hand.events)
    #expect(Subject(other.workbench.phone) == Subject(hand.workbench.phone))
    #expect(
      other.workbench.picture(at: other.time).size == hand.workbench.picture(at: hand.time).size)
  }
}
