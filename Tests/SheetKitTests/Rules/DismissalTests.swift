import SheetKit
import Testing

/// SPEC §7: which events, in which order, for which reason.
@Suite struct DismissalTests {
  static let half = SheetConfiguration().presentationDetents([.medium, .large])

  @Test func aDragOut() {
    var hand = Hand(Self.half)
    hand.drag(400, to: 700)
    #expect(hand.names == ["shouldDismiss", "willDismiss"], "asked at the first crossing")
    hand.up(700, at: hand.now + 200)
    #expect(hand.picture.phase == .dismissing)
    hand.settle()
    #expect(hand.names == ["shouldDismiss", "willDismiss", "didDismiss", "onDismiss"])
    #expect(hand.events.allSatisfy { $0.reason == .drag })
    #expect(hand.picture.phase == .hidden)
    #expect(hand.height == 0)
  }

  @Test func aDragOutAndBack() {
    var hand = Hand(Self.half)
    hand.drag(400, to: 600)
    hand.move(400, at: hand.now + 50)
    hand.move(600, at: hand.now + 50)
    hand.move(390, at: hand.now + 50)
    hand.up(390, at: hand.now + 200)
    #expect(hand.names == ["shouldDismiss", "willDismiss", "didCancelDismiss"], "asked once")
    hand.settle()
    #expect(hand.names.count == 3)
  }

  @Test func aRefusedDrag() {
    let configuration = Self.half.interactiveDismissDisabled()
    var hand = Hand(configuration)
    hand.drag(400, to: 470)
    #expect(hand.names.isEmpty, "not yet a quarter of what it gives")
    hand.drag(400, to: 400)
    hand.move(700, at: hand.now + 10)
    hand.move(420, at: hand.now + 10)
    hand.move(750, at: hand.now + 10)
    #expect(hand.names == ["didAttemptToDismiss"], "once a drag")
    hand.up(750, at: hand.now + 200)
    hand.settle()
    #expect(agree(hand.height, 455.68))
    #expect(hand.names == ["didAttemptToDismiss"])
  }

  @Test func byCode() {
    var hand = Hand(Self.half)
    hand.feed(.dismiss, at: 0)
    hand.wait(50)
    #expect(hand.picture.phase == .dismissing)
    let height = hand.height
    hand.down(844 - height + 20, at: 50)
    hand.move(100, at: 60)
    #expect(hand.sheet.pointerOwner(1) == .ignored, "code's dismissal cannot be caught")
    hand.settle()
    #expect(hand.names == ["onDismiss"])
    #expect(hand.events[0].reason == .code)
  }

  @Test func aUsersDismissalIsCaught() {
    var hand = Hand(Self.half)
    hand.place(400, to: 650)
    hand.wait(60)
    #expect(hand.picture.phase == .dismissing)
    let height = hand.height
    hand.drag(844 - height + 5, to: 300)
    hand.up(300, at: hand.now + 200)
    hand.settle()
    #expect(hand.names.prefix(3) == ["shouldDismiss", "willDismiss", "didCancelDismiss"])
    #expect(hand.picture.phase == .resting)
  }

  struct Tap: Sendable, CustomStringConvertible {
    let configuration: SheetConfiguration
    let names: [String]
    let detent: Detent?
    let why: String
    var description: String { why }
  }

  static let taps: [Tap] = [
    Tap(
      configuration: half,
      names: ["shouldDismiss", "willDismiss", "didDismiss", "onDismiss"], detent: nil,
      why: "allowed: dismisses"),
    Tap(
      configuration: half.interactiveDismissDisabled(), names: [], detent: .medium,
      why: "not allowed, nothing undimmed: nothing, and no attempt"),
    Tap(
      configuration: SheetConfiguration()
        .presentationDetents([.height(200), .medium], selection: .medium)
        .presentationBackgroundInteraction(.enabledUpThrough(.height(200)))
        .interactiveDismissDisabled(),
      names: ["didChangeSelectedDetent"], detent: .height(200),
      why: "not allowed: to the largest undimmed stop"),
    Tap(
      configuration: SheetConfiguration().presentationDetents([.large]), names: [],
      detent: .large, why: "at its top position and full width: ignored"),
    Tap(
      configuration: half.presentationBackgroundInteraction(.enabled), names: [],
      detent: .medium, why: "undimmed: the sheet does not react"),
  ]

  @Test(arguments: taps)
  func dimmedArea(row: Tap) {
    var hand = Hand(row.configuration)
    hand.tap(20, on: .background, at: 0)
    hand.settle()
    #expect(hand.names == row.names)
    #expect(hand.picture.detent == row.detent)
    #expect(hand.events.allSatisfy { $0.reason == .dimmedArea })
  }

  @Test func pressAndReleaseMustBothBeOutside() {
    var hand = Hand(Self.half)
    hand.down(20, at: 0, on: .background)
    hand.up(600, at: 50)
    #expect(hand.picture.phase == .resting)
  }

  @Test(arguments: [
    (Detent.medium, Detent.large), (.large, .height(200)), (.height(200), .medium),
  ])
  func grabber(from: Detent, to: Detent) {
    var hand = Hand([.height(200), .medium, .large], selection: from)
    hand.tap(400, on: .grabber, at: 0)
    hand.settle()
    #expect(hand.picture.detent == to)
    #expect(hand.sheet.selection == to, "the binding follows")
    #expect(hand.events.map(\.reason) == [.grabber])
  }

  @Test func aGrabberOfOneStopDismisses() {
    var hand = Hand([.medium])
    hand.tap(400, on: .grabber, at: 0)
    hand.settle()
    #expect(hand.names == ["shouldDismiss", "willDismiss", "didDismiss", "onDismiss"])
  }

  @Test func dismissingNeverWritesTheSelection() {
    var hand = Hand([.height(200), .medium, .large], selection: .medium)
    hand.feed(.dismiss, at: 0)
    hand.settle()
    #expect(hand.sheet.selection == .medium)
    hand.feed(.present, at: hand.now)
    hand.settle()
    #expect(hand.picture.detent == .medium)
  }

  @Test func withoutABindingEveryOpeningStartsAtTheSmallest() {
    var hand = Hand([.height(200), .medium, .large])
    hand.tap(620, on: .grabber, at: 0)
    hand.settle()
    #expect(hand.picture.detent == .medium)
    hand.feed(.dismiss, at: hand.now)
    hand.settle()
    hand.feed(.present, at: hand.now)
    hand.settle()
    #expect(hand.height == 234)
  }

  @Test func theTimeOfDismissalIsSolved() throws {
    var hand = Hand(Self.half)
    hand.down(400, at: 0)
    hand.move(600, at: 50)
    hand.up(700, at: 75)
    let flight = try #require(hand.sheet.phase.flight)
    hand.settle()
    let time = try #require(hand.events.last).time
    #expect(abs(flight.motion.position(at: time - flight.start)) < 0.25)
    #expect(flight.motion.position(at: time - flight.start - 0.002) > 0)
  }
}
