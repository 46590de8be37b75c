import Canvas

/// Ground between small streets: built up, or a green.
struct TownBlock: Sendable {
  enum Kind: Hashable, Sendable { case homes, oldTown, works, green, square }

  var kind: Kind
  var outline: [Point]
  var bounds: Rect
  var seed: UInt64

  init(_ kind: Kind, _ outline: [Point], seed: UInt64) {
    self.kind = kind
    self.outline = outline
    bounds = outline.bounds
    self.seed = seed
  }

  /// The houses on a block with four corners (north-west first, clockwise): plots along
  /// its four sides around a yard, of depths that differ from plot to plot.
  var buildings: [[Point]] {
    guard outline.count == 4, kind != .green, kind != .square else { return [] }
    var random = TownRandom(seed)
    let isWide = outline[0].distance(to: outline[1]) > outline[1].distance(to: outline[2])
    let corners = isWide ? outline : [outline[1], outline[2], outline[3], outline[0]]
    func spot(_ u: Double, _ v: Double) -> Point {
      corners[0].mixed(corners[1], u).mixed(corners[3].mixed(corners[2], u), v)
    }
    let long = corners[0].distance(to: corners[1])
    let deep = corners[1].distance(to: corners[2])
    if kind == .works { return Self.sheds(long, deep, &random, spot) }
    let front = kind == .oldTown ? 9.0 : 15
    let depth = min(0.44, (kind == .oldTown ? 21 : 14) / deep)
    let gap = kind == .oldTown ? 0.03 : 0.13
    var houses: [[Point]] = []
    /// A row along one side: `side` turns a place along and a depth into fractions of the block.
    func row(
      _ along: Double, _ from: Double, _ to: Double, side: (Double, Double) -> (Double, Double)
    ) {
      for plot in Self.plots(along * (to - from), front, &random) where random.next() > gap {
        let near = kind == .oldTown ? 0 : 0.3 * random.next()
        let far = 0.75 + 0.5 * random.next()
        let (start, end) = (from + plot.0 * (to - from), from + plot.1 * (to - from))
        houses.append(
          [(start, near), (end, near), (end, far), (start, far)].map {
            let (u, v) = side($0.0, $0.1)
            return spot(u, v)
          })
      }
    }
    row(long, 0, 1) { ($0, $1 * depth) }
    row(long, 0, 1) { ($0, 1 - $1 * depth) }
    let (start, end) = (depth * 1.45, 1 - depth * 1.45)
    guard end - start > 14 / deep else { return houses }
    let wide = min(0.3, depth * deep / long)
    row(deep, start, end) { ($1 * wide, $0) }
    row(deep, start, end) { (1 - $1 * wide, $0) }
    return houses
  }

  /// Parts of a street front of so many metres.
  private static func plots(
    _ long: Double, _ front: Double, _ random: inout TownRandom
  ) -> [(Double, Double)] {
    let count = max(1, Int(long / front))
    var edges = (0...count).map { Double($0) / Double(count) }
    for index in edges.indices.dropFirst().dropLast() {
      edges[index] += (random.next() - 0.5) * 0.4 / Double(count)
    }
    let gap = 0.5 / long
    return zip(edges, edges.dropFirst()).map { ($0 + gap, $1 - gap) }
  }

  private static func sheds(
    _ long: Double, _ deep: Double, _ random: inout TownRandom,
    _ spot: (Double, Double) -> Point
  ) -> [[Point]] {
    let count = max(1, Int(long / 52))
    return (0..<count).compactMap { index in
      if random.next() < 0.12 { return nil }
      let from = (Double(index) + 0.06 + 0.1 * random.next()) / Double(count)
      let to = (Double(index) + 0.94 - 0.14 * random.next()) / Double(count)
      let top = 0.08 + 0.14 * random.next()
      let bottom = 0.92 - 0.3 * random.next()
      return [spot(from, top), spot(to, top), spot(to, bottom), spot(from, bottom)]
    }
  }
}

/// Numbers that look random and are the same in every run (SplitMix64).
struct TownRandom: Sendable {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// 0…1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) * 0x1p-53
  }
}
