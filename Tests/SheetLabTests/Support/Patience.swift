/// Waits for conditions instead of for luck.
enum Patience {
  private static let pause = Duration.milliseconds(4)

  /// What `probe` finds, asked again and again; nil where it finds nothing up to the limit.
  static func wait<Found>(
    upTo limit: Duration, for probe: () throws -> Found?
  ) async throws -> Found? {
    let deadline = ContinuousClock.now + limit
    while true {
      // Asked once more after the deadline: a busy machine may have slept through it.
      let isLast = ContinuousClock.now >= deadline
      if let found = try probe() { return found }
      if isLast { return nil }
      try await Task.sleep(for: pause)
    }
  }
}
