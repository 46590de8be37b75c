import SDLKit

/// Cuts rounded corners from anything drawn: keeps the pixels below the corners, lets the drawing
/// happen, and lays the kept pixels back where the corner does not cover.
final class CornerKeeper {
  private let masks: CornerMasks
  private var kept: [UInt32] = []

  init(masks: CornerMasks) {
    self.masks = masks
  }

  /// Draws with rounded corners. Calls may be nested.
  func round(
    _ rect: PixelRect, _ radii: PixelRadii, in raster: Raster, clip: PixelRect, _ draw: () -> Void
  ) {
    let start = kept.count
    masks.forEachCorner(of: rect, radii) { keep($0.rect.intersection(clip), raster) }
    draw()
    var next = start
    masks.forEachCorner(of: rect, radii) { restore($0, clip, raster, &next) }
    kept.removeLast(kept.count - start)
  }

  private func keep(_ part: PixelRect, _ raster: Raster) {
    for y in part.y..<part.bottom {
      kept.append(
        contentsOf: UnsafeBufferPointer(start: raster.row(y) + part.x, count: part.width))
    }
  }

  private func restore(_ corner: Corner, _ clip: PixelRect, _ raster: Raster, _ next: inout Int) {
    let part = corner.rect.intersection(clip)
    for y in part.y..<part.bottom {
      let row = raster.row(y)
      for x in part.x..<part.right {
        let coverage = corner.coverage(x: x, y: y)
        if coverage < 255 { row[x] = Word.mixed(kept[next], row[x], coverage) }
        next += 1
      }
    }
  }
}
