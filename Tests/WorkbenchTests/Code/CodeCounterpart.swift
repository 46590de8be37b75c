import SheetKit

/// What of a configuration each API has a value for; the rest is at its default.
enum CodeCounterpart {
  static func swiftUI(_ configuration: SheetConfiguration) -> SheetConfiguration {
    var kept = SheetConfiguration()
    kept.detents = distinct(configuration.detents)
    kept.selection = configuration.selection
    kept.dragIndicator = configuration.dragIndicator
    kept.background = configuration.background
    kept.backgroundInteraction = configuration.backgroundInteraction
    kept.contentInteraction = configuration.contentInteraction
    kept.cornerRadius = configuration.cornerRadius
    kept.compactAdaptation = configuration.compactAdaptation
    kept.sizing = configuration.sizing
    kept.isInteractiveDismissDisabled = configuration.isInteractiveDismissDisabled
    kept.customDetents = customDetents(
      configuration,
      kept.detents + [kept.selection, kept.largestUndimmedDetentIdentifier].compactMap { $0 })
    return kept
  }

  /// UIKit's sheet has fewer values, and says some of them in the words of another.
  static func uiKit(_ configuration: SheetConfiguration) -> SheetConfiguration {
    var kept = swiftUI(configuration)
    kept.dragIndicator = .automatic
    if configuration.showsDragIndicator {
      kept.dragIndicator = .visible
    } else if kept.showsDragIndicator {
      kept.dragIndicator = .hidden
    }
    switch kept.background {
    case .material, .image: kept.background = .automatic
    case .automatic, .color: break
    }
    kept.backgroundInteraction = interaction(kept)
    if kept.contentInteraction == .resizes { kept.contentInteraction = .automatic }
    let staysAttached = [.none, .sheet].contains(kept.compactAdaptation.vertical)
    kept.compactAdaptation = CompactAdaptation(vertical: staysAttached ? .none : .automatic)
    if [.fitted, .sticky].contains(kept.sizing) { kept.sizing = .automatic }
    kept.customDetents = customDetents(configuration, kept.detents)
    return kept
  }

  /// "Enabled" is a detent's identifier: that of the one which is the tallest everywhere.
  private static func interaction(_ configuration: SheetConfiguration) -> BackgroundInteraction {
    switch configuration.backgroundInteraction {
    case .automatic, .disabled: return .automatic
    case .enabledUpThrough: return configuration.backgroundInteraction
    case .enabled:
      let detents = configuration.detents
      if detents.contains(.large) { return .enabledUpThrough(.large) }
      if detents.count == 1 { return .enabledUpThrough(detents[0]) }
      let heights = detents.compactMap { if case .height(let height) = $0 { height } else { nil } }
      let fractions = detents.compactMap { if case .fraction(let part) = $0 { part } else { nil } }
      if heights.count == detents.count { return .enabledUpThrough(.height(heights.max()!)) }
      if fractions.count == detents.count { return .enabledUpThrough(.fraction(fractions.max()!)) }
      return .automatic
    }
  }

  private static func distinct(_ detents: [Detent]) -> [Detent] {
    var seen: Set<Detent> = []
    return detents.filter { seen.insert($0).inserted }
  }

  /// The custom detents that are referred to; one without a rule stands as inactive.
  private static func customDetents(
    _ configuration: SheetConfiguration, _ detents: [Detent]
  ) -> [CustomDetent] {
    var names: [String] = []
    for case .custom(let name) in detents where !names.contains(name) { names.append(name) }
    return names.map { name in
      let rule = configuration.customDetents.first { $0.name == name }?.rule
      return CustomDetent(name, rule ?? .inactive)
    }
  }
}
