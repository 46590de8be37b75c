import AllocationCounter

/// The allocations of one case.
struct Report {
  let name: String
  let allocations: UInt64
  /// What was counted, for a person.
  let extent: String

  /// Counts what `body` allocates on this thread.
  static func count(_ name: String, _ extent: String, _ body: () -> Void) -> Report {
    let before = allocation_count()
    body()
    return Report(name: name, allocations: allocation_count() - before, extent: extent)
  }
}
