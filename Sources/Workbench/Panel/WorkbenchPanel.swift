import Canvas
import SheetKit

/// The panel beside the phone: the inspector with its buttons, what is told about a value, and below
/// the motion with the buttons that record and replay.
///
///     let requests = panel.handle(event)        // in the panel's own points
///     for request in requests { … }
struct WorkbenchPanel: Sendable {
  /// What someone asks for.
  enum Request: Sendable {
    case edit(Inspector.Edit)
    case use(PanelAction, ControlValue)
    /// Goes to a place of the graph, in the panel's points.
    case scrub(x: Double)
    case file(FilePrompt.Purpose, path: String)
    /// The keyboard is the phone's again.
    case leave
  }

  /// The parts that Tab goes through.
  enum Zone: Int, CaseIterable, Sendable { case top, inspector, transport }

  var inspector = Inspector()
  private(set) var top = ButtonBar<PanelAction>()
  private(set) var transport = ButtonBar<PanelAction>()
  private(set) var layout = PanelLayout(height: 0)
  private(set) var facts = PanelFacts()
  var prompt: FilePrompt?
  /// Which part has the keyboard; nil where it is the phone's.
  private(set) var zone: Zone?
  /// Whether the keyboard goes back to the phone when what is typed is done.
  private var isBorrowed = false
  /// Which part the pressed button began in, and the pointer that pressed it.
  private var pressed: Part?
  private(set) var pressedPointer: Pointer.ID?

  private enum Part: Hashable, Sendable { case top, inspector, graph, transport, prompt, nothing }

  // MARK: What it shows

  mutating func resize(height: Double) {
    guard height != layout.size.height else { return }
    layout = PanelLayout(height: height)
    inspector.resize(to: layout.inspector.size)
    show(facts)
  }

  mutating func show(_ facts: PanelFacts) {
    self.facts = facts
    top.items = facts.top(in: layout.top)
    transport.items = facts.transport(in: layout.transport)
  }

  /// What is told at the moment.
  var told: RowNote? {
    if let help = top.help ?? transport.help { return RowNote(about: help) }
    return inspector.note
  }

  /// Where a prompt stands: over the motion, or where that is not shown at the bottom.
  var promptFrame: Rect {
    Rect(
      x: 0, y: layout.size.height - FilePrompt.height, width: layout.size.width,
      height: FilePrompt.height)
  }

  /// Whether the mouse is on something to click.
  var isOverControl: Bool {
    top.hovered != nil || transport.hovered != nil || inspector.hovered != nil
  }

  // MARK: The keyboard

  /// Whether a key is the panel's. With Ctrl held it is so only where something is typed.
  func takes(_ modifiers: Modifiers) -> Bool {
    if prompt != nil || inspector.editing != nil { return true }
    return zone != nil && modifiers.isDisjoint(with: [.control, .alt, .command])
  }

  mutating func takeKeyboard() {
    setZone(.inspector)
    inspector.showFocus()
  }

  mutating func leaveKeyboard() { setZone(nil) }

  /// A press takes the keyboard only as long as something is typed or a list is open.
  private mutating func takeKeyboardWhileBusy() {
    if inspector.isBusy {
      setZone(.inspector)
      isBorrowed = true
    } else {
      setZone(nil)
    }
  }

  private mutating func setZone(_ zone: Zone?) {
    self.zone = zone
    isBorrowed = false
    inspector.hasKeyboard = zone == .inspector
    if zone != .top { top.loseFocus() }
    if zone != .transport { transport.loseFocus() }
  }

  private mutating func moveFocus(backwards: Bool) {
    guard let zone, !advance(in: zone, backwards: backwards) else { return }
    let zones = Zone.allCases.filter { $0 != .transport || layout.showsTransport }
    let index = zones.firstIndex(of: zone) ?? 0
    let next = zones[(index + (backwards ? zones.count - 1 : 1)) % zones.count]
    setZone(next)
    if next == .inspector { inspector.focused = nil }
    _ = advance(in: next, backwards: backwards)
  }

  private mutating func advance(in zone: Zone, backwards: Bool) -> Bool {
    switch zone {
    case .top: top.moveFocus(backwards: backwards)
    case .inspector: inspector.moveFocus(backwards: backwards)
    case .transport: transport.moveFocus(backwards: backwards)
    }
  }

