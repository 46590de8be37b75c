/// Insets from the four edges of a container, in points, each ≥ 0.
public struct EdgeInsets: Hashable, Sendable {
  /// Points from the top edge.
  public var top: Double
  /// Points from the leading edge.
  public var leading: Double
  /// Points from the bottom edge.
  public var bottom: Double
  /// Points from the trailing edge.
  public var trailing: Double

  /// Makes insets; all zero by default.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
