import Canvas

/// Finds where an address lies in the town: a known house, else a place along the street that it
/// names, else any street, the same one every time.
struct TownAddresses {
  private let town: Town
  private var strangers = 0

  init(_ town: Town) { self.town = town }

  /// Houses and squares that are no street, by what an address calls them.
  private static let known: [(String, Double, Double)] = [
    ("Old Customs House", 1545, 2330), ("North Mole", 1776, 3040),
    ("Weighhouse Square", 1868, 2040),
    ("Orchard Hill", 2935, 655), ("Gullwing Terrace", 1180, 2160), ("Sunward Steps", 690, 2440),
    ("Linden Promenade", 2080, 1268), ("Signal Hill Road", 640, 1338), ("Lower Quay", 2690, 2105),
    ("Weighhouse Quay", 1960, 2104),
  ]

  mutating func position(of address: String) -> Point {
    if let house = Self.known.first(where: { address.contains($0.0) }) {
      return Point(x: house.1, y: house.2)
    }
    let street = town.streets.last { !$0.name.isEmpty && address.contains($0.name) }
    if let street {
      return street.line.at(Self.part(Self.number(in: address))).place
    }
    return somewhere()
  }

  /// The first number in an address, 1 if there is none.
  private static func number(in address: String) -> Int {
    let digits = address.drop { !$0.isNumber }.prefix { $0.isASCII && $0.isNumber }
    return Int(digits.prefix(6)) ?? 1
  }

  /// House numbers spread over the middle of a street.
  private static func part(_ number: Int) -> Double {
    let golden = Double(number) * 0.618_034
    return 0.15 + 0.7 * (golden - golden.rounded(.down))
  }

  /// A place on one of the named streets near the harbour.
  private mutating func somewhere() -> Point {
    strangers += 1
    let centre = Point(x: 1900, y: 1750)
    let near = town.streets.filter {
      !$0.name.isEmpty && $0.rank > .path && $0.line.at(0.5).place.distance(to: centre) < 1100
    }
    return near[strangers * 7 % near.count].line.at(Self.part(strangers)).place
  }
}
