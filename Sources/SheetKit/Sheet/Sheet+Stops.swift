extension Sheet {
  /// The selected detent: the binding's value, or where nothing is bound the detent that the sheet
  /// stands on or goes to; nil while it is hidden and nothing is bound.
  public var selection: Detent? { configuration.selection ?? selected }

  /// The stop that the selection comes to: its own where active, else the active one nearest the
  /// last position, the smallest where there is no history (SPEC §11).
  var selectedStop: DetentLadder.Stop {
    guard let selected else { return ladder.smallest }
    return stop(for: selected)
  }

  /// The stop that a detent comes to.
  func stop(for detent: Detent) -> DetentLadder.Stop {
    if let stop = ladder[detent] { return stop }
    guard let lastPosition else { return ladder.smallest }
    return ladder.nearest(to: lastPosition)
  }

  /// Where the sheet stands by itself: on its selection, or above the keyboard.
  var standing: Destination {
    keyboardPosition == nil ? .stop(selectedStop.detent) : .keyboard
  }

  /// The position above the keyboard in points up: the largest stop, raised by what the keyboard
  /// covers of it, at most full height (SPEC §9); nil without a keyboard.
  var keyboardPosition: Double? {
    guard let keyboard, ladder.style == .sheet || ladder.style == .floatingCard else {
      return nil
    }
    let top = container.height - container.safeArea.top
    let ceiling = ladder.style == .sheet ? ladder.fullHeight : top
    let raised = ladder.largest.position + max(0, keyboard - ladder.bottomGap)
    return max(ladder.largest.position, min(ceiling, raised))
  }

  /// The highest position that the sheet can stand at, in points up.
  var highestPosition: Double { max(ladder.largest.position, keyboardPosition ?? 0) }

  /// The position of a destination in points up.
  func position(of destination: Destination) -> Double {
    switch destination {
    case .stop(let detent): ladder[detent]?.position ?? selectedStop.position
    case .keyboard: highestPosition
    case .dismissed: 0
    }
  }

  /// The user moved to a detent: the selection and the binding follow.
  mutating func userSelected(_ detent: Detent, _ reason: SheetEvent.Reason, at time: Seconds) {
    guard detent != selectedStop.detent else { return }
    selected = detent
    if configuration.selection != nil { configuration.selection = detent }
    lastPosition = selectedStop.position
    emit(.didChangeSelectedDetent(detent), reason, at: time)
  }

  /// Whether the user may dismiss now.
  public var isDismissAllowed: Bool {
    !configuration.isInteractiveDismissDisabled && !isPresentingAnother
  }

  /// Whether a pointer may move the sheet here.
  var isDraggable: Bool {
    configuration.isDraggable && (ladder.style == .sheet || ladder.style == .floatingCard)
  }
}
