import Canvas
import SheetKit

/// What a map's camera does, with the data that is valid then. Every case answers for any time.
enum MapMotion: Hashable, Sendable {
  case still(MapCamera)
  /// Let go with a speed: each axis in points at the camera's level.
  case coasting(x: Coasting, y: Coasting, zoom: Double, start: Seconds)
  /// On its way to a camera; with an anchor the place under that point of the view stays there.
  case gliding(from: MapCamera, to: MapCamera, anchor: Point?, start: Seconds, duration: Seconds)

  func camera(at time: Seconds, in view: Size) -> MapCamera {
    switch self {
    case .still(let camera): return camera
    case .coasting(let x, let y, let zoom, let start):
      let scale = MapCamera.scale(ofZoom: zoom)
      return MapCamera(
        center: Point(
          x: x.position(at: time - start) / scale, y: y.position(at: time - start) / scale),
        zoom: zoom)
    case .gliding(let from, let to, let anchor, let start, let duration):
      let ease = EaseMotion(from: 0, to: 1, duration: duration, curve: Self.curve)
      let progress = ease.position(at: time - start)
      guard progress < 1 else { return to }
      let zoom = from.zoom + (to.zoom - from.zoom) * progress
      if let anchor { return from.zoomed(to: zoom, keeping: anchor, in: view) }
      return MapCamera(center: Self.between(from, to, zoom, progress), zoom: zoom)
    }
  }

  /// Fast at first, long in coming to rest.
  private static let curve = TimingCurve(0.22, 0.7, 0.2, 1)

  /// On a straight way whose speed on the screen is the ease's at every level.
  private static func between(
    _ from: MapCamera, _ to: MapCamera, _ zoom: Double, _ progress: Double
  ) -> Point {
    let part: Double
    if abs(from.zoom - to.zoom) < 1e-9 {
      part = progress
    } else {
      let near = 1 / from.scale - 1 / MapCamera.scale(ofZoom: zoom)
      part = near / (1 / from.scale - 1 / to.scale)
    }
    return Point(
      x: from.center.x + (to.center.x - from.center.x) * part,
      y: from.center.y + (to.center.y - from.center.y) * part)
  }

  /// Where it will rest.
  func goal(in view: Size) -> MapCamera { camera(at: .infinity, in: view) }

  func isMoving(at time: Seconds) -> Bool {
    switch self {
    case .still: false
    case .coasting(let x, let y, _, let start):
      time - start < max(x.settlingTime, y.settlingTime)
    case .gliding(_, _, _, let start, let duration): time - start < duration
    }
  }

  /// Whether its level changes at a time.
  func isZooming(at time: Seconds) -> Bool {
    if case .gliding(let from, let to, _, _, _) = self {
      return isMoving(at: time) && from.zoom != to.zoom
    }
    return false
  }
}
