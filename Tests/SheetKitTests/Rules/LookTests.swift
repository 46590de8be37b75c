import SheetKit
import Testing

/// SPEC §10: everything that follows from the height.
@Suite struct LookTests {
  struct Dim: Sendable, CustomStringConvertible {
    let undimmed: Double?
    let height: Double
    let amount: Double
    let why: String
    var description: String { why }
  }

  /// Stops 60, 250, 647 in a window of 667, as in `conformance/scalars.json`.
  static let dims: [Dim] = [
    Dim(undimmed: nil, height: 0, amount: 0, why: "off screen"),
    Dim(undimmed: nil, height: 30, amount: 0.5, why: "half-way to the smallest stop"),
    Dim(undimmed: nil, height: 60, amount: 1, why: "the smallest stop, none undimmed"),
    Dim(undimmed: nil, height: 700, amount: 1, why: "over-dragged: never more than full"),
    Dim(undimmed: 250, height: 448.5, amount: 0.5, why: "midway between half and full"),
    Dim(undimmed: 250, height: 647, amount: 1, why: "at full"),
    Dim(undimmed: 250, height: 250, amount: 0, why: "at the threshold"),
    Dim(undimmed: 250, height: 155, amount: 0, why: "below the threshold"),
    Dim(undimmed: 60, height: 155, amount: 0.5, why: "between the undimmed stop and the next"),
    Dim(undimmed: 647, height: 647, amount: 0, why: "the largest is undimmed: never"),
    Dim(undimmed: 33, height: 60, amount: 1, why: "no active detent of that name: none"),
  ]

  @Test(arguments: dims)
  func dimming(row: Dim) {
    let configuration = SheetConfiguration()
      .presentationDetents([.height(60), .height(250), .height(647)])
      .presentationBackgroundInteraction(
        row.undimmed.map { .enabledUpThrough(.height($0)) } ?? .disabled)
    let ladder = DetentLadder(configuration, in: Containers.window(667), profile: .plain)
    #expect(agree(Dimming(ladder).amount(at: row.height), row.amount))
  }

  @Test(arguments: [(false, false, 0.2), (true, false, 0.48), (false, true, 0.12)])
  func opacities(isDark: Bool, stacks: Bool, opacity: Double) {
    #expect(
      agree(Dimming.opacity(amount: 1, isDark: isDark, overStackingPresenter: stacks), opacity))
  }

  @Test func pushBackOnlyAtFullHeight() {
    var hand = Hand([.medium, .large])
    #expect(hand.picture.pushBack == .none)
    hand.feed(.select(.large), at: 0)
    hand.settle()
    let pushBack = hand.picture.pushBack
    #expect(agree(pushBack.scale, 1 - 32.0 / 390))
    #expect(pushBack.top == 47)
    #expect(pushBack.cornerRadius == 10)
    hand.feed(.accessibility(.reduceMotion(true)), at: hand.now)
    #expect(hand.picture.pushBack == .none)
    #expect(Hand([.medium]).picture.pushBack == .none)
  }

  @Test func twoLevelsStandBack() {
    let two = PushBack(
      progress: 2, container: Containers.phone, sheetTop: 57, tuning: SheetTuning())
    #expect(agree(two.depth, 1.5))
  }

  @Test(arguments: [(200.0, 0.0, true), (388.32, 1.0, false)])
  func theShadowIsOfTheUndimmedSheet(height: Double, dim: Double, isInteractive: Bool) {
    let configuration = SheetConfiguration()
      .presentationDetents([.height(200), .medium], selection: dim == 0 ? .height(200) : .medium)
      .presentationBackgroundInteraction(.enabledUpThrough(.height(200)))
    let picture = Hand(configuration).picture
    #expect(picture.shadowOpacity == 0.5 * (1 - dim))
    #expect(picture.isBackgroundInteractive == isInteractive)
  }

  @Test func theBackgroundIsBlockedAsSoonAsTheTargetIsAbove() {
    let configuration = SheetConfiguration()
      .presentationDetents([.height(200), .medium])
      .presentationBackgroundInteraction(.enabledUpThrough(.height(200)))
    var hand = Hand(configuration)
    hand.feed(.select(.medium), at: 0)
    #expect(!hand.picture.isBackgroundInteractive)
    #expect(agree(hand.height, 234))
  }

  @Test func theIndicatorIsAutomaticWithTwoDetents() {
    #expect(Hand([.medium, .large]).picture.showsDragIndicator)
    #expect(!Hand([.medium, .medium]).picture.showsDragIndicator)
  }

  @Test func iOS26FloatsAtPartialHeights() {
    var hand = Hand([.medium, .large], profile: .iOS26)
    let medium = hand.picture.card
    #expect(medium.sideInset == 8)
    #expect(medium.bottomInset == 8)
    #expect(medium.topRadius == 38)
    #expect(medium.glass == 1)
    hand.feed(.select(.large), at: 0)
    hand.settle()
    #expect(hand.picture.card.sideInset == 0)
    #expect(hand.picture.card.glass == 0)
    let capsule = Hand([.height(42), .large], profile: .iOS26).picture.card
    #expect(capsule.sideInset == 28)
    #expect(capsule.topRadius == (76 - 28) / 2)
  }
}