  // MARK: Input

  mutating func handle(_ event: InputEvent) -> [Request] {
    if prompt != nil { return handlePrompt(event) }
    switch event {
    case .hover(let point):
      hover(point)
      return []
    case .pointerDown(let pointer, 1):
      guard pressedPointer == nil || pressedPointer == pointer.id else { return [] }
      pressedPointer = pointer.id
      return press(pointer)
    case .pointerMove(let pointer): return drag(event, pointer)
    case .pointerUp(let pointer, 1):
      defer { letGo() }
      return drag(event, pointer)
    case .pointerCancel, .focusLost:
      letGo()
      return requests(inspector.handle(event))
    case .wheel(let wheel):
      guard layout.inspector.contains(wheel.position) else { return [] }
      return forward(event.moved(onInspector))
    case .key(let key, let modifiers): return self.key(key, modifiers)
    case .text: return zone == .inspector ? requests(inspector.handle(event)) : []
    case .pointerDown, .pointerUp, .drop: return []
    }
  }

  private mutating func letGo() {
    pressed = nil
    pressedPointer = nil
  }

  private mutating func hover(_ point: Point?) {
    top.hover(point)
    transport.hover(point)
    let isInside = point.map(layout.inspector.contains) ?? false
    _ = inspector.handle(.hover(isInside ? point.map(onInspector) : nil))
  }

  private func onInspector(_ point: Point) -> Point { point - layout.inspector.origin }

  private mutating func press(_ pointer: Pointer) -> [Request] {
    let point = pointer.position
    if layout.inspector.contains(point) {
      pressed = .inspector
      let requests = forward(.pointerDown(moved(pointer), button: 1))
      takeKeyboardWhileBusy()
      return requests
    }
    let unfinished = finishEditing()
    if layout.graph.contains(point) {
      pressed = .graph
      return unfinished + [.scrub(x: point.x)]
    }
    pressed = layout.top.contains(point) ? .top : .nothing
    setZone(nil)
    let request = top.press(point) ?? transport.press(point)
    return unfinished + (request.map { [.use($0.action, $0.value)] } ?? [])
  }

  private mutating func drag(_ event: InputEvent, _ pointer: Pointer) -> [Request] {
    switch pressed {
    case .inspector?:
      if case .pointerUp(_, let button) = event {
        return forward(.pointerUp(moved(pointer), button: button))
      }
      return forward(.pointerMove(moved(pointer)))
    case .graph?: return [.scrub(x: pointer.position.x)]
    default: return []
    }
  }

  private func moved(_ pointer: Pointer) -> Pointer {
    var result = pointer
    result.position = onInspector(pointer.position)
    return result
  }

  private mutating func forward(_ event: InputEvent) -> [Request] {
    requests(inspector.handle(event))
  }

  /// Takes over what is being typed.
  mutating func finishEditing() -> [Request] {
    inspector.finishEditing()
    return requests(.handled)
  }

  private mutating func requests(_ answer: Inspector.Answer) -> [Request] {
    var edits = [inspector.takeCommitted()].compactMap(\.self)
    if case .changed(let edit) = answer { edits.append(edit) }
    return edits.map(Request.edit)
  }

  private mutating func key(_ key: Key, _ modifiers: Modifiers) -> [Request] {
    switch zone {
    case nil: return []
    case .inspector?:
      if inspector.isBusy || (key != .tab && key != .escape) {
        let requests = requests(inspector.handle(.key(key, modifiers)))
        if isBorrowed, !inspector.isBusy { setZone(nil) }
        return requests
      }
    case .top?, .transport?:
      let request = zone == .top ? top.key(key) : transport.key(key)
      if let request { return [.use(request.action, request.value)] }
    }
    switch key {
    case .tab: moveFocus(backwards: modifiers.contains(.shift))
    case .escape:
      leaveKeyboard()
      return [.leave]
    default: break
    }
    return []
  }

  private mutating func handlePrompt(_ event: InputEvent) -> [Request] {
    guard var prompt else { return [] }
    let answer = prompt.handle(
      event.moved { $0 - promptFrame.origin }, width: layout.size.width)
    self.prompt = prompt
    switch answer {
    case .handled: return []
    case .cancelled:
      self.prompt = nil
      return []
    case .chosen(let path): return [.file(prompt.purpose, path: path)]
    }
  }
}
