import SheetKit
import Testing

/// SPEC §8, the hand-off between the sheet and its scrolling content.
@Suite struct HandoffTests {
  static func list(
    _ interaction: ContentInteraction = .automatic, at selection: Detent = .medium
  ) -> Hand {
    var configuration = SheetConfiguration()
      .presentationDetents([.medium, .large], selection: selection)
      .presentationContentInteraction(interaction)
    configuration.tuning.mouseSlop = 0
    return Hand(configuration, content: 3000)
  }

  /// Conformance scenario 1: up 150, 150, 50, 100 between 300 and 600.
  @Test func theSameFingerMovesTheSheetFirstAndTheListAfter() {
    var configuration = SheetConfiguration().presentationDetents([.height(300), .height(600)])
    configuration.tuning.mouseSlop = 0
    var hand = Hand(
      configuration, in: Containers.window(800), profile: .plain, content: 3000)
    hand.down(700, at: 0, on: .content(0))
    var seen: [(Double, Double)] = []
    for (index, y) in [550.0, 400, 350, 250].enumerated() {
      hand.move(y, at: Double(index + 1) * 20)
      seen.append((hand.height, hand.picture.scroll))
    }
    #expect(seen.map(\.0) == [450, 600, 600, 600])
    #expect(seen.map(\.1) == [0, 0, 50, 150])
    #expect(hand.sheet.pointerOwner(1) == .content(0))
  }

  @Test func comingBackReturnsTheListThenLowersTheSheet() {
    var hand = Self.list()
    hand.down(600, at: 0, on: .content(0))
    hand.move(150, at: 20)
    #expect(agree(hand.picture.scroll, 450 - 331.32))
    hand.move(250, at: 40)
    #expect(agree(hand.picture.scroll, 450 - 331.32 - 100))
    #expect(hand.height == 787)
    hand.move(300, at: 60)
    #expect(hand.picture.scroll == 0)
    #expect(agree(hand.height, 455.68 + 300), "not one point lost or doubled")
  }

  @Test func withScrollsAFingerUpOnlyScrolls() {
    var hand = Self.list(.scrolls)
    hand.drag(600, to: 500, on: .content(0))
    #expect(agree(hand.height, 455.68))
    #expect(agree(hand.picture.scroll, 100))
    hand.up(500, at: hand.now + 200)
    #expect(hand.decisions.isEmpty, "the sheet took no part")
  }

  @Test func withScrollsAFingerDownAtTheTopLowersTheSheet() {
    var hand = Self.list(.scrolls)
    hand.drag(500, to: 560, on: .content(0))
    #expect(agree(hand.height, 455.68 - 60))
    #expect(hand.picture.scroll == 0)
  }

  @Test func aListThatIsScrolledKeepsTheDrag() {
    var hand = Self.list(at: .large)
    hand.feed(.scrollTo(100), at: 0)
    hand.drag(400, to: 600, on: .content(0))
    #expect(hand.height == 787)
    #expect(hand.picture.scroll == 0, "no bounce at the top inside a sheet")
  }

  @Test(arguments: [(300.0, 787.0, true), (450, 687, false)])
  func aPauseAfterADragInTheList(wait: Double, height: Double, scrolls: Bool) {
    var hand = Self.list(at: .large)
    hand.drag(400, to: 399, on: .content(0))
    hand.move(400, at: hand.now + 10)
    hand.up(400, at: hand.now + 200)
    hand.wait(wait)
    hand.drag(400, to: 500, on: .content(0))
    #expect(agree(hand.height, height))
    #expect((hand.sheet.pointerOwner(1) == .content(0)) == scrolls)
  }

  @Test func aHeaderAlwaysResizesAndTheListStays() {
    var hand = Self.list(at: .large)
    hand.feed(.scrollTo(100), at: 0)
    hand.drag(80, to: 180, on: .header)
    #expect(agree(hand.height, 687))
    #expect(hand.picture.scroll == 100)
  }

  @Test func contentThatCannotScrollGivesEverythingToTheSheet() {
    var configuration = SheetConfiguration().presentationDetents([.fraction(0.25), .large])
    configuration.tuning.mouseSlop = 0
    var hand = Hand(configuration, content: 150)
    let start = hand.height
    hand.down(700, at: 0, on: .content(0))
    hand.move(375, at: 20)
    #expect(agree(hand.height, start + 325))
    hand.move(700, at: 40)
    #expect(agree(hand.height, start), "scenario 11: it comes back")
  }

  @Test func momentumGoesToTheListOnceTheSheetIsUp() {
    var hand = Self.list()
    hand.down(600, at: 0, on: .content(0))
    hand.move(300, at: 30)
    hand.up(200, at: 40)
    #expect(hand.decisions[0].velocity == 0)
    #expect(hand.decisions[0].target == .stop(.large))
    hand.wait(300)
    #expect(hand.picture.scroll > 300)
    #expect(hand.height == 787)
  }

  @Test func aSheetBelowItsLargestStopOnlySettles() {
    var hand = Self.list()
    hand.down(600, at: 0, on: .content(0))
    hand.move(500, at: 30)
    hand.up(450, at: 40)
    hand.settle()
    #expect(hand.picture.scroll == 0)
    #expect(hand.height == 787)
  }

  @Test func aFlingDownStopsAtTheTopAndNeverLowersTheSheet() {
    var hand = Self.list(at: .large)
    hand.feed(.scrollTo(300), at: 0)
    hand.down(300, at: 10, on: .content(0))
    hand.move(400, at: 20)
    hand.up(500, at: 30)
    hand.settle()
    #expect(hand.picture.scroll == 0)
    #expect(hand.height == 787)
  }

  /// Conformance scenario 17.
  @Test func aPressStopsMomentumAndIsNoTap() {
    var hand = Self.list(at: .large)
    hand.down(600, at: 0, on: .content(0))
    hand.move(400, at: 20)
    hand.up(300, at: 30)
    hand.wait(100)
    hand.down(400, at: hand.now, on: .content(0))
    let stopped = hand.picture.scroll
    #expect(hand.sheet.pointerOwner(1) == .content(0))
    hand.wait(200)
    #expect(hand.picture.scroll == stopped)
  }

  @Test func theEndBouncesBack() {
    var hand = Self.list(at: .large)
    hand.feed(.scrollTo(5000), at: 0)
    let end = hand.picture.scroll
    #expect(end == 3000 - 743)
    hand.drag(500, to: 400, on: .content(0))
    #expect(agree(hand.picture.scroll, end + RubberBand(dimension: 743).shown(100)))
    hand.up(400, at: hand.now + 200)
    hand.settle()
    #expect(hand.picture.scroll == end)
  }

  /// Conformance scenario 15.
  @Test func codeMovesTheSheetAndTheListKeepsItsOffset() {
    var hand = Self.list(at: .large)
    hand.feed(.scrollTo(100), at: 0)
    hand.feed(.select(.medium), at: 10)
    hand.settle()
    #expect(hand.picture.scroll == 100)
  }

  @Test func severalContentsKeepTheirOwnOffsets() {
    var hand = Self.list(at: .large)
    hand.feed(
      .content([
        ContentMetrics(id: 0, height: 2000, headerHeight: 44),
        ContentMetrics(id: 1, height: 2000, headerHeight: 44),
      ]), at: 0)
    hand.drag(500, to: 400, on: .content(1))
    #expect(hand.sheet.scrollOffset(of: 1, at: hand.now / 1000) > 99)
    #expect(hand.picture.scroll == 0)
  }
}
