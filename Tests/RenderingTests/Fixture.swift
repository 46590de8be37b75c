import Canvas

@testable import Rendering
@testable import SDLKit

/// What the tests draw with.
enum Fixture {
  /// Fonts of the machine without a cache file, pictures at once, the project's icons.
  static func resources() -> DrawingResources {
    DrawingResources(
      assets: assets, text: TextEngine(finder: FontFinder(cachePath: nil)),
      images: ImageStore(mode: .immediate))
  }

  /// The project's `Assets`, beside `Tests`.
  static let assets: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/") + "/Assets"
  }()

  static func target(scale: Double, size: Size = RandomPictures.size) -> RetainedRaster {
    let grid = PixelGrid(scale: scale)
    return RetainedRaster(
      raster: Raster(width: grid.length(size.width), height: grid.length(size.height)),
      background: 0)
  }

  @discardableResult
  static func draw(
    _ picture: Picture, with painter: SoftwarePainter, into target: RetainedRaster
  ) -> [PixelRect] {
    painter.beginFrame(arrived: [])
    defer { painter.endFrame() }
    return painter.update(target, to: picture.marks, background: picture.background.word)
  }

  /// The pixels of marks over white.
  static func pixels(
    _ marks: [Mark], size: Size, scale: Double = 1, background: Color = .white
  ) -> Bitmap {
    Snapshot(resources: resources()).bitmap(
      of: Picture(size: size, background: background, marks: marks), scale: scale)
  }
}

extension Raster {
  /// The first pixel that is not the same, with both words.
  func firstDifference(from other: Raster) -> String? {
    for y in 0..<height {
      for x in 0..<width where row(y)[x] != other.row(y)[x] {
        let words = [row(y)[x], other.row(y)[x]].map { String($0, radix: 16) }
        return "(\(x), \(y)): \(words[0]) ≠ \(words[1])"
      }
    }
    return nil
  }
}
