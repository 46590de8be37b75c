import Glibc
import Workbench

/// Holds back Ctrl-C, a request to terminate and the loss of the terminal while work is in hand, so that it can be put away.
///
///     let interruption = Interruption()
///     while let step = replay.next() { if interruption.isPending { throw … } }
///     Interruption.end()
struct Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// From now on the signals wait; `isPending` tells.
  init() {
    var set = Self.set
    sigprocmask(SIG_BLOCK, &set, nil)
  }

  var isPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return Self.signals.contains { sigismember(&pending, $0) == 1 }
  }

  /// Lets a waiting signal end the program, as a shell expects; answers only if there is none.
  @discardableResult
  static func end() -> ExitStatus {
    var set = self.set
    sigprocmask(SIG_UNBLOCK, &set, nil)
    return .failed
  }

  private static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}
