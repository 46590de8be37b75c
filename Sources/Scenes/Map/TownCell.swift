/// What fills a cell of the lattice, and how its small streets divide it.
struct TownCell: Sendable {
  enum Use: Hashable, Sendable { case homes, oldTown, works, park, wood, fields, water, river }

  /// The crossing at its north-western corner.
  var row: Int
  var column: Int
  var use: Use
  /// Blocks from west to east, and from north to south.
  var blocks: (across: Int, down: Int)
  /// Names of streets from west to east, by their number from the north, 1 the first one inside.
  var along: [Int: String]
  /// Names of streets from north to south, by their number from the west.
  var down: [Int: String]
  /// Blocks that are open: a square or a green, by column and row.
  var greens: [[Int]]

  init(
    _ row: Int, _ column: Int, _ use: Use, _ across: Int = 1, _ downwards: Int = 1,
    along: [Int: String] = [:], down: [Int: String] = [:], greens: [[Int]] = []
  ) {
    self.row = row
    self.column = column
    self.use = use
    blocks = (across, downwards)
    self.along = along
    self.down = down
    self.greens = greens
  }

  /// The cells of Port Averil, row by row.
  static let all: [TownCell] = [
    TownCell(0, 0, .fields),
    TownCell(0, 1, .homes, 6, 5, along: [2: "Heron Road", 4: "Teasel Street"]),
    TownCell(0, 2, .homes, 7, 5, along: [2: "Northgate", 4: "Almond Road"], greens: [[3, 2]]),
    TownCell(0, 3, .park),
    TownCell(0, 4, .river),
    TownCell(0, 5, .homes, 4, 5, along: [2: "Pear Tree Road", 4: "Cider Street"]),
    TownCell(0, 6, .homes, 5, 4, along: [2: "Quince Road"]),
    TownCell(0, 7, .fields),
    TownCell(1, 0, .wood),
    TownCell(1, 1, .homes, 6, 4, along: [1: "Larch Road", 3: "Vicarage Road"], greens: [[2, 1]]),
    TownCell(1, 2, .homes, 6, 4, along: [2: "Priory Street", 3: "Marten Street"]),
    TownCell(
      1, 3, .homes, 7, 4, along: [1: "Botanic Row", 2: "Glasshouse Street", 3: "Fern Street"],
      greens: [[5, 2]]),
    TownCell(1, 4, .river),
    TownCell(1, 5, .homes, 5, 4, along: [1: "Damson Street", 2: "Orchard Hill", 3: "Medlar Road"]),
    TownCell(
      1, 6, .homes, 5, 4, along: [2: "Meadow Road"], greens: [[1, 1], [2, 1], [1, 2], [2, 2]]),
    TownCell(1, 7, .wood),
    TownCell(2, 0, .homes, 5, 4, along: [2: "Farrier Road"]),
    TownCell(2, 1, .park),
    TownCell(2, 2, .homes, 6, 4, along: [1: "Sexton Street", 3: "Candle Street"]),
    TownCell(
      2, 3, .homes, 8, 4, along: [1: "Lime Street", 3: "Arbour Street"], greens: [[3, 2], [4, 2]]),
    TownCell(2, 4, .river),
    TownCell(2, 5, .works, 3, 4, along: [3: "Station Square"]),
    TownCell(2, 6, .homes, 5, 4, along: [1: "Signal Street", 3: "Platform Street"]),
    TownCell(2, 7, .homes, 5, 4, along: [2: "Carter Road"]),
    TownCell(3, 0, .homes, 5, 4, along: [2: "Mill Road"]),
    TownCell(3, 1, .homes, 6, 4, along: [1: "Beacon Road", 2: "Flagstaff Street", 3: "Tern Road"]),
    TownCell(
      3, 2, .homes, 6, 4, along: [1: "Cloister Street", 3: "Psalter Street"],
      greens: [[2, 1], [3, 1]]),
    TownCell(
      3, 3, .oldTown, 8, 4,
      along: [1: "Cordwainer Street", 2: "Minster Street", 3: "Bread Street"],
      greens: [[4, 2]]),
    TownCell(3, 4, .river),
    TownCell(3, 5, .works, 5, 3, along: [1: "Bottle Street", 2: "Kiln Yard"]),
    TownCell(
      3, 6, .homes, 5, 4, along: [1: "Smelter Street", 3: "Anvil Street"], greens: [[2, 1]]),
    TownCell(3, 7, .homes, 5, 4, along: [2: "Slate Road"]),
    TownCell(4, 0, .homes, 5, 4, along: [2: "Dune Road"]),
    TownCell(4, 1, .homes, 6, 4, along: [1: "Kittiwake Road", 3: "Petrel Street"]),
    TownCell(
      4, 2, .homes, 6, 4, along: [1: "Sailmaker Street", 2: "Net Street", 3: "Hemp Street"]),
    TownCell(
      4, 3, .oldTown, 7, 4,
      along: [1: "Chandlers' Arcade", 2: "Lantern Street", 3: "Fishgate"],
      down: [1: "Anchor Passage", 3: "Fig Court", 5: "Cooper's Steps"], greens: [[3, 3]]),
    TownCell(4, 4, .river),
    TownCell(
      4, 5, .homes, 6, 4, along: [1: "Block Street", 2: "Mast Street", 3: "Caulker Street"]),
    TownCell(4, 6, .works, 4, 3, along: [1: "Crane Street"]),
    TownCell(4, 7, .works, 3, 2),
    TownCell(5, 0, .homes, 5, 2),
    TownCell(5, 1, .homes, 6, 3, down: [3: "Sunward Steps"]),
    TownCell(5, 2, .homes, 6, 3, along: [2: "Shingle Street"]),
    TownCell(5, 3, .water),
    TownCell(5, 4, .water),
    TownCell(5, 5, .works, 4, 1),
    TownCell(5, 6, .works, 3, 1),
    TownCell(5, 7, .works, 3, 1),
  ]
}
