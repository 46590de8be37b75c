import Canvas
import SheetKit

/// Lines across the screen, and their labels in the margin.
extension WhyDrawing {
  var stopLines: [Mark] {
    let lines = model.stops.filter { $0.destination != .dismissed }
    // The winner's line lies over the others.
    return lines.filter { $0.destination != winner }.flatMap(line)
      + lines.filter { $0.destination == winner }.flatMap(line)
  }

  private func line(_ stop: WhyOverlay.Model.Stop) -> [Mark] {
    let y = onStage(y: stop.top)
    func line(_ y: Double, _ thickness: Double, _ color: Color) -> Mark {
      .fill(Rect(x: screen.minX, y: y, width: screen.width, height: thickness), color)
    }
    if stop.destination == winner {
      return [line(y - 1, 4, palette.halo), line(y, 2, palette.tint)]
    }
    return [
      line(y - 1, 3, palette.halo.opacity(0.6)),
      ExplainShapes.dashes(
        from: screen.minX, to: screen.maxX, y: y + 0.5, thickness: 1,
        color: palette.ink.opacity(0.75)),
    ]
  }

  /// Where the sheet would stand if let go now.
  var ghost: [Mark] {
    guard let ghost = model.ghost else { return [] }
    let top = onStage(ghost.frame.origin)
    let bottom = onStage(y: ghost.frame.maxY)
    // Attached to the bottom edge, its outline runs on below it.
    let isAttached = bottom >= screen.maxY
    let frame = Rect(
      x: top.x, y: top.y, width: ghost.frame.width.rounded(),
      height: bottom - top.y + (isAttached ? 8 : 0))
    return [
      .roundedFill(frame, ghost.corners, palette.tint.opacity(0.1)),
      .stroke(frame, ghost.corners, width: 2, palette.tint.opacity(0.9)),
    ]
  }

  /// Where a dismissed sheet goes.
  var bottomEdge: [Mark] {
    guard winner == .dismissed else { return [] }
    return [
      .fill(
        Rect(x: screen.minX, y: screen.maxY - 4, width: screen.width, height: 4), palette.tint)
    ]
  }

  var dismissalLabel: PlacedLabel? {
    guard winner == .dismissed else { return nil }
    let label = ExplainLabel(
      model.isLive ? "would be dismissed" : "dismissed", ink: palette.onTint,
      surface: palette.tintSurface, text: text)
    let place = Point(x: screen.midX, y: screen.maxY - 16)
    return PlacedLabel(label: label, frame: label.frame(at: place, .center, within: bounds))
  }

  // MARK: Margin

  private static let labelHeight = 34.0
  private static let labelGap = 3.0
  /// Between a label and the screen.
  private static let leader = 10.0

  /// The stops' labels, none over another; on the screen where the margin is too narrow. Where there is no room for all, those farthest from the
  /// winner are left out.
  var inMargin: [Mark] {
    let spread = LabelSpread(
      height: Self.labelHeight, gap: Self.labelGap, range: screen.minY...screen.maxY)
    let hasMargin = screen.minX >= WhyOverlay.margin / 2
    let winners = model.stops.filter { $0.destination == winner }
    let shown =
      hasMargin ? labelled(atMost: spread.capacity) : Array(winners.prefix(spread.capacity))
    let centers = spread.centers(of: shown.map { onStage(y: $0.top) })
    return zip(shown, centers).flatMap { label($0, at: $1.rounded(.down)) }
  }

  private func labelled(atMost count: Int) -> [WhyOverlay.Model.Stop] {
    guard model.stops.count > count else { return model.stops }
    let middle = model.stops.firstIndex { $0.destination == winner } ?? 0
    let first = min(max(0, middle - count / 2), model.stops.count - count)
    return Array(model.stops[first..<first + count])
  }

  private func label(_ stop: WhyOverlay.Model.Stop, at center: Double) -> [Mark] {
    let isWinner = stop.destination == winner
    let ink = isWinner ? palette.onTint : palette.ink
    let name = TextRun(
      DetentTitle.label(of: stop.destination),
      style: TextStyle(size: 12, lineHeight: 15, weight: .semibold), color: ink,
      width: Self.textWidth, lineLimit: 1)
    let numbers = TextRun(
      figures(of: stop), style: TextStyle(size: 11, lineHeight: 13),
      color: isWinner ? palette.onTint : palette.secondaryInk, width: Self.textWidth, lineLimit: 1)
    let widths = [name, numbers].map { min(Self.textWidth, text.size(of: $0).width.rounded(.up)) }
    let width = (widths.max() ?? 0) + 16
    let outside = screen.minX - Self.leader - width
    let hasRoom = outside >= 2
    let frame = Rect(
      x: hasRoom ? outside : screen.minX + 6, y: center - Self.labelHeight / 2, width: width,
      height: Self.labelHeight)
    return (hasRoom ? leader(from: frame, to: onStage(y: stop.top), isWinner: isWinner) : [])
      + [
        .shadow(
          frame, CornerRadii(8),
          Shadow(radius: 4, color: Color.black.opacity(0.18), offset: Point(x: 0, y: 1))),
        .roundedFill(frame, CornerRadii(8), isWinner ? palette.tintSurface : palette.labelSurface),
        .stroke(frame, CornerRadii(8), width: 1, palette.labelEdge),
        .text(name, at: Point(x: frame.maxX - 8 - widths[0], y: frame.minY + 3)),
        .text(numbers, at: Point(x: frame.maxX - 8 - widths[1], y: frame.minY + 18)),
      ]
  }

  private static let textWidth = WhyOverlay.margin - leader - 16 - 2

  /// The top edge, and how much of the sheet is visible.
  private func figures(of stop: WhyOverlay.Model.Stop) -> String {
    let top = "y " + Wording.number(stop.top)
    return stop.destination == .dismissed
      ? top : top + " · " + Wording.number(stop.height) + " pt"
  }

  private func leader(from label: Rect, to y: Double, isWinner: Bool) -> [Mark] {
    let color = isWinner ? palette.tint : palette.secondaryInk
    let held = min(max(y + (isWinner ? 1 : 0.5), label.minY + 8), label.maxY - 8)
    return [
      .polyline(
        [Point(x: label.maxX, y: held), Point(x: screen.minX, y: y + (isWinner ? 1 : 0.5))],
        width: isWinner ? 2 : 1, color)
    ]
  }
}
