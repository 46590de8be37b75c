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
