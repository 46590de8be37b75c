/// Measures the declared detents in a container, and collects what is wrong with them.
struct DetentResolver {
  private let configuration: SheetConfiguration
  private let geometry: SheetGeometry
  private let context: DetentContext
  private let isShort: Bool
  private(set) var issues: [ConfigurationIssue] = []

  init(_ configuration: SheetConfiguration, _ container: Container, _ geometry: SheetGeometry) {
    let tuning = configuration.tuning
    self.configuration = configuration
    self.geometry = geometry
    self.isShort = container.height <= tuning.shortContainerHeight
    self.context = DetentContext(
      maximumDetentValue: geometry.maximumDetentValue,
      horizontalSizeClass: container.horizontalSizeClass(tuning),
      verticalSizeClass: container.verticalSizeClass(tuning), textSize: container.textSize)
  }

  /// The active stops from the smallest up; one at full height where there is none.
  mutating func stops() -> [DetentLadder.Stop] {
    switch geometry.style {
    case .fullScreenCover, .popover: return [fullStop]
    case .sheet, .floatingCard: break
    }
    var stops: [DetentLadder.Stop] = []
    for detent in configuration.detents where !stops.contains(where: { $0.detent == detent }) {
      if let value = value(of: detent) { stops.append(stop(detent, value)) }
    }
    if stops.isEmpty {
      issues.append(
        ConfigurationIssue(.error, "no detent is active here; the sheet stands at full height"))
      return [fullStop]
    }
    return sorted(stops)
  }

  /// Index of the largest undimmed stop.
  mutating func undimmedIndex(in stops: [DetentLadder.Stop]) -> Int? {
    switch configuration.backgroundInteraction {
    case .automatic, .disabled: return nil
    case .enabled: return geometry.style == .fullScreenCover ? nil : stops.count - 1
    case .enabledUpThrough(let detent):
      let index = stops.firstIndex { $0.detent == detent }
      if index == nil {
        issues.append(
          ConfigurationIssue(
            .warning,
            "the largest undimmed detent \(detent.identifier) is not active here; it counts as none",
            detent: detent))
      }
      return index
    }
  }

  private var fullStop: DetentLadder.Stop {
    DetentLadder.Stop(
      detent: .large, value: geometry.maximumDetentValue, height: geometry.fullHeight,
      position: geometry.fullHeight + geometry.bottomGap)
  }

  private func stop(_ detent: Detent, _ value: Double) -> DetentLadder.Stop {
    let height = min(value, geometry.maximumDetentValue) + geometry.bottomInset
    return DetentLadder.Stop(
      detent: detent, value: min(value, geometry.maximumDetentValue), height: height,
      position: height + geometry.bottomGap)
  }

  /// Equal heights keep the order of their declaration.
  private func sorted(_ stops: [DetentLadder.Stop]) -> [DetentLadder.Stop] {
    stops.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }.map(\.element)
  }

  /// The value in points, or nil where the detent is inactive.
  private mutating func value(of detent: Detent) -> Double? {
    guard let value = measured(detent) else { return nil }
    if value.isFinite, value > 0 { return value }
    issues.append(
      ConfigurationIssue(
        .error,
        "detent \(detent.identifier) measures \(value.shortestDecimal); "
          + "expected a finite number above 0",
        detent: detent))
    return nil
  }

  private mutating func measured(_ detent: Detent) -> Double? {
    let maximum = geometry.maximumDetentValue
    let tuning = configuration.tuning
    switch detent {
    case .large: return maximum
    case .medium:
      guard context.verticalSizeClass == .regular else { return nil }
      return maximum * (isShort ? tuning.mediumFractionWhenShort : tuning.mediumFraction)
    case .fraction(let fraction): return fraction * maximum
    case .height(let height): return height
    case .custom(let name): return custom(name, detent)
    }
  }

  private mutating func custom(_ name: String, _ detent: Detent) -> Double? {
    if let custom = configuration.customDetents.first(where: { $0.name == name }) {
      return custom.resolve(in: context)
    }
    issues.append(
      ConfigurationIssue(
        .error, "detent \(detent.identifier) is not among the custom detents", detent: detent))
    return nil
  }
}
