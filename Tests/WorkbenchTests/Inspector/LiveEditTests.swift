import Canvas
import Scenes
import SheetKit
import Testing

@testable import Workbench

/// Every edit acts at once on the living sheet, and nothing jumps.
@Suite struct LiveEditTests {
  /// What the height may change by in a millisecond: 5 pt, more than any of these motions does.
  private static let most = 5.0

  /// What is done waits for the next whole microsecond.
  private static let rounding = 0.01

  private static let edits: [(id: String, value: ControlValue)] = [
    ("tuning.response", .number(1.2)), ("tuning.dampingRatio", .number(0.3)),
    ("tuning.rubberBandCoefficient", .number(0.2)), ("tuning.mediumFraction", .number(0.3)),
    ("tuning.topGapWithHomeIndicator", .number(60)), ("policy", .option(3)),
    ("detents.add", .pressed), ("detents.1.remove", .pressed), ("detents.0.kind", .option(3)),
    ("detents.1.kind", .option(2)), ("interactiveDismissDisabled", .flag(true)),
    ("cornerRadius", .option(1)), ("background", .option(2)), ("appearance", .option(1)),
    ("reduceMotion", .flag(true)), ("contentInteraction", .option(2)),
    ("backgroundInteraction", .option(3)), ("motion", .option(1)), ("isDraggable", .flag(false)),
    ("sizing", .option(2)), ("selection", .option(2)),
  ]

  private func edit(_ hand: inout RecordedDrag, _ id: String, _ value: ControlValue) {
    // The panel has seen the phone as it is.
    _ = hand.workbench.picture(at: hand.time)
    let inspector = hand.workbench.panel.inspector
    let place = inspector.layout.places.first { inspector.cell($0.target)?.id == id }
    guard let place,
      case .changed(let edit) = hand.workbench.panel.inspector.use(
        place.target, value)
    else {
      Issue.record("no control \(id) to use")
      return
    }
    _ = hand.workbench.perform(.edit(edit), at: hand.time)
  }

  private func unfolded() -> RecordedDrag {
    var hand = RecordedDrag()
    hand.workbench.panel.inspector.folded = []
    hand.open()
    return hand
  }

  @Test(arguments: edits.indices) func inTheMiddleOfADragNothingJumps(index: Int) {
    let (id, value) = Self.edits[index]
    var hand = unfolded()
    hand.down(phone: 195, 440)
    for step in 1...10 { hand.move(phone: 195, 440 - 8 * Double(step)) }
    let before = hand.height
    edit(&hand, id, value)
    #expect(abs(hand.height - before) < Self.rounding, "\(id)")
    hand.move(phone: 195, 359, after: 0.001)
    #expect(abs(hand.height - before) <= Self.most, "\(id)")
    hand.up(phone: 195, 359)
    hand.wait(4)
    #expect(!hand.workbench.phone.isAnimating(at: hand.time), "\(id) comes to rest")
  }

  @Test(arguments: edits.indices) func inTheMiddleOfAFlightNothingJumps(index: Int) {
    let (id, value) = Self.edits[index]
    var hand = unfolded()
    hand.flick()
    hand.wait(0.1)
    #expect(hand.workbench.phone.isAnimating(at: hand.time))
    let before = hand.height
    edit(&hand, id, value)
    #expect(abs(hand.height - before) < Self.rounding, "\(id)")
    let velocity = hand.workbench.phone.sheets.root.presentation(at: hand.time).velocity
    #expect(velocity.isFinite)
    hand.wait(0.001)
    #expect(abs(hand.height - before) <= Self.most, "\(id)")
    hand.wait(6)
    #expect(!hand.workbench.phone.isAnimating(at: hand.time), "\(id) comes to rest")
  }

