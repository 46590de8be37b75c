import Canvas
import SheetKit

/// The velocity over time on a zero line of its own: up on the graph is up on the phone.
extension MotionGraph {
  var velocityMarks: [Mark] {
    let plot = layout.velocities
    let zero = velocityY(0).rounded()
    let line: Mark = .fill(
      Rect(x: plot.minX, y: zero, width: plot.width, height: 1), palette.hairline)
    let points = velocities(of: model.curve)
    let area = points.first.map { first in
      [Point(x: first.x, y: zero)] + points + [Point(x: points[points.count - 1].x, y: zero)]
    }
    let isAlone = model.overlays.isEmpty
    var curves: [Mark] = isAlone ? [.polygon(area ?? [], palette.tint.opacity(0.12))] : []
    curves.append(
      .polyline(
        points, width: isAlone ? 1.5 : 1,
        isAlone ? palette.tint : palette.secondaryInk.opacity(0.6)))
    curves += model.overlays.enumerated().flatMap { index, overlay in
      drawn(velocities(of: overlay.curve), as: index, width: 1.5)
    }
    return [line, .clip(plot.inset(dx: -1, dy: -1), .none, curves)] + peakLabel + title
  }

  func velocities(of curve: MotionCurve) -> [Point] {
    CurveColumns.thinned(curve.samples) {
      Point(x: x(at: $0.time), y: velocityY($0.velocity))
    }
  }

  /// The most upward and the most downward velocity of all curves, in pt/s, each widened to a round
  /// number.
  static func velocityBounds(of model: Model) -> (up: Double, down: Double) {
    var (least, most) = (0.0, 0.0)
    for curve in [model.curve] + model.overlays.map(\.curve) {
      for sample in curve.samples where sample.velocity.isFinite {
        least = min(least, sample.velocity)
        most = max(most, sample.velocity)
      }
    }
    return (GraphScale.rounded(-least), GraphScale.rounded(most))
  }

  private func velocityY(_ velocity: Double) -> Double {
    let plot = layout.velocities
    let (up, down) = velocityBounds
    return plot.minY + (velocity + up) / max(1, up + down) * plot.height
  }

  /// The fastest moment, named.
  private var peakLabel: [Mark] {
    let fastest = model.curve.samples.max { abs($0.velocity) < abs($1.velocity) }
    guard let fastest, abs(fastest.velocity) >= 1 else { return [] }
    let place = Point(x: x(at: fastest.time).rounded(), y: velocityY(fastest.velocity).rounded())
    let plot = layout.velocities
    let run = caption(Wording.speed(fastest.velocity), palette.ink)
    let width = text.size(of: run).width.rounded(.up)
    // Above the curve where there is room, else beside it.
    let isAbove = place.y - 17 >= plot.minY - 3
    let left = isAbove ? place.x - width / 2 : place.x + 8
    let fits = left + width <= layout.right
    let origin = Point(
      x: max(layout.left, fits ? left : place.x - 8 - width).rounded(),
      y: isAbove ? place.y - 17 : min(max(place.y - 6, plot.minY - 2), plot.maxY - 12))
    return [
      ExplainShapes.disc(at: place, radius: 2.5, palette.ink),
      .roundedFill(
        Rect(x: origin.x - 2, y: origin.y, width: width + 4, height: 13), CornerRadii(3),
        palette.surface.opacity(0.8)),
      .text(run, at: origin),
    ]
  }

  /// In the column of the stops' names, where it fits.
  private var title: [Mark] {
    let run = caption("velocity", palette.secondaryInk)
    guard text.size(of: run).width <= layout.names.width else { return [] }
    let plot = layout.velocities
    return [.text(run, at: Point(x: layout.names.minX, y: (plot.midY - 6).rounded()))]
  }
}
