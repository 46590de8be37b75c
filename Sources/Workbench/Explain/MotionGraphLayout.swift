import Canvas

/// Where the parts of a graph stand, from the top down: heights, velocities, the band of phases,
/// the axis.
struct MotionGraphLayout: Hashable {
  let heights: Rect
  let velocities: Rect
  let band: Rect
  let axis: Rect
  /// The column right of the plots for the stops' names.
  let names: Rect

  var left: Double { heights.minX }
  var right: Double { heights.maxX }

  private static let padding = 10.0
  private static let bandHeight = 14.0
  private static let axisHeight = 15.0

  init(_ rect: Rect, stopLabelWidth: Double) {
    let inner = rect.inset(dx: Self.padding, dy: Self.padding - 2)
    let column = min(stopLabelWidth.rounded(.up) + 6, (inner.width * 0.28).rounded())
    let width = max(1, inner.width - column)
    let plots = max(2, inner.height - Self.bandHeight - Self.axisHeight - 10)
    let upper = (plots * 0.68).rounded()
    func row(_ y: Double, _ height: Double) -> Rect {
      Rect(x: inner.minX, y: inner.minY + y, width: width, height: height)
    }
    heights = row(0, upper)
    velocities = row(upper + 6, plots - upper)
    band = row(plots + 10, Self.bandHeight)
    axis = row(plots + 10 + Self.bandHeight, Self.axisHeight)
    names = Rect(x: inner.minX + width + 6, y: inner.minY, width: max(0, column - 6), height: upper)
  }
}
