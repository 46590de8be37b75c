import Canvas
import SheetKit

/// The sheet's top edge over time, the stops, the finger, and the curves to compare with.
extension MotionGraph {
  /// The y on the stage of a position on the phone.
  func y(of top: Double) -> Double {
    let plot = layout.heights
    let length = max(1, tops.upperBound - tops.lowerBound)
    return plot.minY + (top - tops.lowerBound) / length * plot.height
  }

  var curves: [Mark] {
    let main: [Mark] =
      model.overlays.isEmpty
      ? [.polyline(heights(of: model.curve), width: 2, palette.tint)]
      : [.polyline(heights(of: model.curve), width: 1.5, palette.secondaryInk.opacity(0.6))]
    let compared = model.overlays.enumerated().flatMap { index, overlay in
      drawn(heights(of: overlay.curve), as: index, width: 2)
    }
    return [.clip(layout.heights.inset(dx: -1, dy: -1), .none, finger + main + compared)]
  }

  func heights(of curve: MotionCurve) -> [Point] {
    CurveColumns.thinned(curve.samples) { Point(x: x(at: $0.time), y: y(of: $0.top)) }
  }

  /// The finger's path: thin, heavier where the velocity is fitted.
  private var finger: [Mark] {
    let seen = model.curve.finger.filter { domain.contains($0.time) }
    let fitted = seen.strokes.last?.filter { model.fitWindow?.contains($0.time) == true } ?? []
    return seen.strokes.flatMap { stroke(Array($0), width: 1) } + stroke(fitted, width: 2.5)
  }

  private func stroke(_ samples: [FingerSample], width: Double) -> [Mark] {
    let points = CurveColumns.thinned(samples.withRests) {
      Point(x: x(at: $0.time), y: y(of: $0.position.y))
    }
    return points.count > 1 ? [.polyline(points, width: width, palette.finger)] : []
  }

  /// The curve of the slot at `index`: the first whole, the others dashed, each in its colour.
  func drawn(_ points: [Point], as index: Int, width: Double) -> [Mark] {
    guard index > 0 else { return [.polyline(points, width: width, palette.tint)] }
    return ExplainShapes.dashed(points).map { .polyline($0, width: width, palette.second) }
  }

  // MARK: Stops

  var stopMarks: [Mark] {
    let plot = layout.heights
    let bottom: Mark = .fill(
      Rect(x: plot.minX, y: plot.maxY, width: plot.width, height: 1), palette.hairline)
    let lines = model.stops.map { stop in
      ExplainShapes.dashes(
        from: plot.minX, to: plot.maxX, y: y(of: stop.top).rounded() + 0.5, thickness: 1, dash: 3,
        gap: 3, color: palette.secondaryInk.opacity(0.55))
    }
    return [bottom] + lines + stopNames
  }

  /// The names at the right end; where there is no room for all, the lower ones are left out.
  private var stopNames: [Mark] {
    guard layout.names.width > 0 else { return [] }
    let height = Self.captionStyle.lineHeight
    let range = layout.heights.minY - 4...layout.heights.maxY + 6
    let spread = LabelSpread(height: height, gap: 0, range: range)
    let shown = model.stops.sorted { $0.top < $1.top }.prefix(spread.capacity)
    let centers = spread.centers(of: shown.map { y(of: $0.top).rounded() })
    return zip(shown, centers).map { stop, center in
      var run = caption(stop.name, palette.secondaryInk)
      run.width = layout.names.width
      return .text(run, at: Point(x: layout.names.minX, y: (center - height / 2).rounded(.down)))
    }
  }

  // MARK: Legend

  var legend: [Mark] {
    guard !model.overlays.isEmpty else { return [] }
    var x = layout.left
    let y = layout.legend.minY
    var marks: [Mark] = []
    for (index, overlay) in model.overlays.enumerated() {
      var run = caption(overlay.label, index == 0 ? palette.tint : palette.second)
      // An even share of what is left, and at least the letter of the slot.
      let room = (rect.maxX - 4 - x) / Double(model.overlays.count - index) - 30
      let width = min(text.size(of: run).width.rounded(.up), max(room, 16))
      run.width = width
      let middle = y + Self.captionStyle.lineHeight / 2
      marks += drawn(
        [Point(x: x + 1, y: middle), Point(x: x + 23, y: middle)], as: index, width: 2)
      marks.append(.text(run, at: Point(x: x + 28, y: y)))
      x += width + 42
    }
    return marks
  }
}
