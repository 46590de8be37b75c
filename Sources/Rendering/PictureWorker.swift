import SDLKit

/// Decodes pictures on other threads: what came into view last first, and of what came together the
/// first one first. What is no longer asked for is dropped.
///
/// What is ready waits in a mailbox; a thread ends when nothing is left to do.
final class PictureWorker: Sendable {
  /// A picture's pixels on their way from one thread to another: nobody else knows them.
  struct Decoded: @unchecked Sendable {
    let raster: Raster
  }

  typealias Outcome = Result<Decoded, ImageFileError>

  private struct Request {
    let key: ImageKey
    /// The frame that asked for it first, and the last one that did.
    let asked: Int
    var wanted: Int
  }

  private struct State {
    var frame = 0
    var queue: [Request] = []
    var decoding: Set<ImageKey> = []
    var finished: [(key: ImageKey, result: Outcome)] = []
    var threadCount = 0
  }

  private let state = Locked(State())
  private let mostThreads: Int
  private let wake: @Sendable () -> Void

  /// - Parameter mostThreads: how many pictures are decoded at the same time; by default one core
  ///   is left to the thread that draws.
  init(
    mostThreads: Int = min(max(BackgroundThread.coreCount - 1, 1), 3),
    wake: @escaping @Sendable () -> Void
  ) {
    self.mostThreads = mostThreads
    self.wake = wake
  }

  var isBusy: Bool { state.withLock { $0.threadCount > 0 || !$0.finished.isEmpty } }

  /// Asks for a picture, in every frame that waits for it. Of one file only the size asked for last
  /// is wanted.
  func request(_ key: ImageKey) {
    let mustStart = state.withLock { state in
      let isOnItsWay =
        state.decoding.contains(key) || state.finished.contains { $0.key == key }
      guard !isOnItsWay else { return false }
      if let known = state.queue.firstIndex(where: { $0.key == key }) {
        state.queue[known].wanted = state.frame
        return false
      }
      state.queue.removeAll { $0.key.path == key.path }
      state.queue.append(Request(key: key, asked: state.frame, wanted: state.frame))
      if state.queue.count > Self.longestQueue { state.queue.removeFirst() }
      guard state.threadCount < mostThreads else { return false }
      state.threadCount += 1
      return true
    }
    guard mustStart else { return }
    BackgroundThread.run(givesWay: true) { self.work() }
  }

  /// Begins a frame, and answers what is finished.
  func nextFrame() -> [(key: ImageKey, result: Outcome)] {
    state.withLock { state in
      state.frame += 1
      guard !state.finished.isEmpty else { return [] }
      defer { state.finished = [] }
      return state.finished
    }
  }

  static func decode(_ key: ImageKey) -> Outcome {
    do throws(ImageFileError) {
      return .success(Decoded(raster: try PictureLoader.load(key)))
    } catch {
      return .failure(error)
    }
  }

  private func work() {
    while let key = next() {
      let result = Self.decode(key)
      state.withLock {
        $0.decoding.remove(key)
        $0.finished.append((key, result))
      }
      wake()
    }
  }

  /// What to decode now.
  func next() -> ImageKey? {
    state.withLock { state in
      // The frame that is being drawn may not have asked yet.
      state.queue.removeAll { $0.wanted < state.frame - 1 }
      let newest = state.queue.map(\.asked).max()
      guard let index = state.queue.firstIndex(where: { $0.asked == newest }) else {
        state.threadCount -= 1
        return nil
      }
      let key = state.queue.remove(at: index).key
      state.decoding.insert(key)
      return key
    }
  }

  /// More rows than fit a screen; what is pushed out is asked for again if it is still shown.
  private static let longestQueue = 48
}
