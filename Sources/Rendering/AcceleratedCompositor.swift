import Canvas
import SDLKit

/// Draws pictures with the graphics card: layers and loose marks are painted once by the software
/// painter, uploaded when they change, and composed as textured rectangles.
package final class AcceleratedCompositor: Presenter {
  let renderer: AcceleratedRenderer
  private let resources: DrawingResources
  private(set) var painter: SoftwarePainter
  let textures: TextureCache
  private var shown: Picture?
  private(set) var targets: [DrawTarget] = []

  /// What is drawn into: a texture, or the window, and which pixel is its first.
  struct DrawTarget {
    let texture: Texture?
    let bounds: PixelRect
  }

  package init(renderer: AcceleratedRenderer, resources: DrawingResources) {
    self.renderer = renderer
    self.resources = resources
    textures = TextureCache(renderer: renderer)
    painter = SoftwarePainter(resources: resources, scale: 1)
  }

  package var description: String { renderer.name }
  package var waitsForRefresh: Bool { renderer.waitsForRefresh }
  package private(set) var statistics = FrameStatistics()

  package func invalidate() { shown = nil }

  package func renderTargetsLost() {
    textures.removeAll()
    shown = nil
  }

  package func draw(_ picture: Picture, scale: Double) throws(SDLError) {
    if painter.grid.scale != scale || shown == nil { use(scale) }
    let arrived = resources.images.drain()
    if !arrived.isEmpty { textures.removeImageStamps() }
    textures.beginFrame()
    painter.beginFrame(arrived: arrived)
    painter.prepareLayers(of: picture.marks)
    let isSame = shown == picture && arrived.isEmpty && painter.statistics.layersRedrawn == 0
    if !isSame { try compose(picture) }
    painter.endFrame()
    shown = picture
    statistics = painter.statistics
    statistics.texturesUploaded = textures.uploads
    statistics.pixelsDamaged = isSame ? 0 : renderer.pixelSize.width * renderer.pixelSize.height
  }

  private func use(_ scale: Double) {
    guard painter.grid.scale != scale || painter.layerChanged == nil else { return }
    textures.removeAll()
    painter = SoftwarePainter(resources: resources, scale: scale)
    painter.layerChanged = { [unowned textures] id, rects in textures.layerChanged(id, rects) }
  }

  /// Where marks need what is behind them, all is drawn into a texture first.
  private func compose(_ picture: Picture) throws(SDLError) {
    let size = renderer.pixelSize
    let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    let needsTexture = picture.marks.contains(where: painter.holdsMaterial)
    let scene = needsTexture ? try textures.target(width: size.width, height: size.height) : nil
    try push(DrawTarget(texture: scene, bounds: whole), clip: whole)
    renderer.clear(picture.background, in: whole)
    try draw(picture.marks, clip: whole)
    targets = []
    try renderer.setTarget(nil)
    if let scene {
      renderer.setClip(whole)
      renderer.copy(scene, to: whole, options: .init(mode: .replace))
      textures.recycle(scene)
    }
    renderer.present()
  }

  func draw(_ marks: [Mark], clip: PixelRect) throws(SDLError) {
    for mark in marks {
      let part = painter.bounds.bounds(of: mark).intersection(clip)
      guard !part.isEmpty else { continue }
      painter.statistics.marksPainted += 1
      try draw(mark, clip: part)
    }
  }
}

// MARK: Targets

extension AcceleratedCompositor {
  /// From window pixels to pixels of what is drawn into.
  func local(_ rect: PixelRect) -> PixelRect {
    guard let target = targets.last else { return rect }
    return rect.offset(dx: -target.bounds.x, dy: -target.bounds.y)
  }

  func setClip(_ clip: PixelRect) { renderer.setClip(local(clip)) }

  private func push(_ target: DrawTarget, clip: PixelRect) throws(SDLError) {
    targets.append(target)
    try renderer.setTarget(target.texture)
    setClip(clip)
  }

  /// Draws into a texture of its own, cuts the rounded corners of `rect` from it, and lays it over
  /// what is there. `part` is what is wanted of the rectangle.
  func group(
    _ rect: PixelRect, _ radii: PixelRadii, part: PixelRect,
    _ draw: () throws(SDLError) -> Void
  ) throws(SDLError) {
    guard !part.isEmpty else { return }
    let texture = try textures.target(width: part.width, height: part.height)
    try push(DrawTarget(texture: texture, bounds: part), clip: part)
    renderer.clear(.clear, in: local(part))
    try draw()
    setClip(part)
    try cutCorners(of: rect, radii)
    targets.removeLast()
    try renderer.setTarget(targets.last?.texture)
    setClip(part)
    renderer.copy(texture, to: local(part), options: .init())
    textures.recycle(texture)
  }

  private func cutCorners(of rect: PixelRect, _ radii: PixelRadii) throws(SDLError) {
    var corners: [Corner] = []
    painter.masks.forEachCorner(of: rect, radii) { corners.append($0) }
    for corner in corners {
      let mask = try textures.mask(corner.mask, radius: corner.mask.radius)
      renderer.copy(
        mask, to: local(corner.square),
        options: .init(
          mode: .mask, isFlippedAcross: corner.isRight, isFlippedDown: corner.isBottom))
    }
  }
}
