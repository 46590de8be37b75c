import Canvas

/// Where the parts of a graph stand, from the top down: a legend, heights, velocities, the name of an
/// event, the band of phases, the axis.
struct MotionGraphLayout: Hashable {
  /// Empty without a legend.
  let legend: Rect
  let heights: Rect
  let velocities: Rect
  let eventName: Rect
  let band: Rect
  let axis: Rect
  /// The column right of the plots for the stops' names.
  let names: Rect

  var left: Double { heights.minX }
  var right: Double { heights.maxX }

  private static let padding = 10.0
  private static let lineHeight = 14.0
  private static let gap = 5.0

  init(_ rect: Rect, stopLabelWidth: Double, hasLegend: Bool) {
    let inner = rect.inset(dx: Self.padding, dy: Self.padding - 2)
    let column = min(stopLabelWidth.rounded(.up) + 6, (inner.width * 0.28).rounded())
    let width = max(1, inner.width - column)
    let lines = Self.lineHeight * (hasLegend ? 4 : 3)
    let plots = max(2, inner.height - lines - Self.gap)
    let upper = (plots * 0.68).rounded()
    var y = inner.minY
    func row(_ height: Double, gap: Double = 0) -> Rect {
      defer { y += height + gap }
      return Rect(x: inner.minX, y: y, width: width, height: height)
    }
    legend = row(hasLegend ? Self.lineHeight : 0)
    heights = row(upper, gap: Self.gap)
    velocities = row(plots - upper)
    eventName = row(Self.lineHeight)
    band = row(Self.lineHeight - 1)
    axis = row(Self.lineHeight + 1)
    names = Rect(
      x: inner.minX + width + 6, y: heights.minY, width: max(0, column - 6), height: upper)
  }
}
