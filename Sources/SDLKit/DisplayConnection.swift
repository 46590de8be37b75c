#if os(Linux)
  import CSDL2
  import Glibc

  /// The connection to an X server as something to wait for.
  ///
  /// SDL's own wait sends itself a message by way of the server for every event that it takes
  /// (SDL_SendWakeupEvent, SDL 2.26), and wakes up once more for that.
  struct DisplayConnection {
    private let descriptor: CInt

    /// nil where the window is not on an X server.
    init?(of window: Window) {
      typealias ConnectionNumber = @convention(c) (OpaquePointer) -> CInt
      guard let display = DisplayLoss.display(of: window.handle),
        let number = XLibrary.core.function("XConnectionNumber", as: ConnectionNumber.self)
      else { return nil }
      descriptor = number(display)
    }

    /// Sleeps until the server has sent something, `channel` is written to, a signal has come, or so
    /// many milliseconds have passed; -1 for as long as it takes. What Xlib has read already is not
    /// waited for: SDL has to have looked before.
    func wait(or channel: WakeChannel, milliseconds: CInt) {
      withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 2) { places in
        places.initializeElement(at: 0, to: Self.input(of: descriptor))
        places.initializeElement(at: 1, to: Self.input(of: channel.readingEnd))
        poll(places.baseAddress, 2, milliseconds)
        if places[1].revents != 0 { channel.clear() }
      }
    }

    private static func input(of descriptor: CInt) -> pollfd {
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    }
  }
#endif
