import Canvas
import SheetKit

/// The finger's path, heavier where its velocity comes from, and the velocity.
extension WhyDrawing {
  /// Points of the path nearer to each other than this are left out.
  private static let leastStep = 1.5
  /// The newest points of a path that are drawn.
  private static let mostPoints = 400

  var path: [Mark] {
    let all = thinned(model.finger)
    guard let end = model.finger.last else { return [] }
    var marks: [Mark] = []
    if all.count > 1 { marks += haloed(all, width: 1.5, palette.finger.opacity(0.8)) }
    let fitted = thinned(model.finger.filter { model.fitWindow?.contains($0.time) == true })
    if fitted.count > 1 { marks += haloed(fitted, width: 4, palette.finger) }
    let tip = onStage(end.position)
    return marks + [
      ExplainShapes.disc(at: tip, radius: 8, palette.halo),
      ExplainShapes.ring(at: tip, radius: 7, width: 2, palette.finger),
      ExplainShapes.disc(at: tip, radius: 3, palette.finger),
    ]
  }

  private func thinned(_ samples: [FingerSample]) -> [Point] {
    var points: [Point] = []
    for sample in samples.reversed() where points.count < Self.mostPoints {
      let point = Point(
        x: screen.minX + sample.position.x, y: screen.minY + sample.position.y)
      if let last = points.last, abs(last.x - point.x) + abs(last.y - point.y) < Self.leastStep {
        continue
      }
      points.append(point)
    }
    return points.reversed()
  }

  /// The arrow of the fitted velocity: from the finger's edge to where it points.
  private var arrow: (start: Point, head: Point)? {
    guard let velocity = model.decision?.velocity, abs(velocity) >= 1,
      let end = model.finger.last
    else { return nil }
    let length = min(max(abs(velocity) * 0.06, 22), 90).rounded()
    let direction = velocity > 0 ? 1.0 : -1.0
    let tip = onStage(end.position)
    let start = Point(x: tip.x, y: tip.y + direction * 9)
    return (start, Point(x: tip.x, y: start.y + direction * length))
  }

  var velocityArrow: [Mark] {
    guard let (start, head) = arrow else { return [] }
    let isDown = head.y > start.y
    let neck = Point(x: head.x, y: head.y + (isDown ? -7 : 7))
    return haloed([start, neck], width: 2.5, palette.finger)
      + [ExplainShapes.arrowhead(at: head, isDown: isDown, size: 10, palette.finger)]
  }

  /// The figure beside the arrow, on the side away from the projection.
  var velocityLabel: PlacedLabel? {
    guard let velocity = model.decision?.velocity, let (start, head) = arrow else { return nil }
    let label = label(Wording.speed(velocity), palette.finger)
    let side: TextRun.Alignment = projectionIsLeft ? .leading : .trailing
    let place = Point(
      x: head.x + (projectionIsLeft ? 12 : -12), y: (start.y + head.y) / 2)
    return PlacedLabel(label: label, frame: label.frame(at: place, side, within: bounds))
  }

  /// The projection keeps to the half of the screen that the finger was not put down on.
  var projectionIsLeft: Bool { (model.finger.first?.position.x ?? 0) > screen.width / 2 }
}
