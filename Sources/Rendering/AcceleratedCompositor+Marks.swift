import Canvas
import SDLKit

/// One mark as copies of textures.
extension AcceleratedCompositor {
  func draw(_ mark: Mark, clip: PixelRect) throws(SDLError) {
    setClip(clip)
    switch mark {
    case .fill(let rect, let color):
      renderer.fill(local(painter.grid.rect(rect)), color)
    case .layer(let layer, let placement):
      try self.layer(layer, placement, clip)
    case .clip(let rect, let corners, let marks):
      try self.clip(marks, to: painter.grid.rect(rect), corners, clip)
    case .material(let rect, let corners, let material):
      try self.material(painter.grid.rect(rect), corners, material, clip)
    case .shadow(let rect, let corners, let shadow):
      try self.shadow(rect, corners, shadow)
    default:
      try stamp(mark)
    }
  }

  private func clip(
    _ marks: [Mark], to rect: PixelRect, _ corners: CornerRadii, _ clip: PixelRect
  ) throws(SDLError) {
    let radii = painter.grid.radii(corners, in: rect)
    guard !radii.isNone else { return try draw(marks, clip: rect.intersection(clip)) }
    try group(rect, radii, part: rect.intersection(clip)) { () throws(SDLError) in
      try draw(marks, clip: rect.intersection(clip))
    }
  }

  private func stamp(_ mark: Mark) throws(SDLError) {
    let stamp = Stamp(mark, grid: painter.grid)
    let bounds = painter.bounds.bounds(of: stamp.mark)
    guard !bounds.isEmpty else { return }
    let made = try textures.stamp(stamp.mark, frame: painter.frame, bounds: bounds) { raster in
      painter.paint(stamp.mark, in: raster, clip: bounds)
    }
    renderer.copy(
      made.texture, to: local(made.bounds.offset(dx: stamp.dx, dy: stamp.dy)), options: .init())
  }

  /// The rows that hold corners go through a group; the rest is copied straight.
  private func layer(
    _ layer: Layer, _ placement: LayerPlacement, _ clip: PixelRect
  ) throws(SDLError) {
    guard let kept = painter.layers[layer] else { return }
    let texture = try textures.layer(layer.id, kept.raster)
    let target = LayerGeometry(layer, placement, grid: painter.grid).target
    let radii = painter.grid.radii(placement.corners, in: target)
    let options = Texture.Options(
      mode: layer.isOpaque && placement.opacity >= 1 ? .replace : .over,
      light: 255 - byte(placement.dim), opacity: byte(placement.opacity))
    let bands = Bands(target, radii)
    for band in [bands.top, bands.bottom] {
      try group(target, radii, part: band.intersection(clip)) { () throws(SDLError) in
        renderer.copy(texture, to: local(target), options: options)
      }
    }
    setClip(bands.middle.intersection(clip))
    renderer.copy(texture, to: local(target), options: options)
  }

  private func byte(_ amount: Double) -> UInt8 { UInt8((min(max(amount, 0), 1) * 255).rounded()) }

  /// A rectangle by rows: those that hold corners, and those between.
  private struct Bands {
    let top: PixelRect
    let middle: PixelRect
    let bottom: PixelRect

    init(_ rect: PixelRect, _ radii: PixelRadii) {
      let upper = min(rect.y + radii.top, rect.bottom)
      let lower = max(upper, rect.bottom - radii.bottom)
      top = PixelRect(left: rect.x, top: rect.y, right: rect.right, bottom: upper)
      middle = PixelRect(left: rect.x, top: upper, right: rect.right, bottom: lower)
      bottom = PixelRect(left: rect.x, top: lower, right: rect.right, bottom: rect.bottom)
    }
  }
}

// MARK: Shadows and materials

extension AcceleratedCompositor {
  /// Nine pieces of the smallest such shadow; the middle row and column are stretched.
  private func shadow(
    _ rect: Rect, _ corners: CornerRadii, _ shadow: Shadow
  ) throws(SDLError) {
    let grid = painter.grid
    let geometry = ShadowGeometry(rect: rect, corners: corners, shadow: shadow, grid: grid)
    var plain = shadow
    plain.offset = .zero
    let core = Rect(
      x: 0, y: 0, width: Double(geometry.core.width) / grid.scale,
      height: Double(geometry.core.height) / grid.scale)
    let mark = Mark.shadow(core, CornerRadii(geometry.radius / grid.scale), plain)
    let bounds = painter.bounds.bounds(of: mark)
    let made = try textures.stamp(mark, frame: painter.frame, bounds: bounds) { raster in
      painter.paint(mark, in: raster, clip: bounds)
    }
    let columns = slices(length: geometry.outer.width, of: bounds.width)
    let rows = slices(length: geometry.outer.height, of: bounds.height)
    for row in rows {
      for column in columns {
        let target = PixelRect(
          x: geometry.outer.x + column.to, y: geometry.outer.y + row.to, width: column.toLength,
          height: row.toLength)
        let part = PixelRect(
          x: column.from, y: row.from, width: column.fromLength, height: row.fromLength)
        renderer.copy(made.texture, part: part, to: local(target), options: .init())
      }
    }
  }

  private typealias Slice = (from: Int, fromLength: Int, to: Int, toLength: Int)

  private func slices(length: Int, of source: Int) -> [Slice] {
    guard length != source else { return [(0, source, 0, length)] }
    let half = source / 2
    let rest = source - half - 1
    return [
      (0, half, 0, half), (half, 1, half, length - half - rest),
      (half + 1, rest, length - rest, rest),
    ]
  }

  /// What is drawn so far, halved until it is as coarse as the blur, then grown again.
  private func material(
    _ rect: PixelRect, _ corners: CornerRadii, _ material: Material, _ clip: PixelRect
  ) throws(SDLError) {
    guard let scene = targets.first?.texture, let whole = targets.first?.bounds else { return }
    let behind = rect.intersection(whole)
    guard !behind.isEmpty else { return }
    let small = try shrunk(scene, behind, radius: material.blurRadius * painter.grid.scale)
    try renderer.setTarget(targets.last?.texture)
    let radii = painter.grid.radii(corners, in: rect)
    try group(rect, radii, part: behind.intersection(clip)) { () throws(SDLError) in
      renderer.copy(small, to: local(behind), options: .init(mode: .replace))
      renderer.fill(local(behind), material.tint)
    }
    textures.recycle(small)
  }

  private func shrunk(
    _ scene: Texture, _ behind: PixelRect, radius: Double
  ) throws(SDLError) -> Texture {
    var source = scene
    var part = behind
    var step = 2.0
    repeat {
      let next = try textures.target(
        width: max(1, (part.width + 1) / 2), height: max(1, (part.height + 1) / 2))
      let target = PixelRect(x: 0, y: 0, width: next.width, height: next.height)
      try renderer.setTarget(next)
      renderer.setClip(target)
      renderer.copy(source, part: part, to: target, options: .init(mode: .replace))
      if source !== scene { textures.recycle(source) }
      source = next
      part = target
      step *= 2
    } while step <= radius * 1.5 && part.width > 1 && part.height > 1
    return source
  }
}
