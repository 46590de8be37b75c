import Canvas
import SheetKit

/// A line that tells what happened, over everything for a while.
struct Notice: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case information, problem }

  let text: String
  let kind: Kind
  /// When it goes away by itself; nil where it stays until it is clicked or replaced.
  let expiry: Seconds?

  init(_ text: String, _ kind: Kind = .information, at time: Seconds, seconds: Seconds? = nil) {
    self.text = text
    self.kind = kind
    expiry = time + (seconds ?? (kind == .problem ? 12 : 5))
  }

  /// A problem that stays until it is dealt with.
  init(lasting text: String) {
    self.text = text
    kind = .problem
    expiry = nil
  }

  /// Draws it centred at the top of a frame.
  func marks(over frame: Rect, theme: PanelTheme, text measure: any TextMeasuring) -> [Mark] {
    let width = min(frame.width - 24, 420)
    let color = kind == .problem ? Color.white : theme.label
    let run = TextRun(
      text, style: PanelText.strong, color: color, width: width - 28, lineLimit: 5,
      alignment: .center)
    let size = measure.size(of: run)
    let box = Rect(
      x: (frame.midX - size.width / 2 - 14).rounded(), y: frame.minY + 12,
      width: size.width + 28, height: size.height + 16)
    let back = kind == .problem ? Color(0xB3261E) : theme.card
    return [
      .shadow(
        box, CornerRadii(12),
        Shadow(radius: 14, color: Color.black.opacity(0.35), offset: Point(x: 0, y: 4))),
      .roundedFill(box, CornerRadii(12), back),
      .text(run, at: Point(x: (frame.midX - (width - 28) / 2).rounded(), y: box.minY + 8)),
    ]
  }
}
