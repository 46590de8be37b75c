import Canvas

/// A filled button as wide as its title, with the look of SwiftUI's `borderedProminent`. A title
/// wider than the page wraps.
struct ProminentButton: Hashable, Sendable {
  var id: ElementID
  var title: String

  private static let padding = Size(width: 14, height: 8)
  /// The least room at both sides of the button, in points.
  private static let margin = 16.0

  /// Its size in points at the present text size, never lower than 34.
  func size(in context: PageContext) -> Size {
    let text = context.text.size(of: run(in: context, color: .white))
    return Size(
      width: text.width.rounded(.up) + 2 * Self.padding.width,
      height: max(34, text.height + 2 * Self.padding.height))
  }

  /// Its marks in a frame; a pressed one is paler, a hovered one a little.
  func marks(frame: Rect, highlight: PageHighlight, in context: PageContext) -> [Mark] {
    let strength = highlight.pressed == id ? 0.6 : highlight.hovered == id ? 0.88 : 1
    let fill = context.theme.background.mixed(with: context.tint, strength)
    var run = run(in: context, color: .white)
    run.alignment = .center
    run.width = frame.width - 2 * Self.padding.width
    let textHeight = context.text.size(of: run).height
    var marks: [Mark] = [
      .roundedFill(frame, CornerRadii(8), fill),
      .text(
        run,
        at: Point(
          x: frame.minX + Self.padding.width, y: frame.minY + (frame.height - textHeight) / 2)),
    ]
    if highlight.focused == id {
      marks.append(FocusRing.mark(around: frame.inset(dx: -4, dy: -4), corner: 11, context))
    }
    return marks
  }

  private func run(in context: PageContext, color: Color) -> TextRun {
    var run = TextRun(title, style: context.scaled(.body), color: color)
    let room = context.size.width - 2 * (Self.margin + Self.padding.width)
    if context.text.size(of: run).width > room { run.width = room }
    return run
  }
}
