/// Pixels in memory: rows of 32-bit `0xAARRGGBB` words, straight alpha, no padding.
package struct Bitmap: Sendable, Equatable {
  package let width: Int
  package let height: Int
  package var pixels: [UInt32]

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a bitmap has width × height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  package init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    self.init(
      width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
  }

  /// The colour at a column and a row, both inside the bitmap.
  package subscript(x: Int, y: Int) -> Color {
    let pixel = pixels[y * width + x]
    return Color(
      red: UInt8(pixel >> 16 & 255), green: UInt8(pixel >> 8 & 255), blue: UInt8(pixel & 255),
      alpha: UInt8(pixel >> 24))
  }
}
