import Canvas
import SheetKit

/// How far and how near a map may be looked at, in a view of some size: at rest nothing but the
/// world shows, except that its southern end can be brought up above a drawer.
struct MapLimits: Hashable, Sendable {
  /// The view's size in points.
  var view: Size
  /// The part at the view's bottom that a drawer covers at most, in points.
  var coveredBottom: Double

  /// The town's world: a square of so many metres.
  static let world = 4096.0
  private static let nearest = 5.75
  private static let farthest = 2.0
  /// How far past a limit a finger can pull, in points and in levels (C, by feel).
  private static let give = 160.0
  private static let zoomGive = 0.6

  /// The levels that can be rested at.
  var zooms: ClosedRange<Double> {
    let filling = MapCamera.zoom(ofScale: max(view.width, view.height) / Self.world)
    return min(max(Self.farthest, filling), Self.nearest)...Self.nearest
  }

  func zoom(_ zoom: Double) -> Double { min(max(zoom, zooms.lowerBound), zooms.upperBound) }

  /// Where the middle may stand, in metres, at a level.
  func centers(atZoom zoom: Double) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let scale = MapCamera.scale(ofZoom: zoom)
    func range(_ length: Double, extra: Double) -> ClosedRange<Double> {
      let half = length / scale / 2
      let low = min(half, Self.world / 2)
      return low...max(low, Self.world - half + extra / scale)
    }
    return (range(view.width, extra: 0), range(view.height, extra: coveredBottom))
  }

  /// The nearest camera that may rest.
  func clamped(_ camera: MapCamera) -> MapCamera {
    var result = camera
    result.zoom = zoom(camera.zoom)
    let centers = centers(atZoom: result.zoom)
    result.center.x = min(max(camera.center.x, centers.x.lowerBound), centers.x.upperBound)
    result.center.y = min(max(camera.center.y, centers.y.lowerBound), centers.y.upperBound)
    return result
  }

  /// A level that fingers ask for, with resistance past the limits.
  func softened(zoom: Double) -> Double {
    RubberBand(dimension: Self.zoomGive).banded(zoom, in: zooms)
  }

  /// A camera that a finger asks for, with resistance past the limits of its middle.
  func softened(_ camera: MapCamera) -> MapCamera {
    let centers = centers(atZoom: camera.zoom)
    let band = RubberBand(dimension: Self.give / camera.scale)
    var result = camera
    result.center.x = band.banded(camera.center.x, in: centers.x)
    result.center.y = band.banded(camera.center.y, in: centers.y)
    return result
  }

  /// The exact inverse: the camera that is shown as this one.
  func hardened(_ camera: MapCamera) -> MapCamera {
    let held = clamped(camera)
    let band = RubberBand(dimension: Self.give / camera.scale)
    var result = camera
    let centers = centers(atZoom: camera.zoom)
    func pulled(_ value: Double, _ range: ClosedRange<Double>) -> Double {
      let inside = min(max(value, range.lowerBound), range.upperBound)
      return inside + band.overshoot(value - inside)
    }
    result.center.x = pulled(camera.center.x, centers.x)
    result.center.y = pulled(camera.center.y, centers.y)
    result.zoom =
      held.zoom + RubberBand(dimension: Self.zoomGive).overshoot(camera.zoom - held.zoom)
    return result
  }
}
