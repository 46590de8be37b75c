import SheetKit

/// What a caller may decide about a classic drawer; every field is honoured.
///
///     let drawer = BottomSheetConfiguration(detents: [.height(160), .large], cornerRadius: 32)
///     let configuration = SheetConfiguration.bottomSheet(configuration: drawer)
package struct BottomSheetConfiguration: Hashable, Sendable {
  package var detents: Set<Detent>
  /// The largest detent that leaves what is behind bright and usable.
  package var largestUndimmedDetent: Detent
  /// The radius of the top corners in points.
  package var cornerRadius: Double

  package init(
    detents: Set<Detent> = [.height(80), .fraction(0.4), .large],
    largestUndimmedDetent: Detent = .fraction(0.4), cornerRadius: Double = 20
  ) {
    self.detents = detents
    self.largestUndimmedDetent = largestUndimmedDetent
    self.cornerRadius = cornerRadius
  }
}

extension SheetConfiguration {
  /// A drawer that cannot be dismissed, on the system's opaque background, with automatic
  /// adaptation; scrolling in it never resizes it (SPEC §13c, classic).
  package static func bottomSheet(
    configuration: BottomSheetConfiguration = BottomSheetConfiguration()
  ) -> SheetConfiguration {
    var result = SheetConfiguration()
      .presentationDetents(configuration.detents.sorted { $0.uiKitIdentifier < $1.uiKitIdentifier })
      .presentationCornerRadius(configuration.cornerRadius)
      .interactiveDismissDisabled()
    result.largestUndimmedDetentIdentifier = configuration.largestUndimmedDetent
    result.prefersScrollingExpandsWhenScrolledToEdge = false
    return result
  }
}

extension Detent {
  /// The identifier that UIKit code gives a detent: `Fraction:0.4`, `Height:80.0`. Numbers are
  /// written in full, so that two different detents never share one.
  package var uiKitIdentifier: String {
    switch self {
    case .medium: "com.apple.UIKit.medium"
    case .large: "com.apple.UIKit.large"
    case .fraction(let fraction): "Fraction:\(fraction)"
    case .height(let height): "Height:\(height)"
    case .custom(let name): "Custom:\(name)"
    }
  }
}
