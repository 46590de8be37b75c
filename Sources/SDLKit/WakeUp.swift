import CSDL2

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends the loop's sleep from another thread: the event source reports `.wakeUp`.
package struct WakeUp: Sendable {
  private let type: UInt32
  private let channel: WakeChannel

  init(type: UInt32, channel: WakeChannel) {
    self.type = type
    self.channel = channel
  }

  /// May be called from any thread. Several calls before the loop looks may arrive as one.
  package func send() {
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
    channel.fill()
  }
}

/// A pipe that ends a wait for the display: a byte in it says that SDL's queue has something.
final class WakeChannel: Sendable {
  let readingEnd: CInt
  private let writingEnd: CInt

  init() {
    var ends: [CInt] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
    }
    (readingEnd, writingEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readingEnd)
    close(writingEnd)
  }

  /// A full pipe wakes up as well as one byte does.
  func fill() {
    var byte: UInt8 = 1
    _ = write(writingEnd, &byte, 1)
  }

  func clear() {
    var bytes = (UInt64(0), UInt64(0))
    while read(readingEnd, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 {}
  }
}
