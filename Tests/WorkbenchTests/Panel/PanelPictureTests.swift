import Canvas
import Scenes
import SheetKit
import Testing

@testable import Workbench

/// What the panel draws, as text.
@Suite struct PanelPictureTests {
  private func marks(_ act: (inout RecordedDrag) -> Void = { _ in }) -> [Mark] {
    var hand = RecordedDrag(scene: .basic)
    act(&hand)
    _ = hand.workbench.picture(at: hand.time)
    let picture = PanelPicture(
      panel: hand.workbench.panel, theme: .of(.light), text: PanelText(measure: FixedAdvanceText()))
    return picture.marks() + picture.promptMarks()
  }

  @Test func atRest() throws {
    try expectMarks(marks(), "panel")
  }

  @Test func anOpenListStandsOverItsControl() throws {
    let texts = marks { hand in
      if let place = hand.place(of: "background") { hand.click(place) }
    }.texts.map(\.string)
    for option in ["Ultra-thin material", "Regular material", "Colour", "Picture"] {
      #expect(texts.contains(option))
    }
  }

  @Test func aRefusalStandsUnderItsValue() throws {
    let texts = marks { hand in
      hand.press(.function(6))
      if let place = hand.place(of: "detents.0.remove") { hand.click(place) }
      if let place = hand.place(of: "detents.0.remove") { hand.click(place) }
    }.texts.map(\.string)
    #expect(texts.contains("A sheet needs at least one detent"))
  }

  /// Hidden, it draws nothing, and the phone costs what it costs alone.
  @Test func hiddenItDrawsNothing() {
    var hand = RecordedDrag(showsPanel: false)
    hand.open()
    hand.flick()
    hand.wait(0.1)
    let marks = hand.workbench.picture(at: hand.time).marks
    // The shadow, the phone, and the four marks of the scene menu and the button that shows it.
    #expect(marks.count <= 6, "\(marks.count)")
    #expect(hand.workbench.drawnPanel.marks.isEmpty)
  }

  @Test(arguments: [200.0, 300, 420, 500, 564, 620, 908, 2000])
  func everyPartHasItsPlaceAndNoneLiesOverAnother(height: Double) {
    let layout = PanelLayout(height: height)
    let parts = [
      layout.top, layout.inspector, layout.note, layout.sentence, layout.graph, layout.transport,
    ].filter { !$0.isEmpty }
    for (above, below) in zip(parts, parts.dropFirst()) { #expect(below.minY >= above.maxY) }
    #expect(parts.last.map { $0.maxY <= max(height, 44) } ?? true)
    #expect(layout.showsTransport == (height >= 270), "buttons before anything else")
    #expect(layout.showsGraph == (height >= PanelLayout.wholeHeight))
  }
}
