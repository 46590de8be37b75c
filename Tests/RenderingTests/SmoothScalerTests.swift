import Canvas
import SDLKit
import Testing

@testable import Rendering

@Suite struct SmoothScalerTests {
  /// Rows of pixels come out as each pixel alone does: wider, as wide, a little narrower (where eight
  /// leave out one pixel or none) and much narrower, from any column on.
  @Test(arguments: [1, 2, 7, 8, 9, 24, 100], [1, 3, 8, 16, 17, 22, 23, 24, 25, 90, 97, 250])
  func rowsAreWhatTheirPixelsAre(width: Int, targetWidth: Int) {
    var generator = SeededGenerator(seed: UInt64(width * 1000 + targetWidth))
    let source = Raster(width: width, height: 3)
    for y in 0..<3 {
      for x in 0..<width { source.row(y)[x] = .random(in: 0 ... .max, using: &generator) }
    }
    let scratch = SmoothScaler.Scratch()
    defer { withExtendedLifetime(scratch) {} }
    let target = PixelRect(x: -2, y: 5, width: targetWidth, height: 4)
    for first in Set([0, targetWidth / 3, targetWidth - 1]) {
      let light = UInt32.random(in: 0...255, using: &generator)
      let scaler = SmoothScaler(
        from: source, to: target, columns: first - 2..<targetWidth - 2, light: light,
        scratch: scratch)
      for y in 0..<target.height {
        let expected = (first..<targetWidth).map { column in
          Self.pixel(of: source, column, y, in: target, light: light)
        }
        let row = UnsafeMutablePointer<UInt32>.allocate(capacity: expected.count)
        defer { row.deallocate() }
        scaler.read(y: target.y + y, into: row)
        #expect(Array(UnsafeBufferPointer(start: row, count: expected.count)) == expected)
      }
    }
  }

  /// Rows of one colour need not be read: what comes out is the same.
  @Test(arguments: [7, 17, 22, 90]) func plainRowsNeedNotBeRead(targetHeight: Int) {
    var generator = SeededGenerator(seed: UInt64(targetHeight))
    let source = Raster(width: 30, height: 24)
    for y in 0..<24 {
      let word: UInt32 = y < 12 ? 0xFFFF_FFFF : 0xFF33_6699
      for x in 0..<30 { source.row(y)[x] = word }
      if y % 5 == 0 { source.row(y)[Int.random(in: 0..<30, using: &generator)] = 0 }
    }
    #expect(source.plainRows == (0..<24).map { $0 % 5 != 0 })
    let scratch = SmoothScaler.Scratch()
    defer { withExtendedLifetime(scratch) {} }
    let target = PixelRect(x: 0, y: 0, width: 27, height: targetHeight)
    for light in [UInt32(255), 254, 204, 0] {
      func rows(_ plainRows: [Bool]) -> [UInt32] {
        let scaler = SmoothScaler(
          from: source, plainRows: plainRows, to: target, columns: 0..<27, light: light,
          isOpaque: true, scratch: scratch)
        var pixels = [UInt32](repeating: 0, count: 27 * targetHeight)
        pixels.withUnsafeMutableBufferPointer { pixels in
          for y in 0..<targetHeight { scaler.read(y: y, into: pixels.baseAddress! + y * 27) }
        }
        return pixels
      }
      #expect(rows(source.plainRows) == rows([]))
    }
  }

  private static func pixel(
    of source: Raster, _ column: Int, _ row: Int, in target: PixelRect, light: UInt32
  ) -> UInt32 {
    let (x, right) = place(column, of: target.width, in: source.width)
    let (y, down) = place(row, of: target.height, in: source.height)
    let weights = MixWeights(fraction: down, light: light)
    func mixed(_ x: Int) -> UInt32 {
      let x = min(x, source.width - 1)
      return Word.weighted(
        source.row(y)[x], source.row(min(y + 1, source.height - 1))[x], weights)
    }
    return Word.interpolated(mixed(x), mixed(x + 1), right)
  }

  /// The pixel before the centre of a target pixel, and how far beyond it that is, in 1/256.
  private static func place(_ index: Int, of length: Int, in sourceLength: Int) -> (Int, UInt32) {
    let centre = (Double(index) + 0.5) * Double(sourceLength) / Double(length) - 0.5
    let held = min(max(0, (centre * 256).rounded(.down)), Double(sourceLength - 1) * 256)
    return (Int(held) / 256, UInt32(Int(held) % 256))
  }
}
