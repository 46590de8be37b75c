extension Sheet {
  /// What a movement that starts now over a region may do; nil where it does nothing. `pullsPastEnd`
  /// says whether content may be pulled past its end: by a finger, but not by a wheel's notches.
  func gesture(
    on region: SheetRegion, reason: SheetEvent.Reason = .drag, pullsPastEnd: Bool = true,
    at time: Seconds
  ) -> Gesture? {
    switch region {
    case .background, .control: return nil
    case .grabber, .header:
      guard isDraggable else { return nil }
      return Gesture(content: nil, handoff: .sheetOnly, reason: reason)
    case .content(let id):
      guard let index = contents.index(of: id) else {
        return gesture(on: .header, reason: reason, at: time)
      }
      let mode = mode(in: contents[index], at: time)
      let handoff = handoff(mode, in: contents[index], pullsPastEnd, at: time)
      return Gesture(content: id, handoff: handoff, reason: reason)
    }
  }

  /// The sheet may take a movement that starts in content only if the content is at its top, and
  /// some time has passed since the last drag there, or the sheet is moving (SPEC §8).
  private func mode(in content: SheetContent, at time: Seconds) -> Handoff.Mode {
    guard isDraggable else { return .contentOnly }
    let height = layoutHeight(at: time)
    if content.maximum(layoutHeight: height) <= 0 { return .sheetOnly }
    let isAtTop =
      content.shown(at: time, layoutHeight: height, coefficient: bandCoefficient) <= 0
    guard isAtTop, phase.isFlying || !isSoon(content, at: time) else { return .contentOnly }
    return configuration.contentInteraction == .scrolls ? .scrolls : .resizes
  }

  private func isSoon(_ content: SheetContent, at time: Seconds) -> Bool {
    guard let end = content.lastDragEnd else { return false }
    return time - end < configuration.tuning.handoffDelay - 1e-9
  }

  private func handoff(
    _ mode: Handoff.Mode, in content: SheetContent, _ pullsPastEnd: Bool, at time: Seconds
  ) -> Handoff {
    let ceiling =
      mode == .resizes ? highestPosition : position(of: phase.destination ?? standing)
    let height = max(ceiling, ladder.smallest.position) - ladder.bottomGap
    return Handoff(
      mode: mode, ceiling: ceiling, end: content.maximum(layoutHeight: height),
      pullsPastEnd: pullsPastEnd)
  }

  /// Stops, contents or the container have changed under a hand: it keeps what it may do, with the
  /// new extents.
  mutating func refreshGestures() {
    let pressed = press?.gesture.map(refreshed)
    press?.gesture = pressed
    guard let turned = wheel.map({ refreshed($0.gesture) }) else { return }
    wheel?.gesture = turned
  }

  private func refreshed(_ gesture: Gesture) -> Gesture {
    guard let index = contents.index(of: gesture.content) else {
      return Gesture(content: nil, handoff: .sheetOnly, reason: gesture.reason)
    }
    var handoff = gesture.handoff
    handoff.ceiling = handoff.mode == .resizes ? highestPosition : handoff.ceiling
    let height = max(handoff.ceiling, ladder.smallest.position) - ladder.bottomGap
    handoff.end = contents[index].maximum(layoutHeight: height)
    return Gesture(content: gesture.content, handoff: handoff, reason: gesture.reason)
  }
}

extension Handoff {
  /// What a header, the grabber, or content that is gone does.
  static let sheetOnly = Handoff(mode: .sheetOnly, ceiling: 0, end: 0, pullsPastEnd: false)
}
