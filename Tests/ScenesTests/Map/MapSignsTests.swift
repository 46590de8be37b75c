import Canvas
import SheetKit
import Testing

@testable import Scenes

@Suite struct LabelPlacementTests {
  @Test func theFirstOneStands() {
    var room = LabelPlacement(margin: 2)
    let a = room.claim(Rect(x: 100, y: 100, width: 60, height: 12))
    let over = room.claim(Rect(x: 150, y: 108, width: 60, height: 12))
    let tooNear = room.claim(Rect(x: 161, y: 100, width: 60, height: 12))
    let free = room.claim(Rect(x: 163, y: 100, width: 60, height: 12))
    let farAway = room.claim(Rect(x: -5000, y: 3, width: 900, height: 400))
    #expect([a, over, tooNear, free, farAway] == [true, false, false, true, true])
  }

  @Test(arguments: 8...23)
  func noTwoNamesOrPinsCollide(step: Int) {
    let context = PageContext(
      size: Size(width: 390, height: 844), safeArea: EdgeInsets(), theme: .light,
      text: FixedAdvanceText())
    let places = MapPlace.all(PhoneWorld.restaurants)
    let signs = MapSigns(
      places, selected: 3, step: step, palette: .light, context: context)
    let scale = MapCamera.scale(ofZoom: Double(step) / 4)
    func moved(_ box: Rect, _ place: Point) -> Rect {
      box.offset(dx: place.x * scale, dy: place.y * scale)
    }
    let names = signs.names.map { moved($0.box, $0.label.position) }
    let pins = places.indices.map { moved(MapPin.box(signs.pins[$0]), places[$0].position) }
    for (index, name) in names.enumerated() {
      #expect(!names[(index + 1)...].contains { $0.intersects(name) })
      #expect(!pins.contains { $0.intersects(name) })
    }
    #expect(signs.pins[3] == .selected)
    #expect(!names.isEmpty)
  }

  @Test func nearerThereIsMoreToRead() {
    let counts = [2.0, 3, 4, 5].map { TownNames.labels(zoom: $0).count }
    #expect(counts.sorted() == counts)
    let labels = TownNames.labels(zoom: 4)
    #expect(zip(labels, labels.dropFirst()).allSatisfy { $0.priority >= $1.priority })
  }
}

@Suite struct TownTests {
  let town = Town.portAveril

  @Test(arguments: [
    "Lantern Street", "Weighhouse Quay", "Ropewalk Lane", "Kiln Yard", "Chandlers' Arcade",
    "Saltmarket Street", "Gullwing Terrace", "Cooper's Steps", "Fishgate", "Bellringer Street",
    "Anchor Passage", "Linden Promenade", "Signal Hill Road", "North Mole", "Orchard Hill",
    "Lower Quay", "Fig Court", "Mast Street", "Botanic Row", "Sunward Steps",
  ])
  func theRestaurantsStreetsAreThere(name: String) {
    #expect(town.streets.contains { $0.name == name })
  }

  @Test func everyPlaceIsInTheWorldAndOnItsOwnSpot() {
    let places = MapPlace.all(PhoneWorld.restaurants)
    #expect(places.count == PhoneWorld.restaurants.count + 8, "and the landmarks")
    let world = Rect(x: 0, y: 0, width: MapLimits.world, height: MapLimits.world)
    #expect(places.allSatisfy { world.contains($0.position) })
    #expect(Set(places.map(\.position)).count == places.count)
    #expect(places.map(\.number) == Array(places.indices))
    let many = [Restaurant](repeating: Restaurant(name: "One"), count: 4000)
    #expect(MapPlace.all(many).count == MapPlace.count)
  }

  @Test func noHouseStandsInTheWater() {
    for block in town.blocks {
      for corner in block.outline {
        #expect(!town.water.sea.surrounds(corner), "\(corner)")
        #expect(!town.water.river.surrounds(corner), "\(corner)")
      }
    }
  }

  @Test func aLineIsCutIntoDashes() {
    let line = MapLine([Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10)])
    let dashes = line.dashes(6, gap: 2)
    #expect(dashes.map(\.length) == [6, 6, 4])
    #expect(dashes[1].points == [Point(x: 8, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 4)])
  }
}
