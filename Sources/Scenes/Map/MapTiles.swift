import Canvas

/// The map's retained tiles: drawn when first seen, kept while there is room, so that panning only
/// copies them. While the level changes, those of the last level are copied scaled.
struct MapTiles: Sendable {
  private struct Look: Hashable, Sendable {
    var appearance: Appearance
    var pixelScale: Double
  }

  private struct Kept: Sendable {
    var layer: Layer
    var lastUse: Int
  }

  private var kept: [MapTileKey: Kept] = [:]
  private var look: Look?
  private var uses = 0
  private let source = Layer.Source()
  private var made = 0
  /// The level that is shown, in 1/1024.
  private var level: Int?

  /// The most tiles that are kept: three screens of a phone.
  static let capacity = 72
  /// Levels that tiles may be away from the camera's while it zooms.
  private static let stretch = 0.75

  /// How many tiles are kept.
  var count: Int { kept.count }

  /// How many tiles have been drawn so far: the rest was copied.
  var drawn: Int { made }

  /// The tiles that cover the view, in its coordinates.
  mutating func marks(
    _ camera: MapCamera, in view: Size, isZooming: Bool, palette: MapPalette, context: PageContext
  ) -> [Mark] {
    let look = Look(appearance: context.theme.appearance, pixelScale: context.pixelScale)
    if look != self.look { kept = [:] }
    self.look = look
    uses += 1
    let level = level(for: camera, isZooming: isZooming)
    self.level = level
    let ratio = camera.scale / MapCamera.scale(ofZoom: Double(level) / 1024)
    let side = MapTileKey.side * ratio
    let corner = camera.place(.zero, in: view)
    let origin = Point(
      x: context.snap(corner.x * camera.scale), y: context.snap(corner.y * camera.scale))
    return MapTileKey.covering(camera, in: view, level: level).map { key in
      let x = Double(key.column) * side - origin.x
      let y = Double(key.row) * side - origin.y
      let frame = Rect(x: x, y: y, width: side, height: side)
      return .layer(tile(key, palette), LayerPlacement(frame: frame))
    }
  }

  private func level(for camera: MapCamera, isZooming: Bool) -> Int {
    if isZooming, let level, abs(Double(level) / 1024 - camera.zoom) <= Self.stretch {
      return level
    }
    return isZooming
      ? MapTileKey.level(ofZoom: camera.zoom.rounded()) : MapTileKey.level(ofZoom: camera.zoom)
  }

  private mutating func tile(_ key: MapTileKey, _ palette: MapPalette) -> Layer {
    if let known = kept[key] {
      kept[key]?.lastUse = uses
      return known.layer
    }
    makeRoom()
    made += 1
    let layer = Layer(
      id: Layer.ID("map-tile", made), revision: source.nextRevision(), source: source,
      size: Size(width: MapTileKey.side, height: MapTileKey.side), isOpaque: true,
      marks: MapTilePainter(key, palette).marks)
    kept[key] = Kept(layer: layer, lastUse: uses)
    return layer
  }

  /// Drops the tile unseen for longest; what is shown now stays.
  private mutating func makeRoom() {
    guard kept.count >= Self.capacity,
      let oldest = kept.min(by: { ($0.value.lastUse, $0.key.row) < ($1.value.lastUse, $1.key.row) }
      ),
      oldest.value.lastUse < uses
    else { return }
    kept[oldest.key] = nil
  }
}
