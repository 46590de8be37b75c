import Canvas

/// Something on the map that can be chosen: a restaurant at its address, or a landmark.
struct MapPlace: Hashable, Sendable {
  /// What it is, as far as its pin shows.
  enum Kind: Hashable, Sendable { case food, drink, coffee, bakery, green, ferry, train, sight }

  /// The row of the list.
  var number: Int
  var name: String
  var detail: String
  var kind: Kind
  /// In metres.
  var position: Point

  /// The rows that the drawer's list has.
  static let count = 30

  /// The first restaurants and, while there is room, the town's landmarks.
  static func all(_ restaurants: [Restaurant]) -> [MapPlace] {
    let town = Town.portAveril
    var book = TownAddresses(town)
    let eating = restaurants.prefix(count).enumerated().map { number, restaurant in
      MapPlace(
        number: number, name: restaurant.name, detail: restaurant.type,
        kind: Kind(restaurantType: restaurant.type),
        position: book.position(of: restaurant.location))
    }
    let sights = landmarks.prefix(count - eating.count).enumerated().map { index, landmark in
      MapPlace(
        number: eating.count + index, name: landmark.0, detail: landmark.1, kind: landmark.2,
        position: Point(x: landmark.3, y: landmark.4))
    }
    return eating + sights
  }

  private static let landmarks: [(String, String, Kind, Double, Double)] = [
    ("Averil Light", "Lighthouse", .sight, 1806, 3072),
    ("Ferry Terminal", "Harbour ferries", .ferry, 2435, 2360),
    ("Averil Central", "Railway station", .train, 2905, 1078),
    ("Botanic Garden", "Park", .green, 1930, 330),
    ("Signal Hill", "Viewpoint", .green, 760, 1120),
    ("St Brannoc's", "Church", .sight, 1310, 1475),
    ("Harbour Museum", "Museum", .sight, 1555, 2215),
    ("Sunward Pier", "Pier", .sight, 834, 2775),
  ]
}

extension MapPlace.Kind {
  /// Guesses from a restaurant's type.
  init(restaurantType type: String) {
    let words = type.lowercased()
    func has(_ candidates: String...) -> Bool { candidates.contains { words.contains($0) } }
    if has("coffee", "tea", "café") {
      self = .coffee
    } else if has("bakery", "bread", "donut", "pâtisserie", "ice cream", "cake") {
      self = .bakery
    } else if has("cocktail", "wine", "pub", "juice") {
      self = .drink
    } else if has("vegetarian") {
      self = .green
    } else {
      self = .food
    }
  }

  /// The icon in its pin.
  var icon: String {
    switch self {
    case .food: "fork-knife"
    case .drink: "wineglass"
    case .coffee: "cup"
    case .bakery: "croissant"
    case .green: "leaf"
    case .ferry: "ferry"
    case .train: "tram"
    case .sight: "star-fill"
    }
  }

  /// The colour of its pin: saturated enough for white icons on either map.
  var tint: Color {
    switch self {
    case .food: Color(0xF0792B)
    case .drink: Color(0xA654C8)
    case .coffee: Color(0xA0693A)
    case .bakery: Color(0xE0922F)
    case .green: Color(0x34A853)
    case .ferry, .train: Color(0x2F7FE0)
    case .sight: Color(0xD6487E)
    }
  }
}
