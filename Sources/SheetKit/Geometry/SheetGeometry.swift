/// The measures of a container that the detents are resolved against (SPEC §2, §12).
struct SheetGeometry {
  /// What the sheet is.
  let style: SheetStyle
  /// Height on screen at the large detent, in points.
  let fullHeight: Double
  /// The large detent's value: what remains without the bottom inset.
  let maximumDetentValue: Double
  /// What a value gains on screen: the bottom safe area.
  let bottomInset: Double
  /// Points between the container's bottom edge and the sheet's.
  let bottomGap: Double
  /// Width of the sheet.
  let width: Double

  init(
    _ configuration: SheetConfiguration, in container: Container, profile: SheetProfile,
    contentHeight: Double?
  ) {
    style = SheetStyle(configuration, in: container, profile: profile)
    switch style {
    case .sheet:
      let gap = Self.topGap(configuration.tuning, container, profile)
      fullHeight = max(0, container.height - container.safeArea.top - gap)
      bottomInset = container.safeArea.bottom
      bottomGap = 0
      width = container.width
    case .fullScreenCover:
      fullHeight = container.height
      bottomInset = container.safeArea.bottom
      bottomGap = 0
      width = container.width
    case .floatingCard, .popover:
      let size = CardSize(
        configuration, in: container, style: style, contentHeight: contentHeight)
      fullHeight = size.height
      bottomInset = 0
      bottomGap = max(0, (container.height - size.height) / 2)
      width = size.width
    }
    maximumDetentValue = max(0, fullHeight - bottomInset)
  }

  private static func topGap(
    _ tuning: SheetTuning, _ container: Container, _ profile: SheetProfile
  ) -> Double {
    guard profile.keepsTopGap else { return 0 }
    if container.verticalSizeClass(tuning) == .compact { return tuning.topGapInCompactHeight }
    return container.safeArea.bottom > 0
      ? tuning.topGapWithHomeIndicator : tuning.topGapWithoutHomeIndicator
  }
}

extension SheetStyle {
  /// What a configuration becomes in a container: compact height wins, then regular width, then
  /// compact width (SPEC §12).
  public init(
    _ configuration: SheetConfiguration, in container: Container,
    profile: SheetProfile = .iOS15to18
  ) {
    let adaptation = configuration.compactAdaptation
    if container.verticalSizeClass(configuration.tuning) == .compact {
      let automatic: SheetStyle = profile.adaptsToSizeClasses ? .fullScreenCover : .sheet
      self.init(adaptation.vertical, automatic: automatic)
    } else if profile.adaptsToSizeClasses,
      container.horizontalSizeClass(configuration.tuning) == .regular
    {
      self = .floatingCard
    } else {
      self.init(adaptation.horizontal, automatic: .sheet)
    }
  }

  private init(_ adaptation: PresentationAdaptation, automatic: SheetStyle) {
    switch adaptation {
    case .automatic: self = automatic
    case .none, .sheet: self = .sheet
    case .popover: self = .popover
    case .fullScreenCover: self = .fullScreenCover
    }
  }
}
