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
    let isRaised =
      phase.destination == .keyboard && highestPosition > ladder.largest.position
    let start = isRaised ? last + 1 : standingIndex
    let goal = max(min(start + count, isRaised && count > 0 ? start : last), 0)
    if goal != start { move(toStop: goal, reason, at: time) }
  }

  private mutating func escape(at time: Seconds) {
    if isDismissAllowed {
      dismissByUser(.key, at: time)
    } else {
      emit(.didAttemptToDismiss, .key, at: time)
    }
  }
}
