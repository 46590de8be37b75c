/// One scrolling content of a sheet: its extents and where it stands.
struct SheetContent: Hashable, Sendable {
  /// Its extents.
  var metrics: ContentMetrics
  /// Where it stands or how it moves.
  var offset = ScrollOffset.still(0)
  /// When the last drag that began in it ended.
  var lastDragEnd: Seconds?

  /// Height of the opening it scrolls in when the sheet is laid out at a height, in points ≥ 0.
  func viewport(layoutHeight: Double) -> Double {
    max(0, layoutHeight - metrics.headerHeight)
  }

  /// The largest offset when the sheet is laid out at a height, in points ≥ 0.
  func maximum(layoutHeight: Double) -> Double {
    max(0, metrics.height - viewport(layoutHeight: layoutHeight))
  }

  /// The offset on screen at a time, in points ≥ 0; `coefficient` is the rubber band's.
  func shown(at time: Seconds, layoutHeight: Double, coefficient: Double) -> Double {
    let shown = offset.shown(
      at: time, maximum: maximum(layoutHeight: layoutHeight),
      viewport: viewport(layoutHeight: layoutHeight), coefficient: coefficient)
    return max(0, shown)
  }
}

extension [SheetContent] {
  /// Where the content of that name is; nil for none.
  func index(of id: ContentID?) -> Int? {
    guard let id else { return nil }
    return firstIndex { $0.metrics.id == id }
  }
}
