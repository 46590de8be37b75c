import Canvas

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where a map is looked at from: the place in the middle, and how near.
///
///     let camera = MapCamera(center: Point(x: 2000, y: 2000), zoom: 4)
///     camera.scale            // 1 pt a metre; each level doubles it
///
/// Places are metres in the town, x east and y south; screen positions are points.
package struct MapCamera: Hashable, Sendable {
  /// The place in the middle of the view, in metres.
  var center: Point
  /// The level: 4 shows a metre as a point.
  var zoom: Double

  /// Points a metre.
  var scale: Double { Self.scale(ofZoom: zoom) }

  static func scale(ofZoom zoom: Double) -> Double { exp2(zoom - 4) }

  /// The level that shows a metre as so many points.
  static func zoom(ofScale scale: Double) -> Double { 4 + log2(scale) }

  /// Where a place is seen in a view of some size.
  func screen(_ place: Point, in view: Size) -> Point {
    Point(
      x: (place.x - center.x) * scale + view.width / 2,
      y: (place.y - center.y) * scale + view.height / 2)
  }

  /// The place that is seen at a point of a view.
  func place(_ point: Point, in view: Size) -> Point {
    Point(
      x: center.x + (point.x - view.width / 2) / scale,
      y: center.y + (point.y - view.height / 2) / scale)
  }

  /// Another level with the same place under a point of the view.
  func zoomed(to zoom: Double, keeping anchor: Point, in view: Size) -> MapCamera {
    var result = MapCamera(center: center, zoom: zoom)
    result.put(place(anchor, in: view), at: anchor, in: view)
    return result
  }

  /// Moves the camera so that a place is seen at a point of the view.
  mutating func put(_ place: Point, at point: Point, in view: Size) {
    center = Point(
      x: place.x - (point.x - view.width / 2) / scale,
      y: place.y - (point.y - view.height / 2) / scale)
  }
}
