import Scenes
import SheetKit

/// What UIKit's identifiers of detents mean here.
enum DetentIdentifier {
  /// The detent that an identifier alone says: `Height:80.0`, `Custom:bar`, or any name.
  static func detent(_ text: String) -> Detent {
    if let detent = [Detent.medium, .large].first(where: { $0.uiKitIdentifier == text }) {
      return detent
    }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return .custom(text) }
    switch parts[0] {
    case "Custom": return .custom(String(parts[1]))
    case "Height": return number(parts[1]).map(Detent.height) ?? .custom(text)
    case "Fraction": return number(parts[1]).map(Detent.fraction) ?? .custom(text)
    default: return .custom(text)
    }
  }

  /// The detent of an identifier whose resolver measures by `rule`. Without an identifier, or with
  /// one that says the same, a plain measure is no custom detent.
  static func detent(_ text: String?, _ rule: CustomDetentRule) -> Detent {
    let plain: Detent? =
      switch rule {
      case .height(let height, nil): .height(height)
      case .fraction(let fraction, nil): .fraction(fraction)
      case .height, .fraction, .inactive: nil
      }
    guard let text else { return plain ?? .custom("custom") }
    let named = detent(text)
    if case .custom = named { return named }
    return named == plain ? named : .custom(text)
  }

  private static func number(_ text: Substring) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
