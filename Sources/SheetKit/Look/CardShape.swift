/// The shape of the sheet's surface inside the container, in points.
public struct CardShape: Hashable, Sendable {
  /// Width of the card.
  public var width: Double
  /// Gap between the card and the container's leading and trailing edges.
  public var sideInset: Double
  /// Gap between the card and the container's bottom edge.
  public var bottomInset: Double
  /// Radius of the two top corners.
  public var topRadius: Double
  /// Radius of the two bottom corners.
  public var bottomRadius: Double
  /// Scale of the card, 1 except while a card of profile iOS 26 floats.
  public var scale: Double
  /// 1 = glass, 0 = opaque (profile iOS 26 with the automatic background; else 0).
  public var glass: Double

  /// The shape of a sheet, cover, card or popover whose top is at a position in points up from the
  /// container's bottom edge.
  public init(
    at position: Double, on ladder: DetentLadder, configuration: SheetConfiguration,
    container: Container, profile: SheetProfile
  ) {
    width = ladder.width
    sideInset = max(0, (container.width - ladder.width) / 2)
    bottomInset = ladder.bottomGap
    scale = 1
    glass = 0
    let radius = configuration.cornerRadius ?? configuration.tuning.cornerRadius
    switch ladder.style {
    case .fullScreenCover: (topRadius, bottomRadius) = (0, 0)
    case .floatingCard, .popover: (topRadius, bottomRadius) = (radius, radius)
    case .sheet:
      (topRadius, bottomRadius) = (radius, 0)
      guard profile.floatsAtPartialHeights else { break }
      let look = FloatingLook(
        at: position, on: ladder, container: container, tuning: configuration.tuning)
      float(look, configuration, container)
    }
    let half = max(0, position - bottomInset) / 2
    topRadius = topRadius.clamped(to: 0...half)
    bottomRadius = bottomRadius.clamped(to: 0...half)
  }

  private mutating func float(
    _ look: FloatingLook, _ configuration: SheetConfiguration, _ container: Container
  ) {
    // In a container hardly wider than its gaps something is left of the card.
    sideInset = min(look.inset, 0.4 * container.width)
    bottomInset = look.inset
    width = max(0, container.width - 2 * sideInset)
    scale = container.width > 0 ? width / container.width : 1
    topRadius = configuration.cornerRadius ?? look.topRadius
    bottomRadius = configuration.cornerRadius ?? look.bottomRadius
    glass = configuration.background == .automatic ? look.glass : 0
  }
}
