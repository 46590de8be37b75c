import Canvas
import SDLKit

/// Flat shapes: fills, strokes, gradients, shadows and lines.
extension SoftwarePainter {
  func fill(_ rect: PixelRect, _ word: UInt32, _ raster: Raster, _ clip: PixelRect) {
    let part = rect.intersection(clip)
    for y in part.y..<part.bottom {
      PixelRows.blend(word: word, over: raster.row(y) + part.x, count: part.width)
    }
  }

  func roundedFill(
    _ rect: PixelRect, _ radii: CornerRadii, _ word: UInt32, _ raster: Raster, _ clip: PixelRect
  ) {
    let radii = grid.radii(radii, in: rect)
    guard !radii.isNone else { return fill(rect, word, raster, clip) }
    // Only the four squares that hold the corners are more than a fill.
    let left = rect.x + radii.left
    let right = max(left, rect.right - radii.right)
    let top = rect.y + radii.top
    let bottom = max(top, rect.bottom - radii.bottom)
    func part(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> PixelRect {
      PixelRect(left: left, top: top, right: right, bottom: bottom)
    }
    fill(part(left, rect.y, right, rect.bottom), word, raster, clip)
    for (from, to) in [(rect.x, left), (right, rect.right)] {
      corner(part(from, rect.y, to, top), of: rect, radii, word, raster, clip)
      fill(part(from, top, to, bottom), word, raster, clip)
      corner(part(from, bottom, to, rect.bottom), of: rect, radii, word, raster, clip)
    }
  }

  private func corner(
    _ square: PixelRect, of rect: PixelRect, _ radii: PixelRadii, _ word: UInt32,
    _ raster: Raster, _ clip: PixelRect
  ) {
    let part = square.intersection(clip)
    guard !part.isEmpty else { return }
    var mask = coverage(of: rect, radii, in: part)
    for y in part.y..<part.bottom {
      PixelRows.blend(word: word, mask: mask, over: raster.row(y) + part.x, count: part.width)
      mask += part.width
    }
  }

  /// A rounded rectangle's coverage in a part of it, row after row.
  private func coverage(
    of rect: PixelRect, _ radii: PixelRadii, in part: PixelRect
  ) -> UnsafeMutablePointer<UInt8> {
    let mask = maskScratch.room(for: part.area)
    mask.update(repeating: 255, count: part.area)
    masks.forEachCorner(of: rect, radii) { corner in
      let rounded = corner.rect.intersection(part)
      for y in rounded.y..<rounded.bottom {
        let row = mask + (y - part.y) * part.width - part.x
        for x in rounded.x..<rounded.right { row[x] = UInt8(corner.coverage(x: x, y: y)) }
      }
    }
    return mask
  }

  /// A line of whole pixels along the inside of the edge.
  func stroke(
    _ rect: PixelRect, _ radii: CornerRadii, width: Double, _ word: UInt32, _ raster: Raster,
    _ clip: PixelRect
  ) {
    let line = grid.length(width)
    let outerRadii = grid.radii(radii, in: rect)
    let inner = rect.grown(by: -line)
    guard !inner.isEmpty else { return roundedFill(rect, radii, word, raster, clip) }
    let innerRadii = outerRadii.inset(by: Double(line))
    let part = rect.intersection(clip)
    for y in part.y..<part.bottom {
      let row = PixelRect(x: part.x, y: y, width: part.width, height: 1)
      let mask = coverage(of: rect, outerRadii, in: row)
      cut(inner, innerRadii, y: y, from: mask, columns: part)
      PixelRows.blend(word: word, mask: mask, over: raster.row(y) + part.x, count: part.width)
    }
  }

  private func cut(
    _ inner: PixelRect, _ radii: PixelRadii, y: Int, from mask: UnsafeMutablePointer<UInt8>,
    columns part: PixelRect
  ) {
    guard y >= inner.y, y < inner.bottom else { return }
    let left = max(inner.x, part.x)
    let right = max(left, min(inner.right, part.right))
    let corners = cornerRow(of: inner, radii, y: y)
    for x in left..<right { mask[x - part.x] -= min(mask[x - part.x], corners(x)) }
  }

  private func cornerRow(of rect: PixelRect, _ radii: PixelRadii, y: Int) -> (Int) -> UInt8 {
    var row: [Corner] = []
    masks.forEachCorner(of: rect, radii) { corner in
      if y >= corner.rect.y, y < corner.rect.bottom { row.append(corner) }
    }
    return { x in
      for corner in row where x >= corner.rect.x && x < corner.rect.right {
        return UInt8(corner.coverage(x: x, y: y))
      }
      return 255
    }
  }

  /// The colour of a row is that of its middle.
  func gradient(
    _ rect: PixelRect, _ from: Color, _ to: Color, _ raster: Raster, _ clip: PixelRect
  ) {
    let part = rect.intersection(clip)
    for y in part.y..<part.bottom {
      let place = (Double(y - rect.y) + 0.5) / Double(rect.height)
      PixelRows.blend(
        word: from.mixed(with: to, place).word, over: raster.row(y) + part.x, count: part.width)
    }
  }

  /// The columns between the blurred sides have one colour a row.
  func shadow(
    _ geometry: ShadowGeometry, _ word: UInt32, _ raster: Raster, _ clip: PixelRect
  ) {
    let outer = geometry.outer
    let part = outer.intersection(clip)
    guard !part.isEmpty else { return }
    let mask = shadows.mask(for: geometry)
    let half = mask.width / 2
    let flat = PixelRect(
      left: outer.x + half, top: part.y, right: outer.right - half, bottom: part.bottom
    ).intersection(part)
    let left = PixelRect(
      left: part.x, top: part.y, right: min(part.right, outer.x + half), bottom: part.bottom)
    let right = PixelRect(
      left: max(part.x, outer.right - half, left.right), top: part.y, right: part.right,
      bottom: part.bottom)
    mask.coverage.withUnsafeBufferPointer { coverage in
      for y in part.y..<part.bottom {
        let line = ShadowMask.index(y - outer.y, of: outer.height, in: mask.height) * mask.width
        let source = coverage.baseAddress! + line
        let row = raster.row(y)
        PixelRows.blend(
          word: word, mask: source + (left.x - outer.x), over: row + left.x, count: left.width)
        PixelRows.blend(
          word: Word.scaled(word, by: UInt32(source[half])), over: row + flat.x, count: flat.width)
        PixelRows.blend(
          word: word, mask: source + (right.x - outer.right + mask.width), over: row + right.x,
          count: right.width)
      }
    }
  }

  func polyline(
    _ points: [Point], width: Double, _ word: UInt32, _ raster: Raster, _ clip: PixelRect
  ) {
    let part = clip
    guard !points.isEmpty, !part.isEmpty else { return }
    let mask = maskScratch.room(for: part.area)
    mask.update(repeating: 0, count: part.area)
    let line = LineCoverage(halfWidth: max(0.5, width * grid.scale / 2), part: part, mask: mask)
    let scaled = points.map { Point(x: $0.x * grid.scale, y: $0.y * grid.scale) }
    for (from, to) in zip(scaled, scaled.dropFirst()) { line.add(from: from, to: to) }
    if scaled.count == 1 { line.add(from: scaled[0], to: scaled[0]) }
    for y in part.y..<part.bottom {
      PixelRows.blend(
        word: word, mask: mask + (y - part.y) * part.width, over: raster.row(y) + part.x,
        count: part.width)
    }
  }
}
