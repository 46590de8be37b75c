import Canvas
import SDLKit

/// Draws marks into rasters, keeping layers as pixels from frame to frame.
///
/// `update` draws only what differs from what the raster shows; the result is the same, pixel for
/// pixel, as drawing everything.
final class SoftwarePainter {
  let resources: DrawingResources
  let grid: PixelGrid
  let bounds: MarkBounds
  let masks = CornerMasks()
  let shadows: ShadowMasks
  let corners: CornerKeeper
  let layers: LayerCache
  private(set) var frame = 0
  private(set) var arrived: Set<ImageKey> = []
  /// The pictures that were not ready in what is painted at present.
  private var missing: Set<ImageKey> = []
  var statistics = FrameStatistics()
  /// Called with every layer whose pixels changed, or that was dropped (no rectangles).
  var layerChanged: ((Layer.ID, [PixelRect]) -> Void)?

  let rowScratch = ScratchBuffer<UInt32>()
  let scaleScratch = SmoothScaler.Scratch()
  let maskScratch = ScratchBuffer<UInt8>()
  let polygonScratch = ScratchBuffer<Float>()
  private var clips: [PixelRect] = []

  init(resources: DrawingResources, scale: Double, layerCapacity: Int = 32 << 20) {
    self.resources = resources
    grid = PixelGrid(scale: scale)
    bounds = MarkBounds(grid: grid, text: resources.text)
    shadows = ShadowMasks(corners: masks)
    corners = CornerKeeper(masks: masks)
    layers = LayerCache(capacity: layerCapacity)
  }

  /// Begins a frame in which the pictures of `arrived` became ready.
  func beginFrame(arrived: Set<ImageKey>) {
    frame += 1
    self.arrived = arrived
    statistics = FrameStatistics()
  }

  /// Ends a frame: layers that it did not show may be dropped.
  func endFrame() {
    for id in layers.evict(keepingFrame: frame) { layerChanged?(id, []) }
    statistics.layerBytes = layers.byteCount
  }

  /// Makes the raster show the marks, and answers which pixels were painted.
  func update(_ target: RetainedRaster, to marks: [Mark], background: UInt32) -> [PixelRect] {
    // A picture that came while nothing showed it is news here.
    for key in target.missing where resources.images.isSettled(key) { arrived.insert(key) }
    prepareLayers(of: marks)
    let damage = damage(of: target, to: marks, background: background)
    let isFresh = target.marks == nil
    target.marks = marks
    target.background = background
    missing = isFresh ? [] : target.missing.subtracting(arrived)
    for rect in damage.rects { paint(marks, over: background, in: target.raster, clip: rect) }
    target.missing = missing
    target.awaited = missing
    addAwaited(by: marks, to: &target.awaited)
    for key in missing { resources.images.request(key) }
    return damage.rects
  }

  /// What the layers in a list wait for, the list waits for too.
  private func addAwaited(by marks: [Mark], to awaited: inout Set<ImageKey>) {
    for mark in marks {
      switch mark {
      case .layer(let layer, _):
        guard let kept = layers[layer.id], !kept.content.awaited.isEmpty else { continue }
        awaited.formUnion(kept.content.awaited)
      case .clip(_, _, let inner): addAwaited(by: inner, to: &awaited)
      default: break
      }
    }
  }

  func noteMissing(_ key: ImageKey) { missing.insert(key) }

  private func damage(
    of target: RetainedRaster, to marks: [Mark], background: UInt32
  ) -> Damage {
    var damage = Damage(bounds: target.raster.bounds)
    guard let old = target.marks, background == target.background else {
      damage.add(target.raster.bounds)
      return damage
    }
    let difference = PictureDifference(bounds: bounds, arrived: arrived) { [self] id in
      guard let layer = layers[id], layer.changedInFrame == frame else { return [] }
      return layer.changes
    }
    difference.collect(from: old, to: marks, clip: target.raster.bounds, into: &damage)
    while widenForMaterials(in: marks, &damage) {}
    return damage
  }

  /// A material shows what lies behind all of it: a change below any part changes the whole.
  private func widenForMaterials(in marks: [Mark], _ damage: inout Damage) -> Bool {
    var isWider = false
    for mark in marks {
      switch mark {
      case .material(let rect, _, _):
        if damage.absorb(grid.rect(rect)) { isWider = true }
      case .clip(_, _, let inner):
        if widenForMaterials(in: inner, &damage) { isWider = true }
      default: break
      }
    }
    return isWider
  }
}

// MARK: Layers

extension SoftwarePainter {
  /// Brings the layers that the marks show up to date, nested ones first.
  func prepareLayers(of marks: [Mark]) {
    for mark in marks {
      switch mark {
      case .layer(let layer, _): prepare(layer)
      case .clip(_, _, let inner): prepareLayers(of: inner)
      default: break
      }
    }
  }

  /// Asks for the pictures that the marks show, in themselves and in their layers.
  func preparePictures(of marks: [Mark]) {
    for mark in marks {
      switch mark {
      case .image(let image): _ = resources.images.image(ImageKey(image, grid: grid))
      case .layer(let layer, _): preparePictures(of: layer.marks)
      case .clip(_, _, let inner): preparePictures(of: inner)
      default: break
      }
    }
  }

