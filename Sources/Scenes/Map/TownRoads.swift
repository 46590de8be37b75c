import Canvas

/// The main roads along the lattice: which part of which row or column is a road, and its name.
enum TownRoads {
  private struct Entry {
    let index: Int
    let from: Int
    let to: Int
    let rank: TownStreet.Rank
    let name: String

    init(_ index: Int, _ from: Int, _ to: Int, _ rank: TownStreet.Rank, _ name: String) {
      self.index = index
      self.from = from
      self.to = to
      self.rank = rank
      self.name = name
    }
  }

  private static let rows = [
    Entry(1, 0, 8, .ringRoad, "Ring Road"),
    Entry(2, 0, 4, .avenue, "Hillside Road"),
    Entry(2, 5, 8, .avenue, "Quarry Road"),
    Entry(3, 0, 3, .avenue, "Signal Hill Road"),
    Entry(3, 3, 4, .avenue, "Linden Promenade"),
    Entry(3, 4, 5, .avenue, "Linden Bridge"),
    Entry(3, 5, 8, .avenue, "Station Road"),
    Entry(4, 0, 3, .avenue, "Westgate"),
    Entry(4, 3, 4, .avenue, "Saltmarket Street"),
    Entry(4, 4, 5, .avenue, "Old Bridge"),
    Entry(4, 5, 8, .avenue, "Foundry Road"),
    Entry(5, 0, 3, .avenue, "Gullwing Terrace"),
    Entry(5, 3, 4, .street, "Weighhouse Quay"),
    Entry(5, 5, 7, .street, "Lower Quay"),
    Entry(5, 7, 8, .street, "Dock Road"),
    Entry(6, 0, 3, .street, "Sunward Esplanade"),
    Entry(6, 5, 8, .street, "Dock Road"),
  ]

  private static let columns = [
    Entry(1, 0, 6, .avenue, "Western Avenue"),
    Entry(2, 0, 6, .avenue, "Chapel Hill"),
    Entry(3, 0, 3, .avenue, "North Street"),
    Entry(3, 3, 5, .avenue, "Bellringer Street"),
    Entry(3, 5, 6, .street, "Customs Wharf"),
    Entry(4, 0, 3, .street, "River Walk"),
    Entry(4, 3, 5, .street, "Ropewalk Lane"),
    Entry(5, 0, 3, .street, "East Embankment"),
    Entry(5, 3, 6, .street, "Mast Embankment"),
    Entry(6, 0, 6, .avenue, "Boatyard Road"),
    Entry(7, 0, 6, .avenue, "Orchard Road"),
  ]

  static func streets(_ lattice: TownLattice) -> [TownStreet] {
    rows.map {
      TownStreet(name: $0.name, rank: $0.rank, line: lattice.row($0.index, $0.from, $0.to))
    }
      + columns.map {
        TownStreet(name: $0.name, rank: $0.rank, line: lattice.column($0.index, $0.from, $0.to))
      }
  }
}
