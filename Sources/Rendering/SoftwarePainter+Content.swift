import Canvas
import SDLKit

/// What is copied from pixels made before: layers, pictures, icons and text.
extension SoftwarePainter {
  func layer(
    _ layer: Layer, _ placement: LayerPlacement, _ raster: Raster, _ clip: PixelRect
  ) {
    guard let kept = layers[layer] else { return }
    let geometry = LayerGeometry(layer, placement, grid: grid)
    let part = geometry.target.intersection(clip)
    let radii = grid.radii(placement.corners, in: geometry.target)
    let copy = LayerCopy(
      isOpaque: layer.isOpaque, light: 255 - byte(placement.dim), opacity: byte(placement.opacity))
    corners.round(geometry.target, radii, in: raster, clip: part) {
      if geometry.isUnscaled {
        self.copy(kept.raster, to: geometry.target, copy, raster, part)
      } else {
        scale(kept.raster, kept.plainRows, to: geometry.target, copy, raster, part)
      }
    }
  }

  private func byte(_ amount: Double) -> UInt32 { UInt32((min(max(amount, 0), 1) * 255).rounded()) }

  private func copy(
    _ source: Raster, to target: PixelRect, _ copy: LayerCopy, _ raster: Raster, _ part: PixelRect
  ) {
    guard !isOneBlock(part, of: source, raster) else {
      let from = source.row(part.y - target.y)
      return copy.row(from, to: raster.row(part.y), count: part.area)
    }
    for y in part.y..<part.bottom {
      let from = source.row(y - target.y) + (part.x - target.x)
      copy.row(from, to: raster.row(y) + part.x, count: part.width)
    }
  }

  /// Whether rows follow one another without a gap in both rasters: copied as one, they are moved
  /// by the processor's fast string operations, which do not read what they overwrite.
  private func isOneBlock(_ part: PixelRect, of source: Raster, _ raster: Raster) -> Bool {
    part.width == raster.stride && part.width == source.stride
  }

  private func scale(
    _ source: Raster, _ plainRows: [Bool], to target: PixelRect, _ copy: LayerCopy,
    _ raster: Raster, _ part: PixelRect
  ) {
    guard !part.isEmpty else { return }
    let columns = part.x..<part.right
    guard !copy.replaces else {
      let scaler = SmoothScaler(
        from: source, plainRows: plainRows, to: target, columns: columns, light: copy.light,
        isOpaque: true, scratch: scaleScratch)
      for y in part.y..<part.bottom { scaler.read(y: y, into: raster.row(y) + part.x) }
      return
    }
    let scaler = SmoothScaler(
      from: source, plainRows: plainRows, to: target, columns: columns, scratch: scaleScratch)
    let row = rowScratch.room(for: part.width)
    for y in part.y..<part.bottom {
      scaler.read(y: y, into: row)
      copy.row(row, to: raster.row(y) + part.x, count: part.width)
    }
  }

  func image(_ mark: ImageMark, _ raster: Raster, _ clip: PixelRect) {
    let rect = grid.rect(mark.frame)
    let key = ImageKey(mark, grid: grid)
    corners.round(rect, grid.radii(mark.corners, in: rect), in: raster, clip: clip) {
      switch resources.images.image(key) {
      case .ready(let pixels):
        picture(pixels, in: rect, raster, clip)
      case .pending(let other):
        noteMissing(key)
        fill(rect, mark.placeholder.word, raster, clip)
        if let other { picture(other, in: rect, raster, clip) }
      case .broken:
        fill(rect, mark.placeholder.word, raster, clip)
        brokenSign(in: rect, over: mark.placeholder, raster, clip)
      }
    }
  }

  private func picture(
    _ pixels: Raster, in rect: PixelRect, _ raster: Raster, _ clip: PixelRect
  ) {
    let copy = LayerCopy(isOpaque: false, light: 255, opacity: 255)
    if pixels.width == rect.width, pixels.height == rect.height {
      self.copy(pixels, to: rect, copy, raster, rect.intersection(clip))
    } else {
      scale(pixels, [], to: rect, copy, raster, rect.intersection(clip))
    }
  }

  /// The sign for a picture that cannot be read: 40 % of the frame, at most 32 points.
  private func brokenSign(
    in rect: PixelRect, over placeholder: Color, _ raster: Raster, _ clip: PixelRect
  ) {
    let side = min(min(rect.width, rect.height) * 2 / 5, grid.length(32))
    let square = PixelRect(
      x: rect.x + (rect.width - side) / 2, y: rect.y + (rect.height - side) / 2, width: side,
      height: side)
    let isDark = placeholder.desaturated.red < 128
    let color = (isDark ? Color.white : Color.black).opacity(0.4)
    icon(named: "photo-broken", in: square, color.word, raster, square.intersection(clip))
  }

  func icon(_ mark: IconMark, _ raster: Raster, _ clip: PixelRect) {
    let square = IconGeometry.square(in: grid.rect(mark.frame))
    icon(named: mark.name, in: square, mark.color.word, raster, square.intersection(clip))
  }

  private func icon(
    named name: String, in square: PixelRect, _ word: UInt32, _ raster: Raster, _ part: PixelRect
  ) {
    guard !part.isEmpty else { return }
    let icon = resources.icons.icon(name, side: square.width)
    icon.withUnsafeBufferPointer { coverage in
      for y in part.y..<part.bottom {
        let mask = coverage.baseAddress! + (y - square.y) * square.width + part.x - square.x
        PixelRows.blend(word: word, mask: mask, over: raster.row(y) + part.x, count: part.width)
      }
    }
  }

  func text(_ run: TextRun, at: Point, _ raster: Raster, _ clip: PixelRect) {
    let image = resources.text.image(of: run, grid: grid)
    let rect = image.rect(at: at, grid: grid)
    let copy = LayerCopy(isOpaque: false, light: 255, opacity: 255)
    self.copy(image.raster, to: rect, copy, raster, rect.intersection(clip))
  }
}

/// How rows of a layer go onto the target.
private struct LayerCopy {
  let isOpaque: Bool
  /// 255 minus the black mixed in.
  let light: UInt32
  let opacity: UInt32

  /// Whether nothing of the target shows through.
  var replaces: Bool { isOpaque && opacity == 255 }

  func row(_ source: PixelRows.Source, to target: PixelRows.Target, count: Int) {
    if replaces {
      PixelRows.copy(source, to: target, count: count, light: light)
    } else if light == 255, opacity == 255 {
      PixelRows.blend(source, over: target, count: count)
    } else {
      PixelRows.blend(source, over: target, count: count, light: light, opacity: opacity)
    }
  }
}
