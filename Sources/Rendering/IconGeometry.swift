import SDLKit

/// Icons are square: the largest square in the middle of the frame.
enum IconGeometry {
  static func square(in rect: PixelRect) -> PixelRect {
    let side = min(rect.width, rect.height)
    return PixelRect(
      x: rect.x + (rect.width - side) / 2, y: rect.y + (rect.height - side) / 2, width: side,
      height: side)
  }
}
