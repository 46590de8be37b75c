import SheetKit
import Testing

/// SPEC §3: the sheet under the pointer.
@Suite struct TrackingTests {
  @Test(arguments: [(PointerDevice.mouse, 4.0), (.touch, 8)])
  func theSlopIsLostOnce(device: PointerDevice, slop: Double) {
    var hand = Hand([.medium, .large])
    hand.feed(.pointerDown(1, PointerPosition(x: 9, y: 500), on: .header, device: device), at: 0)
    hand.move(500 - slop, at: 10, x: 9)
    #expect(agree(hand.height, 455.68), "on the boundary nothing has started")
    #expect(hand.sheet.pointerOwner(1) == .undecided)
    hand.move(500 - slop - 1, at: 20, x: 9)
    #expect(agree(hand.height, 456.68))
    #expect(hand.sheet.pointerOwner(1) == .sheet)
    hand.move(400, at: 30, x: 9)
    #expect(agree(hand.height, 455.68 + 100 - slop))
  }

  @Test func sidewaysIsNoDrag() {
    var hand = Hand([.medium, .large])
    hand.down(500, at: 0)
    hand.move(497, at: 10, x: 202)
    hand.move(300, at: 20)
    #expect(agree(hand.height, 455.68))
    #expect(hand.sheet.pointerOwner(1) == .ignored)
  }

  @Test func onlyThePrimaryButtonDrags() {
    var hand = Hand([.medium, .large])
    hand.feed(.pointerDown(1, PointerPosition(x: 9, y: 500), on: .header, button: 3), at: 0)
    hand.move(300, at: 10)
    #expect(agree(hand.height, 455.68))
    hand.up(300, at: 20)
    #expect(hand.sheet.pointerOwner(1) == nil)
  }

  @Test func aSecondFingerDoesNothing() {
    var hand = Hand([.medium, .large])
    hand.down(500, at: 0)
    hand.move(400, at: 10)
    hand.feed(.pointerDown(2, PointerPosition(x: 9, y: 600), on: .header), at: 20)
    hand.feed(.pointerMove(2, PointerPosition(x: 9, y: 100)), at: 30)
    #expect(agree(hand.height, 455.68 + 96))
    #expect(hand.sheet.pointerOwner(2) == .ignored)
  }

  /// Shown above large: d = 10 on this phone.
  @Test func resistanceAboveTheLargestStop() {
    var hand = Hand([.large])
    hand.drag(70, to: 70 - 104)
    let band = RubberBand(dimension: 10).shown(100)
    #expect(agree(hand.height, 787 + band))
    hand.up(-34, at: 300)
    hand.settle()
    #expect(hand.height == 787)
  }

  @Test func theResistanceAboveIsAtMostAHundred() {
    var hand = Hand([.height(100)])
    hand.drag(720, to: 616)
    #expect(agree(hand.height, 134 + RubberBand(dimension: 100).shown(100)))
  }

  @Test func resistanceBelowWhereDismissalIsRefused() {
    var hand = Hand(
      SheetConfiguration().presentationDetents([.medium])
        .interactiveDismissDisabled())
    hand.drag(400, to: 504)
    #expect(agree(hand.height, 455.68 - RubberBand(dimension: 787 / 4).shown(100)))
  }

  @Test func oneToOneBelowWhereItIsAllowed() {
    var hand = Hand([.medium])
    hand.drag(400, to: 504)
    #expect(agree(hand.height, 355.68))
    #expect(agree(hand.picture.layoutHeight, 455.68), "it slides at constant height")
  }

  @Test(arguments: [0.0, 5, 40, 150, 333, 2000])
  func theRubberBandHasAnExactInverse(overshoot: Double) {
    let band = RubberBand(dimension: 100)
    #expect(agree(band.overshoot(band.shown(overshoot)), overshoot))
  }

  @Test(arguments: [30.0, 100, 200, 290])
  func aMovingSheetIsGrabbedWithoutAJump(ms: Double) {
    var hand = Hand([.medium, .large])
    hand.feed(.select(.large), at: 0)
    let before = hand.picture(at: ms).height
    let y = 844 - before + 20
    hand.down(y, at: ms)
    hand.move(y - 4.000001, at: ms)
    #expect(abs(hand.picture(at: ms).height - before) < 1e-3)
    hand.move(y - 14, at: ms + 10)
    #expect(abs(hand.height - before - 10) < 1e-3)
  }

  /// A sheet that is displaced with resistance is grabbed where it is shown.
  @Test func anOverdraggedSheetIsGrabbedAgainWithTheInverse() {
    var hand = Hand([.height(100)])
    hand.drag(720, to: 520)
    hand.up(520, at: hand.now + 200)
    hand.wait(20)
    let before = hand.height
    let y = 844 - before + 10
    hand.down(y, at: hand.now)
    hand.move(y + 4.000001, at: hand.now)
    #expect(abs(hand.height - before) < 1e-3)
    #expect(before > 134)
  }

  @Test func aLostPointerSettlesWithVelocityZero() {
    var hand = Hand([.medium, .large])
    hand.down(500, at: 0)
    hand.move(400, at: 10)
    hand.move(360, at: 20)
    hand.feed(.pointerCancel(1), at: 21)
    #expect(hand.decisions[0].velocity == 0)
    hand.settle()
    #expect(hand.picture.phase == .resting)
  }

  @Test func aFingerAlreadyDownIsNotTaken() {
    var hand = Hand(
      SheetConfiguration().presentationDetents([.medium]), startsPresented: false)
    hand.down(600, at: 0, on: .background)
    hand.feed(.present, at: 10)
    hand.wait(1000)
    hand.move(300, at: hand.now + 10)
    #expect(agree(hand.height, 455.68))
  }
}
