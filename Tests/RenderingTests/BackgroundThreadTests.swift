import Foundation
import SDLKit
import Testing

@Suite("background threads") struct BackgroundThreadTests {
  /// Most end before whoever began them has looked at them again.
  @Test func thousandsThatHaveNothingToDoComeAndGo() {
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<400 {
      for _ in 0..<50 { BackgroundThread.run { done.signal() } }
      for _ in 0..<50 { done.wait() }
    }
  }

  /// They would interrupt this thread's wait in place of the loop's.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func theyHearNoSignals(_ signal: CInt) {
    @Sendable func isBlockedHere() -> Bool {
      var mask = sigset_t()
      pthread_sigmask(SIG_SETMASK, nil, &mask)
      return sigismember(&mask, signal) == 1
    }
    let wasBlocked = isBlockedHere()
    let isBlocked = Locked(false)
    let done = DispatchSemaphore(value: 0)
    BackgroundThread.run {
      let isBlockedThere = isBlockedHere()
      isBlocked.withLock { $0 = isBlockedThere }
      done.signal()
    }
    done.wait()
    #expect(isBlocked.withLock { $0 })
    #expect(isBlockedHere() == wasBlocked, "nothing changes for whoever began it")
  }

  /// Such a thread would sleep for as long as the file is watched, in whoever began it too.
  @Test func noFileIsWatchedWhereThereIsNoThread() {
    let hasBegun = Locked(false)
    let watch = FileWatch(
      "/",
      start: { _ in
        hasBegun.withLock { $0 = true }
        return false
      }, wake: {})
    #expect(watch == nil)
    #expect(hasBegun.withLock { $0 })
  }
}
