import Canvas

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Port Averil's bay, harbour and river, its moles, islands, beach, railway and ferries, in metres.
struct TownWater: Sendable {
  let sea: [Point]
  let river: [Point]
  let islands: [[Point]]
  let ponds: [[Point]]
  let beach: MapLine
  let moles: [MapLine]
  /// The stone edges of quays.
  let quays: [MapLine]
  let ferries: [MapLine]
  /// Above ground, then below it.
  let railway: MapLine
  let tunnel: MapLine

  init(_ lattice: TownLattice) {
    let bay = Self.line(Self.bay)
    let east = Self.line(Self.eastCoast)
    let harbour = Self.points(Self.harbour)
    sea =
      bay.points + harbour + east.points + Self.points([(9000, 2500), (9000, 9000), (-6000, 9000)])
      + Self.points([(-6000, 2560)])
    river = Self.river(lattice)
    islands = Self.islands.map { MapLine.smooth(Self.points($0), isClosed: true).points }
    ponds = Self.ponds.map { MapLine.smooth(Self.points($0), isClosed: true).points }
    beach = MapLine(Array(bay.points[8..<(bay.points.count - 6)]))
    moles = Self.moles.map { MapLine(Self.points($0)) }
    quays = [MapLine(harbour)]
    ferries = Self.ferries.map(Self.line)
    railway = Self.line(Self.rails)
    tunnel = Self.line(Self.tunnelRails)
  }

  private static func points(_ pairs: [(Double, Double)]) -> [Point] {
    pairs.map { Point(x: $0.0, y: $0.1) }
  }

  private static func line(_ pairs: [(Double, Double)]) -> MapLine {
    MapLine.smooth(points(pairs))
  }

  /// Between its two embankments: 62 % of the way between them is water, more at the mouth.
  private static func river(_ lattice: TownLattice) -> [Point] {
    let west = lattice.columns[4].points
    let east = lattice.columns[5].points
    let count = west.count
    func bank(_ index: Int, _ side: Double) -> Point {
      let down = Double(index) / Double(count - 1)
      let half = 0.27 + 0.07 * down + 0.03 * sin(Double(index) * 0.55)
      return west[index].mixed(east[index], 0.5 + side * half)
    }
    return (0..<count).map { bank($0, -1) } + (0..<count).reversed().map { bank($0, 1) }
  }

  private static let bay: [(Double, Double)] = [
    (-6000, 2560), (-900, 2600), (-300, 2590), (150, 2545), (520, 2620), (820, 2700), (1120, 2650),
    (1380, 2525), (1470, 2480),
  ]

  private static let harbour: [(Double, Double)] = [
    (1500, 2485), (1655, 2450), (1632, 2192), (2052, 2132), (2130, 2132), (2130, 2290),
    (2318, 2290), (2320, 2392), (2540, 2372), (2552, 2600), (2640, 2596), (2634, 2366),
    (2850, 2356), (2868, 2590), (2990, 2584), (2984, 2352), (3180, 2350),
  ]

  private static let eastCoast: [(Double, Double)] = [
    (3180, 2350), (3340, 2430), (3640, 2420), (3900, 2520), (4500, 2500), (5200, 2560),
    (9000, 2500),
  ]

  private static let islands: [[(Double, Double)]] = [
    [(3050, 3300), (3180, 3190), (3400, 3200), (3530, 3330), (3430, 3490), (3200, 3470)],
    [(640, 3420), (760, 3380), (800, 3460), (700, 3510)],
    [(860, 3600), (930, 3560), (960, 3630), (900, 3660)],
  ]

  private static let ponds: [[(Double, Double)]] = [
    [(2010, 180), (2090, 140), (2190, 170), (2170, 240), (2080, 260), (2000, 235)],
    [(560, 1010), (620, 985), (680, 1010), (660, 1060), (590, 1065)],
    [(40, 640), (90, 600), (150, 640), (120, 700), (60, 700)],
  ]

  private static let moles: [[(Double, Double)]] = [
    [(1490, 2470), (1530, 2700), (1640, 2930), (1800, 3060)],
    [(3000, 2575), (2830, 2850), (2600, 3010), (2330, 3060)],
    [(820, 2690), (838, 2790)],
  ]

  private static let ferries: [[(Double, Double)]] = [
    [(2430, 2392), (2390, 2700), (2090, 3080), (1800, 3500), (1400, 4300), (1200, 5200)],
    [(2430, 2392), (2370, 2720), (2130, 3120), (2350, 3560), (2900, 3560), (3110, 3440)],
  ]

  private static let rails: [(Double, Double)] = [
    (5200, 1120), (4500, 1130), (3700, 1110), (3190, 1075), (2700, 1080), (2300, 1085),
    (1620, 1070), (940, 1105),
  ]

  private static let tunnelRails: [(Double, Double)] = [
    (940, 1105), (620, 1130), (280, 1110), (-500, 1130),
  ]
}
