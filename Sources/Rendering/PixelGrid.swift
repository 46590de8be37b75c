import Canvas
import SDLKit

/// Points to device pixels. Every edge is snapped, so that flat sides are always crisp.
struct PixelGrid: Hashable {
  /// Pixels per point.
  let scale: Double

  func pixel(_ value: Double) -> Int {
    let scaled = (value * scale).rounded()
    return scaled.isFinite ? Int(min(max(scaled, -1e6), 1e6)) : 0
  }

  /// The pixels of a rectangle. What is not empty in points is at least one pixel wide and high.
  func rect(_ rect: Rect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    let x = pixel(rect.minX)
    let y = pixel(rect.minY)
    return PixelRect(
      left: x, top: y, right: max(x + 1, pixel(rect.maxX)), bottom: max(y + 1, pixel(rect.maxY)))
  }

  /// The pixels of something whose size does not change while it moves.
  func rect(at origin: Point, size: Size) -> PixelRect {
    PixelRect(
      x: pixel(origin.x), y: pixel(origin.y), width: length(size.width),
      height: length(size.height))
  }

  /// A length in whole pixels, one at least.
  func length(_ value: Double) -> Int { max(1, pixel(value)) }

  /// Radii in pixels, none larger than fits the rectangle.
  func radii(_ corners: CornerRadii, in rect: PixelRect) -> PixelRadii {
    let most = Double(min(rect.width, rect.height)) / 2
    func radius(_ value: Double) -> Double { min(max(0, value * scale), most) }
    return PixelRadii(
      topLeft: radius(corners.topLeft), topRight: radius(corners.topRight),
      bottomLeft: radius(corners.bottomLeft), bottomRight: radius(corners.bottomRight))
  }
}

/// Corner radii in pixels, which need not be whole.
struct PixelRadii: Hashable {
  var topLeft: Double
  var topRight: Double
  var bottomLeft: Double
  var bottomRight: Double

  var isNone: Bool { top == 0 && bottom == 0 }

  /// Rows at the upper and the lower edge that hold a piece of a corner.
  var top: Int { Int(max(topLeft, topRight).rounded(.up)) }
  var bottom: Int { Int(max(bottomLeft, bottomRight).rounded(.up)) }
  /// Columns at the left and the right edge that do.
  var left: Int { Int(max(topLeft, bottomLeft).rounded(.up)) }
  var right: Int { Int(max(topRight, bottomRight).rounded(.up)) }

  func inset(by amount: Double) -> PixelRadii {
    PixelRadii(
      topLeft: max(0, topLeft - amount), topRight: max(0, topRight - amount),
      bottomLeft: max(0, bottomLeft - amount), bottomRight: max(0, bottomRight - amount))
  }
}
