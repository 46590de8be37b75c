import Canvas

/// Everything by keyboard: Tab goes from control to control, arrows change values, Return opens and
/// takes over, Delete resets.
extension Inspector {
  mutating func key(_ key: Key, _ modifiers: Modifiers) -> Answer {
    showsFocus = true
    if menu != nil { return menuKey(key) }
    if editing != nil { return editingKey(key, modifiers) }
    guard modifiers.isDisjoint(with: [.control, .alt, .command]) else { return .ignored }
    switch key {
    case .space where focused.flatMap { cell($0)?.control.editedText } != nil: return .handled
    case .enter, .space: return focused.map { activate($0) } ?? .handled
    case .up: return step(1, modifiers)
    case .down: return step(-1, modifiers)
    case .right: return step(1, modifiers)
    case .left: return step(-1, modifiers)
    case .delete, .backspace: return resetFocused()
    case .pageDown, .pageUp:
      let page = size.height * 0.8 * (key == .pageDown ? 1 : -1)
      scroll = min(max(scroll + page, 0), maximumScroll)
      return .handled
    case .home:
      scroll = 0
      return .handled
    case .end:
      scroll = maximumScroll
      return .handled
    default: return .ignored
    }
  }

  /// Whether a list is open or something is being typed: then every key is for that.
  var isBusy: Bool { menu != nil || editing != nil }

  /// The keyboard is here: the focus shows, on the first control where there was none.
  mutating func showFocus() {
    showsFocus = true
    if focused == nil { _ = moveFocus(backwards: false) }
  }

  /// Goes to the next control; false past the last one.
  mutating func moveFocus(backwards: Bool) -> Bool {
    let places = layout.places.filter { cell($0.target)?.control.isFocusable ?? true }
    let current = focused.flatMap { focus in places.firstIndex { $0.target == focus } }
    let next = current.map { $0 + (backwards ? -1 : 1) } ?? (backwards ? places.count - 1 : 0)
    guard places.indices.contains(next) else {
      focused = nil
      return false
    }
    focused = places[next].target
    showsFocus = true
    reveal(places[next].target)
    return true
  }

  private mutating func resetFocused() -> Answer {
    switch focused {
    case .cell(let section, let row, _)?, .reset(let section, let row)?:
      return reset(section: section, row: row)
    case .header(let section)?: return reset(section: section)
    case nil: return .handled
    }
  }

  /// Every value of a section back to what it was at the beginning.
  mutating func reset(section: Int) -> Answer {
    guard var changed = subject, let base, sections.indices.contains(section) else {
      return .handled
    }
    for row in sections[section].rows { row.reset?(&changed, base) }
    return .changed(Edit(subject: changed, control: nil, isFinal: true))
  }

  private mutating func step(_ direction: Int, _ modifiers: Modifiers) -> Answer {
    guard let target = focused else { return .handled }
    if case .header(let section) = target {
      let isFolded = folded.contains(sections[section].title)
      return isFolded == (direction > 0) ? fold(section) : .handled
    }
    switch cell(target)?.control {
    case .number(let number)?:
      let steps = Double(direction) * (modifiers.contains(.shift) ? 10 : 1)
      return use(target, .number(number.value(stepsAway: steps)), isFinal: false, by: "keys")
    case .segmented(let options, let chosen)?:
      return choose(target, (chosen ?? 0) + direction, of: options.count)
    case .menu(let options, let chosen)?:
      return choose(target, (chosen ?? 0) - direction, of: options.count)
    case .toggle?: return use(target, .flag(direction > 0))
    default: return .handled
    }
  }

  private mutating func choose(_ target: Target, _ index: Int, of count: Int) -> Answer {
    (0..<count).contains(index) ? use(target, .option(index)) : .handled
  }

  private mutating func menuKey(_ key: Key) -> Answer {
    guard var open = menu, case .menu(let options, _)? = cell(open.target)?.control else {
      menu = nil
      return .handled
    }
    switch key {
    case .up: open.marked = (open.marked + options.count - 1) % options.count
    case .down: open.marked = (open.marked + 1) % options.count
    case .home: open.marked = 0
    case .end: open.marked = options.count - 1
    case .enter, .space:
      menu = nil
      return use(open.target, .option(open.marked))
    case .escape, .tab:
      menu = nil
      return .handled
    default: break
    }
    menu = open
    return .handled
  }

  /// What has been typed is forgotten.
  mutating func cancelEditing() {
    editing = nil
    refuse(nil, "")
  }

  private mutating func editingKey(_ key: Key, _ modifiers: Modifiers) -> Answer {
    switch key {
    case .enter: return commitEditing()
    case .escape:
      cancelEditing()
      return .handled
    case .tab:
      finishEditing()
      _ = moveFocus(backwards: modifiers.contains(.shift))
      return .handled
    case .up, .down:
      let answer = commitEditing()
      if case .changed = answer { return answer }
      return step(key == .up ? 1 : -1, modifiers)
    case .character(let character) where modifiers.contains(.control):
      if character == "a" { editing?.field.selectAll() }
      return character == "a" ? .handled : .ignored
    default:
      _ = editing?.field.press(key)
      return .handled
    }
  }

  /// A digit or a letter on a control with a field begins to replace what it holds.
  mutating func type(_ text: String) -> Answer {
    if editing == nil, text != " ", let target = focused, hasKeyboard { _ = edit(target) }
    editing?.field.type(text)
    return editing == nil ? .ignored : .handled
  }
}
