import SheetKit
import Testing

/// SPEC §14 and Reduce Motion: wheel, touchpad, keys.
@Suite struct DesktopTests {
  static func notch(_ dy: Double, precise: Bool = false) -> WheelInput {
    WheelInput(dy: dy, isPrecise: precise)
  }

  @Test func aNotchIsSixtyPointsAndLandsExactly() {
    var hand = Hand([.large], content: 3000)
    hand.feed(.wheel(Self.notch(-1), on: .content(0)), at: 0)
    hand.wait(60)
    #expect(hand.picture.scroll > 10 && hand.picture.scroll < 60)
    hand.wait(60)
    #expect(hand.picture.scroll == 60)
    hand.feed(.wheel(Self.notch(-1), on: .content(0)), at: 130)
    hand.feed(.wheel(Self.notch(-1), on: .content(0)), at: 170)
    hand.wait(500)
    #expect(agree(hand.picture.scroll, 180))
  }

  @Test func aTouchpadMovesOneToOneAndEndsInSilence() {
    var hand = Hand([.medium, .large], content: 3000)
    for step in 0..<10 {
      hand.feed(.wheel(Self.notch(-25, precise: true), on: .content(0)), at: Double(step) * 10)
    }
    #expect(agree(hand.height, 455.68 + 250))
    #expect(hand.picture.phase == .dragging)
    hand.wait(79)
    #expect(hand.decisions.isEmpty)
    hand.wait(2)
    #expect(hand.events.allSatisfy { agree($0.time, 0.17) })
    #expect(hand.events.map(\.reason) == [.scroll, .scroll])
    hand.settle()
    #expect(hand.height == 787)
  }

  @Test func aNotchOverTheHandleMovesOneStop() {
    var hand = Hand([.height(200), .medium, .large])
    hand.feed(.wheel(Self.notch(-1), on: .grabber), at: 0)
    hand.settle()
    #expect(hand.picture.detent == .medium)
    hand.feed(.wheel(Self.notch(1), on: .header), at: hand.now)
    hand.settle()
    #expect(hand.picture.detent == .height(200))
    #expect(hand.events.map(\.reason) == [.wheel, .wheel])
  }

  @Test(arguments: [
    (SheetKey.up, Detent.large), (.down, .height(200)), (.home, .large), (.end, .height(200)),
  ])
  func keysMoveTheSheet(key: SheetKey, detent: Detent) {
    var hand = Hand([.height(200), .medium, .large], selection: .medium)
    hand.feed(.key(key), at: 0)
    hand.settle()
    #expect(hand.picture.detent == detent)
    #expect(hand.events.map(\.reason) == [.key])
  }

  @Test func escape() {
    var hand = Hand([.medium])
    hand.feed(.key(.escape), at: 0)
    hand.settle()
    #expect(hand.names == ["shouldDismiss", "willDismiss", "didDismiss", "onDismiss"])
    var refused = Hand(SheetConfiguration().interactiveDismissDisabled())
    refused.feed(.key(.escape), at: 0)
    #expect(refused.names == ["didAttemptToDismiss"])
    #expect(refused.events[0].reason == .key)
  }

  @Test func pagesScroll() {
    var hand = Hand([.large], content: 3000)
    hand.feed(.key(.pageDown), at: 0)
    hand.wait(200)
    #expect(hand.picture.scroll == 743)
    hand.feed(.key(.pageUp), at: 300)
    hand.wait(200)
    #expect(hand.picture.scroll == 0)
  }

  @Test func reduceMotionNeverBounces() throws {
    var configuration = SheetConfiguration().presentationDetents([.medium, .large])
    configuration.tuning.dampingRatio = 0.4
    var hand = Hand(configuration)
    hand.feed(.accessibility(.reduceMotion(true)), at: 0)
    hand.feed(.select(.large), at: 0)
    guard case .spring(let motion) = try #require(hand.sheet.phase.flight).motion else { return }
    #expect(motion.spring.dampingRatio == 1)
  }

  @Test func crossFadeStaysInPlace() {
    var hand = Hand([.medium])
    hand.feed(.accessibility(.reduceMotion(true)), at: 0)
    hand.feed(.accessibility(.crossFade(true)), at: 0)
    hand.feed(.dismiss, at: 0)
    hand.wait(100)
    #expect(agree(hand.height, 455.68))
    #expect(hand.picture.opacity < 1 && hand.picture.opacity > 0)
    hand.settle()
    #expect(hand.names == ["onDismiss"])
  }
}
