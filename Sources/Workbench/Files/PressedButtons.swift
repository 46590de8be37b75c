import Canvas

/// Which pointers are down in a script, each with its buttons: a mouse that moves with none down
/// hovers.
struct PressedButtons {
  private var buttons: [Pointer.ID: Set<Int>] = [:]

  mutating func note(_ event: InputEvent) {
    switch event {
    case .pointerDown(let pointer, let button): buttons[pointer.id, default: []].insert(button)
    case .pointerUp(let pointer, let button):
      buttons[pointer.id]?.remove(button)
      if buttons[pointer.id]?.isEmpty == true { buttons[pointer.id] = nil }
    case .pointerCancel(let id): buttons[id] = nil
    case .focusLost: buttons = [:]
    default: break
    }
  }

  /// A mouse's move as it is meant: with a button down, or hovering.
  func move(_ pointer: Pointer) -> InputEvent {
    let hovers = pointer.device == .mouse && buttons[pointer.id] == nil
    return hovers ? .hover(pointer.position) : .pointerMove(pointer)
  }

  /// Whether a script says an event as what it is.
  func canSay(_ event: InputEvent) -> Bool {
    switch event {
    case .pointerMove(let pointer): move(pointer) == event
    case .hover(let place?): move(Pointer(position: place)) == event
    default: true
    }
  }
}
