import Canvas
import SheetKit

/// From where the sheet's top is to where its speed leads, and from there to the winner.
extension WhyDrawing {
  private static let edge = 96.0

  private var axis: Double {
    let edge = min(Self.edge, screen.width / 3).rounded()
    return projectionIsLeft ? screen.minX + edge : screen.maxX - edge
  }

  private var from: Double? { model.decision.map { held(onStage(y: $0.y)) } }
  private var to: Double? { model.decision.map { held(onStage(y: $0.projected)) } }

  /// What lies beyond the screen is shown at its edge.
  private func held(_ y: Double) -> Double { min(max(y, screen.minY + 10), screen.maxY - 10) }

  private var isProjected: Bool {
    model.decision.map { abs($0.projected - $0.y) >= 1 } ?? false
  }

  var projection: [Mark] {
    guard let from, let to else { return [] }
    let start = Point(x: axis, y: from)
    let end = Point(x: axis, y: to)
    let dot = [
      ExplainShapes.disc(at: start, radius: 6, palette.halo),
      ExplainShapes.disc(at: start, radius: 5, palette.labelSurface),
      ExplainShapes.ring(at: start, radius: 5, width: 2, palette.tint),
    ]
    guard isProjected else { return wayToWinner + dot }
    return wayToWinner + haloed([start, end], width: 2.5, palette.tint) + dot + [
      ExplainShapes.diamond(at: end, radius: 9, palette.halo),
      ExplainShapes.diamond(at: end, radius: 7, palette.tint),
    ]
  }

  var projectionLabel: PlacedLabel? {
    guard let decision = model.decision, let to else { return nil }
    let words = isProjected ? "projected" : model.isLive ? "now at" : "let go at"
    let label = label("\(words) y \(Wording.number(decision.projected))", palette.tint)
    let place = Point(x: axis + (projectionIsLeft ? 14 : -14), y: to)
    let side: TextRun.Alignment = projectionIsLeft ? .leading : .trailing
    return PlacedLabel(label: label, frame: label.frame(at: place, side, within: bounds))
  }

  /// Dashes from the projected position to the winner's line; beside the line that led there where
  /// they go back along it.
  private var wayToWinner: [Mark] {
    guard let decision = model.decision, let from, let to else { return [] }
    let wanted = decision.candidates.first { $0.candidate.destination == decision.target }
    guard let goal = wanted.map({ onStage(y: $0.candidate.y) }), abs(goal - to) > 14 else {
      return []
    }
    let goesBack = isProjected && (from > to) == (goal > to)
    let x = axis + (goesBack ? (projectionIsLeft ? -10 : 10) : 0)
    return [
      .polyline([Point(x: x, y: goal), Point(x: x, y: to)], width: 4, palette.halo),
      ExplainShapes.uprightDashes(from: goal, to: to, x: x, thickness: 2, color: palette.tint),
    ]
  }

  /// How far each candidate is from the projected position, on its line.
  var distanceLabels: [PlacedLabel] {
    guard let decision = model.decision else { return [] }
    let range = bounds.minY...max(bounds.minY, bounds.maxY)
    let spread = LabelSpread(height: ExplainLabel.height, gap: 2, range: range)
    let shown = decision.candidates.filter { $0.candidate.y < screen.height }
      .prefix(spread.capacity)
    let centers = spread.centers(of: shown.map { onStage(y: $0.candidate.y) })
    let edge = projectionIsLeft ? screen.minX + 8 : screen.maxX - 8
    return zip(shown, centers).map { weighed, center in
      let isWinner = weighed.candidate.destination == decision.target
      let label = label(
        Wording.number(weighed.projectedDistance) + " away",
        isWinner ? palette.tint : palette.secondaryInk)
      let side: TextRun.Alignment = projectionIsLeft ? .leading : .trailing
      let frame = label.frame(at: Point(x: edge, y: center), side, within: bounds)
      return PlacedLabel(label: label, frame: frame)
    }
  }
}
