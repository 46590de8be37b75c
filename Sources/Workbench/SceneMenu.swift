import Canvas
import Scenes

/// The list of scenes: a button above the phone that opens it, and keys that choose at once.
struct SceneMenu: Sendable {
  /// What a press on the menu asks for.
  enum Choice: Hashable {
    case nothing
    case scene(SceneName)
  }

  /// The scenes to choose from, in the order of Ctrl+1, Ctrl+2 …
  static let scenes = SceneName.allCases.filter { $0 != .bare }

  private(set) var isOpen = false
  private var hovered: Int?
  private var isButtonHovered = false

  /// Whether the pointer is on something to click.
  var isHovered: Bool { isButtonHovered || hovered != nil }

  private static let buttonHeight = 24.0
  private static let rowHeight = 30.0
  private static let panelWidth = 292.0
  private static let padding = 6.0
  private static let hotkeys = 9

  // MARK: Layout on the stage

  private func button(over screen: Rect, title: String, text: any TextMeasuring) -> Rect {
    let width = text.size(of: label(title, .black)).width.rounded(.up) + 38
    return Rect(
      x: (screen.midX - width / 2).rounded(), y: screen.minY - Self.buttonHeight - 4, width: width,
      height: Self.buttonHeight)
  }

  private func panel(over screen: Rect) -> Rect {
    let height = Double(Self.scenes.count) * Self.rowHeight + 2 * Self.padding
    return Rect(
      x: (screen.midX - Self.panelWidth / 2).rounded(), y: screen.minY + 2,
      width: Self.panelWidth, height: height)
  }

  private func row(_ index: Int, of panel: Rect) -> Rect {
    Rect(
      x: panel.minX + Self.padding,
      y: panel.minY + Self.padding + Double(index) * Self.rowHeight,
      width: panel.width - 2 * Self.padding, height: Self.rowHeight)
  }

  private func row(at point: Point, over screen: Rect) -> Int? {
    let panel = panel(over: screen)
    return Self.scenes.indices.first { row($0, of: panel).contains(point) }
  }

  // MARK: Input

  /// Takes an event on the stage; nil where it is not the menu's.
  mutating func handle(
    _ event: InputEvent, over screen: Rect, current: SceneName, text: any TextMeasuring
  ) -> Choice? {
    // The button's text is measured only where the pointer may be on it.
    func isOnButton(_ point: Point) -> Bool {
      point.y < screen.minY
        && button(over: screen, title: current.title, text: text).contains(point)
    }
    switch event {
    case .hover(let point):
      isButtonHovered = point.map(isOnButton) ?? false
      hovered = isOpen ? point.flatMap { row(at: $0, over: screen) } : nil
      return isOpen || isButtonHovered ? .nothing : nil
    case .pointerDown(let pointer, 1):
      if isOnButton(pointer.position) {
        isOpen.toggle()
        hovered = nil
        return .nothing
      }
      guard isOpen else { return nil }
      isOpen = false
      return row(at: pointer.position, over: screen).map { .scene(Self.scenes[$0]) } ?? .nothing
    case .key(let key, let modifiers): return handle(key, modifiers, current: current)
    case .wheel, .pointerDown: return isOpen ? .nothing : nil
    default: return nil
    }
  }

  private mutating func handle(
    _ key: Key, _ modifiers: Modifiers, current: SceneName
  ) -> Choice? {
    if modifiers == .control, case .character(let digit) = key,
      let number = digit.wholeNumberValue, (1...Self.hotkeys).contains(number),
      number <= Self.scenes.count
    {
      isOpen = false
      return .scene(Self.scenes[number - 1])
    }
    if key == .tab, modifiers.contains(.control) {
      let step = modifiers.contains(.shift) ? Self.scenes.count - 1 : 1
      let index = Self.scenes.firstIndex(of: current) ?? 0
      return .scene(Self.scenes[(index + step) % Self.scenes.count])
    }
    return isOpen ? handleOpen(key, current: current) : nil
  }

  private mutating func handleOpen(_ key: Key, current: SceneName) -> Choice {
    let count = Self.scenes.count
    let marked = hovered ?? Self.scenes.firstIndex(of: current) ?? 0
    switch key {
    case .escape: isOpen = false
    case .down: hovered = (marked + 1) % count
    case .up: hovered = (marked + count - 1) % count
    case .enter, .space:
      isOpen = false
      return .scene(Self.scenes[marked])
    default: break
    }
    return .nothing
  }

  // MARK: Drawing

  func marks(
    over screen: Rect, current: SceneName, theme: Theme, text: any TextMeasuring
  ) -> [Mark] {
    let box = button(over: screen, title: current.title, text: text)
    let isLit = isButtonHovered || isOpen
    var marks: [Mark] = [
      .roundedFill(
        box, CornerRadii(Self.buttonHeight / 2), theme.label.opacity(isLit ? 0.14 : 0.07)),
      .text(label(current.title, theme.label), at: Point(x: box.minX + 12, y: box.minY + 3)),
      .icon(
        IconMark(
          "chevron-down",
          frame: Rect(x: box.maxX - 24, y: box.minY + 5, width: 14, height: 14),
          color: theme.label)),
    ]
    if isOpen { marks += list(over: screen, current: current, theme: theme) }
    return marks
  }

  private func list(over screen: Rect, current: SceneName, theme: Theme) -> [Mark] {
    let panel = panel(over: screen)
    let back = theme.appearance == .light ? Color.white : Color(0x2C2C2E)
    var marks: [Mark] = [
      .shadow(
        panel, CornerRadii(12),
        Shadow(radius: 18, color: Color.black.opacity(0.35), offset: Point(x: 0, y: 6))),
      .roundedFill(panel, CornerRadii(12), back),
    ]
    for (index, scene) in Self.scenes.enumerated() {
      let row = row(index, of: panel)
      let isMarked = hovered == index
      if isMarked { marks.append(.roundedFill(row, CornerRadii(7), theme.tint)) }
      let color = isMarked ? Color.white : theme.label
      if scene == current {
        let tick = Rect(x: row.minX + 8, y: row.minY + 8, width: 14, height: 14)
        marks.append(.icon(IconMark("checkmark", frame: tick, color: color)))
      }
      marks.append(.text(label(scene.title, color), at: Point(x: row.minX + 30, y: row.minY + 6)))
      guard index < Self.hotkeys else { continue }
      let hint = TextRun(
        "Ctrl \(index + 1)", style: .caption1,
        color: isMarked ? .white : theme.secondaryLabel, width: 60, lineLimit: 1,
        alignment: .trailing)
      marks.append(.text(hint, at: Point(x: row.maxX - 70, y: row.minY + 7)))
    }
    return marks
  }

  private func label(_ title: String, _ color: Color) -> TextRun {
    TextRun(title, style: .footnote.weight(.medium), color: color, lineLimit: 1)
  }
}
