import Canvas

extension Inspector {
  mutating func handle(_ event: InputEvent) -> Answer {
    switch event {
    case .hover(let point):
      hover(point)
      return .handled
    case .pointerDown(let pointer, 1): return press(pointer.position)
    case .pointerMove(let pointer): return slide(to: pointer.position, isFinal: false)
    case .pointerUp(let pointer, 1):
      defer { sliding = nil }
      return slide(to: pointer.position, isFinal: true)
    case .pointerCancel, .focusLost:
      sliding = nil
      return .handled
    case .wheel(let wheel):
      turn(wheel)
      return .handled
    case .key(let key, let modifiers): return self.key(key, modifiers)
    case .text(let text): return type(text)
    case .pointerDown, .pointerUp, .drop: return .ignored
    }
  }

  /// A place in what is seen as one in all of it.
  func place(_ point: Point) -> Point { Point(x: point.x, y: point.y + scroll) }

  private func isInside(_ point: Point) -> Bool { Rect(size: size).contains(point) }

  private mutating func hover(_ point: Point?) {
    hovered = nil
    toldAbout = nil
    guard let point, isInside(point) else { return }
    if var menu {
      if let index = InspectorMenu(self)?.row(at: point) { menu.marked = index }
      self.menu = menu
      return
    }
    hovered = layout.target(at: place(point))
    toldAbout = layout.row(at: place(point))
  }

  private mutating func turn(_ wheel: Wheel) {
    menu = nil
    let distance = wheel.isPrecise ? wheel.dy : wheel.dy * 48
    scroll = min(max(scroll - distance, 0), maximumScroll)
    hover(wheel.position)
  }

  private mutating func press(_ point: Point) -> Answer {
    if let open = menu {
      defer { menu = nil }
      guard let index = InspectorMenu(self)?.row(at: point) else { return .handled }
      return use(open.target, .option(index))
    }
    let target = isInside(point) ? layout.target(at: place(point)) : nil
    finishEditing()
    guard let target, layout.frame(of: target) != nil else { return .handled }
    focused = target
    showsFocus = false
    switch target {
    case .header(let section): return fold(section)
    case .reset(let section, let row): return reset(section: section, row: row)
    case .cell: return press(target, at: place(point))
    }
  }

  mutating func fold(_ section: Int) -> Answer {
    let title = sections[section].title
    if folded.remove(title) == nil { folded.insert(title) }
    layOut()
    if !folded.contains(title) { reveal(section: section) }
    return .handled
  }

  private mutating func press(_ target: Target, at point: Point) -> Answer {
    guard let cell = cell(target), let frame = layout.frame(of: target) else { return .handled }
    switch cell.control {
    case .segmented(let options, _):
      let width = frame.width / Double(max(1, options.count))
      return use(target, .option(min(Int((point.x - frame.minX) / width), options.count - 1)))
    case .number(let number) where number.hasSlider:
      guard !InspectorLayout.field(of: frame, number).contains(point) else {
        return edit(target)
      }
      guard InspectorLayout.slider(of: frame).contains(point) else { return .handled }
      sliding = target
      return slide(to: Point(x: point.x, y: point.y - scroll), isFinal: false)
    case .number(let number) where InspectorLayout.hasStepper(frame):
      let stepper = InspectorLayout.stepper(of: frame)
      if stepper.less.contains(point) { return use(target, .number(number.value(stepsAway: -1))) }
      if stepper.more.contains(point) { return use(target, .number(number.value(stepsAway: 1))) }
      return edit(target)
    default: return activate(target)
    }
  }

  private mutating func slide(to point: Point, isFinal: Bool) -> Answer {
    guard let target = sliding, let frame = layout.frame(of: target),
      case .number(let number)? = cell(target)?.control
    else { return .handled }
    let fraction = InspectorLayout.fraction(at: point.x, on: InspectorLayout.slider(of: frame))
    return use(target, .number(number.value(at: fraction)), isFinal: isFinal)
  }

  /// What a click, Return or Space does.
  mutating func activate(_ target: Target) -> Answer {
    switch target {
    case .header(let section): return fold(section)
    case .reset(let section, let row): return reset(section: section, row: row)
    case .cell: break
    }
    switch cell(target)?.control {
    case .menu(_, let chosen)?:
      menu = OpenMenu(target: target, marked: chosen ?? 0)
      return .handled
    case .toggle(let isOn)?: return use(target, .flag(!isOn))
    case .button?: return use(target, .pressed)
    case .number?, .text?, .color?: return edit(target)
    case .segmented(let options, let chosen)?:
      return use(target, .option(((chosen ?? -1) + 1) % max(1, options.count)))
    case .label?, nil: return .handled
    }
  }

  // MARK: Typing

  mutating func edit(_ target: Target) -> Answer {
    guard let cell = cell(target), let text = cell.control.editedText else { return .handled }
    focused = target
    editing = Editing(control: cell.id, field: FieldEditor(text))
    return .handled
  }

  /// Takes over what has been typed. What is refused stays, to be mended.
  mutating func commitEditing() -> Answer {
    guard let edited = editing, let target = focused else { return .handled }
    editing = nil
    guard edited.field.text != cell(target)?.control.editedText else { return .handled }
    let answer = use(target, .text(edited.field.text))
    if refused != nil { editing = edited }
    return answer
  }

  /// The hand goes elsewhere: what has been typed is taken over where it makes sense, and told of
  /// where it does not. The edit is kept for whoever takes it.
  mutating func finishEditing() {
    guard let edited = editing else { return }
    if case .changed(let edit) = commitEditing() {
      committed = edit
      if let base, let ladder { _ = show(edit.subject, base: base, ladder: ladder) }
    }
    guard editing != nil, let refused else { return }
    editing = nil
    self.refused = RefusedEdit(
      row: refused.row, reason: "“\(edited.field.text)”: \(refused.reason)")
  }

  /// The edit that was finished on the way to another control.
  mutating func takeCommitted() -> Edit? {
    defer { committed = nil }
    return committed
  }
}
