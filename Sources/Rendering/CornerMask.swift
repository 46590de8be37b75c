import SDLKit

/// How much of each pixel a quarter of a disc covers, 0…255: the top-left corner of a rounded
/// rectangle. The other three corners are its mirror images.
final class CornerMask {
  /// Rows and columns: the radius rounded up.
  let side: Int
  let radius: Double
  private let coverage: [UInt8]

  /// Integrates the circle's edge over 16 lines a pixel; horizontally the area is exact.
  init(radius: Double) {
    self.radius = radius
    side = Int(radius.rounded(.up))
    var coverage = [UInt8](repeating: 0, count: side * side)
    for y in 0..<side {
      let edges = (0..<linesPerPixel).map { line in
        edge(radius: radius, y: Double(y) + (Double(line) + 0.5) / Double(linesPerPixel))
      }
      for x in 0..<side {
        let area = edges.reduce(0) { $0 + min(max(Double(x + 1) - $1, 0), 1) }
        coverage[y * side + x] = UInt8((area / Double(linesPerPixel) * 255).rounded())
      }
    }
    self.coverage = coverage
  }

  /// Coverage of the pixel in column `x` and row `y` from the corner's tip.
  func coverage(x: Int, y: Int) -> UInt32 { UInt32(coverage[y * side + x]) }
}

private let linesPerPixel = 16

/// Where the disc begins on a line, from the corner's tip.
private func edge(radius: Double, y: Double) -> Double {
  guard y < radius else { return 0 }
  let height = radius - y
  return radius - (radius * radius - height * height).squareRoot()
}

/// One of a rectangle's corners: its pixels and its mask, read in the right direction.
struct Corner {
  /// The pixels that are this corner's and no other's.
  let rect: PixelRect
  /// Where the whole mask lies: in a small circle the masks of two corners share a column.
  let square: PixelRect
  let mask: CornerMask
  let isRight: Bool
  let isBottom: Bool

  /// Coverage at a place in the target's pixels.
  @inline(__always)
  func coverage(x: Int, y: Int) -> UInt32 {
    mask.coverage(
      x: isRight ? square.right - 1 - x : x - square.x,
      y: isBottom ? square.bottom - 1 - y : y - square.y)
  }
}

/// Corner masks by radius, made once.
final class CornerMasks {
  private var masks: [Double: CornerMask] = [:]
  /// The one asked for last: most rectangles have one radius.
  private var last: CornerMask?

  func mask(radius: Double) -> CornerMask {
    if let last, last.radius == radius { return last }
    let mask = masks[radius] ?? make(radius: radius)
    last = mask
    return mask
  }

  private func make(radius: Double) -> CornerMask {
    if masks.count > 256 { masks.removeAll() }
    let mask = CornerMask(radius: radius)
    masks[radius] = mask
    return mask
  }

  /// Calls `body` with every corner of the rectangle that is round.
  func forEachCorner(of rect: PixelRect, _ radii: PixelRadii, _ body: (Corner) -> Void) {
    guard !radii.isNone else { return }
    let middle = (x: rect.x + (rect.width + 1) / 2, y: rect.y + (rect.height + 1) / 2)
    func visit(_ radius: Double, isRight: Bool, isBottom: Bool) {
      guard radius > 0 else { return }
      let mask = mask(radius: radius)
      let square = PixelRect(
        x: isRight ? rect.right - mask.side : rect.x,
        y: isBottom ? rect.bottom - mask.side : rect.y, width: mask.side, height: mask.side)
      let quarter = PixelRect(
        left: isRight ? middle.x : rect.x, top: isBottom ? middle.y : rect.y,
        right: isRight ? rect.right : middle.x, bottom: isBottom ? rect.bottom : middle.y)
      body(
        Corner(
          rect: square.intersection(quarter), square: square, mask: mask, isRight: isRight,
          isBottom: isBottom))
    }
    visit(radii.topLeft, isRight: false, isBottom: false)
    visit(radii.topRight, isRight: true, isBottom: false)
    visit(radii.bottomLeft, isRight: false, isBottom: true)
    visit(radii.bottomRight, isRight: true, isBottom: true)
  }
}
