import Canvas
import Testing

@testable import Scenes

@Suite struct MapCameraTests {
  static let view = Size(width: 390, height: 844)

  @Test(arguments: [0.0, 2, 3.25, 4, 5.75])
  func aPlaceIsSeenWhereItIsFound(zoom: Double) {
    let camera = MapCamera(center: Point(x: 1900, y: 2100), zoom: zoom)
    let place = camera.place(Point(x: 37, y: 611), in: Self.view)
    let seen = camera.screen(place, in: Self.view)
    #expect(seen.distance(to: Point(x: 37, y: 611)) < 1e-9)
  }

  @Test(arguments: [
    (2.0, 5.0, Point(x: 0, y: 0)), (3.25, 4.25, Point(x: 195, y: 422)),
    (5.0, 2.5, Point(x: 389, y: 12)), (4.0, 4.0, Point(x: 100, y: 800)),
  ])
  func zoomingKeepsThePlaceUnderThePointer(from: Double, to: Double, anchor: Point) {
    let camera = MapCamera(center: Point(x: 1900, y: 2100), zoom: from)
    let place = camera.place(anchor, in: Self.view)
    let zoomed = camera.zoomed(to: to, keeping: anchor, in: Self.view)
    #expect(zoomed.zoom == to)
    #expect(zoomed.screen(place, in: Self.view).distance(to: anchor) < 1e-9)
  }

  @Test(arguments: [
    (4.0, 1.0, "a metre is a point"), (5.0, 2.0, "a level doubles"), (3.0, 0.5, "and halves"),
  ])
  func aLevelIsAScale(zoom: Double, scale: Double, reason: Comment) {
    #expect(MapCamera.scale(ofZoom: zoom) == scale, reason)
    #expect(MapCamera.zoom(ofScale: scale) == zoom, reason)
  }
}

@Suite struct MapLimitsTests {
  static let limits = MapLimits(view: Size(width: 390, height: 844), coveredBottom: 340)

  @Test(arguments: [
    (Point(x: -900, y: -900), 1.0), (Point(x: 9000, y: 9000), 9.0), (Point(x: 2000, y: 2000), 4.0),
  ])
  func atRestOnlyTheWorldShows(center: Point, zoom: Double) {
    let held = Self.limits.clamped(MapCamera(center: center, zoom: zoom))
    let corner = held.place(.zero, in: Self.limits.view)
    let end = held.place(Point(x: 390, y: 844 - 340), in: Self.limits.view)
    #expect(corner.x >= -1e-6 && corner.y >= -1e-6)
    #expect(end.x <= MapLimits.world + 1e-6 && end.y <= MapLimits.world + 1e-6)
    #expect(Self.limits.clamped(held) == held)
  }

  @Test(arguments: [Point(x: -300, y: 2000), Point(x: 2000, y: 4600), Point(x: 1500, y: 1500)])
  func whatIsSoftenedIsHardenedBack(center: Point) {
    let asked = MapCamera(center: center, zoom: 4)
    let shown = Self.limits.softened(asked)
    #expect(Self.limits.hardened(shown).center.distance(to: asked.center) < 1e-6)
    let held = Self.limits.clamped(asked).center
    #expect(shown.center.distance(to: held) <= asked.center.distance(to: held))
  }

  @Test(arguments: [Size(width: 1024, height: 1366), Size(width: 320, height: 568)])
  func everyViewIsFilled(view: Size) {
    let limits = MapLimits(view: view, coveredBottom: 0)
    let scale = MapCamera.scale(ofZoom: limits.zooms.lowerBound)
    #expect(max(view.width, view.height) / scale <= MapLimits.world + 1e-6)
  }
}
