import CSDL2

/// Ends the loop's sleep from another thread: the event source reports `.wakeUp`.
package struct WakeUp: Sendable {
  private let type: UInt32

  init(type: UInt32) { self.type = type }

  /// May be called from any thread. Several calls before the loop looks may arrive as one.
  package func send() {
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
  }
}
