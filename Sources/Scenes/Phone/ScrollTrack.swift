import Canvas

/// Where a content's scroll indicator runs, and how its place and the offset go together. All in
/// points.
struct ScrollTrack: Hashable, Sendable {
  /// What the bar runs along, at its right edge.
  var viewport: Rect
  /// How much of the content is seen at a time, in parts of it.
  var visiblePart: Double
  /// The largest offset.
  var maximum: Double

  /// Nil where nothing scrolls, or there is no room for a bar.
  init?(viewport: Rect, visiblePart: Double, maximum: Double) {
    guard maximum > 0, visiblePart < 1, viewport.height > 60 else { return nil }
    self.viewport = viewport
    self.visiblePart = visiblePart
    self.maximum = maximum
  }

  /// The bar at an offset.
  func bar(at offset: Double) -> Rect {
    let progress = min(max(offset / maximum, 0), 1)
    return Rect(
      x: viewport.maxX - 6, y: viewport.minY + Self.margin + travel * progress, width: 3,
      height: length)
  }

  /// Whether a point is on the bar, or as near as a mouse comes to it.
  func isBar(_ point: Point, at offset: Double) -> Bool {
    let bar = bar(at: offset)
    return isBeside(point) && point.y >= bar.minY - 4 && point.y <= bar.maxY + 4
  }

  /// Whether a point is in the strip at the edge that the bar runs in.
  func isBeside(_ point: Point) -> Bool {
    viewport.contains(point) && point.x >= viewport.maxX - Self.reach
  }

  /// The offset at which the bar's upper end is at `y`; held to the range.
  func offset(forBarAt y: Double) -> Double {
    guard travel > 0 else { return 0 }
    return maximum * min(max((y - viewport.minY - Self.margin) / travel, 0), 1)
  }

  private var length: Double {
    let track = viewport.height - 2 * Self.margin
    return min(track, max(36, track * visiblePart))
  }

  private var travel: Double { viewport.height - 2 * Self.margin - length }

  private static let margin = 3.0
  private static let reach = 12.0
}
