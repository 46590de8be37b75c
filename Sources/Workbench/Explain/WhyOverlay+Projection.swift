import Canvas
import SheetKit

/// From where the sheet's top is to where its speed leads, and from there to the winner.
extension WhyDrawing {
  private static let edge = 84.0

  private var axis: Double {
    let edge = min(Self.edge, screen.width / 3).rounded()
    return projectionIsLeft ? screen.minX + edge : screen.maxX - edge
  }

  var projection: [Mark] {
    guard let decision = model.decision else { return [] }
    let from = Point(x: axis, y: onStage(y: decision.y))
    let isMoved = abs(decision.projected - decision.y) >= 1
    let to = Point(x: axis, y: held(onStage(y: decision.projected)))
    let wanted = decision.candidates.first { $0.candidate.destination == decision.target }
    let goal = wanted.map { Point(x: axis, y: onStage(y: $0.candidate.y)) }
    var marks = goal.map { dotted(from: to, to: $0) } ?? []
    if isMoved { marks += haloed([from, to], width: 2.5, palette.tint) }
    marks += [
      ExplainShapes.disc(at: from, radius: 6, palette.halo),
      ExplainShapes.disc(at: from, radius: 5, palette.surface),
      ExplainShapes.ring(at: from, radius: 5, width: 2, palette.tint),
    ]
    guard isMoved else { return marks + caption(topCaption(decision), at: from) }
    marks += [
      ExplainShapes.diamond(at: to, radius: 9, palette.halo),
      ExplainShapes.diamond(at: to, radius: 7, palette.tint),
    ]
    return marks + caption("projected \(Wording.number(decision.projected))", at: to)
  }

  private func topCaption(_ decision: SnapDecision) -> String {
    "\(model.isLive ? "now" : "let go") at \(Wording.number(decision.y))"
  }

  /// A projection beyond the screen is shown at its edge.
  private func held(_ y: Double) -> Double { min(max(y, screen.minY + 10), screen.maxY - 10) }

  private func caption(_ string: String, at point: Point) -> [Mark] {
    let label = ExplainLabel(string, ink: palette.tint, surface: palette.surface, text: text)
    let place = Point(x: point.x + (projectionIsLeft ? 14 : -14), y: point.y)
    let side: TextRun.Alignment = projectionIsLeft ? .leading : .trailing
    return label.marks(in: label.frame(at: place, side, within: screen.inset(dx: 4, dy: 4)))
  }

  /// What is left to the winner.
  private func dotted(from: Point, to: Point) -> [Mark] {
    guard abs(to.y - from.y) > 14 else { return [] }
    let direction = to.y > from.y ? 1.0 : -1.0
    let places = stride(from: from.y + direction * 13, to: to.y - direction * 2, by: direction * 6)
    return places.flatMap { y -> [Mark] in
      let place = Point(x: from.x, y: y)
      return [
        ExplainShapes.disc(at: place, radius: 2, palette.halo),
        ExplainShapes.disc(at: place, radius: 1.5, palette.tint),
      ]
    }
  }

  /// How far each candidate is from the projected position, on its line.
  var distances: [Mark] {
    guard let decision = model.decision else { return [] }
    let spread = LabelSpread(
      height: ExplainLabel.height, gap: 2,
      range: screen.minY + 4...max(screen.minY + 4, screen.maxY - 4))
    let shown = decision.candidates.filter { screen.height > $0.candidate.y }
      .prefix(spread.capacity)
    let centers = spread.centers(of: shown.map { onStage(y: $0.candidate.y) })
    return zip(shown, centers).flatMap { weighed, center in
      let isWinner = weighed.candidate.destination == decision.target
      let label = ExplainLabel(
        Wording.number(weighed.projectedDistance) + " pt",
        ink: isWinner ? palette.tint : palette.secondaryInk, surface: palette.surface, text: text)
      let edge = projectionIsLeft ? screen.minX + 8 : screen.maxX - 8
      return label.marks(
        in: label.frame(
          at: Point(x: edge, y: center), projectionIsLeft ? .leading : .trailing,
          within: screen.inset(dx: 4, dy: 4)))
    }
  }
}
