import CSDL2
import Canvas

/// The only reader of SDL's event queue: decodes its events and tells when each happened.
///
///     while running {
///       if let first = events.wait(timeout: idle ? nil : untilNextFrame) { handle(first) }
///       while let next = events.poll() { handle(next) }
///       …
///     }
package final class EventSource {
  private let clock: Clock
  private let wakeUpType: UInt32
  private let library: Library
  private var times: EventTimes
  private var decoder = EventDecoder()
  /// Taken from the queue, and not handed on yet.
  private var waiting: TimedEvent?
  private let channel = WakeChannel()
  #if os(Linux)
    private var connection: DisplayConnection?
  #endif

  package init(clock: Clock, library: Library) {
    self.clock = clock
    self.library = library
    times = EventTimes()
    wakeUpType = SDL_RegisterEvents(1)
    SDL_EventState(SDL_DROPFILE.rawValue, SDL_ENABLE)
    SDL_StartTextInput()
  }

  /// Window units per point of the picture: positions are divided by it.
  package var unitsPerPoint: Double {
    get { decoder.unitsPerPoint }
    set { decoder.unitsPerPoint = newValue }
  }

  /// Whether the window is to be closed, or the program to end: asked while something else waits.
  package var isQuitRequested: Bool {
    if waiting?.event == .quit { return true }
    SDL_PumpEvents()
    return SDL_HasEvent(SDL_QUIT.rawValue) == SDL_TRUE
  }

  /// Ends `wait` from another thread.
  package var wakeUp: WakeUp { WakeUp(type: wakeUpType, channel: channel) }

  /// From now on waits for what happens to a window, where that is cheaper than to leave it to SDL.
  package func attach(to window: Window) {
    #if os(Linux)
      connection = DisplayConnection(of: window)
    #endif
  }

  /// The next event that means something, without waiting. Of moves that came together the last one
  /// stands for all.
  package func poll() -> TimedEvent? {
    guard let event = waiting ?? next() else { return nil }
    waiting = nil
    return newest(of: event)
  }

  /// What is left in the queue in place of a move.
  private func newest(of first: TimedEvent) -> TimedEvent {
    var newest = first
    while newest.isMove, let following = next() {
      guard following.replaces(newest, since: first.time) else {
        waiting = following
        break
      }
      newest = following
    }
    return newest
  }

  /// What is in the queue already. The wait has filled it: to ask the system again for every event
  /// would cost as much as handling it.
  private func next() -> TimedEvent? {
    var event = SDL_Event()
    while SDL_PeepEvents(
      &event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == 1
    {
      if let known = decoded(event) { return known }
    }
    return nil
  }

  /// Sleeps until something happens, at most for `timeout` seconds; nil sleeps as long as it takes.
  package func wait(timeout: Double?) -> TimedEvent? {
    guard waiting == nil else { return poll() }
    let deadline = timeout.map { clock.now + max(0, $0) }
    #if os(Linux)
      if let connection { return wait(for: connection, until: deadline) }
    #endif
    var event = SDL_Event()
    repeat {
      let status =
        if let deadline {
          SDL_WaitEventTimeout(&event, milliseconds(until: deadline))
        } else {
          SDL_WaitEvent(&event)
        }
      guard status == 1 else { return nil }
      if let known = decoded(event) { return newest(of: known) }
    } while deadline.map { clock.now < $0 } ?? true
    return nil
  }

  #if os(Linux)
    private func wait(for connection: DisplayConnection, until deadline: Double?) -> TimedEvent? {
      while true {
        SDL_PumpEvents()
        if let event = next() { return newest(of: event) }
        let milliseconds = deadline.map { self.milliseconds(until: $0) } ?? -1
        if milliseconds == 0 { return nil }
        connection.wait(or: channel, milliseconds: milliseconds)
      }
    }
  #endif

  /// Rounded down, so that a frame is rather early than late.
  private func milliseconds(until deadline: Double) -> CInt {
    CInt(min(max(0, (deadline - clock.now) * 1000), 3_600_000))
  }

  private func decoded(_ event: SDL_Event) -> TimedEvent? {
    let known = event.type == wakeUpType ? .wakeUp : decoder.decode(event)
    guard let known else { return nil }
    let time = times.time(
      ofTimestamp: event.common.timestamp, ticks: SDL_GetTicks(), now: clock.now)
    return TimedEvent(time: time, event: known)
  }
}
