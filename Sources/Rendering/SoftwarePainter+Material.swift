import Canvas
import SDLKit

/// Blurred glass: what is behind, shrunk, blurred where it is small, grown again and tinted.
extension SoftwarePainter {
  func material(
    _ rect: PixelRect, _ radii: CornerRadii, _ material: Material, _ raster: Raster,
    _ clip: PixelRect
  ) {
    let behind = rect.intersection(raster.bounds)
    guard !behind.isEmpty else { return }
    let factor = max(1, min(16, Int(material.blurRadius * grid.scale / 3)))
    let small = shrunk(raster, behind, by: factor)
    for _ in 0..<3 { soften(small) }
    let part = behind.intersection(clip)
    guard !part.isEmpty else { return }
    let scaler = SmoothScaler(
      from: small, to: behind, columns: part.x..<part.right, scratch: scaleScratch)
    let row = rowScratch.room(for: part.width)
    corners.round(rect, grid.radii(radii, in: rect), in: raster, clip: part) {
      for y in part.y..<part.bottom {
        scaler.read(y: y, into: row)
        PixelRows.blend(word: material.tint.word, over: row, count: part.width)
        (raster.row(y) + part.x).update(from: row, count: part.width)
      }
    }
  }

  /// The mean of every block of `factor` × `factor` pixels.
  private func shrunk(_ raster: Raster, _ rect: PixelRect, by factor: Int) -> Raster {
    let small = Raster(
      width: (rect.width + factor - 1) / factor, height: (rect.height + factor - 1) / factor)
    for y in 0..<small.height {
      for x in 0..<small.width {
        let block = PixelRect(
          x: rect.x + x * factor, y: rect.y + y * factor, width: factor, height: factor)
        small.row(y)[x] = mean(raster, block.intersection(rect))
      }
    }
    return small
  }

  private func mean(_ raster: Raster, _ block: PixelRect) -> UInt32 {
    var sums = SIMD4<UInt32>.zero
    for y in block.y..<block.bottom {
      let row = raster.row(y)
      for x in block.x..<block.right {
        let word = row[x]
        sums &+= SIMD4(word >> 24, word >> 16 & 255, word >> 8 & 255, word & 255)
      }
    }
    let mean = (sums &+ UInt32(block.area / 2)) / UInt32(block.area)
    return mean[0] << 24 | mean[1] << 16 | mean[2] << 8 | mean[3]
  }

  /// Every pixel becomes ¼ of its neighbours and ½ of itself, across and down.
  private func soften(_ raster: Raster) {
    for y in 0..<raster.height { soften(raster.row(y), count: raster.width, step: 1) }
    for x in 0..<raster.width {
      soften(raster.pixels + x, count: raster.height, step: raster.stride)
    }
  }

  private func soften(_ line: UnsafeMutablePointer<UInt32>, count: Int, step: Int) {
    var before = line[0]
    for index in 0..<count {
      let here = line[index * step]
      let after = line[min(index + 1, count - 1) * step]
      line[index * step] = Word.interpolated(
        Word.interpolated(before, after, 128), here, 128)
      before = here
    }
  }
}
