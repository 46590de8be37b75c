import SheetKit

/// The modifiers of the sheet's content, in the order of SwiftUI's documentation.
extension SwiftUIExport {
  var modifiers: [String] {
    detents + dragIndicator + background + backgroundInteraction + contentInteraction
      + cornerRadius + compactAdaptation + sizing + interactiveDismiss
  }

  private var detents: [String] {
    let isBound = configuration.selection != nil
    guard isBound || configuration.distinctDetents != [.large] else { return [] }
    return SwiftLiteral.call(
      ".presentationDetents", list: configuration.distinctDetents.map(code),
      rest: isBound ? "selection: $selectedDetent" : "", indent: 16)
  }

  private var dragIndicator: [String] {
    guard configuration.dragIndicator != .automatic else { return [] }
    return [".presentationDragIndicator(.\(configuration.dragIndicator.rawValue))"]
  }

  private var background: [String] {
    switch configuration.background {
    case .automatic: return []
    case .material(let material):
      return [".presentationBackground(.\(material.rawValue)Material)"]
    case .color(let red, let green, let blue, let opacity):
      let color = SwiftUIWords.color(red: red, green: green, blue: blue, opacity: opacity)
      return [".presentationBackground(\(color))"]
    case .image(let name):
      return [
        ".presentationBackground {",
        "    Image(\(SwiftLiteral.string(name)))",
        "        .resizable()",
        "        .scaledToFill()",
        "}",
      ]
    }
  }

  private var backgroundInteraction: [String] {
    let value: String
    switch configuration.backgroundInteraction {
    case .automatic: return []
    case .disabled: value = ".disabled"
    case .enabled: value = ".enabled"
    case .enabledUpThrough(let detent): value = ".enabled(upThrough: \(code(detent)))"
    }
    return [".presentationBackgroundInteraction(\(value))"]
  }

  private var contentInteraction: [String] {
    guard configuration.contentInteraction != .automatic else { return [] }
    return [".presentationContentInteraction(.\(configuration.contentInteraction.rawValue))"]
  }

  private var cornerRadius: [String] {
    configuration.cornerRadius.map {
      [".presentationCornerRadius(\(SwiftLiteral.number($0)))"]
    } ?? []
  }

  private var compactAdaptation: [String] {
    let (horizontal, vertical) = (
      configuration.compactAdaptation.horizontal.rawValue,
      configuration.compactAdaptation.vertical.rawValue
    )
    guard configuration.compactAdaptation != CompactAdaptation() else { return [] }
    let value =
      horizontal == vertical
      ? ".\(horizontal)" : "horizontal: .\(horizontal), vertical: .\(vertical)"
    return [".presentationCompactAdaptation(\(value))"]
  }

  private var sizing: [String] {
    configuration.sizing == .automatic ? [] : [".sheetSizing()"]
  }

  private var interactiveDismiss: [String] {
    configuration.isInteractiveDismissDisabled ? [".interactiveDismissDisabled()"] : []
  }
}

/// SwiftUI's spelling of single values.
enum SwiftUIWords {
  static func color(red: Double, green: Double, blue: Double, opacity: Double) -> String {
    let parts = [("red", red), ("green", green), ("blue", blue)]
    let all = parts + (opacity == 1 ? [] : [("opacity", opacity)])
    return "Color(" + all.map { "\($0.0): \(SwiftLiteral.component($0.1))" }.joined(separator: ", ")
      + ")"
  }

  /// nil for the default.
  static func sizing(_ sizing: PresentationSizing) -> String? {
    switch sizing {
    case .automatic: nil
    case .sticky: ".fitted.sticky(horizontal: false, vertical: true)"
    case .form, .page, .fitted: ".\(sizing.rawValue)"
    }
  }
}

/// What to do instead of a modifier that iOS 16.0 does not have.
enum SwiftUIOlder {
  static func lines(_ configuration: SheetConfiguration) -> [String] {
    let normal = SheetConfiguration()
    var lines: [String] = []
    if configuration.background != normal.background {
      lines.append(instead("presentationBackground", "none"))
    }
    if configuration.backgroundInteraction != normal.backgroundInteraction {
      lines.append(instead("presentationBackgroundInteraction", "largestUndimmedDetentIdentifier"))
    }
    if configuration.contentInteraction != normal.contentInteraction {
      lines.append(
        instead("presentationContentInteraction", "prefersScrollingExpandsWhenScrolledToEdge"))
    }
    if configuration.cornerRadius != nil {
      lines.append(instead("presentationCornerRadius", "preferredCornerRadius"))
    }
    if configuration.compactAdaptation != normal.compactAdaptation {
      let staysSheet = [.none, .sheet].contains(configuration.compactAdaptation.vertical)
      lines.append(
        instead(
          "presentationCompactAdaptation",
          staysSheet ? "prefersEdgeAttachedInCompactHeight" : "none"))
    }
    return lines
  }

  private static func instead(_ modifier: String, _ property: String) -> String {
    "\(modifier): \(property)"
  }
}
