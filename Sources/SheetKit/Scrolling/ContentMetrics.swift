/// How tall a scrolling content of the sheet is.
///
/// Its largest offset is max(0, `height` − (presented height − `headerHeight`)), so it depends on
/// the height of the sheet at the moment.
public struct ContentMetrics: Hashable, Sendable {
  /// Which content.
  public var id: ContentID
  /// The full height of what scrolls, in points ≥ 0.
  public var height: Double
  /// What stands above it inside the sheet and does not scroll, in points ≥ 0.
  public var headerHeight: Double

  /// Makes metrics.
  public init(id: ContentID = 0, height: Double, headerHeight: Double = 0) {
    self.id = id
    self.height = height
    self.headerHeight = headerHeight
  }
}
