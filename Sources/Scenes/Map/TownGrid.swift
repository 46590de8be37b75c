import Canvas

/// Divides a cell by its small streets: where they run, and the blocks between them. The lines are
/// not quite even, so that no two blocks are alike.
struct TownGrid {
  let lattice: TownLattice
  let cell: TownCell
  private let across: [Double]
  private let down: [Double]

  init(_ lattice: TownLattice, _ cell: TownCell) {
    self.lattice = lattice
    self.cell = cell
    var random = TownRandom(UInt64(cell.row * 31 + cell.column + 7))
    let unevenness = cell.use == .oldTown ? 0.42 : 0.2
    func cuts(_ count: Int) -> [Double] {
      (0...count).map { index in
        let even = Double(index) / Double(count)
        guard index > 0, index < count else { return even }
        return even + (random.next() - 0.5) * unevenness / Double(count)
      }
    }
    across = cuts(cell.blocks.across)
    down = cuts(cell.blocks.down)
  }

  private var rank: TownStreet.Rank { cell.use == .oldTown ? .lane : .street }

  var streets: [TownStreet] {
    alongStreets + downStreets
  }

  private var alongStreets: [TownStreet] {
    down.indices.dropFirst().dropLast().map { index in
      let line = MapLine(
        (0...16).map { lattice.place(cell.row, cell.column, Double($0) / 16, down[index]) })
      let name = cell.along[index] ?? ""
      return TownStreet(name: name, rank: name.isEmpty ? rank : .street, line: line)
    }
  }

  /// Between two streets from west to east a street may be missing, unless it has a name.
  private var downStreets: [TownStreet] {
    var random = TownRandom(UInt64(cell.row * 57 + cell.column + 3))
    return across.indices.dropFirst().dropLast().flatMap { index -> [TownStreet] in
      let name = cell.down[index] ?? ""
      if !name.isEmpty { return [downStreet(index, 0...1, name)] }
      return zip(down, down.dropFirst()).compactMap { from, to in
        random.next() < 0.16 ? nil : downStreet(index, from...to, "")
      }
    }
  }

  private func downStreet(_ index: Int, _ part: ClosedRange<Double>, _ name: String) -> TownStreet {
    let steps = 6.0
    let points = (0...Int(steps)).map { step in
      let v = part.lowerBound + (part.upperBound - part.lowerBound) * Double(step) / steps
      return lattice.place(cell.row, cell.column, across[index], v)
    }
    return TownStreet(name: name, rank: cell.use == .oldTown ? .lane : rank, line: MapLine(points))
  }

  /// The blocks, drawn back from their streets.
  var blocks: [TownBlock] {
    var blocks: [TownBlock] = []
    for (x, (west, east)) in zip(across, across.dropFirst()).enumerated() {
      for (y, (north, south)) in zip(down, down.dropFirst()).enumerated() {
        let corners = [(west, north), (east, north), (east, south), (west, south)].map {
          lattice.place(cell.row, cell.column, $0.0, $0.1)
        }
        let margins = [
          y == 0 ? 13.0 : 8, x == across.count - 2 ? 13 : 8, y == down.count - 2 ? 13 : 8,
          x == 0 ? 13 : 8,
        ]
        let seed = UInt64(cell.row * 4096 + cell.column * 512 + x * 16 + y + 1)
        blocks.append(
          TownBlock(kind(x, y), Self.inset(corners, margins), seed: seed))
      }
    }
    return blocks
  }

  private func kind(_ x: Int, _ y: Int) -> TownBlock.Kind {
    if cell.greens.contains([x, y]) { return cell.use == .oldTown ? .square : .green }
    return switch cell.use {
    case .oldTown: .oldTown
    case .works: .works
    default: .homes
    }
  }

  /// A quadrilateral with its sides (north, east, south, west) moved inwards by metres.
  private static func inset(_ corners: [Point], _ margins: [Double]) -> [Point] {
    let width = corners[0].distance(to: corners[1])
    let depth = corners[1].distance(to: corners[2])
    func spot(_ u: Double, _ v: Double) -> Point {
      corners[0].mixed(corners[1], u).mixed(corners[3].mixed(corners[2], u), v)
    }
    let (left, right) = (margins[3] / width, 1 - margins[1] / width)
    let (top, bottom) = (margins[0] / depth, 1 - margins[2] / depth)
    return [spot(left, top), spot(right, top), spot(right, bottom), spot(left, bottom)]
  }
}
