extension Sheet {
  /// Code writes the selection, and with it the binding. During a drag it waits for the release.
  mutating func select(_ detent: Detent, at time: Seconds) {
    configuration.selection = detent
    moveToSelection(detent, at: time)
    warnOfInactiveSelection(at: time)
  }

  private mutating func moveToSelection(_ detent: Detent, at time: Seconds) {
    switch phase {
    case .hidden, .dismissing: selected = detent
    case .dragging(var drag):
      drag.pendingSelection = detent
      phase = .dragging(drag)
    case .presenting, .resting, .settling:
      let travel = travel(at: time)
      selected = detent
      lastPosition = selectedStop.position
      restand(on: .stop(selectedStop.detent), from: travel, isAnimated: true, at: time)
    }
  }

  func isActive(_ detent: Detent) -> Bool { ladder[detent] != nil }

  mutating func warnOfInactiveSelection(at time: Seconds) {
    guard let wanted = configuration.selection, !isActive(wanted) else { return }
    emit(.warning(.inactiveSelection(wanted)), .code, at: time)
  }

  /// Another configuration. The same one again changes nothing; its selection, where given, is the
  /// binding's value.
  mutating func configure(_ new: SheetConfiguration, at time: Seconds) {
    guard new != declared else { return }
    commitWheel(at: time)
    let travel = travel(at: time)
    declared = new
    configuration = new
    resolveLadder()
    for issue in ladder.issues { emit(.warning(.configuration(issue)), .code, at: time) }
    adoptSelection(of: new)
    refit(from: travel, isAnimated: true, at: time)
    warnOfInactiveSelection(at: time)
  }

  private mutating func adoptSelection(of new: SheetConfiguration) {
    if phase == .hidden {
      selected = new.selection
    } else if let wanted = new.selection, wanted != selected {
      if case .dragging(var drag) = phase {
        drag.pendingSelection = wanted
        phase = .dragging(drag)
      } else {
        selected = wanted
      }
    }
  }

  /// Another container. Degenerate ones are ignored until a real one comes.
  mutating func resize(to new: Container, at time: Seconds) {
    guard new.isReal, new != container else { return }
    commitWheel(at: time)
    let travel = travel(at: time)
    container = new
    resolveLadder()
    refit(from: travel, isAnimated: false, at: time)
  }

  /// The keyboard comes, changes or goes.
  mutating func setKeyboard(_ height: Double?, at time: Seconds) {
    let new = height.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    guard new != keyboard else { return }
    commitWheel(at: time)
    let travel = travel(at: time)
    let wasUp = keyboardPosition != nil
    keyboard = new
    let isUp = keyboardPosition != nil
    switch phase {
    case .hidden, .dragging, .dismissing: refit(from: travel, isAnimated: true, at: time)
    case .presenting, .resting, .settling:
      if isUp != wasUp {
        restand(on: standing, from: travel, isAnimated: true, at: time)
      } else {
        refit(from: travel, isAnimated: true, at: time)
      }
    }
  }

  mutating func resolveLadder() {
    let content = contents.first.map { $0.metrics.height + $0.metrics.headerHeight }
    ladder = DetentLadder(
      configuration, in: container, profile: profile, contentHeight: content)
  }

  /// The stops have changed: keeps the sheet where it is on screen, and sends it to where its
  /// selection is now.
  mutating func refit(from travel: Travel, isAnimated: Bool, at time: Seconds) {
    switch phase {
    case .hidden: break
    case .dragging(let drag): refit(drag, from: travel, at: time)
    case .dismissing(let dismissal):
      refit(dismissal, from: travel, at: time)
    case .presenting, .resting, .settling:
      let wasAboveKeyboard = phase.destination == .keyboard && keyboardPosition != nil
      let goal = wasAboveKeyboard ? .keyboard : Destination.stop(selectedStop.detent)
      lastPosition = selectedStop.position
      restand(on: goal, from: travel, isAnimated: isAnimated, at: time)
    }
    refreshGestures()
  }

  /// Goes to a destination; a sheet at rest there, or one that does not animate, stands at once.
  private mutating func restand(
    on destination: Destination, from travel: Travel, isAnimated: Bool, at time: Seconds
  ) {
    let isAtRest = travel.velocity == 0 && phase.flight == nil
    let isThere = travel.position == position(of: destination)
    if isAtRest && (isThere || !isAnimated) {
      phase = .resting(destination)
    } else {
      settle(to: destination, from: travel, at: time)
    }
  }

  private mutating func refit(_ dismissal: Dismissal, from travel: Travel, at time: Seconds) {
    var flight = dismissal.flight
    if let fade = flight.fadePosition {
      flight.fadePosition = min(fade, container.height)
    } else {
      let start = travel.rebased(to: limits(below: .free, continuing: travel))
      flight = self.flight(to: .dismissed, from: start, .standard, at: time)
    }
    phase = .dismissing(
      Dismissal(flight: flight, origin: dismissal.origin, nextItem: dismissal.nextItem))
  }

  private mutating func refit(_ drag: Drag, from travel: Travel, at time: Seconds) {
    guard isDraggable else { return dropDrag(drag, from: travel, at: time) }
    var drag = drag
    var below = TravelLimits.Below.free
    if case .banded = drag.limits.below { below = .banded(refusal) }
    let moved = travel.rebased(to: limits(below: below, continuing: travel))
    drag.position = moved.position
    drag.limits = moved.limits
    phase = .dragging(drag)
  }

  /// The sheet became something that cannot be dragged under a pointer's hand.
  private mutating func dropDrag(_ drag: Drag, from travel: Travel, at time: Seconds) {
    if drag.mayDismiss { emit(.didCancelDismiss, .code, at: time) }
    dropGestures(at: time)
    if let pending = drag.pendingSelection { selected = pending }
    lastPosition = selectedStop.position
    settle(to: standing, from: travel, at: time)
  }
}
