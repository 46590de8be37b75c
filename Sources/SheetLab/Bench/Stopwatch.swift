import SDLKit

/// Times stretches of work.
struct Stopwatch {
  private let clock = Clock()

  /// How long `work` takes, in seconds.
  func time(_ work: () throws -> Void) rethrows -> Double {
    let start = clock.now
    try work()
    return clock.now - start
  }

  /// The times of `count` runs of `work`, in seconds.
  func times(_ count: Int, _ work: () throws -> Void) rethrows -> [Double] {
    try (0..<count).map { _ in try time(work) }
  }
}

extension [Double] {
  /// Seconds in a smaller unit, each over `runs` runs.
  func seconds(per runs: Int = 1, times factor: Double) -> [Double] {
    map { $0 * factor / Double(runs) }
  }
}
