import CSDL2

/// A rectangle of whole pixels, `y` downwards.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  package static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  package var right: Int { x + width }
  package var bottom: Int { y + height }
  package var isEmpty: Bool { width <= 0 || height <= 0 }
  package var area: Int { width * height }

  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(x, other.x), top: max(y, other.y), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  package func intersects(_ other: PixelRect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  package func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.right <= right && other.y >= y && other.bottom <= bottom
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(x, other.x), top: min(y, other.y), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// What is left without `other` where that is a rectangle; where it is not, all of it.
  package func subtracting(_ other: PixelRect) -> PixelRect {
    if other.x <= x, other.right >= right {
      if other.y <= y {
        return PixelRect(left: x, top: max(y, other.bottom), right: right, bottom: bottom)
      }
      if other.bottom >= bottom {
        return PixelRect(left: x, top: y, right: right, bottom: min(bottom, other.y))
      }
    } else if other.y <= y, other.bottom >= bottom {
      if other.x <= x {
        return PixelRect(left: max(x, other.right), top: y, right: right, bottom: bottom)
      }
      if other.right >= right {
        return PixelRect(left: x, top: y, right: min(right, other.x), bottom: bottom)
      }
    }
    return self
  }

  package func offset(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Grown by `amount` pixels on every side.
  package func grown(by amount: Int) -> PixelRect {
    PixelRect(x: x - amount, y: y - amount, width: width + 2 * amount, height: height + 2 * amount)
  }

  var sdl: SDL_Rect {
    SDL_Rect(x: CInt(x), y: CInt(y), w: CInt(width), h: CInt(height))
  }
}
