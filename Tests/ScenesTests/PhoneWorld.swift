import Canvas
import SheetKit

@testable import Scenes

/// A phone screen under test: three restaurants, text of fixed advances, gestures in one call.
struct PhoneWorld {
  var phone: PhoneScreen
  var time = 0.0
  private(set) var events: [PhoneEvent] = []

  static let restaurants: [Restaurant] =
    [
      Restaurant(
        name: "The Tide Table", type: "Oyster Bar", location: "1 Weighhouse Quay",
        phone: "555-0117", description: String(repeating: "Six kinds of oyster. ", count: 30),
        image: "pictures/oysters.jpg", isVisited: true),
      Restaurant(
        name: "Lantern Street Ramen", type: "Ramen", location: "8 Lantern Street",
        phone: "555-0108", description: "Eleven stools.", image: "pictures/ramen.jpg"),
    ]
    + (3...20).map { Restaurant(name: "Place \($0)", type: "Bistro", location: "\($0) Hill Road") }

  init(_ scene: SceneName = .restaurants, configure: (inout PhoneSetup) -> Void = { _ in }) {
    var setup = PhoneSetup()
    setup.scene = scene
    setup.restaurants = Self.restaurants
    configure(&setup)
    phone = PhoneScreen(setup: setup, text: FixedAdvanceText())
  }

  var presentation: SheetPresentation { phone.sheets.presentation(of: 0, at: time) }

  var eventNames: [String] { events.map(\.event.kind.name) }

  mutating func wait(_ seconds: Double) {
    time += seconds
    events += phone.advance(to: time)
  }

  mutating func press(_ x: Double, _ y: Double, id: Int = 1, button: Int = 1) {
    events += phone.handle(
      .pointerDown(Pointer(id: id, position: Point(x: x, y: y)), button: button), at: time)
  }

  mutating func move(_ x: Double, _ y: Double, id: Int = 1) {
    events += phone.handle(.pointerMove(Pointer(id: id, position: Point(x: x, y: y))), at: time)
  }

  mutating func release(_ x: Double, _ y: Double, id: Int = 1, button: Int = 1) {
    events += phone.handle(
      .pointerUp(Pointer(id: id, position: Point(x: x, y: y)), button: button), at: time)
  }

  mutating func click(_ x: Double, _ y: Double) {
    press(x, y)
    wait(0.05)
    release(x, y)
  }

  /// Moves the pressed pointer in steps of 8 ms.
  mutating func drag(from: Point, to: Point, steps: Int = 30) {
    press(from.x, from.y)
    for step in 1...steps {
      wait(0.008)
      let part = Double(step) / Double(steps)
      move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    }
  }

  mutating func key(_ key: Key, _ modifiers: Modifiers = []) {
    events += phone.handle(.key(key, modifiers), at: time)
  }

  mutating func wheel(_ x: Double, _ y: Double, dy: Double) {
    events += phone.handle(
      .wheel(Wheel(position: Point(x: x, y: y), dx: 0, dy: dy, isPrecise: false)), at: time)
  }
}
