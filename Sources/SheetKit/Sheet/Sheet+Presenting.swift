extension Sheet {
  /// Code shows the sheet; one that code is dismissing turns round.
  mutating func present(at time: Seconds) {
    switch phase {
    case .presenting, .resting, .dragging, .settling: return
    case .hidden: enter(at: time)
    case .dismissing(let dismissal):
      if case .user = dismissal.origin { emit(.didCancelDismiss, .code, at: time) }
      turnRound(dismissal, at: time)
    }
  }

  /// At rest on the opening stop, without an animation.
  mutating func standWithoutMotion() {
    choose(selectedStop.detent)
    phase = .resting(standing)
  }

  private mutating func enter(at time: Seconds) {
    choose(selectedStop.detent)
    warnOfInactiveSelection(at: time)
    let start = Travel(position: 0, velocity: 0, limits: limits(below: .free))
    let fade = fadesInPlace ? position(of: standing) : nil
    phase = .presenting(flight(to: standing, from: start, .standard, fade: fade, at: time))
  }

  /// One that fades goes on from its opacity, where it is to stand now.
  private mutating func turnRound(_ dismissal: Dismissal, at time: Seconds) {
    let opacity = dismissal.flight.opacity(at: time)
    let goal = position(of: standing)
    var start = travel(at: time)
    if opacity < 1 {
      start = Travel(position: opacity * goal, velocity: 0, limits: limits(below: .free))
    }
    start = start.rebased(to: limits(below: .free, continuing: start))
    phase = .presenting(
      flight(to: standing, from: start, .standard, fade: opacity < 1 ? goal : nil, at: time))
  }

  /// Remembers what the sheet opens at; an inactive selection is kept for when it becomes active.
  private mutating func choose(_ detent: Detent) {
    if selected == nil { selected = detent }
    lastPosition = selectedStop.position
  }

  /// Code hides the sheet: no question, only `onDismiss` once it is off screen.
  mutating func dismissByCode(nextItem: String? = nil, at time: Seconds) {
    switch phase {
    case .hidden: return
    case .dismissing(var dismissal):
      dismissal.nextItem = nextItem
      phase = .dismissing(dismissal)
    case .dragging(let drag):
      let travel = travel(at: time)
      if drag.mayDismiss { emit(.didCancelDismiss, .code, at: time) }
      dropGestures(at: time)
      leave(.code, from: travel, nextItem: nextItem, at: time)
    case .presenting, .resting, .settling:
      let travel = travel(at: time)
      dropGestures(at: time)
      leave(.code, from: travel, nextItem: nextItem, at: time)
    }
  }

  /// The user hides the sheet other than by a drag.
  mutating func dismissByUser(_ reason: SheetEvent.Reason, at time: Seconds) {
    emit(.shouldDismiss, reason, at: time)
    emit(.willDismiss, reason, at: time)
    leave(.user(reason), from: travel(at: time), at: time)
  }

  /// `sheet(item:)`: presents, replaces by identity, or dismisses.
  mutating func setItem(_ new: String?, at time: Seconds) {
    guard let new else { return dismissByCode(at: time) }
    switch phase {
    case .hidden:
      item = new
      present(at: time)
    case .dismissing: dismissByCode(nextItem: new, at: time)
    case .presenting, .resting, .dragging, .settling:
      guard new != item else { return }
      replaceItem(with: new, at: time)
    }
  }

  private mutating func replaceItem(with new: String, at time: Seconds) {
    guard configuration.replacesItemInPlace else {
      return dismissByCode(nextItem: new, at: time)
    }
    item = new
    for index in contents.indices { contents[index].offset = .still(0) }
  }

  /// A sheet that code takes away follows no hand any more; its content stops.
  mutating func dropGestures(at time: Seconds) {
    wheel = nil
    for index in contents.indices {
      contents[index].offset = .still(scrollOffset(of: contents[index].metrics.id, at: time))
    }
    press?.owner = .ignored
    press?.gesture = nil
  }
}
