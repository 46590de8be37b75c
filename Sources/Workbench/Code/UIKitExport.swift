import Scenes
import SheetKit

/// A configuration as a method that sets up a view controller's sheet.
struct UIKitExport {
  /// The name of the method.
  static let method = "configureSheet"

  let configuration: SheetConfiguration

  init(_ configuration: SheetConfiguration) {
    self.configuration = configuration
  }

  var text: String {
    [head, extensionLines].map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var head: [String] {
    let older = CodeComment.list(
      "New in iOS 16.0, leave out for iOS 15:", usesCustomDetents ? ["Detent.custom"] : [])
    let gaps = CodeComment.list("Without a counterpart in UIKit's sheet:", gaps)
    return ["import UIKit"] + (older.isEmpty ? [] : [""] + older)
      + (gaps.isEmpty ? [] : [""] + gaps)
  }

  private var usesCustomDetents: Bool {
    configuration.detents.contains { $0 != .medium && $0 != .large }
  }

  private var gaps: [String] {
    let functions = SheetConfiguration.customNames(configuration.detents).filter {
      configuration.rule(ofCustomDetent: $0) == nil
    }
    return functions.map { "the measure of the custom detent \(SwiftLiteral.string($0))" }
      + CodeGap.uiKit(configuration) + CodeGap.common(configuration)
  }

  private var extensionLines: [String] {
    let lines = controllerLines + sheetLines
    let body = lines.isEmpty ? ["// Nothing differs from the defaults."] : lines
    return [
      "extension UIViewController {",
      "    /// Call it on the view controller of the sheet, before it is presented.",
      "    func \(Self.method)() {",
    ] + body.map { "        " + $0 } + [
      "    }",
      "}",
    ]
  }

  private var sheetLines: [String] {
    let lines = detents + identifiers + preferences
    return lines.isEmpty
      ? [] : ["guard let sheet = sheetPresentationController else { return }"] + lines
  }

  private var controllerLines: [String] {
    var lines: [String] = []
    switch configuration.sizing {
    case .form: lines.append("modalPresentationStyle = .formSheet")
    case .page: lines.append("modalPresentationStyle = .pageSheet")
    case .automatic, .fitted, .sticky: break
    }
    if configuration.isInteractiveDismissDisabled { lines.append("isModalInPresentation = true") }
    if case .color(let red, let green, let blue, let opacity) = configuration.background {
      let parts = [("red", red), ("green", green), ("blue", blue), ("alpha", opacity)]
        .map { "\($0.0): \(SwiftLiteral.component($0.1))" }.joined(separator: ", ")
      lines.append("view.backgroundColor = UIColor(\(parts))")
    }
    return lines
  }

  private var detents: [String] {
    let distinct = configuration.distinctDetents
    guard distinct != [.large], !distinct.isEmpty else { return [] }
    let codes = distinct.map(code)
    let line = "sheet.detents = [\(codes.joined(separator: ", "))]"
    if !usesCustomDetents { return [line] }
    let lines = codes.map { $0.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n") }
    return "sheet.detents = [\n\(lines.map { $0 + "," }.joined(separator: "\n"))\n]"
      .split(separator: "\n").map(String.init)
  }

  private var identifiers: [String] {
    let undimmed = largestUndimmed.map {
      ["sheet.largestUndimmedDetentIdentifier = \(identifier($0))"]
    }
    let selected = configuration.selection.map {
      ["sheet.selectedDetentIdentifier = \(identifier($0))"]
    }
    return (selected ?? []) + (undimmed ?? [])
  }

  private var largestUndimmed: Detent? {
    configuration.backgroundInteraction == .enabled
      ? configuration.tallestDetentForCertain : configuration.largestUndimmedDetentIdentifier
  }

  private var preferences: [String] {
    var lines: [String] = []
    if !configuration.prefersScrollingExpandsWhenScrolledToEdge {
      lines.append("sheet.prefersScrollingExpandsWhenScrolledToEdge = false")
    }
    if [.none, .sheet].contains(configuration.compactAdaptation.vertical) {
      lines.append("sheet.prefersEdgeAttachedInCompactHeight = true")
    }
    if configuration.prefersGrabberVisible { lines.append("sheet.prefersGrabberVisible = true") }
    if let radius = configuration.cornerRadius {
      lines.append("sheet.preferredCornerRadius = \(SwiftLiteral.number(radius))")
    }
    return lines
  }

  /// A detent as an expression of type `UISheetPresentationController.Detent`.
  private func code(_ detent: Detent) -> String {
    let rule: CustomDetentRule? =
      switch detent {
      case .medium, .large: nil
      case .fraction(let fraction): .fraction(fraction)
      case .height(let height): .height(height)
      case .custom(let name): configuration.rule(ofCustomDetent: name)
      }
    switch detent {
    case .medium: return ".medium()"
    case .large: return ".large()"
    case .fraction, .height, .custom:
      let context = DetentRuleCode.usesContext(rule) ? "context" : "_"
      let measure = DetentRuleCode.expression(rule, maximum: "maximumDetentValue")
      let head = ".custom(identifier: \(identifier(detent))) { \(context) in"
      return context == "_" ? "\(head) \(measure) }" : "\(head)\n    \(measure)\n}"
    }
  }

  private func identifier(_ detent: Detent) -> String {
    switch detent {
    case .medium: ".medium"
    case .large: ".large"
    case .fraction, .height, .custom: ".init(\(SwiftLiteral.string(detent.uiKitIdentifier)))"
    }
  }
}
