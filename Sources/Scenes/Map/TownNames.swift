import Canvas

/// The names on the map at a level: which could be shown, before it is decided which fit.
enum TownNames {
  private static let districts: [(String, Double, Double)] = [
    ("OLD TOWN", 1830, 1860), ("SIGNAL HILL", 640, 1530), ("GULLWING", 1230, 1990),
    ("NORTHGATE", 1290, 640), ("ORCHARD HILL", 2900, 200), ("KILNSIDE", 2900, 1500),
    ("MASTHEAD", 2780, 1900), ("EAST DOCKS", 3330, 2230), ("STATION QUARTER", 3450, 1130),
    ("LINDENSIDE", 2030, 1080), ("WESTGATE", 620, 1980), ("SAILMAKERS", 1250, 1800),
    ("CLOISTERS", 1270, 1400), ("MEADOWS", 3440, 680), ("HERON FIELD", 640, 160),
    ("GLASSHOUSES", 1990, 680),
  ]

  private static let parks: [(String, Double, Double)] = [
    ("Botanic Garden", 2060, 80), ("Signal Hill Park", 640, 1140), ("Averil Wood", -20, 620),
    ("Sunward Beach", 640, 2625), ("Gannet Isle", 3270, 3330), ("Quarry Wood", 4060, 660),
  ]

  private static let waters: [(String, Double, Double)] = [
    ("Averil Bay", 900, 3080), ("Weighhouse Basin", 1850, 2300), ("Outer Harbour", 2180, 2720),
    ("The Sound", 2680, 3760), ("River Averil", 2585, 1090), ("River Averil", 2372, 1790),
    ("River Averil", 2470, 560), ("Skerries", 830, 3700),
  ]

  /// All of them, the most important first.
  static func labels(zoom: Double) -> [MapLabel] {
    let scale = MapCamera.scale(ofZoom: zoom)
    var labels: [MapLabel] = []
    if zoom < 2.6 {
      labels.append(
        MapLabel(
          text: "Port Averil", kind: .town, position: Point(x: 1960, y: 1700), anchor: .middle,
          priority: 100))
    }
    func add(_ names: [(String, Double, Double)], _ kind: MapLabel.Kind, _ priority: Int) {
      labels += names.map {
        MapLabel(
          text: $0.0, kind: kind, position: Point(x: $0.1, y: $0.2), anchor: .middle,
          priority: priority)
      }
    }
    add(waters, .water, 80)
    if zoom < 4.6 { add(districts, .district, 70) }
    if zoom >= 2.4 { add(parks, .park, 65) }
    labels += streets(scale)
    return labels.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
  }

  /// A street's name once every so many points of its length.
  private static let repeatEvery = 420.0

  private static func streets(_ scale: Double) -> [MapLabel] {
    Town.portAveril.streets.flatMap { street -> [MapLabel] in
      guard !street.name.isEmpty, let least = least(street.rank), scale >= least else { return [] }
      let points = street.line.length * scale
      let width = Double(street.name.count) * 6
      guard points > width * 1.15 else { return [] }
      let count = max(1, Int(points / repeatEvery))
      return (0..<count).map { index in
        label(street, at: (Double(index) + 0.5) / Double(count), scale)
      }
    }
  }

  /// The least scale at which streets of a rank are named, in points a metre.
  private static func least(_ rank: TownStreet.Rank) -> Double? {
    switch rank {
    case .path: 0.5
    case .lane: 0.8
    case .street: 0.55
    case .avenue: 0.33
    case .ringRoad: 0.2
    }
  }

  /// Along a street that runs more or less from west to east; beside one that does not.
  private static func label(_ street: TownStreet, at part: Double, _ scale: Double) -> MapLabel {
    let (place, direction) = street.line.at(part)
    let isSteep = abs(direction.y) > 0.55 * abs(direction.x)
    let gap = street.rank.width * scale / 2 + 4
    return MapLabel(
      text: street.name, kind: street.rank >= .avenue ? .avenue : .street, position: place,
      anchor: isSteep ? .right(gap) : .middle, priority: 10 + 10 * street.rank.rawValue)
  }
}
