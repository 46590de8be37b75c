/// What a policy decides from. Positions are the sheet's top in points **down** from the
/// container's top; velocities are pt/s, positive **downwards**.
public struct SnapSituation: Sendable {
  /// The sheet's top as it would be without resistance.
  public var y: Double
  /// The release velocity.
  public var velocity: Double
  /// Where the sheet may go, from the top down; never empty.
  public var candidates: [SnapCandidate]
  /// Index of the candidate that the drag started from, or nearest to its start; nil = unknown.
  public var startIndex: Int?
  /// The container's height in points.
  public var containerHeight: Double
  /// The numbers of the configuration.
  public var tuning: SheetTuning

  /// Makes a situation; `candidates` must not be empty, and is put in order from the top down.
  public init(
    y: Double, velocity: Double, candidates: [SnapCandidate], start: Destination? = nil,
    containerHeight: Double, tuning: SheetTuning = SheetTuning()
  ) {
    precondition(!candidates.isEmpty, "a release needs at least one candidate")
    self.y = y
    self.velocity = velocity
    let sorted = candidates.sorted { $0.y < $1.y }
    self.candidates = sorted
    self.startIndex = start.flatMap { start in sorted.firstIndex { $0.destination == start } }
    self.containerHeight = containerHeight
    self.tuning = tuning
  }

  /// Index of the candidate nearest `y`; a tie goes to the one nearest the drag's start, or where
  /// that is unknown to the lower one.
  public func nearestIndex(to y: Double) -> Int {
    var best = 0
    for index in candidates.indices.dropFirst() where isBetter(index, than: best, at: y) {
      best = index
    }
    return best
  }

  private func isBetter(_ index: Int, than best: Int, at y: Double) -> Bool {
    let difference = abs(candidates[index].y - y) - abs(candidates[best].y - y)
    guard abs(difference) <= 1e-9 else { return difference < 0 }
    guard let startIndex else { return true }
    return abs(index - startIndex) < abs(best - startIndex)
  }
}
