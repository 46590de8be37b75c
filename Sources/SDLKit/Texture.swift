import CSDL2

/// Pixels on the graphics card, premultiplied. Retains its renderer: SDL 2.26 crashes when a
/// texture is destroyed after it.
package final class Texture {
  /// How a copy meets what is there.
  package enum Mode: Hashable, Sendable {
    case replace
    case over
    /// What is there is multiplied by the copy's alpha.
    case mask
  }

  /// What is done to a copy.
  package struct Options: Hashable, Sendable {
    package var mode: Mode
    /// 255 minus the black mixed in.
    package var light: UInt8
    package var opacity: UInt8
    package var isFlippedAcross: Bool
    package var isFlippedDown: Bool

    package init(
      mode: Mode = .over, light: UInt8 = 255, opacity: UInt8 = 255, isFlippedAcross: Bool = false,
      isFlippedDown: Bool = false
    ) {
      self.mode = mode
      self.light = light
      self.opacity = opacity
      self.isFlippedAcross = isFlippedAcross
      self.isFlippedDown = isFlippedDown
    }

    var flip: SDL_RendererFlip {
      SDL_RendererFlip(
        (isFlippedAcross ? SDL_FLIP_HORIZONTAL.rawValue : 0)
          | (isFlippedDown ? SDL_FLIP_VERTICAL.rawValue : 0))
    }
  }

  let handle: OpaquePointer
  private let renderer: AcceleratedRenderer
  package let width: Int
  package let height: Int

  /// - Parameter isTarget: whether it will be drawn into.
  package init(
    renderer: AcceleratedRenderer, width: Int, height: Int, isTarget: Bool
  ) throws(SDLError) {
    let access = isTarget ? SDL_TEXTUREACCESS_TARGET : SDL_TEXTUREACCESS_STATIC
    handle = try check(
      "SDL_CreateTexture",
      SDL_CreateTexture(
        renderer.handle, SDL_PIXELFORMAT_ARGB8888.rawValue, CInt(access.rawValue), CInt(width),
        CInt(height)))
    self.renderer = renderer
    self.width = width
    self.height = height
  }

  deinit { SDL_DestroyTexture(handle) }

  /// Uploads words to a rectangle; `pixels` is the rectangle's first, `stride` words a row.
  package func update(
    _ rect: PixelRect, from pixels: UnsafePointer<UInt32>, stride: Int
  ) throws(SDLError) {
    var rect = rect.sdl
    try check(
      "SDL_UpdateTexture", SDL_UpdateTexture(handle, &rect, pixels, CInt(stride * 4)))
  }
}
