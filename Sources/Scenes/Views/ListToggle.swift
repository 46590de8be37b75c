import Canvas

/// A line at the head of a list with a switch.
package struct ListToggle: Hashable, Sendable {
  package var title: String
  package var isOn: Bool

  package init(title: String, isOn: Bool) {
    self.title = title
    self.isOn = isOn
  }

  static let element = ElementID("toggle")
  private static let track = Size(width: 51, height: 31)

  /// Its height in points at the present text size.
  func height(in context: PageContext) -> Double {
    max(52, (context.text.size(of: run(in: context)).height + 22).rounded(.up))
  }

  private func run(in context: PageContext) -> TextRun {
    TextRun(
      title, style: context.scaled(.body), color: context.theme.label,
      width: context.size.width - context.leading - context.trailing - 16 - Self.track.width)
  }

  func marks(in frame: Rect, highlight: PageHighlight, _ context: PageContext) -> [Mark] {
    let theme = context.theme
    var marks: [Mark] = []
    if highlight.pressed == Self.element {
      marks.append(.fill(frame, theme.pressedRow))
    } else if highlight.hovered == Self.element {
      marks.append(.fill(frame, theme.hoveredRow))
    }
    let run = run(in: context)
    let textY = frame.minY + ((frame.height - context.text.size(of: run).height) / 2).rounded()
    marks.append(.text(run, at: Point(x: frame.minX + context.leading, y: textY)))
    marks += knob(in: frame, trailing: context.trailing, theme)
    marks.append(
      .fill(
        Rect(
          x: frame.minX + context.leading, y: frame.maxY - context.hairline,
          width: frame.width - context.leading, height: context.hairline), theme.separator))
    if highlight.focused == Self.element {
      marks.append(FocusRing.mark(around: frame.inset(dx: 4, dy: 3), context))
    }
    return marks
  }

  private func knob(in frame: Rect, trailing: Double, _ theme: Theme) -> [Mark] {
    let track = Rect(
      x: frame.maxX - trailing - Self.track.width,
      y: frame.minY + ((frame.height - Self.track.height) / 2).rounded(),
      width: Self.track.width, height: Self.track.height)
    let side = track.height - 4
    let x = isOn ? track.maxX - side - 2 : track.minX + 2
    return [
      .roundedFill(track, CornerRadii(track.height / 2), isOn ? theme.green : theme.gray5),
      .roundedFill(
        Rect(x: x, y: track.minY + 2, width: side, height: side), CornerRadii(side / 2), .white),
    ]
  }
}
