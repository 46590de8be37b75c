import SheetKit

/// The values of a configuration that a language has no word for, as lines `key: JSON`.
enum CodeGap {
  /// What neither SwiftUI nor UIKit knows: the physics, and what SheetLab adds.
  static func common(_ configuration: SheetConfiguration) -> [String] {
    let normal = SheetConfiguration()
    var lines = tuning(configuration.tuning)
    if configuration.policy != normal.policy {
      lines.append(line("policy", PolicyCoding.value(of: configuration.policy)))
    }
    if configuration.motion != normal.motion {
      lines.append(line("motion", MotionCoding.value(of: configuration.motion)))
    }
    if !configuration.isDraggable { lines.append(line("isDraggable", false)) }
    if !configuration.dimsBackground { lines.append(line("dimsBackground", false)) }
    if configuration.replacesItemInPlace { lines.append(line("replacesItemInPlace", true)) }
    return lines
  }

  /// What `UISheetPresentationController` has no property for besides.
  static func uiKit(_ configuration: SheetConfiguration) -> [String] {
    var lines: [String] = []
    switch configuration.background {
    case .automatic, .color: break
    case .material, .image:
      lines.append(line("background", BackgroundCoding.value(of: configuration.background)))
    }
    if configuration.backgroundInteraction == .enabled,
      configuration.tallestDetentForCertain == nil
    {
      lines.append(line("backgroundInteraction", "enabled"))
    }
    lines += adaptation(configuration.compactAdaptation)
    if [.fitted, .sticky].contains(configuration.sizing) {
      lines.append(line("sizing", .string(configuration.sizing.rawValue)))
    }
    return lines
  }

  private static func tuning(_ tuning: SheetTuning) -> [String] {
    guard case .object(let object) = TuningCoding.value(of: tuning) else { return [] }
    return object.members.map { line("tuning.\($0.key)", $0.value) }
  }

  /// A sheet of UIKit stays a sheet in compact width by itself.
  private static func adaptation(_ adaptation: CompactAdaptation) -> [String] {
    [("horizontal", adaptation.horizontal), ("vertical", adaptation.vertical)]
      .filter { [.popover, .fullScreenCover].contains($0.1) }
      .map { line("compactAdaptation.\($0.0)", .string($0.1.rawValue)) }
  }

  private static func line(_ key: String, _ value: JSONValue) -> String {
    "\(key): \(value.line)"
  }
}

extension SheetConfiguration {
  /// The declared detent that is the tallest in every container, or nil where that depends on the
  /// container.
  var tallestDetentForCertain: Detent? {
    let detents = distinctDetents
    if detents.contains(.large) { return .large }
    if detents.count == 1 { return detents[0] }
    return Detent.tallest(detents, by: \.fractionParameter)
      ?? Detent.tallest(detents, by: \.heightParameter)
  }
}

extension Detent {
  fileprivate var fractionParameter: Double? {
    if case .fraction(let fraction) = self { fraction } else { nil }
  }

  fileprivate var heightParameter: Double? {
    if case .height(let height) = self { height } else { nil }
  }

  /// The one with the largest parameter, where all have one.
  fileprivate static func tallest(
    _ detents: [Detent], by parameter: (Detent) -> Double?
  ) -> Detent? {
    let measured = detents.compactMap { detent in parameter(detent).map { (detent, $0) } }
    guard measured.count == detents.count else { return nil }
    return measured.max { $0.1 < $1.1 }?.0
  }
}
