import Canvas

/// A street with its name, rank and course.
struct TownStreet: Hashable, Sendable {
  /// From the least to the most important.
  enum Rank: Int, Hashable, Sendable, Comparable, CaseIterable {
    case path, lane, street, avenue, ringRoad

    static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }

    /// The width of the carriageway in metres.
    var width: Double {
      switch self {
      case .path: 3
      case .lane: 6.5
      case .street: 9.5
      case .avenue: 16
      case .ringRoad: 22
      }
    }
  }

  /// Empty where nobody needs one.
  var name: String
  var rank: Rank
  var line: MapLine
}
