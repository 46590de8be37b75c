/// SwiftUI's presentation modifiers: each returns the configuration with one value changed.
extension SheetConfiguration {
  /// Sets the detents, and leaves the selection unbound.
  public func presentationDetents(_ detents: [Detent]) -> SheetConfiguration {
    with { $0.detents = detents }
  }

  /// Sets the detents and binds the selection.
  public func presentationDetents(_ detents: [Detent], selection: Detent?) -> SheetConfiguration {
    with {
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Sets whether the drag indicator shows.
  public func presentationDragIndicator(_ visibility: DragIndicator) -> SheetConfiguration {
    with { $0.dragIndicator = visibility }
  }

  /// Sets the sheet's surface.
  public func presentationBackground(_ background: PresentationBackground) -> SheetConfiguration {
    with { $0.background = background }
  }

  /// Sets who gets events outside the sheet.
  public func presentationBackgroundInteraction(
    _ interaction: BackgroundInteraction
  ) -> SheetConfiguration {
    with { $0.backgroundInteraction = interaction }
  }

  /// Sets what a drag on scrolling content does first.
  public func presentationContentInteraction(
    _ interaction: ContentInteraction
  ) -> SheetConfiguration {
    with { $0.contentInteraction = interaction }
  }

  /// Sets the radius of the top corners in points; nil = the profile's.
  public func presentationCornerRadius(_ radius: Double?) -> SheetConfiguration {
    with { $0.cornerRadius = radius }
  }

  /// Sets what the sheet becomes in either compact size class.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> SheetConfiguration {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets what the sheet becomes in compact width and in compact height.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> SheetConfiguration {
    with { $0.compactAdaptation = CompactAdaptation(horizontal: horizontal, vertical: vertical) }
  }

  /// Sets the card's size in regular width.
  public func presentationSizing(_ sizing: PresentationSizing) -> SheetConfiguration {
    with { $0.sizing = sizing }
  }

  /// Sets whether the user is kept from dismissing the sheet.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> SheetConfiguration {
    with { $0.isInteractiveDismissDisabled = isDisabled }
  }

  /// Adds a custom detent's measure, in place of one of the same name.
  public func customDetent(_ detent: CustomDetent) -> SheetConfiguration {
    with {
      $0.customDetents.removeAll { $0.name == detent.name }
      $0.customDetents.append(detent)
    }
  }

  /// Sets the rule by which a release finds its stop.
  public func snapPolicy(_ policy: SnapPolicy) -> SheetConfiguration {
    with { $0.policy = policy }
  }

  private func with(_ change: (inout SheetConfiguration) -> Void) -> SheetConfiguration {
    var copy = self
    change(&copy)
    return copy
  }
}