  private func prepare(_ layer: Layer) {
    let kept = retained(layer)
    kept.usedInFrame = frame
    guard !kept.shows(layer) || !kept.content.awaited.isEmpty else { return }
    guard kept.changedInFrame != frame || !kept.shows(layer) else { return }
    let background: UInt32 = layer.isOpaque ? 0xFF00_0000 : 0
    let changes = update(kept.content, to: layer.marks, background: background)
    kept.revision = layer.revision
    kept.source = layer.source
    guard !changes.isEmpty else { return }
    kept.note(changes, inFrame: frame)
    statistics.layersRedrawn += 1
    layerChanged?(layer.id, changes)
  }

  private func retained(_ layer: Layer) -> RetainedLayer {
    if let known = layers[layer] { return known }
    let raster = Raster(
      width: grid.length(layer.size.width), height: grid.length(layer.size.height))
    let made = RetainedLayer(
      content: RetainedRaster(raster: raster, background: 0), size: layer.size,
      isOpaque: layer.isOpaque)
    layers.insert(made, id: layer.id)
    return made
  }
}

// MARK: Painting a list

extension SoftwarePainter {
  /// Paints the marks over a background, inside the rectangle only.
  private func paint(
    _ marks: [Mark], over background: UInt32, in raster: Raster, clip: PixelRect
  ) {
    let start = clips.count
    let open = appendVisibleParts(of: marks, in: clip)
    if !open.isEmpty {
      // What a material shows must be there, even where something opaque comes to lie over it.
      let lowest = marks.prefix { !holdsMaterial($0) }
      let hole = bounds.largestOpaquePart(of: lowest).intersection(open)
      raster.set(open, except: hole, to: background)
    }
    paintVisibleParts(of: marks, from: start, in: raster)
  }

  /// Paints the marks, each in its part of `clips` from `start` on, which it then takes away.
  private func paintVisibleParts(of marks: [Mark], from start: Int, in raster: Raster) {
    for index in marks.indices {
      let part = clips[start + index]
      if !part.isEmpty { paint(marks[index], in: raster, clip: part) }
    }
    clips.removeLast(clips.count - start)
  }

  /// Appends to `clips`, for every mark, the part of `clip` in which it can be seen, going down
  /// from the topmost; answers what is seen of the background.
  private func appendVisibleParts(of marks: [Mark], in clip: PixelRect) -> PixelRect {
    let start = clips.count
    var open = clip
    clips.append(contentsOf: repeatElement(.empty, count: marks.count))
    for index in marks.indices.reversed() {
      clips[start + index] = open.intersection(bounds.bounds(of: marks[index]))
      if clips[start + index].isEmpty { continue }
      if holdsMaterial(marks[index]) {
        open = open.union(bounds.bounds(of: marks[index]).intersection(clip))
      } else {
        open = open.subtracting(bounds.opaquePart(of: marks[index]))
      }
    }
    return open
  }

  func holdsMaterial(_ mark: Mark) -> Bool {
    switch mark {
    case .material: true
    case .clip(_, _, let marks): marks.contains(where: holdsMaterial)
    default: false
    }
  }

  /// Paints one mark. `clip` lies inside the raster and inside the mark's bounds.
  func paint(_ mark: Mark, in raster: Raster, clip: PixelRect) {
    statistics.marksPainted += 1
    switch mark {
    case .fill(let rect, let color):
      fill(grid.rect(rect), color.word, raster, clip)
    case .roundedFill(let rect, let radii, let color):
      roundedFill(grid.rect(rect), radii, color.word, raster, clip)
    case .stroke(let rect, let radii, let width, let color):
      stroke(grid.rect(rect), radii, width: width, color.word, raster, clip)
    case .shadow(let rect, let corners, let shadow):
      let geometry = ShadowGeometry(rect: rect, corners: corners, shadow: shadow, grid: grid)
      self.shadow(geometry, shadow.color.word, raster, clip)
    case .text(let run, let at):
      text(run, at: at, raster, clip)
    case .image(let image):
      self.image(image, raster, clip)
    case .icon(let icon):
      self.icon(icon, raster, clip)
    case .verticalGradient(let rect, let from, let to):
      gradient(grid.rect(rect), from, to, raster, clip)
    case .polyline(let points, let width, let color):
      polyline(points, width: width, color.word, raster, clip)
    case .polygon(let points, let color):
      polygon(points, color.word, raster, clip)
    case .material(let rect, let radii, let material):
      self.material(grid.rect(rect), radii, material, raster, clip)
    case .clip(let rect, let radii, let marks):
      group(marks, in: grid.rect(rect), radii, raster, clip)
    case .layer(let layer, let placement):
      self.layer(layer, placement, raster, clip)
    }
  }

  private func group(
    _ marks: [Mark], in rect: PixelRect, _ radii: CornerRadii, _ raster: Raster, _ clip: PixelRect
  ) {
    let inside = rect.intersection(clip)
    corners.round(rect, grid.radii(radii, in: rect), in: raster, clip: inside) {
      let start = clips.count
      _ = appendVisibleParts(of: marks, in: inside)
      paintVisibleParts(of: marks, from: start, in: raster)
    }
  }
}
