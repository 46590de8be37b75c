import Canvas
import SheetKit
import Testing

@testable import Scenes

@Suite struct MapTilesTests {
  static let view = Size(width: 390, height: 844)

  static var context: PageContext {
    PageContext(size: view, safeArea: EdgeInsets(), theme: .light, text: FixedAdvanceText())
  }

  @Test(arguments: [
    (Point(x: 2000, y: 2000), 4.0), (Point(x: 10, y: 4090), 3.25), (Point(x: -77.3, y: 1.5), 5.75),
  ])
  func theTilesOfALevelCoverTheView(center: Point, zoom: Double) {
    let camera = MapCamera(center: center, zoom: zoom)
    let keys = MapTileKey.covering(camera, in: Self.view, level: MapTileKey.level(ofZoom: zoom))
    #expect(Set(keys).count == keys.count)
    for corner in [(0.0, 0.0), (389.9, 0), (0, 843.9), (389.9, 843.9), (200, 400)] {
      let place = camera.place(Point(x: corner.0, y: corner.1), in: Self.view)
      #expect(keys.filter { $0.ground.contains(place) }.count == 1)
    }
    #expect(keys.count <= 3 * 5)
  }

  @Test func panningCopiesWhatIsDrawn() {
    var tiles = MapTiles()
    var camera = MapCamera(center: Point(x: 2000, y: 2000), zoom: 4)
    func draw() -> [Mark] {
      tiles.marks(
        camera, in: Self.view, isZooming: false, palette: .light, context: Self.context)
    }
    _ = draw()
    let first = tiles.drawn
    camera.center.x += 5
    let marks = draw()
    #expect(tiles.drawn - first <= 5, "a column at most")
    let before = tiles.drawn
    camera.center.y += 3
    camera.center.x -= 6
    _ = draw()
    #expect(tiles.drawn == before)
    for case .layer(let layer, let placement) in marks {
      #expect(placement.frame.size == layer.size, "at rest nothing is scaled")
      #expect(placement.frame.minX == placement.frame.minX.rounded(), "and all is on whole pixels")
    }
  }

  @Test func whileZoomingTheLastLevelIsScaled() {
    var tiles = MapTiles()
    var camera = MapCamera(center: Point(x: 2000, y: 2000), zoom: 4)
    _ = tiles.marks(
      camera, in: Self.view, isZooming: false, palette: .light, context: Self.context)
    let first = tiles.drawn
    camera.zoom = 4.5
    let marks = tiles.marks(
      camera, in: Self.view, isZooming: true, palette: .light, context: Self.context)
    #expect(tiles.drawn == first, "nearer: nothing new to see")
    for case .layer(_, let placement) in marks {
      #expect(abs(placement.frame.width - 256 * 2.0.squareRoot()) < 1e-9)
    }
    _ = tiles.marks(
      camera, in: Self.view, isZooming: false, palette: .light, context: Self.context)
    #expect(tiles.drawn > first, "at rest it is drawn anew, crisp")
  }

  @Test func aLongWayKeepsABoundedNumber() {
    var tiles = MapTiles()
    for step in 0..<60 {
      let camera = MapCamera(center: Point(x: 200 + Double(step) * 60, y: 1500), zoom: 4)
      _ = tiles.marks(
        camera, in: Self.view, isZooming: false, palette: .dark, context: Self.context)
    }
    #expect(tiles.count <= MapTiles.capacity)
    let drawn = tiles.drawn
    _ = tiles.marks(
      MapCamera(center: Point(x: 3680, y: 1500), zoom: 4), in: Self.view, isZooming: false,
      palette: .dark, context: Self.context)
    #expect(tiles.drawn == drawn, "the way back begins with tiles that are still there")
  }
}
