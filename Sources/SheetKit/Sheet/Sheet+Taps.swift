extension Sheet {
  /// A press on the blocked area outside the sheet was released; outside again, it is a tap.
  mutating func tapBackground(at position: PointerPosition, _ time: Seconds) {
    guard isOutside(position, at: time), !isBackgroundInteractive(at: time),
      !coversFully(at: time), readyForMove(at: time)
    else { return }
    tapDimmedArea(.dimmedArea, at: time)
  }

  /// The grabber: to the next larger stop, from the largest to the smallest; with one stop as a tap
  /// on the dimmed area.
  mutating func tapGrabber(at time: Seconds) {
    guard isDraggable, readyForMove(at: time) else { return }
    guard ladder.stops.count > 1 else { return tapDimmedArea(.grabber, at: time) }
    let index = standingIndex
    let isLargest = index == ladder.stops.count - 1
    move(toStop: isLargest ? 0 : index + 1, .grabber, at: time)
  }

  /// Dismisses if allowed, else goes to the largest undimmed stop; else it is nothing, and no
  /// attempt.
  private mutating func tapDimmedArea(_ reason: SheetEvent.Reason, at time: Seconds) {
    if isDismissAllowed {
      dismissByUser(reason, at: time)
    } else if let undimmed = ladder.undimmedIndex {
      move(toStop: undimmed, reason, at: time)
    }
  }

  /// The user moves the sheet to a stop other than by a drag.
  mutating func move(toStop index: Int, _ reason: SheetEvent.Reason, at time: Seconds) {
    let travel = travel(at: time)
    let detent = ladder.stops[index].detent
    userSelected(detent, reason, at: time)
    guard phase != .resting(.stop(detent)) else { return }
    settle(to: .stop(detent), from: travel, at: time)
  }

  /// Index of the stop that the sheet stands on or goes to; above the keyboard the largest.
  var standingIndex: Int {
    if case .stop(let detent) = phase.destination, let index = ladder.index(of: detent) {
      return index
    }
    if phase.destination == .keyboard { return ladder.stops.count - 1 }
    return ladder.index(of: selectedStop.detent) ?? 0
  }

  /// Lets go of a wheel's hold. Returns whether a tap or key may move the sheet.
  mutating func readyForMove(at time: Seconds) -> Bool {
    guard isCalm else { return false }
    endWheel(at: time)
    return isCalm
  }

  /// Whether the sheet is up and no pointer drags it.
  var isCalm: Bool {
    switch phase {
    case .presenting, .resting, .settling: true
    case .dragging: wheel != nil
    case .hidden, .dismissing: false
    }
  }

  private func isOutside(_ position: PointerPosition, at time: Seconds) -> Bool {
    guard position.isPlace else { return false }
    let top = container.height - shownPosition(at: time)
    let side = max(0, (container.width - ladder.width) / 2)
    let bottom = top + layoutHeight(at: time)
    let isAcross = position.x >= side && position.x <= container.width - side
    return !isAcross || position.y < top || position.y > bottom
  }

  /// At its top position and full width: then taps beside it are nothing.
  private func coversFully(at time: Seconds) -> Bool {
    guard ladder.style == .sheet || ladder.style == .fullScreenCover else { return false }
    return shownPosition(at: time) >= ladder.fullHeight - 1e-6
  }
}
