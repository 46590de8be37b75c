import Canvas
import Foundation
import Rendering
import SDLKit
import Scenes
import SheetKit
import Testing
import Workbench

/// Scenes at rest and in one moving moment, as pixels.
@Suite struct PixelSnapshotTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var scene = SceneName.restaurants
    var appearance = Appearance.light
    /// Where to click first, and when to look, in seconds after.
    var click: Point?
    var key: Key?
    var time: Double = 3
    var scale = 1.0

    var testDescription: String { name }
  }

  private static let row = Point(x: 195, y: 400)

  static let cases: [Case] = [
    Case(name: "list"),
    Case(name: "list-dark", appearance: .dark),
    Case(name: "list-2x", scale: 2),
    Case(name: "medium", click: row),
    Case(name: "medium-dark", appearance: .dark, click: row),
    Case(name: "large", click: row, key: .home),
    Case(name: "large-dark", appearance: .dark, click: row, key: .home),
    Case(name: "presenting", click: row, time: 0.15),
    Case(name: "browse", scene: .restaurantsBrowse, click: row),
    Case(name: "map-drawer", scene: .mapDrawer),
    Case(name: "map-drawer-dark", scene: .mapDrawer, appearance: .dark),
    Case(name: "map-drawer-classic", scene: .mapDrawerClassic),
    Case(name: "picker", scene: .picker),
    Case(name: "basic", scene: .basic, click: Point(x: 195, y: 88)),
    Case(
      name: "half-sheet-dark", scene: .halfSheet, appearance: .dark, click: Point(x: 195, y: 88)),
    Case(name: "form", scene: .form, click: Point(x: 195, y: 88)),
  ]

  @Test(arguments: cases) func looksAsKept(_ sample: Case) throws {
    try PixelGolden(name: sample.name).expect(picture(of: sample))
  }

  private static let assets = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Assets").standardized.path()

  private func picture(of sample: Case) throws -> Bitmap {
    let resources = DrawingResources(assets: Self.assets)
    var setup = PhoneSetup()
    setup.scene = sample.scene
    setup.appearance = sample.appearance
    setup.pixelScale = sample.scale
    setup.restaurants = try RestaurantsFile.read(Self.assets + "/restaurants.json").restaurants
    var phone = PhoneScreen(setup: setup, text: resources.text)
    if let click = sample.click {
      let pointer = Pointer(position: click)
      _ = phone.handle(.pointerDown(pointer, button: 1), at: 0)
      _ = phone.handle(.pointerUp(pointer, button: 1), at: 0.05)
    }
    if let key = sample.key { _ = phone.handle(.key(key, []), at: 1) }
    let time = 0.05 + sample.time
    _ = phone.advance(to: time)
    return Snapshot(resources: resources).bitmap(of: phone.picture(at: time), scale: sample.scale)
  }
}
