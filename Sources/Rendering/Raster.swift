import SDLKit

/// Pixels that are drawn into: words `0xAARRGGBB`, colours premultiplied with alpha.
///
/// Owns its memory, or draws straight into a surface, which it retains.
final class Raster {
  let width: Int
  let height: Int
  /// Words from one row to the next.
  let stride: Int
  /// Where the pixel (0, 0) is, or would be if it lay inside.
  let pixels: UnsafeMutablePointer<UInt32>
  /// The first column and row that there are: (0, 0) but for rasters made to cover a rectangle.
  let origin: (x: Int, y: Int)
  private let surface: Surface?

  convenience init(width: Int, height: Int) {
    self.init(covering: PixelRect(x: 0, y: 0, width: max(1, width), height: max(1, height)))
  }

  /// Transparent pixels for a rectangle anywhere; no others may be drawn.
  init(covering rect: PixelRect) {
    width = rect.width
    height = rect.height
    stride = rect.width
    origin = (rect.x, rect.y)
    pixels = zeroed(count: rect.area) - (rect.y * rect.width + rect.x)
    surface = nil
  }

  init(_ surface: Surface) {
    width = surface.width
    height = surface.height
    stride = surface.stride
    origin = (0, 0)
    pixels = surface.pixels
    self.surface = surface
  }

  deinit {
    if surface == nil { release(pixels + (origin.y * stride + origin.x)) }
  }

  var bounds: PixelRect { PixelRect(x: origin.x, y: origin.y, width: width, height: height) }
  var byteCount: Int { stride * height * 4 }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * stride }

  /// Which rows have one colour from end to end, from the first one on.
  var plainRows: [Bool] {
    (origin.y..<origin.y + height).map { y in
      let row = row(y) + origin.x
      return equal(row, row + 1, count: width - 1)
    }
  }

  /// Sets the pixels of a rectangle that lie outside a hole in it to a word.
  func set(_ rect: PixelRect, except hole: PixelRect, to word: UInt32) {
    guard !hole.isEmpty else { return set(rect, to: word) }
    let (left, right) = (rect.x, rect.right)
    set(PixelRect(left: left, top: rect.y, right: right, bottom: hole.y), to: word)
    set(PixelRect(left: left, top: hole.y, right: hole.x, bottom: hole.bottom), to: word)
    set(PixelRect(left: hole.right, top: hole.y, right: right, bottom: hole.bottom), to: word)
    set(PixelRect(left: left, top: hole.bottom, right: right, bottom: rect.bottom), to: word)
  }

  /// Sets every pixel of the rectangle, which lies inside, to a word.
  func set(_ rect: PixelRect, to word: UInt32) {
    for y in rect.y..<rect.bottom {
      (row(y) + rect.x).update(repeating: word, count: rect.width)
    }
  }
}
