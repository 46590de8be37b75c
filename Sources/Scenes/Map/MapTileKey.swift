import Canvas

/// Names a square of the map at one level: column and row of tiles from the world's corner.
struct MapTileKey: Hashable, Sendable {
  /// The level in 1/1024.
  var level: Int
  var column: Int
  var row: Int

  /// A tile's side in points at its own level.
  static let side = 256.0

  /// Levels this close draw the same tiles.
  static func level(ofZoom zoom: Double) -> Int { Int((zoom * 1024).rounded()) }

  var zoom: Double { Double(level) / 1024 }
  var scale: Double { MapCamera.scale(ofZoom: zoom) }

  /// The ground it shows, in metres.
  var ground: Rect {
    let side = Self.side / scale
    return Rect(x: Double(column) * side, y: Double(row) * side, width: side, height: side)
  }

  /// The tiles of a level that cover what a camera sees in a view, row by row.
  static func covering(_ camera: MapCamera, in view: Size, level: Int) -> [MapTileKey] {
    let side = Self.side / MapCamera.scale(ofZoom: Double(level) / 1024)
    let start = camera.place(.zero, in: view)
    let end = camera.place(Point(x: view.width, y: view.height), in: view)
    func indices(_ from: Double, _ to: Double) -> ClosedRange<Int> {
      let first = Int((from / side).rounded(.down))
      return first...max(first, Int((to / side).rounded(.up)) - 1)
    }
    return indices(start.y, end.y).flatMap { row in
      indices(start.x, end.x).map { MapTileKey(level: level, column: $0, row: row) }
    }
  }
}
