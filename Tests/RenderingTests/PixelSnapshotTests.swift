import Canvas
import Foundation
import Rendering
import SDLKit
import Scenes
import SheetKit
import Testing
import Workbench

/// Scenes at rest and in one moving moment, as pixels. Fonts differ a little from one system to the
/// next, so a picture may differ by `tolerance` on `allowed` of its pixels; a difference beyond that
/// leaves actual, expected and difference on disk and names the first pixel.
@Suite struct PixelSnapshotTests {
  /// How far a component may be off before its pixel counts as different.
  private static let tolerance = 24
  /// The part of the pixels that may be different.
  private static let allowed = 0.01

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
    let actual = try picture(of: sample)
    let file = Self.folder.appending(path: sample.name + ".png")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try ImageFile.savePNG(actual, to: file.path())
    }
    let expected = try ImageFile.load(file.path()).bitmap
    try compare(actual, expected, name: sample.name)
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Snapshots")

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

  private func compare(_ actual: Bitmap, _ expected: Bitmap, name: String) throws {
    guard actual.width == expected.width, actual.height == expected.height else {
      Issue.record(
        """
        \(name): \(actual.width)×\(actual.height) pixels, expected \
        \(expected.width)×\(expected.height)
        """)
      return
    }
    var difference = Bitmap(width: actual.width, height: actual.height, filledWith: 0xFF00_0000)
    var first: (x: Int, y: Int)?
    var count = 0
    for index in actual.pixels.indices {
      let off = distance(actual.pixels[index], expected.pixels[index])
      guard off > Self.tolerance else { continue }
      count += 1
      difference.pixels[index] = 0xFF00_0000 | UInt32(min(off * 3, 255)) << 16
      if first == nil { first = (index % actual.width, index / actual.width) }
    }
    guard Double(count) > Self.allowed * Double(actual.pixels.count) else { return }
    let kept = FileManager.default.temporaryDirectory
    for (suffix, bitmap) in [
      ("actual", actual), ("expected", expected), ("difference", difference),
    ] {
      try ImageFile.savePNG(bitmap, to: kept.appending(path: "\(name)-\(suffix).png").path())
    }
    let place = first.map { "\($0.x),\($0.y)" } ?? ""
    Issue.record(
      "\(name): \(count) pixels differ, the first at \(place); see \(name)-*.png in \(kept.path())")
  }

  private func distance(_ a: UInt32, _ b: UInt32) -> Int {
    let shifts: [UInt32] = [0, 8, 16]
    return shifts.map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }
}
