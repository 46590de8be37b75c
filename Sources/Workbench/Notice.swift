import Canvas
import SheetKit

/// A line that tells what happened, over everything for a while.
struct Notice: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case information, problem }

  let text: String
  let kind: Kind
  /// When it goes away by itself; nil where it stays until it is replaced or taken back.
  let expiry: Seconds?

  init(_ text: String, _ kind: Kind = .information, at time: Seconds, seconds: Seconds? = nil) {
    self.text = text
    self.kind = kind
    expiry = time + (seconds ?? (kind == .problem ? 12 : 5))
  }

  /// What stays as long as it is so, such as a problem until it is dealt with.
  init(lasting text: String, _ kind: Kind = .problem) {
    self.text = text
    self.kind = kind
    expiry = nil
  }

  /// The room that its text has over a frame, in points.
  private static func width(over frame: Rect) -> Double { min(frame.width - 24, 420) - 28 }

  private func run(over frame: Rect, _ color: Color) -> TextRun {
    TextRun(
      text, style: PanelText.strong, color: color, width: Self.width(over: frame), lineLimit: 5,
      alignment: .center)
  }

  /// Where it stands over a frame: centred at its top.
  func box(over frame: Rect, text measure: any TextMeasuring) -> Rect {
    let size = measure.size(of: run(over: frame, .black))
    return Rect(
      x: (frame.midX - size.width / 2 - 14).rounded(), y: frame.minY + 12,
      width: size.width + 28, height: size.height + 16)
  }

  /// Draws it there.
  func marks(over frame: Rect, theme: PanelTheme, text measure: any TextMeasuring) -> [Mark] {
    let run = run(over: frame, kind == .problem ? Color.white : theme.label)
    let box = box(over: frame, text: measure)
    let back = kind == .problem ? Color(0xB3261E) : theme.card
    return [
      .shadow(
        box, CornerRadii(12),
        Shadow(radius: 14, color: Color.black.opacity(0.35), offset: Point(x: 0, y: 4))),
      .roundedFill(box, CornerRadii(12), back),
      .text(
        run,
        at: Point(x: (frame.midX - Self.width(over: frame) / 2).rounded(), y: box.minY + 8)),
    ]
  }
}
