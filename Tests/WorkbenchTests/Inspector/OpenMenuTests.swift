import Canvas
import Scenes
import SheetKit
import Testing

@testable import Workbench

/// A menu of the inspector that is open while what it offers changes.
@Suite struct OpenMenuTests {
  /// A workbench with a detent more, and the menu of a control open, its last option marked.
  private func opened(_ control: String) throws -> RecordedDrag {
    var hand = RecordedDrag()
    hand.open()
    for id in ["detents.add", control] {
      let place = hand.place(of: id)
      hand.click(try #require(place))
    }
    hand.press(.end)
    try #require(hand.workbench.panel.inspector.menu != nil)
    return hand
  }

  @Test(arguments: ["backgroundInteraction", "selection"])
  func closesWhereItOffersSomethingElse(control: String) throws {
    var hand = try opened(control)
    hand.press(.character("z"), .control)
    _ = hand.workbench.picture(at: hand.time)
    #expect(hand.workbench.panel.inspector.menu == nil)
    let before = hand.workbench.phone.sheets.root.configuration
    hand.press(.enter)
    #expect(hand.workbench.phone.sheets.root.configuration == before)
  }

  @Test func staysOpenWhereItOffersTheSame() throws {
    var hand = try opened("selection")
    hand.wait(1)
    hand.press(.enter)
    #expect(hand.workbench.phone.sheets.root.configuration.selection == .height(200))
  }
}
