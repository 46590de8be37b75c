extension Sheet {
  /// The pointer lets go, with a velocity in pt/s positive downwards.
  mutating func endPointerGesture(velocity: Double, at time: Seconds) {
    guard let press, let gesture = press.gesture else { return }
    if press.hasLeftSlop {
      end(gesture, velocity: velocity, at: time)
    } else {
      letGoOfContent(gesture.content, velocity: 0, at: time)
    }
    self.press?.gesture = nil
  }

  /// A movement over the sheet is over. Momentum stays with whoever has it: content decelerates, a
  /// sheet settles (SPEC §8).
  mutating func end(_ gesture: Gesture, velocity: Double, at time: Seconds) {
    let isContents = contentHasMomentum(gesture, velocity: velocity, at: time)
    letGoOfContent(gesture.content, velocity: isContents ? -velocity : 0, at: time)
    if let index = contents.index(of: gesture.content) { contents[index].lastDragEnd = time }
    if case .dragging(let drag) = phase {
      release(drag, velocity: isContents ? 0 : velocity, at: time)
    }
  }

  /// Content that is scrolled has it; and content at its top below a sheet that has just reached
  /// its largest stop, moving up.
  private func contentHasMomentum(
    _ gesture: Gesture, velocity: Double, at time: Seconds
  ) -> Bool {
    guard let index = contents.index(of: gesture.content), gesture.handoff.mode != .sheetOnly else {
      return false
    }
    let place = place(of: gesture, at: time)
    if place.offset > 0 || !phase.isDragging { return true }
    let canScroll = contents[index].maximum(layoutHeight: layoutHeight(at: time)) > 0
    return canScroll && velocity < 0 && abs(place.position - gesture.handoff.ceiling) < 1e-6
  }

  private mutating func release(_ drag: Drag, velocity: Double, at time: Seconds) {
    let decision = decision(for: drag, position: drag.position, velocity: velocity)
    emit(.decision(decision), drag.reason, at: time)
    var travel = travel(at: time)
    travel.velocity = 0 - velocity
    let kind = MotionKind.release(speed: velocity)
    if decision.target == .dismissed {
      leave(.user(drag.reason), from: travel, kind, at: time)
      return
    }
    if drag.mayDismiss { emit(.didCancelDismiss, drag.reason, at: time) }
    adopt(decision.target, of: drag, at: time)
    settle(to: decision.target, from: travel, kind, at: time)
  }

  private mutating func adopt(_ target: Destination, of drag: Drag, at time: Seconds) {
    if let pending = drag.pendingSelection {
      selected = pending
    } else if case .stop(let detent) = target {
      userSelected(detent, drag.reason, at: time)
    }
    lastPosition = selectedStop.position
  }

  /// What a release now would decide, or nil while nothing drags the sheet.
  public func predictedDecision(at time: Seconds) -> SnapDecision? {
    guard case .dragging(let drag) = phase else { return nil }
    return decision(
      for: drag, position: travel(at: time).position, velocity: handVelocity(at: time))
  }

  private func decision(for drag: Drag, position: Double, velocity: Double) -> SnapDecision {
    let situation = SnapSituation(
      y: container.height - position, velocity: velocity,
      candidates: candidates(mayDismiss: drag.mayDismiss), start: drag.start,
      containerHeight: container.height, tuning: configuration.tuning)
    var decision = configuration.policy.decide(situation)
    decision.start = drag.start
    guard let pending = drag.pendingSelection else { return decision }
    return decision.replacing(target: .stop(stop(for: pending).detent), rule: .selection)
  }

  /// Where a release may send the sheet, from the top down (SPEC §5).
  private func candidates(mayDismiss: Bool) -> [SnapCandidate] {
    var candidates: [SnapCandidate] = []
    candidates.reserveCapacity(ladder.stops.count + 2)
    if let keyboardPosition {
      candidates.append(SnapCandidate(.keyboard, y: container.height - keyboardPosition))
    }
    for stop in ladder.stops.reversed() {
      candidates.append(SnapCandidate(.stop(stop.detent), y: container.height - stop.position))
    }
    if mayDismiss { candidates.append(SnapCandidate(.dismissed, y: container.height)) }
    return candidates
  }
}
