import Canvas
import Foundation
import Rendering
import SDLKit
import Scenes
import SheetKit
import Testing
import Workbench

/// Every scene at rest and in one moving moment, in light and dark, at scale 1 and 2, as pixels.
@Suite struct PixelSnapshotTests {
  @Test(arguments: SnapshotCase.all) func looksAsKept(sample: SnapshotCase) throws {
    let resources = DrawingResources(assets: Self.assets)
    for scale in sample.scales {
      for appearance in sample.appearances {
        var script = sample.script
        script.appearance = appearance
        var replay = Replay(
          script, fps: 60, restaurants: try Self.restaurants(for: sample), text: resources.text,
          pixelScale: scale)
        for moment in sample.moments {
          let picture = replay.picture(at: moment.at)
          let bitmap = Snapshot(resources: resources).bitmap(of: picture, scale: scale)
          let variant = (appearance == .dark ? "-dark" : "") + (scale == 1 ? "" : "-\(Int(scale))x")
          try SnapshotFile(name: sample.name + moment.name + variant).check(bitmap)
        }
      }
    }
    #expect(resources.takeProblems() == [])
  }

  @Test func everySceneIsThere() {
    let names = Set(SnapshotCase.all.map(\.name))
    #expect(SceneName.allCases.allSatisfy { names.contains($0.rawValue) })
  }

  private static let assets = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Assets").standardized.path()

  /// The stages after the first show a drawing for a photograph: it takes a tenth of the bytes.
  private static func restaurants(for sample: SnapshotCase) throws -> [Restaurant] {
    let all = try RestaurantsFile.read(assets + "/restaurants.json").restaurants
    let drawing = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Formats/plate.svg").path()
    guard
      [.restaurantsFourDetents, .restaurantsStoredDetent, .restaurantsBrowse]
        .contains(sample.script.scene)
    else { return all }
    return all.map { restaurant in
      var result = restaurant
      result.image = drawing
      return result
    }
  }
}
