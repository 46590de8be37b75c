import CSDL2

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
}
