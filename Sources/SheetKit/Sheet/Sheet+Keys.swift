extension Sheet {
  /// A key goes down (SPEC §14). While a pointer drags the sheet only scrolling keys work.
  mutating func press(_ key: SheetKey, at time: Seconds) {
    switch key {
    case .pageUp: scrollPage(-1, at: time)
    case .pageDown: scrollPage(1, at: time)
    case .escape:
      guard readyForMove(at: time) else { return }
      escape(at: time)
    case .up: step(1, .key, at: time)
    case .down: step(-1, .key, at: time)
    case .home: step(ladder.stops.count, .key, at: time)
    case .end: step(-ladder.stops.count, .key, at: time)
    }
  }

  /// The user moves the sheet by so many stops up, as far as there are any.
  mutating func step(_ count: Int, _ reason: SheetEvent.Reason, at time: Seconds) {
    guard isDraggable, readyForMove(at: time) else { return }
    let last = ladder.stops.count - 1
    let goal = min(max(standingIndex + count, 0), last)
    let isAboveKeyboard = phase.destination == .keyboard && count > 0
    if goal != standingIndex || !isAboveKeyboard && phase.destination == .keyboard {
      move(toStop: goal, reason, at: time)
    }
  }

  private mutating func readyForMove(at time: Seconds) -> Bool {
    guard isCalm else { return false }
    endWheel(at: time)
    return isCalm
  }

  private mutating func escape(at time: Seconds) {
    if isDismissAllowed {
      dismissByUser(.key, at: time)
    } else {
      emit(.didAttemptToDismiss, .key, at: time)
    }
  }
}
