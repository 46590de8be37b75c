import Scenes
import SheetKit
import Testing

/// Configurations whose exported texts are looked at as a whole.
struct SampleConfiguration: CustomTestStringConvertible, Sendable {
  var name: String
  var configuration: SheetConfiguration

  var testDescription: String { name }

  static let all = [
    SampleConfiguration(name: "defaults", configuration: SheetConfiguration()),
    SampleConfiguration(
      name: "basic", configuration: SheetConfiguration().presentationDetents([.medium, .large])),
    SampleConfiguration(
      name: "stored",
      configuration: SheetConfiguration()
        .presentationDetents([.height(200), .medium, .large], selection: .medium)
        .presentationDragIndicator(.hidden)),
    SampleConfiguration(name: "drawer", configuration: drawer),
    SampleConfiguration(name: "classic", configuration: .bottomSheet()),
    SampleConfiguration(name: "custom", configuration: custom),
    SampleConfiguration(name: "wide", configuration: wide),
    SampleConfiguration(name: "ours", configuration: ours),
  ]

  private static var drawer: SheetConfiguration {
    SheetConfiguration()
      .presentationDetents([.height(120), .fraction(0.4), .large])
      .presentationBackground(.material(.thin))
      .presentationBackgroundInteraction(.enabledUpThrough(.fraction(0.4)))
      .presentationContentInteraction(.scrolls)
      .presentationCornerRadius(20)
      .presentationCompactAdaptation(.none)
      .interactiveDismissDisabled()
  }

  private static var custom: SheetConfiguration {
    SheetConfiguration()
      .presentationDetents(
        [.custom("compact"), .custom("two words"), .custom("off"), .height(240.5), .large],
        selection: .custom("compact")
      )
      .presentationBackground(.color(red: 0.2, green: 0.4, blue: 1, opacity: 0.5))
      .customDetent(CustomDetent("compact", .fraction(0.1, atLeast: 44)))
      .customDetent(CustomDetent("two words", .height(180)))
      .customDetent(CustomDetent("off", .inactive))
  }

  private static var wide: SheetConfiguration {
    SheetConfiguration()
      .presentationSizing(.sticky)
      .presentationBackground(.image("wood.png"))
      .presentationCompactAdaptation(horizontal: .fullScreenCover, vertical: .automatic)
      .presentationBackgroundInteraction(.enabled)
      .presentationDragIndicator(.visible)
  }

  /// What only SheetLab has, and a custom detent that a function measures.
  private static var ours: SheetConfiguration {
    var result = SheetConfiguration()
      .presentationDetents([.custom("half")])
      .presentationSizing(.form)
      .customDetent(CustomDetent("half") { $0.maximumDetentValue / 2 })
      .snapPolicy(.nearest)
    result.tuning.response = 0.5
    result.tuning.rubberBandCoefficient = 0.3
    result.motion = .easeInOut(duration: 0.3)
    result.isDraggable = false
    result.dimsBackground = false
    result.replacesItemInPlace = true
    return result
  }
}
