/// Memory that is reused from call to call and only ever grows: no allocation in a steady drag.
final class ScratchBuffer<Element: BitwiseCopyable> {
  private var memory: UnsafeMutableBufferPointer<Element>

  init() {
    memory = .allocate(capacity: 1)
  }

  deinit { memory.deallocate() }

  /// Room for `count` elements, of which nothing is known. The next call may take it away.
  func room(for count: Int) -> UnsafeMutablePointer<Element> {
    if memory.count < count {
      memory.deallocate()
      memory = .allocate(capacity: count * 3 / 2)
    }
    return memory.baseAddress!
  }
}
