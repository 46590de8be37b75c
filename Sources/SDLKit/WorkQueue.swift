/// Work that is done on another thread, one piece after the other in the order it came, so that no
/// frame waits for a disk.
///
///     let disk = WorkQueue()
///     disk.add { save(file) }
///     disk.finish()
///
/// The thread ends when nothing is left to do.
package final class WorkQueue: Sendable {
  private struct State {
    var work: [@Sendable () -> Void] = []
    var isStarted = false
  }

  private let state = Locked(State())
  /// Held by the thread that is at work.
  private let turn = Locked(())

  package init() {}

  package func add(_ work: @escaping @Sendable () -> Void) {
    let mustStart = state.withLock { state in
      state.work.append(work)
      defer { state.isStarted = true }
      return !state.isStarted
    }
    if mustStart { BackgroundThread.run { self.finish() } }
  }

  /// Returns when all that was added is done, and does what nobody has begun itself.
  package func finish() {
    turn.withLock { _ in
      while let work = next() { work() }
    }
  }

  private func next() -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard state.work.isEmpty else { return state.work.removeFirst() }
      state.isStarted = false
      return nil
    }
  }
}
