import CSDL2

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread for one stretch of work, which ends with it.
///
/// Not a `Task`: the executor of those is libdispatch on Linux, whose monitor then wakes up every
/// second for as long as the program runs (seen with `strace`), however little there is to do. Not
/// SDL's thread either: SDL 2.26 looks at one that it detaches after the thread may have ended, and
/// taken what is looked at with it.
package enum BackgroundThread {
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Does the work on another thread; here and now where the system has none to give. Where it
  /// `givesWay`, other threads go first where they have something to do: that one still gets about a
  /// third of a core that it shares with one of them.
  package static func run(givesWay: Bool = false, _ work: @escaping @Sendable () -> Void) {
    let isStarted = start {
      if givesWay { giveWay() }
      work()
    }
    if !isStarted { work() }
  }

  /// Does on another thread what may take for ever; false where the system has none to give, and
  /// nothing is done.
  package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(work))
    let isStarted = withSignalsBlocked { start(work.toOpaque()) }
    if !isStarted { work.release() }
    return isStarted
  }

  /// Whether there is a thread now, which takes `work` over.
  private static func start(_ work: UnsafeMutableRawPointer) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED)) == 0 else {
      return false
    }
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    return pthread_create(&thread, &attributes, { Self.perform($0) }, work) == 0
  }

  private static func perform(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let work else { return nil }
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
    return nil
  }

  /// A thread that begins now hears no signals: they end the wait of the thread that waits for
  /// events.
  private static func withSignalsBlocked<Result>(_ body: () -> Result) -> Result {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }

  /// The processor cores that there are.
  package static let coreCount = Int(SDL_GetCPUCount())

  private static func giveWay() {
    #if os(Linux)
      // 0 is the calling thread here: on Linux each has its own value.
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)
    #endif
  }
}
