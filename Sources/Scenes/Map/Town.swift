import Canvas

/// Port Averil, the invented harbour town of the restaurants: everything its map shows, in metres.
struct Town: Sendable {
  /// Ground of one kind.
  struct Area: Sendable {
    enum Kind: Hashable, Sendable { case homes, oldTown, works, park, wood, fields, bank }
    var kind: Kind
    var outline: [Point]
    var bounds: Rect
  }

  let lattice: TownLattice
  let water: TownWater
  let areas: [Area]
  let blocks: [TownBlock]
  /// The least important first.
  let streets: [TownStreet]
  let bounds: [Rect]

  /// The town is a constant: made once, on first use.
  static let portAveril = Town()

  init() {
    let lattice = TownLattice()
    let water = TownWater(lattice)
    self.lattice = lattice
    self.water = water
    areas = TownCell.all.compactMap { Self.area($0, lattice) }
    let grids = TownCell.all.filter { Self.isBuilt($0.use) }.map { TownGrid(lattice, $0) }
    blocks = grids.flatMap(\.blocks).filter { block in
      let middle = block.outline[0].mixed(block.outline[2], 0.5)
      return !water.railway.isNear(middle, 34)
    }
    let all =
      TownRoads.streets(lattice) + grids.flatMap(\.streets) + Self.paths
      + [TownStreet(name: "North Mole", rank: .path, line: water.moles[0])]
    streets = all.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
    bounds = streets.map(\.line.bounds)
  }

  private static func isBuilt(_ use: TownCell.Use) -> Bool {
    use == .homes || use == .oldTown || use == .works
  }

  private static func area(_ cell: TownCell, _ lattice: TownLattice) -> Area? {
    let kind: Area.Kind? =
      switch cell.use {
      case .homes: .homes
      case .oldTown: .oldTown
      case .works: .works
      case .park: .park
      case .wood: .wood
      case .fields: .fields
      case .river: .bank
      case .water: nil
      }
    guard let kind else { return nil }
    let outline = lattice.outline(cell.row, cell.column, 0...1, 0...1)
    return Area(kind: kind, outline: outline, bounds: outline.bounds)
  }

  /// Walks in the parks.
  private static let paths: [TownStreet] = [
    path([(1700, 60), (1850, 140), (1990, 120), (2120, 100), (2260, 170), (2400, 150)]),
    path([(1800, 400), (1880, 280), (1990, 260), (2130, 290), (2290, 240), (2330, 400)]),
    path([(1890, 145), (1930, 210), (1990, 260)]),
    path([(350, 930), (450, 1010), (540, 990), (620, 950), (760, 980), (900, 940)]),
    path([(330, 1230), (470, 1190), (540, 1090), (640, 1090), (760, 1180), (930, 1200)]),
    path([(540, 990), (530, 1040), (540, 1090)]),
    path([(-250, 500), (-60, 600), (60, 560), (200, 640), (240, 780)]),
    path([(-300, 800), (-120, 740), (20, 760), (200, 640)]),
  ]

  private static func path(_ points: [(Double, Double)]) -> TownStreet {
    TownStreet(
      name: "", rank: .path, line: MapLine.smooth(points.map { Point(x: $0.0, y: $0.1) }))
  }

  /// The longest street of a name.
  func street(named name: String) -> TownStreet? {
    streets.filter { $0.name == name }.max { $0.line.length < $1.line.length }
  }
}
