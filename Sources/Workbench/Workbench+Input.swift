import Canvas
import Scenes
import SheetKit

/// Who gets an event: the panel, the menu, or the phone.
extension Workbench {
  /// Takes an event in the window's points.
  package mutating func handle(_ event: InputEvent, at time: Seconds) -> [PhoneEvent] {
    // A notice counts its seconds from now, however long nothing has happened.
    clock = onPhoneClock(time)
    if case .key(let key, let modifiers) = event,
      let events = shortcut(key, modifiers, at: time)
    {
      return events
    }
    if case .drop(let path) = event { return open(path, at: time) }
    if let events = takenByPanel(event, at: time) { return events }
    if takenByToggle(event) { return [] }
    let onStage = event.moved { layout.onStage($0) }
    switch menu.handle(onStage, over: layout.screen, current: phone.setup.scene, text: text) {
    case .scene(let scene)?:
      show(scene, at: time)
      return []
    case .nothing?: return isAway(event) ? [] : toPhone(.hover(nil), at: time)
    case nil: break
    }
    if takenByNotice(onStage) { return [] }
    if isAway(event) { return [] }
    if case .hover(let point?) = event, !isOnScreen(point) { return toPhone(.hover(nil), at: time) }
    return toPhone(event.moved { layout.onScreen($0) }, at: time)
  }

  /// A click on what is said over the phone takes it away at once; Esc does so where it is a problem,
  /// which stays longer. What is wrong with the watched file stays until it is mended.
  private mutating func takenByNotice(_ event: InputEvent) -> Bool {
    guard let notice else { return false }
    switch event {
    case .pointerDown(let pointer, 1):
      guard notice.box(over: layout.screen, text: text).contains(pointer.position) else {
        return false
      }
    case .key(.escape, []): guard notice.kind == .problem else { return false }
    default: return false
    }
    if notice.expiry == nil { isProgressDismissed = true }
    self.notice = nil
    return true
  }

  /// A phone that shows a replay is given back to the person by a press on it.
  private mutating func toPhone(_ event: InputEvent, at time: Seconds) -> [PhoneEvent] {
    guard playback != nil else { return onPhone(event, at: time) }
    switch event {
    case .pointerDown(_, 1): leaveReplay()
    // What was held when the replay began is let go of.
    case .pointerUp, .pointerCancel, .focusLost:
      if phone.isPressed { return onPhone(event, at: time) }
    case .key(let key, let modifiers) where modifiers.isEmpty: replayKey(key, at: time)
    default: break
    }
    return []
  }

  /// Whether a press or a turn of the wheel is beside the phone's screen.
  private func isAway(_ event: InputEvent) -> Bool {
    switch event {
    case .pointerDown(let pointer, _): !isOnScreen(pointer.position)
    case .wheel(let wheel): !isOnScreen(wheel.position)
    default: false
    }
  }

  /// Whether a position in the window's points is on the phone's screen.
  private func isOnScreen(_ position: Point) -> Bool {
    Rect(size: shownSize).contains(layout.onScreen(position))
  }

  // MARK: The panel

  /// Nil where the event is not the panel's.
  private mutating func takenByPanel(_ event: InputEvent, at time: Seconds) -> [PhoneEvent]? {
    guard let frame = layout.panel else { return nil }
    switch event {
    case .pointerDown(let pointer, _):
      guard frame.contains(pointer.position) else {
        let events = requestsOfLeaving(at: time)
        return events.isEmpty ? nil : events
      }
    case .pointerMove(let pointer), .pointerUp(let pointer, _):
      guard panel.pressedPointer == pointer.id else { return nil }
    case .pointerCancel(let id):
      guard panel.pressedPointer == id else { return nil }
    case .wheel(let wheel):
      guard frame.contains(wheel.position) else { return nil }
    case .hover(let point):
      let isInside = point.map(frame.contains) ?? false
      _ = panel.handle(.hover(isInside ? point.map { $0 - frame.origin } : nil))
      drawnPanel.isStale = true
      return isInside && !menu.isOpen ? toPhone(.hover(nil), at: time) : nil
    case .key(_, let modifiers):
      guard panel.takes(modifiers) else { return nil }
    case .text:
      guard panel.takes([]) else { return nil }
    case .focusLost:
      _ = panel.handle(event)
      drawnPanel.isStale = true
      return nil
    case .drop: return nil
    }
    refreshPanel(at: time)
    let requests = panel.handle(event.moved { $0 - frame.origin })
    drawnPanel.isStale = true
    return requests.flatMap { perform($0, at: time) }
  }

  /// The keyboard goes back to the phone; what was being typed is taken over.
  private mutating func requestsOfLeaving(at time: Seconds) -> [PhoneEvent] {
    guard panel.zone != nil else { return [] }
    let requests = panel.finishEditing()
    panel.inspector.menu = nil
    panel.leaveKeyboard()
    drawnPanel.isStale = true
    return requests.flatMap { perform($0, at: time) }
  }

  /// The button at the window's corner that shows the panel.
  var toggleFrame: Rect? {
    guard showsBackdrop, !showsPanel, window.width > 160 else { return nil }
    return Rect(x: window.width - 33, y: 3, width: 28, height: 26)
  }

  private mutating func takenByToggle(_ event: InputEvent) -> Bool {
    guard let frame = toggleFrame else { return false }
    switch event {
    case .hover(let point):
      isToggleHovered = point.map(frame.contains) ?? false
      return isToggleHovered
    case .pointerDown(let pointer, 1) where frame.contains(pointer.position):
      togglePanel()
      return true
    default: return false
    }
  }

  mutating func togglePanel() {
    guard showsBackdrop else { return }
    showsPanel.toggle()
    isToggleHovered = false
    panel.leaveKeyboard()
    panel.prompt = nil
    drawnPanel.isStale = true
    if !showsPanel { leaveReplay() }
    layOut()
  }

  /// What the mouse pointer looks like where it is.
  package var pointerShape: PointerShape {
    if menu.isHovered || isToggleHovered || panel.isOverControl { return .hand }
    return playback == nil ? phone.pointerShape : .arrow
  }
}
