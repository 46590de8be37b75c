import Canvas

/// Something that happened, and when, in the loop's seconds.
package struct TimedEvent: Sendable {
  package var time: Double
  package var event: LoopEvent

  package init(time: Double, event: LoopEvent) {
    self.time = time
    self.event = event
  }
}

extension TimedEvent {
  /// SDL tells when it took an event over, in whole milliseconds, and not when it happened.
  private static let resolution = 0.0011

  /// Whether a pointer that is down has moved.
  package var isMove: Bool { pointerThatMoved != nil }

  /// Whether it is a later move of the same pointer that came together with those since a time. As
  /// many as a program missed that was held up would be a flick of no time at all.
  func replaces(_ earlier: TimedEvent, since time: Double) -> Bool {
    guard let pointer = pointerThatMoved, let before = earlier.pointerThatMoved else {
      return false
    }
    return pointer.id == before.id && pointer.device == before.device
      && self.time - time < Self.resolution
  }

  private var pointerThatMoved: Pointer? {
    if case .input(.pointerMove(let pointer)) = event { pointer } else { nil }
  }
}

/// What the loop can be told.
package enum LoopEvent: Hashable, Sendable {
  case input(InputEvent)
  /// The window has another size, in units or in pixels.
  case windowResized
  /// The window's content was lost, or parts of it were covered: show all of it again.
  case exposed
  /// Minimised or hidden: nothing that is drawn can be seen until `exposed`.
  case hidden
  /// The accelerated renderer lost its textures.
  case renderTargetsLost
  /// The window moved to another display, or the display changed: its refresh rate may differ.
  case displayChanged
  /// The desktop's light or dark appearance, or its language, may have changed.
  case preferencesChanged
  case focusGained
  case quit
  /// Another thread called `WakeUp.send()`.
  case wakeUp
}
