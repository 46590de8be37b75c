import Canvas
import SDLKit

/// The textures of an accelerated renderer: layers by identity, stamps by their mark, corner masks
/// by radius, and targets for groups. Emptied when the renderer loses them.
final class TextureCache {
  private let renderer: AcceleratedRenderer
  private var layers: [Layer.ID: Texture] = [:]
  private var stale: [Layer.ID: [PixelRect]] = [:]
  private var stamps: [Mark: StampTexture] = [:]
  private var masks: [Double: Texture] = [:]
  private var targets: [Texture] = []
  private(set) var uploads = 0

  struct StampTexture {
    let texture: Texture
    let bounds: PixelRect
    var lastUse: Int
  }

  init(renderer: AcceleratedRenderer) {
    self.renderer = renderer
  }

  func beginFrame() { uploads = 0 }

  func removeAll() {
    layers = [:]
    stale = [:]
    stamps = [:]
    masks = [:]
    targets = []
  }

  /// Pictures that arrived change the stamps that show them.
  func removeImageStamps() {
    stamps = stamps.filter { if case .image = $0.key { false } else { true } }
  }

  /// Notes that a layer's pixels changed; no rectangles mean that it is gone.
  func layerChanged(_ id: Layer.ID, _ rects: [PixelRect]) {
    if rects.isEmpty {
      layers[id] = nil
      stale[id] = nil
    } else {
      stale[id, default: []] += rects
    }
  }

  func layer(_ id: Layer.ID, _ raster: Raster) throws(SDLError) -> Texture {
    if let known = layers[id], known.width == raster.width, known.height == raster.height {
      for rect in stale.removeValue(forKey: id) ?? [] { try upload(raster, rect, to: known) }
      return known
    }
    let made = try Texture(
      renderer: renderer, width: raster.width, height: raster.height, isTarget: false)
    try upload(raster, raster.bounds, to: made)
    layers[id] = made
    stale[id] = nil
    return made
  }

  private func upload(
    _ raster: Raster, _ rect: PixelRect, to texture: Texture
  ) throws(SDLError) {
    uploads += 1
    try texture.update(
      rect.offset(dx: -raster.origin.x, dy: -raster.origin.y), from: raster.row(rect.y) + rect.x,
      stride: raster.stride)
  }

  /// The texture of a mark, painted when it is not there yet.
  func stamp(
    _ mark: Mark, frame: Int, bounds: PixelRect, paint: (Raster) -> Void
  ) throws(SDLError) -> StampTexture {
    if let known = stamps[mark] {
      stamps[mark]?.lastUse = frame
      return known
    }
    if stamps.count >= Self.mostStamps { stamps = stamps.filter { $0.value.lastUse >= frame - 1 } }
    let raster = Raster(covering: bounds)
    paint(raster)
    let texture = try Texture(
      renderer: renderer, width: bounds.width, height: bounds.height, isTarget: false)
    try upload(raster, bounds, to: texture)
    let made = StampTexture(texture: texture, bounds: bounds, lastUse: frame)
    stamps[mark] = made
    return made
  }

  /// A corner's coverage as alpha.
  func mask(_ mask: CornerMask, radius: Double) throws(SDLError) -> Texture {
    if let known = masks[radius] { return known }
    let raster = Raster(width: mask.side, height: mask.side)
    for y in 0..<mask.side {
      for x in 0..<mask.side { raster.row(y)[x] = mask.coverage(x: x, y: y) * 0x0101_0101 }
    }
    let made = try Texture(
      renderer: renderer, width: mask.side, height: mask.side, isTarget: false)
    try upload(raster, raster.bounds, to: made)
    masks[radius] = made
    return made
  }

  /// A texture to draw into; given back with `recycle`.
  func target(width: Int, height: Int) throws(SDLError) -> Texture {
    if let index = targets.firstIndex(where: { $0.width == width && $0.height == height }) {
      return targets.remove(at: index)
    }
    return try Texture(renderer: renderer, width: width, height: height, isTarget: true)
  }

  func recycle(_ texture: Texture) {
    targets.append(texture)
    if targets.count > Self.mostTargets { targets.removeFirst() }
  }

  private static let mostStamps = 512
  private static let mostTargets = 12
}
