import Canvas
import SheetKit
import Testing

@testable import Workbench

/// Rows that come and go under somebody who types or slides.
@Suite struct RowsUnderTheHandTests {
  /// A workbench with a detent of 300 pt at the third place.
  private func hand() -> RecordedDrag {
    var hand = RecordedDrag(
      configuration: SheetConfiguration().presentationDetents([.height(100), .medium, .height(300)])
    )
    hand.open()
    return hand
  }

  private func paste(_ detents: String, _ hand: inout RecordedDrag) {
    // The field takes what is pasted: this comes from elsewhere, as a living file does.
    _ = hand.workbench.take(
      CodeImport.read(".presentationDetents([\(detents)])"), by: "Took over", at: hand.time)
    hand.wait(0.1)
  }

  /// 250 stands in the field of the third detent, not yet taken.
  private func handThatTypes() throws -> RecordedDrag {
    var hand = hand()
    let place = hand.place(of: "detents.2.value")
    hand.click(try #require(place))
    hand.send(.text("250"))
    return hand
  }

  @Test func whatIsTypedGoesIntoNoOtherDetent() throws {
    var hand = try handThatTypes()
    paste(".height(100), .medium, .height(120), .height(300)", &hand)
    #expect(hand.workbench.panel.inspector.editing == nil)
    hand.press(.enter)
    #expect(
      hand.workbench.phone.sheets.root.configuration.detents
        == [.height(100), .medium, .height(120), .height(300)])
  }

  @Test func whatIsTypedStaysWhereTheRowsDo() throws {
    var hand = try handThatTypes()
    paste(".height(150), .medium, .height(300)", &hand)
    hand.press(.enter)
    #expect(
      hand.workbench.phone.sheets.root.configuration.detents
        == [.height(150), .medium, .height(250)])
  }
}
