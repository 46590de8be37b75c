import CSDL2
import Canvas

/// Pixels in memory as SDL keeps them: 32-bit words, `0xAARRGGBB`, in rows of `stride` words.
///
/// A surface either owns its pixels or borrows a window's; the window is retained then.
package final class Surface {
  let handle: UnsafeMutablePointer<SDL_Surface>
  private let owner: Window?

  /// New pixels, all zero.
  package init(width: Int, height: Int) throws(SDLError) {
    handle = try check(
      "SDL_CreateRGBSurfaceWithFormat",
      SDL_CreateRGBSurfaceWithFormat(
        0, CInt(width), CInt(height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue))
    SDL_SetSurfaceBlendMode(handle, SDL_BLENDMODE_NONE)
    owner = nil
  }

  package convenience init(_ bitmap: Bitmap) throws(SDLError) {
    try self.init(width: bitmap.width, height: bitmap.height)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { pixels[y * stride + x] = bitmap.pixels[y * bitmap.width + x] }
    }
  }

  /// Takes over a surface that a C library made, in whatever format it likes.
  init(adopting surface: UnsafeMutablePointer<SDL_Surface>) throws(SDLError) {
    owner = nil
    if surface.pointee.format.pointee.format == SDL_PIXELFORMAT_ARGB8888.rawValue {
      handle = surface
      return
    }
    defer { SDL_FreeSurface(surface) }
    handle = try check(
      "SDL_ConvertSurfaceFormat",
      SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888.rawValue, 0))
  }

  /// The surface of a window, valid until the window changes its size.
  init(of window: Window, handle: UnsafeMutablePointer<SDL_Surface>) {
    self.handle = handle
    owner = window
  }

  deinit {
    if owner == nil { SDL_FreeSurface(handle) }
  }

  package var width: Int { Int(handle.pointee.w) }
  package var height: Int { Int(handle.pointee.h) }
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Words from one row to the next.
  package var stride: Int { Int(handle.pointee.pitch) / 4 }

  /// The first pixel. Valid as long as the surface.
  package var pixels: UnsafeMutablePointer<UInt32> {
    handle.pointee.pixels.assumingMemoryBound(to: UInt32.self)
  }

  package var byteCount: Int { Int(handle.pointee.pitch) * height }

  /// Whether its words are `0xAARRGGBB` or `0x00RRGGBB`, which the painter writes. Displays of 16
  /// bits a pixel or with blue first are not.
  package var isPaintable: Bool {
    let format = handle.pointee.format.pointee.format
    return format == SDL_PIXELFORMAT_ARGB8888.rawValue || format == SDL_PIXELFORMAT_RGB888.rawValue
  }

  /// Copies a rectangle of pixels to the same place of a surface of any format.
  package func copy(_ rect: PixelRect, to target: Surface) throws(SDLError) {
    var source = rect.sdl
    var destination = rect.sdl
    try check("SDL_UpperBlit", SDL_UpperBlit(handle, &source, target.handle, &destination))
  }

  /// Fills the rectangle with a word as it is.
  package func fill(_ rect: PixelRect, word: UInt32) throws(SDLError) {
    var rect = rect.sdl
    try check("SDL_FillRect", SDL_FillRect(handle, &rect, word))
  }

  /// The whole surface smoothly scaled to another size.
  package func scaled(width: Int, height: Int) throws(SDLError) -> Surface {
    let result = try Surface(width: width, height: height)
    try check("SDL_SoftStretchLinear", SDL_SoftStretchLinear(handle, nil, result.handle, nil))
    return result
  }

  /// A copy of the pixels.
  package var bitmap: Bitmap {
    var result = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { result.pixels[y * width + x] = pixels[y * stride + x] }
    }
    return result
  }
}
