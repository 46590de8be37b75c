import Canvas

/// A few controls in a row, each of which asks for something.
struct ButtonBar<Action: Hashable & Sendable>: Sendable {
  struct Item: Hashable, Sendable {
    var action: Action
    var control: Control
    var frame: Rect
    /// Whether it can be used now.
    var isEnabled = true
    /// Whether it stands out: something is going on.
    var isAlert = false
    /// What it does, and the key that does it too.
    var help: String
  }

  /// What someone asks for.
  struct Request: Hashable, Sendable {
    var action: Action
    var value: ControlValue
  }

  var items: [Item] = []
  private(set) var hovered: Action?
  private(set) var focused: Action?

  /// What is told about the control under the mouse, else about the one with the keyboard.
  var help: String? {
    items.first { $0.action == (hovered ?? focused) }?.help
  }

  // MARK: Mouse

  mutating func hover(_ point: Point?) {
    hovered = point.flatMap { point in items.first { $0.frame.contains(point) }?.action }
  }

  /// Nil where nothing is asked for.
  mutating func press(_ point: Point) -> Request? {
    guard let item = items.first(where: { $0.frame.contains(point) }) else { return nil }
    focused = item.action
    guard item.isEnabled else { return nil }
    guard case .segmented(let options, _) = item.control else { return activated(item) }
    let width = item.frame.width / Double(max(1, options.count))
    let index = Int((point.x - item.frame.minX) / width)
    return Request(action: item.action, value: .option(min(max(index, 0), options.count - 1)))
  }

  private func activated(_ item: Item) -> Request? {
    switch item.control {
    case .toggle(let isOn): Request(action: item.action, value: .flag(!isOn))
    case .segmented(let options, let chosen):
      Request(action: item.action, value: .option(((chosen ?? -1) + 1) % max(1, options.count)))
    case .button: Request(action: item.action, value: .pressed)
    default: nil
    }
  }

  // MARK: Keyboard

  /// Goes to the next control that can be used; false past the last one.
  mutating func moveFocus(backwards: Bool) -> Bool {
    let usable = items.filter(\.isEnabled)
    let current = usable.firstIndex { $0.action == focused }
    let next = current.map { $0 + (backwards ? -1 : 1) } ?? (backwards ? usable.count - 1 : 0)
    guard usable.indices.contains(next) else {
      focused = nil
      return false
    }
    focused = usable[next].action
    return true
  }

  mutating func loseFocus() { focused = nil }

  mutating func key(_ key: Key) -> Request? {
    guard let item = items.first(where: { $0.action == focused }), item.isEnabled else {
      return nil
    }
    switch (key, item.control) {
    case (.enter, _), (.space, _): return activated(item)
    case (.left, .segmented(_, let chosen?)) where chosen > 0:
      return Request(action: item.action, value: .option(chosen - 1))
    case (.right, .segmented(let options, let chosen?)) where chosen + 1 < options.count:
      return Request(action: item.action, value: .option(chosen + 1))
    default: return nil
    }
  }

  // MARK: Drawing

  func marks(_ painter: ControlPainter, hasKeyboard: Bool) -> [Mark] {
    items.flatMap { item in
      let state = ControlPainter.State(
        isHovered: item.isEnabled && hovered == item.action,
        isFocused: hasKeyboard && focused == item.action, isEnabled: item.isEnabled,
        isAlert: item.isAlert)
      return painter.marks(of: item.control, in: item.frame, state)
    }
  }
}