  @Test func changingOverToTheOtherSlotInTheMiddleOfADragNothingJumps() {
    var hand = unfolded()
    hand.press(.character("b"), .control, after: 0.1)
    edit(&hand, "policy", .option(1))
    edit(&hand, "detents.0.kind", .option(3))
    hand.wait(1)
    hand.press(.character("b"), .control, after: 0.1)
    hand.wait(1)
    #expect(hand.workbench.phone.sheets.root.configuration.detents == [.medium, .large])
    hand.down(phone: 195, 440)
    for step in 1...10 { hand.move(phone: 195, 440 - 8 * Double(step)) }
    for _ in 0..<6 {
      let before = hand.height
      hand.press(.character("b"), .control, after: 0.001)
      #expect(abs(hand.height - before) < Self.rounding)
      hand.move(phone: 195, 360, after: 0.001)
    }
    hand.up(phone: 195, 360)
    hand.wait(2)
    #expect(!hand.workbench.phone.isAnimating(at: hand.time))
  }

  @Test func draggingASliderWhileTheSheetMovesActsOnTheFlight() throws {
    var hand = unfolded()
    let place = hand.place(of: "tuning.response") {
      Point(x: $0.minX + 40, y: InspectorLayout.slider(of: $0).midY)
    }
    let start = try #require(place)
    hand.flick()
    hand.wait(0.05)
    hand.send(.pointerDown(Pointer(position: start), button: 1))
    var last = hand.height
    for step in 1...40 {
      let place = Point(x: start.x + 4 * Double(step), y: start.y + 200)
      hand.send(.pointerMove(Pointer(position: place)), after: 0.004)
      #expect(abs(hand.height - last) < 4 * Self.most, "step \(step)")
      last = hand.height
    }
    hand.send(.pointerUp(Pointer(position: Point(x: start.x + 160, y: start.y)), button: 1))
    #expect(hand.workbench.phone.sheets.root.configuration.tuning.response > 1)
    #expect(hand.workbench.phone.isAnimating(at: hand.time), "slow now")
    hand.press(.character("z"), .control)
    #expect(hand.workbench.phone.sheets.root.configuration.tuning.response == 0.34414)
  }

  @Test func everythingIsReachedByTab() {
    var hand = unfolded()
    hand.press(.function(6))
    var ids: Set<String> = []
    var wasInTransport = false
    for _ in 0..<400 {
      hand.press(.tab)
      let panel = hand.workbench.panel
      if let target = panel.inspector.focused, let cell = panel.inspector.cell(target) {
        ids.insert(cell.id)
      }
      if panel.zone == .transport { wasInTransport = true }
    }
    let all = hand.workbench.panel.inspector.sections.flatMap(\.rows).flatMap(\.cells)
      .filter(\.control.isFocusable).map(\.id)
    #expect(ids.isSuperset(of: all))
    #expect(wasInTransport)
    hand.press(.escape)
    #expect(hand.workbench.panel.zone == nil)
  }

  @Test func aValueIsTypedWithTheKeyboardAlone() {
    var hand = unfolded()
    hand.press(.function(6))
    for _ in 0..<400 {
      hand.press(.tab)
      let inspector = hand.workbench.panel.inspector
      if inspector.focused.flatMap({ inspector.cell($0)?.id }) == "tuning.response" { break }
    }
    for character in "0.5" { hand.send(.text(String(character))) }
    hand.press(.enter)
    #expect(hand.workbench.phone.sheets.root.configuration.tuning.response == 0.5)
    hand.press(.up)
    #expect(hand.workbench.phone.sheets.root.configuration.tuning.response == 0.51)
    hand.press(.delete)
    #expect(hand.workbench.phone.sheets.root.configuration.tuning.response == 0.34414)
    for character in "9" { hand.send(.text(String(character))) }
    hand.press(.enter)
    #expect(hand.workbench.panel.inspector.refused?.reason == "Expected 0.05 to 3 s")
    #expect(hand.workbench.phone.sheets.root.configuration.tuning.response == 0.34414)
  }
}
