import CSDL2

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread for one stretch of work, which ends with it.
///
/// Not a `Task`: the executor of those is libdispatch on Linux, whose monitor then wakes up every
/// second for as long as the program runs (seen with `strace`), however little there is to do.
package enum BackgroundThread {
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Does the work on another thread; here and now where the system has none to give.
  package static func run(_ name: String, _ work: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(Work(work))
    let thread = SDL_CreateThread(
      { context in
        guard let context else { return 1 }
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
        return 0
      }, name, context.toOpaque())
    guard let thread else { return context.takeRetainedValue().run() }
    SDL_DetachThread(thread)
  }

  /// The processor cores that there are.
  package static let coreCount = Int(SDL_GetCPUCount())

  /// Lets other threads go first from now on, where they have something to do: the calling thread
  /// still gets about a third of a core that it shares with one of them.
  package static func giveWay() {
    #if os(Linux)
      // 0 is the calling thread here: on Linux each has its own value.
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)
    #endif
  }
}
