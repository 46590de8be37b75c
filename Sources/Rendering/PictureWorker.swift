import Canvas
import SDLKit
import Synchronization

/// Decodes pictures on another thread, the one asked for last first, one at a time.
///
/// What is ready waits in a mailbox; the worker ends when nothing is left to do.
final class PictureWorker: Sendable {
  typealias Outcome = Result<Bitmap, ImageFileError>

  private struct State {
    /// Asked for last comes last.
    var queue: [ImageKey] = []
    var decoding: ImageKey?
    var finished: [(key: ImageKey, result: Outcome)] = []
    var isRunning = false
  }

  private let state = Mutex(State())
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  var isBusy: Bool { state.withLock { $0.isRunning || !$0.finished.isEmpty } }

  /// Puts a picture at the head of the queue. Of one file only the size asked for last is wanted.
  func request(_ key: ImageKey) {
    let mustStart = state.withLock { state in
      let isOnItsWay = state.decoding == key || state.finished.contains { $0.key == key }
      guard !isOnItsWay, state.queue.last != key else { return false }
      state.queue.removeAll { $0.path == key.path }
      state.queue.append(key)
      if state.queue.count > Self.longestQueue { state.queue.removeFirst() }
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if mustStart { BackgroundThread.run("pictures") { self.work() } }
  }

  func takeFinished() -> [(key: ImageKey, result: Outcome)] {
    state.withLock { state in
      guard !state.finished.isEmpty else { return [] }
      defer { state.finished = [] }
      return state.finished
    }
  }

  static func decode(_ key: ImageKey) -> Outcome {
    do throws(ImageFileError) {
      return .success(try PictureLoader.load(key))
    } catch {
      return .failure(error)
    }
  }

  private func work() {
    while let key = next() {
      let result = Self.decode(key)
      state.withLock {
        $0.decoding = nil
        $0.finished.append((key, result))
      }
      wake()
    }
  }

  private func next() -> ImageKey? {
    state.withLock { state in
      state.decoding = state.queue.popLast()
      if state.decoding == nil { state.isRunning = false }
      return state.decoding
    }
  }

  /// More rows than fit a screen; what is pushed out is asked for again if it is still shown.
  private static let longestQueue = 48
}
