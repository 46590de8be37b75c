import CSDL2

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The monotonic clock in seconds. Only the loop and the event source read it.
package struct Clock {
  private let frequency: Double
  private let origin: UInt64

  package init() {
    frequency = Double(SDL_GetPerformanceFrequency())
    origin = SDL_GetPerformanceCounter()
  }

  /// Seconds since the clock was made.
  package var now: Double {
    Double(SDL_GetPerformanceCounter() - origin) / frequency
  }

  /// Sleeps for about `seconds`, whole milliseconds of it.
  package static func sleep(seconds: Double) {
    guard seconds > 0 else { return }
    SDL_Delay(UInt32(min(seconds * 1000, 10_000)))
  }

  /// Sleeps until `time`, to a fraction of a millisecond; returns at once where it has passed.
  package func pause(until time: Double) {
    let nanoseconds = (time - now) * 1e9
    guard nanoseconds > 0 else { return }
    var request = timespec(tv_sec: 0, tv_nsec: Int(min(nanoseconds, 999_999_999)))
    nanosleep(&request, nil)
  }
}
