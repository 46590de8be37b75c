import Glibc

/// A memcpy of a phone's window at one pixel a point, in and out of memory that is warm.
enum CopyBenchmark {
  private static let byteCount = 390 * 844 * 4

  static func run() -> [Measurement] {
    let source = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
    let target = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
    defer {
      source.deallocate()
      target.deallocate()
    }
    memset(source, 1, byteCount)
    memset(target, 2, byteCount)
    let times = Stopwatch().times(201) { memcpy(target, source, byteCount) }
    return [Measurement("copy.window", "µs", times.seconds(times: 1e6))]
  }
}
