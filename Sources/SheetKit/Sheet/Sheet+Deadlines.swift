extension Sheet {
  /// When something is due next by itself, or nil: before it ``advance(to:)`` does nothing.
  public var nextDeadline: Seconds? {
    guard let flightEnd = phase.end else { return wheelEnd }
    return wheelEnd.map { min($0, flightEnd) } ?? flightEnd
  }

  /// Whether the picture changes by itself at that time.
  public func isAnimating(at time: Seconds) -> Bool {
    if let end = phase.end, time < end { return true }
    if let glide = wheel?.glide, time < glide.start + wheelDuration { return true }
    return contents.contains { $0.offset.isMoving(at: time) }
  }

  /// Does what is due, each thing at its own time.
  mutating func meetDeadlines(upTo time: Seconds) {
    while let deadline = nextDeadline, deadline <= time {
      if let end = phase.end, end <= deadline {
        finishFlight(at: end)
      } else {
        endWheel(at: deadline)
      }
    }
  }

  private var wheelEnd: Seconds? { wheel?.end(configuration.tuning) }

  private mutating func finishFlight(at time: Seconds) {
    switch phase {
    case .hidden, .resting, .dragging: break
    case .presenting(let flight):
      phase = .resting(flight.destination)
      emit(.didPresent, .code, at: time)
    case .settling(let flight): phase = .resting(flight.destination)
    case .dismissing(let dismissal): finish(dismissal, at: time)
    }
  }

  /// The sheet is off screen.
  mutating func finish(_ dismissal: Dismissal, at time: Seconds) {
    leaveScreen()
    switch dismissal.origin {
    case .user(let reason):
      emit(.didDismiss, reason, at: time)
      emit(.onDismiss, reason, at: time)
    case .code: emit(.onDismiss, .code, at: time)
    }
    if let next = dismissal.nextItem {
      item = next
      present(at: time)
    }
  }

  /// Nothing of this presentation is left but the binding.
  private mutating func leaveScreen() {
    phase = .hidden
    item = nil
    wheel = nil
    keyboard = nil
    selected = configuration.selection
    press?.owner = .ignored
    press?.gesture = nil
    for index in contents.indices {
      contents[index].offset = .still(0)
      contents[index].lastDragEnd = nil
    }
  }
}
