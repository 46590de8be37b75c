import Canvas

/// A text of a picture where it stands on the screen.
struct PlacedText: CustomStringConvertible {
  var run: TextRun
  var frame: Rect

  var description: String { "\"\(run.string)\" at \(frame)" }

  /// A map's labels are drawn several times, a little off, to stand out from what is below.
  func isHalo(of other: PlacedText) -> Bool {
    run.string == other.run.string && abs(frame.minX - other.frame.minX) < 4
      && abs(frame.minY - other.frame.minY) < 4
  }

  /// Every text of the marks that something is seen of, in points of the picture.
  static func all(in marks: [Mark]) -> [PlacedText] {
    marks.flatMap { all(in: $0, shift: .zero, visible: nil) }
  }

  private static func all(in mark: Mark, shift: Point, visible: Rect?) -> [PlacedText] {
    switch mark {
    case .text(let run, let at):
      var size = FixedAdvanceText().size(of: run)
      let room = run.width ?? size.width
      size.width = min(size.width, room)
      let left =
        switch run.alignment {
        case .leading: 0.0
        case .center: (room - size.width) / 2
        case .trailing: room - size.width
        }
      let frame = Rect(
        origin: Point(x: at.x + shift.x + left, y: at.y + shift.y), size: size)
      if let visible, frame.intersection(visible).isEmpty { return [] }
      return frame.isEmpty ? [] : [PlacedText(run: run, frame: frame)]
    case .clip(let rect, _, let marks):
      let part = rect.offset(dx: shift.x, dy: shift.y)
      let inner = visible.map { $0.intersection(part) } ?? part
      return marks.flatMap { all(in: $0, shift: shift, visible: inner) }
    case .layer(let layer, let placement):
      let origin = placement.frame.origin
      let inner = Point(x: shift.x + origin.x, y: shift.y + origin.y)
      return layer.marks.flatMap { all(in: $0, shift: inner, visible: visible) }
    default: return []
    }
  }
}
