import SheetKit
import Testing

/// SPEC §9 and §11: the keyboard, and changes while the sheet is up.
@Suite struct ChangesTests {
  @Test func theKeyboardRaisesTheLargestStop() {
    var hand = Hand([.height(160)], in: Containers.window(800), profile: .plain)
    hand.feed(.keyboard(height: 50), at: 0)
    hand.settle()
    #expect(hand.height == 210)
    #expect(hand.picture.detent == .height(160), "the selection does not change")
    hand.feed(.keyboard(height: nil), at: hand.now)
    hand.settle()
    #expect(hand.height == 160)
    #expect(hand.names.isEmpty)
  }

  @Test func theKeyboardRaisesAtMostToFullHeight() {
    var hand = Hand([.medium, .large])
    hand.feed(.keyboard(height: 336), at: 0)
    hand.settle()
    #expect(hand.height == 787)
    #expect(hand.sheet.selection == .medium)
    hand.place(100, to: 150)
    hand.settle()
    #expect(hand.height == 787, "one more stop while dragging")
    #expect(hand.names.isEmpty, "the drag returned to the same stop")
  }

  @Test func aDetentThatStaysActiveMovesToItsNewHeight() {
    var hand = Hand([.fraction(0.3), .large])
    hand.feed(
      .configure(SheetConfiguration().presentationDetents([.fraction(0.3), .height(500)])), at: 0)
    hand.settle()
    #expect(hand.picture.detent == .fraction(0.3))
  }

  @Test func aDetentThatIsGoneGivesWayToTheNearest() {
    var hand = Hand([.height(100), .medium, .large], selection: .medium)
    hand.feed(
      .configure(SheetConfiguration().presentationDetents([.height(100), .height(500)])), at: 0)
    #expect(hand.picture.phase == .settling, "animated")
    hand.settle()
    #expect(hand.height == 534)
    #expect(hand.names.isEmpty)
  }

  @Test func anInactiveSelectionIsKeptForWhenItBecomesActive() {
    let edge = SheetConfiguration()
      .presentationDetents([.medium, .large], selection: .medium)
      .presentationCompactAdaptation(.none)
    var hand = Hand(edge)
    hand.feed(.resize(Containers.landscape), at: 0)
    #expect(hand.picture.detent == .large)
    #expect(hand.sheet.selection == .medium)
    hand.feed(.resize(Containers.phone), at: 10)
    #expect(hand.picture.detent == .medium)
    #expect(agree(hand.height, 455.68))
  }

  @Test func aSelectionDuringADragIsAppliedAtRelease() {
    var hand = Hand([.medium, .large])
    hand.drag(400, to: 380)
    hand.feed(.select(.large), at: hand.now)
    #expect(hand.picture.phase == .dragging)
    hand.up(380, at: hand.now + 200)
    #expect(hand.decisions[0].rule == .selection)
    hand.settle()
    #expect(hand.height == 787)
    #expect(hand.names.isEmpty, "by code: no event")
  }

  @Test func detentsChangedDuringADragKeepFingerAndSheetTogether() {
    var hand = Hand([.medium, .large])
    hand.drag(400, to: 300)
    let before = hand.height
    hand.feed(.configure(SheetConfiguration().presentationDetents([.height(100)])), at: hand.now)
    #expect(agree(hand.height, before))
    hand.move(310, at: hand.now + 10)
    #expect(agree(hand.height, before - 10))
  }

  @Test func aContainerResizedDuringADragKeepsThemTogether() {
    var hand = Hand([.medium, .large])
    hand.drag(400, to: 300)
    let before = hand.height
    hand.feed(.resize(Containers.tall), at: hand.now)
    #expect(agree(hand.height, before))
    hand.move(290, at: hand.now + 10)
    #expect(agree(hand.height, before + 10))
  }

  @Test func degenerateSizesAreIgnored() {
    var hand = Hand([.medium, .large])
    hand.feed(.resize(Container(width: 0, height: 0)), at: 0)
    #expect(agree(hand.height, 455.68))
  }

  @Test func theSameConfigurationAgainChangesNothing() {
    let configuration = SheetConfiguration()
      .presentationDetents([.medium, .large], selection: .medium)
    var hand = Hand(configuration)
    hand.feed(.select(.large), at: 0)
    hand.settle()
    hand.feed(.configure(configuration), at: hand.now)
    hand.settle()
    #expect(hand.height == 787)
  }

  @Test func anotherItemDismissesThenPresents() {
    var hand = Hand(SheetConfiguration().presentationDetents([.medium]), startsPresented: false)
    hand.feed(.item("a"), at: 0)
    hand.settle()
    hand.feed(.item("b"), at: hand.now)
    #expect(hand.picture.phase == .dismissing)
    hand.settle()
    #expect(hand.sheet.item == "b")
    #expect(hand.names == ["didPresent", "onDismiss", "didPresent"])
    hand.feed(.item("b"), at: hand.now)
    #expect(hand.picture.phase == .resting)
    hand.feed(.item(nil), at: hand.now)
    hand.settle()
    #expect(hand.picture.phase == .hidden)
  }

  @Test func anItemReplacedInPlace() {
    var configuration = SheetConfiguration().presentationDetents([.medium])
    configuration.replacesItemInPlace = true
    var hand = Hand(configuration, startsPresented: false)
    hand.feed(.item("a"), at: 0)
    hand.settle()
    hand.feed(.item("b"), at: hand.now)
    #expect(hand.picture.phase == .resting)
    #expect(hand.sheet.item == "b")
  }

  @Test func aNewTargetInFlightKeepsPositionAndVelocity() {
    var hand = Hand([.height(100), .medium, .large], selection: .medium)
    hand.feed(.select(.large), at: 0)
    let before = hand.picture(at: 120)
    hand.feed(.select(.height(100)), at: 120)
    let after = hand.picture
    #expect(agree(after.height, before.height))
    #expect(agree(after.velocity, before.velocity))
    #expect(before.velocity < -100)
  }
}
