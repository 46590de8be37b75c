import Testing

@testable import Rendering

/// What is decoded first, and what not at all. The worker has no threads here: the tests take what a
/// thread would.
@Suite struct PictureWorkerTests {
  private static func key(_ name: Character, side: Int = 88) -> ImageKey {
    ImageKey(path: String(name), width: side, height: side)
  }

  /// The pictures that each frame waits for, and those that are decoded after the last one, in order.
  @Test(arguments: [
    (["abc"], "abc", "of one screen the uppermost first"),
    (["abc", "bcd"], "dabc", "what came into view last before what was there"),
    (["abc", "bcd", "cde"], "edbc", "a frame that is being drawn may not have asked yet"),
    (["abc", "def", "ghi", "ghi"], "ghi", "what went by is not decoded at all"),
    (["abc", "", ""], "", "nor what no frame waits for"),
    (["ab", "", "ab"], "ab", "what comes back is asked for anew"),
  ])
  func order(frames: [String], decoded: String, why: String) {
    let worker = PictureWorker(mostThreads: 0) {}
    for frame in frames {
      _ = worker.nextFrame()
      for name in frame { worker.request(Self.key(name)) }
    }
    var taken = ""
    while let key = worker.next() { taken += key.path }
    #expect(taken == decoded, "\(why)")
  }

  @Test func ofOneFileTheLastSizeIsWanted() {
    let worker = PictureWorker(mostThreads: 0) {}
    for side in [40, 50, 60] { worker.request(Self.key("a", side: side)) }
    #expect(worker.next() == Self.key("a", side: 60))
    #expect(worker.next() == nil)
  }

  /// What is being decoded is not begun a second time.
  @Test func oneInHandIsNotAskedForAgain() {
    let worker = PictureWorker(mostThreads: 0) {}
    worker.request(Self.key("a"))
    #expect(worker.next() == Self.key("a"))
    worker.request(Self.key("a"))
    #expect(worker.next() == nil)
  }

  /// A list that rushes by leaves a queue of a screen or two.
  @Test func theQueueIsBounded() {
    let worker = PictureWorker(mostThreads: 0) {}
    for number in 0..<1000 {
      worker.request(ImageKey(path: "\(number)", width: 88, height: 88))
    }
    var count = 0
    while worker.next() != nil { count += 1 }
    #expect(count == 48)
  }
}
