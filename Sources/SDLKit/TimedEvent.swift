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
