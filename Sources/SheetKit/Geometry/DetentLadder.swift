/// The stops that a configuration has in a container: which detents are active, how high they are,
/// and what is wrong with the others (SPEC §2).
///
///     let ladder = DetentLadder(configuration, in: phone)
///     ladder.stops.map(\.detent.identifier)   // ["medium", "large"], from the smallest up
///     ladder.largest.height                   // 787
///
/// It knows heights only; where the sheet stands is the ``Sheet``'s business.
public struct DetentLadder: Hashable, Sendable {
  /// One active detent.
  public struct Stop: Hashable, Sendable {
    /// The detent.
    public let detent: Detent
    /// The detent's value in points, without the bottom safe area.
    public let value: Double
    /// The height on screen in points.
    public let height: Double
    /// Where the sheet's top edge is, in points **up** from the container's bottom edge: `height`,
    /// and for a floating card the gap below it.
    public let position: Double
  }

  /// The active detents from the smallest up; equal heights stay separate; never empty.
  public let stops: [Stop]
  /// What is wrong with the configuration here.
  public let issues: [ConfigurationIssue]
  /// What the sheet is in this container.
  public let style: SheetStyle
  /// The height of the large detent in points, without the bottom safe area.
  public let maximumDetentValue: Double
  /// The height on screen of a sheet at large, in points.
  public let fullHeight: Double
  /// Points between the container's bottom edge and the sheet's: 0 but for a card.
  public let bottomGap: Double
  /// Width of the sheet in points.
  public let width: Double
  /// Index of the largest undimmed stop, or nil where every stop dims.
  public let undimmedIndex: Int?
  /// Index of the first stop that is wholly dimmed, or nil where nothing ever dims.
  public let dimmingIndex: Int?

  /// Resolves a configuration in a container. `contentHeight` is the natural height of the sheet's
  /// content in points, for popovers and fitted cards.
  public init(
    _ configuration: SheetConfiguration, in container: Container,
    profile: SheetProfile = .iOS15to18, contentHeight: Double? = nil
  ) {
    let container = container.real
    let geometry = SheetGeometry(
      configuration, in: container, profile: profile,
      contentHeight: contentHeight.map { max(0, $0) })
    var resolver = DetentResolver(configuration, container, geometry)
    stops = resolver.stops()
    style = geometry.style
    maximumDetentValue = geometry.maximumDetentValue
    fullHeight = geometry.fullHeight
    bottomGap = geometry.bottomGap
    width = geometry.width
    let undimmed = resolver.undimmedIndex(in: stops)
    undimmedIndex = undimmed
    dimmingIndex = Self.dimmingIndex(stops, above: undimmed)
    issues = resolver.issues
  }

  private static func dimmingIndex(_ stops: [Stop], above undimmed: Int?) -> Int? {
    guard let undimmed else { return 0 }
    return stops.firstIndex { $0.position > stops[undimmed].position }
  }
}
