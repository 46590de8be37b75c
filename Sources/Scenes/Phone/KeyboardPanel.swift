import Canvas
import SheetKit

/// The phone's simulated keyboard: slides up from the bottom edge, and shows letters.
struct KeyboardPanel: Sendable {
  private static let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]
  private static let spring = Spring(response: 0.34414, dampingRatio: 1)
  private static let duration: Seconds = 0.6

  /// The height in points that it has when it is up.
  private var height = 0.0
  private var from = 0.0
  private var target = 0.0
  private var start: Seconds = -.infinity

  /// How much of the screen it covers at a time, from the bottom edge in points.
  func visibleHeight(at time: Seconds) -> Double {
    guard time - start < Self.duration else { return target }
    let motion = SpringMotion(Self.spring, from: from, to: target)
    return min(max(motion.position(at: max(0, time - start)), 0), height)
  }

  func isAnimating(at time: Seconds) -> Bool { time - start < Self.duration && from != target }

  mutating func show(height newHeight: Double?, at time: Seconds) {
    let wanted = newHeight ?? 0
    guard wanted != target else { return }
    from = visibleHeight(at: time)
    height = max(wanted, from)
    target = wanted
    start = time
  }

  /// What a press on a key does.
  enum Action: Hashable {
    case type(String)
    case press(Key)
  }

  /// A key: what it does, what is written on it, and where it stands.
  private struct Cap {
    var action: Action
    var title: String
    var frame: Rect
  }

  /// What the key at a point does; nil beside the keys.
  func action(at point: Point, on screen: Rect, safeBottom: Double, time: Seconds) -> Action? {
    let panel = panel(on: screen, at: time)
    return caps(on: panel, safeBottom: safeBottom).first { $0.frame.contains(point) }?.action
  }

  /// Whether the keyboard covers a point of the screen.
  func covers(_ point: Point, on screen: Rect, at time: Seconds) -> Bool {
    visibleHeight(at: time) > 0 && panel(on: screen, at: time).contains(point)
  }

  /// The keyboard over the bottom of a screen.
  func marks(on screen: Rect, safeBottom: Double, theme: Theme, at time: Seconds) -> [Mark] {
    guard visibleHeight(at: time) > 0.5 else { return [] }
    let panel = panel(on: screen, at: time)
    let isDark = theme.appearance == .dark
    let caps = caps(on: panel, safeBottom: safeBottom)
    return [.fill(panel, isDark ? Color(0x2B2B2D) : Color(0xD1D4DA))]
      + caps.flatMap { marks(of: $0, theme, isDark) }
  }

  private func panel(on screen: Rect, at time: Seconds) -> Rect {
    Rect(
      x: screen.minX, y: screen.maxY - visibleHeight(at: time).rounded(), width: screen.width,
      height: height)
  }

  private func caps(on panel: Rect, safeBottom: Double) -> [Cap] {
    let rowHeight = (height - safeBottom - 10) / 4
    guard rowHeight > 12 else { return [] }
    let keys = panel.inset(dx: 3, dy: 0)
    let width = keys.width / 10
    var caps: [Cap] = []
    for (index, letters) in Self.rows.enumerated() {
      let left = keys.midX - width * Double(letters.count) / 2
      for (column, letter) in letters.enumerated() {
        let cell = Rect(
          x: left + width * Double(column), y: panel.minY + 6 + rowHeight * Double(index),
          width: width, height: rowHeight)
        caps.append(
          Cap(
            action: .type(letter.lowercased()), title: String(letter),
            frame: cell.inset(dx: 3, dy: 5)))
      }
    }
    let third = panel.minY + 6 + rowHeight * 2
    let last = panel.minY + 6 + rowHeight * 3
    let wide: [(Action, String, Rect)] = [
      (
        .press(.backspace), "delete",
        Rect(x: keys.maxX - width * 1.45, y: third, width: width * 1.45, height: rowHeight)
      ),
      (
        .type(" "), "space",
        Rect(
          x: keys.minX + keys.width * 0.22, y: last, width: keys.width * 0.5, height: rowHeight)
      ),
      (
        .press(.enter), "return",
        Rect(
          x: keys.minX + keys.width * 0.72, y: last, width: keys.width * 0.28, height: rowHeight)
      ),
    ]
    return caps
      + wide.map { Cap(action: $0.0, title: $0.1, frame: $0.2.inset(dx: 3, dy: 5)) }
  }

  private func marks(of cap: Cap, _ theme: Theme, _ isDark: Bool) -> [Mark] {
    let style: TextStyle = cap.title.count == 1 ? .title3 : .footnote
    let run = TextRun(
      cap.title, style: style, color: theme.label, width: cap.frame.width, lineLimit: 1,
      alignment: .center)
    return [
      .roundedFill(cap.frame.offset(dy: 1), CornerRadii(5), Color.black.opacity(0.28)),
      .roundedFill(cap.frame, CornerRadii(5), isDark ? Color(0x6B6B6E) : .white),
      .text(run, at: Point(x: cap.frame.minX, y: cap.frame.midY - style.lineHeight / 2)),
    ]
  }
}
