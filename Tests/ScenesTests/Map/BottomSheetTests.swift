import SheetKit
import Testing

@testable import Scenes

@Suite struct BottomSheetTests {
  @Test func theDefaultsAreTheArticles() {
    let configuration = SheetConfiguration.bottomSheet()
    #expect(Set(configuration.detents) == [.height(80), .fraction(0.4), .large])
    #expect(configuration.backgroundInteraction == .enabledUpThrough(.fraction(0.4)))
    #expect(configuration.cornerRadius == 20)
    #expect(configuration.isInteractiveDismissDisabled)
    #expect(configuration.background == .automatic)
    #expect(configuration.compactAdaptation == CompactAdaptation())
    #expect(configuration.contentInteraction == .scrolls)
  }

  @Test func everyFieldOfTheCallersIsHonoured() {
    let own = BottomSheetConfiguration(
      detents: [.height(160), .medium], largestUndimmedDetent: .height(160), cornerRadius: 36)
    let configuration = SheetConfiguration.bottomSheet(configuration: own)
    #expect(Set(configuration.detents) == [.height(160), .medium])
    #expect(configuration.largestUndimmedDetentIdentifier == .height(160))
    #expect(configuration.cornerRadius == 36)
    #expect(configuration.isInteractiveDismissDisabled)
  }

  @Test(arguments: [
    (Detent.fraction(0.4), "Fraction:0.4"), (.height(80), "Height:80.0"),
    (.fraction(0.42), "Fraction:0.42"), (.height(80.25), "Height:80.25"),
    (.medium, "com.apple.UIKit.medium"), (.large, "com.apple.UIKit.large"),
  ])
  func identifiersAreUIKits(detent: Detent, identifier: String) {
    #expect(detent.uiKitIdentifier == identifier)
  }

  @Test func differentDetentsNeverShareAnIdentifier() {
    let values =
      (1...400).map { Double($0) / 400 } + [(0.4).nextUp, (0.4).nextDown, 0.1 + 0.2, 0.3]
    let detents = Set(values.flatMap { [Detent.fraction($0), .height($0), .height($0 * 1000)] })
    #expect(Set(detents.map(\.uiKitIdentifier)).count == detents.count)
  }
}
