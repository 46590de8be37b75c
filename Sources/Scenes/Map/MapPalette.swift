import Canvas

/// The map's colours in one appearance: quiet ground, so that roads, water and pins stand out.
struct MapPalette: Hashable, Sendable {
  struct Road: Hashable, Sendable {
    var fill: Color
    var casing: Color
  }

  var land: Color
  var homes: Color
  var oldTown: Color
  var works: Color
  var building: Color
  var buildingEdge: Color
  var tallBuilding: Color
  var park: Color
  var wood: Color
  var fields: Color
  var tree: Color
  var square: Color
  var water: Color
  var shallows: Color
  var sand: Color
  var quay: Color
  var path: Color
  var street: Road
  var avenue: Road
  var ringRoad: Road
  var rail: Color
  var railGap: Color
  var ferry: Color
  var streetName: Color
  var avenueName: Color
  var districtName: Color
  var parkName: Color
  var waterName: Color
  /// Around every name, so that it reads on whatever it crosses.
  var halo: Color
  /// Bars and buttons over the map, the line around them, what is chosen on them, and what is written.
  var control: Color
  var controlEdge: Color
  var controlChosen: Color
  var controlTint: Color

  static func of(_ appearance: Appearance) -> MapPalette { appearance == .light ? light : dark }

  /// What is written on a bar or button, grey while the map is dimmed.
  func controlTint(in context: PageContext) -> Color {
    controlTint.mixed(with: controlTint.desaturated, context.tintLoss)
  }

  /// A bar or button over the map.
  func control(_ frame: Rect, _ corners: CornerRadii, hairline: Double) -> [Mark] {
    let shadow = Shadow(radius: 6, color: Color.black.opacity(0.2), offset: Point(x: 0, y: 1))
    let edge: [Mark] =
      controlEdge.alpha > 0 ? [.stroke(frame, corners, width: hairline, controlEdge)] : []
    return [.shadow(frame, corners, shadow), .roundedFill(frame, corners, control)] + edge
  }

  func ground(_ kind: Town.Area.Kind) -> Color {
    switch kind {
    case .homes: homes
    case .oldTown: oldTown
    case .works: works
    case .park: park
    case .wood: wood
    case .fields: fields
    case .bank: park
    }
  }

  func road(_ rank: TownStreet.Rank) -> Road {
    switch rank {
    case .path: Road(fill: path, casing: .clear)
    case .lane, .street: street
    case .avenue: avenue
    case .ringRoad: ringRoad
    }
  }

  static let light = MapPalette(
    land: Color(0xF3F0E9), homes: Color(0xF3F0E9), oldTown: Color(0xF4EDE0),
    works: Color(0xECEBEA), building: Color(0xE6E0D5), buildingEdge: Color(0xD8D0C2),
    tallBuilding: Color(0xE9DCC6), park: Color(0xCDEABF), wood: Color(0xBEE2B1),
    fields: Color(0xE6EDD3), tree: Color(0xA9D69B), square: Color(0xF6E7CF),
    water: Color(0xA5D8F3), shallows: Color(0xB4E0F6), sand: Color(0xF7EBC3),
    quay: Color(0xDDD6C8), path: Color(0xFFFDF6),
    street: Road(fill: Color(0xFFFFFF), casing: Color(0xDFD9CD)),
    avenue: Road(fill: Color(0xFFFFFF), casing: Color(0xCFC6B5)),
    ringRoad: Road(fill: Color(0xFFE39A), casing: Color(0xE6C263)), rail: Color(0x9C958A),
    railGap: Color(0xF7F4EE), ferry: Color(0x6FAFD6), streetName: Color(0x6D675D),
    avenueName: Color(0x4F4A42), districtName: Color(0x857C6E), parkName: Color(0x3F8A45),
    waterName: Color(0x3C82B4), halo: Color(0xFFFDF8), control: Color(0xFFFFFF),
    controlEdge: .clear, controlChosen: Color(0xE5E5EA), controlTint: Color(0x007AFF))

  static let dark = MapPalette(
    land: Color(0x242B38), homes: Color(0x242B38), oldTown: Color(0x29303D),
    works: Color(0x262C36), building: Color(0x303947), buildingEdge: Color(0x3B4555),
    tallBuilding: Color(0x383F4B), park: Color(0x22402F), wood: Color(0x1D382B),
    fields: Color(0x283433), tree: Color(0x2C523B), square: Color(0x373A3F),
    water: Color(0x14223A), shallows: Color(0x172944), sand: Color(0x403D34),
    quay: Color(0x3A4250), path: Color(0x47564F),
    street: Road(fill: Color(0x3D4758), casing: Color(0x1D232E)),
    avenue: Road(fill: Color(0x4D596D), casing: Color(0x1B212B)),
    ringRoad: Road(fill: Color(0x85703D), casing: Color(0x2E2A20)), rail: Color(0x6B7587),
    railGap: Color(0x2A313E), ferry: Color(0x3F6C9C), streetName: Color(0xA9B2C2),
    avenueName: Color(0xCDD4DF), districtName: Color(0x8D99AD), parkName: Color(0x7FBF8E),
    waterName: Color(0x6E9FD2), halo: Color(0x1B212C), control: Color(0x39424F),
    controlEdge: Color.white.opacity(0.16), controlChosen: Color(0x5D6775),
    controlTint: Color(0x5EB0FF))
}
