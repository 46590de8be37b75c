extension Sheet {
  /// A pointer within the slop: past it a drag starts on the slop's boundary, so that the first
  /// points are lost once and nothing jumps (SPEC §3).
  mutating func leaveSlop(_ press: Press, _ position: PointerPosition, _ time: Seconds) {
    let (dx, dy) = (position.x - press.start.x, position.y - press.start.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    let slop = press.device.slop(configuration.tuning)
    guard distance > slop, let gesture = press.gesture else { return }
    guard abs(dx) <= configuration.tuning.sidewaysRatio * abs(dy) else {
      return ignoreSideways(gesture, at: time)
    }
    self.press?.lastY = press.start.y + dy * slop / distance
    self.press?.hasLeftSlop = true
    take(gesture, at: time)
    follow(position.y, at: time)
  }

  /// A sideways movement is neither the sheet's nor its content's; content that the press stopped
  /// stays, or bounces back.
  private mutating func ignoreSideways(_ gesture: Gesture, at time: Seconds) {
    letGoOfContent(gesture.content, velocity: 0, at: time)
    press?.owner = .ignored
    press?.gesture = nil
  }

  /// The sheet and its content go on from where they are on screen.
  mutating func take(_ gesture: Gesture, at time: Seconds) {
    if let index = contents.index(of: gesture.content) {
      contents[index].offset = .held(unresistedOffset(of: index, at: time))
    }
    let moves = gesture.handoff.mode == .sheetOnly || phase.isFlying
    if moves, gesture.handoff.mode != .contentOnly { beginDrag(gesture, at: time) }
  }

  /// The pointer has come to `y`.
  mutating func follow(_ y: Double, at time: Seconds) {
    guard let press, let gesture = press.gesture else { return }
    move(gesture, by: y - press.lastY, at: time)
    self.press?.lastY = y
    let owner = owner(of: gesture, at: time)
    self.press?.owner = owner
  }

  /// The content while it scrolls or alone may, else the sheet. Inlined, as a call from where the
  /// sheet changes would copy all of it for every event.
  @inline(__always)
  private func owner(of gesture: Gesture, at time: Seconds) -> PointerOwner {
    guard let content = gesture.content, let index = contents.index(of: content) else {
      return .sheet
    }
    let isScrolled = contents[index].offset.raw(at: time) > 0
    return isScrolled || !phase.isDragging ? .content(content) : .sheet
  }

  /// Moves the sheet and its content by `dy` points, positive downwards. Looks itself for what
  /// `place(of:)` answers, as that call would copy the sheet for every event.
  mutating func move(_ gesture: Gesture, by dy: Double, at time: Seconds) {
    let index = contents.index(of: gesture.content)
    let offset = index.map { contents[$0].offset.raw(at: time) } ?? 0
    var place = Handoff.Place(
      position: phase.dragPosition ?? travel(at: time).position, offset: offset)
    var moved = gesture.handoff.moved(place, by: dy)
    if moved.position != place.position, !phase.isDragging {
      beginDrag(gesture, at: time)
      place.position = phase.dragPosition ?? place.position
      moved = gesture.handoff.moved(place, by: dy)
    }
    if let index { contents[index].offset = .held(moved.offset) }
    guard case .dragging(var drag) = phase else { return }
    drag.position = moved.position
    watchDismissal(&drag, at: time)
    phase = .dragging(drag)
  }

  /// Where the gesture has brought the sheet and its content, without resistance.
  func place(of gesture: Gesture, at time: Seconds) -> Handoff.Place {
    let index = contents.index(of: gesture.content)
    return Handoff.Place(
      position: phase.dragPosition ?? travel(at: time).position,
      offset: index.map { contents[$0].offset.raw(at: time) } ?? 0)
  }

  /// The sheet follows a hand from here on, with no jump; a user's dismissal in flight is caught.
  mutating func beginDrag(_ gesture: Gesture, at time: Seconds) {
    let travel = travel(at: time)
    let wasAsked = isUserDismissing || phase.drag?.mayDismiss == true
    let start = phase.destination.flatMap { $0 == .dismissed ? nil : $0 } ?? standing
    if case .presenting = phase { emit(.didPresent, gesture.reason, at: time) }
    let mayDismiss = isDismissAllowed || wasAsked
    let moved = travel.rebased(
      to: limits(below: mayDismiss ? .free : .banded(refusal), continuing: travel)
    ).grabbed
    phase = .dragging(
      Drag(
        position: moved.position, limits: moved.limits, start: start,
        permission: mayDismiss ? .allowed(asked: wasAsked) : .refused(attempted: false),
        pendingSelection: nil, reason: gesture.reason))
  }

  private var isUserDismissing: Bool {
    guard case .dismissing(let dismissal) = phase, case .user = dismissal.origin else {
      return false
    }
    return true
  }

  /// Asks once when an allowed drag first is below the smallest stop; counts one attempt when a
  /// refused one has pulled the sheet down far enough (SPEC §7).
  private mutating func watchDismissal(_ drag: inout Drag, at time: Seconds) {
    let smallest = ladder.smallest.position
    drag.narrow(to: limits(below: drag.limits.below))
    switch drag.permission {
    case .allowed(asked: false) where drag.position < smallest - 1e-9:
      drag.permission = .allowed(asked: true)
      emit(.shouldDismiss, drag.reason, at: time)
      emit(.willDismiss, drag.reason, at: time)
    case .refused(attempted: false) where isAttempt(drag):
      drag.permission = .refused(attempted: true)
      emit(.didAttemptToDismiss, drag.reason, at: time)
    case .allowed, .refused: break
    }
  }

  private func isAttempt(_ drag: Drag) -> Bool {
    guard case .banded(let band) = drag.limits.below, !band.isRigid else { return false }
    return drag.limits.low - drag.shown
      >= configuration.tuning.attemptFraction * band.dimension - 1e-9
  }
}

extension Drag {
  /// A drag that began outside the stops has come nearer to them: it does not go back out 1:1.
  mutating func narrow(to stops: TravelLimits) {
    limits.low = min(stops.low, max(limits.low, position))
    guard limits.high > stops.high, position < limits.high else { return }
    limits.high = max(stops.high, position)
    limits.above = position > stops.high ? limits.above : stops.above
  }
}
