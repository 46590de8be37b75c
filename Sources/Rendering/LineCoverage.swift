import Canvas
import SDLKit

/// Coverage of thick lines with round ends: a pixel is covered by as much as its centre lies
/// inside the line, a pixel's width being the edge. Lines that meet are joined roundly and never
/// cover twice.
struct LineCoverage {
  /// In pixels.
  let halfWidth: Double
  let part: PixelRect
  let mask: UnsafeMutablePointer<UInt8>

  /// Adds the segment between two places, in pixels of the target.
  func add(from a: Point, to b: Point) {
    let reach = halfWidth + 1
    let left = max(part.x, whole(min(a.x, b.x) - reach))
    let right = min(part.right, whole(max(a.x, b.x) + reach) + 1)
    let top = max(part.y, whole(min(a.y, b.y) - reach))
    let bottom = min(part.bottom, whole(max(a.y, b.y) + reach) + 1)
    guard left < right, top < bottom else { return }
    for y in top..<bottom {
      let row = mask + (y - part.y) * part.width
      for x in left..<right {
        let distance = distance(x: Double(x) + 0.5, y: Double(y) + 0.5, a, b)
        let coverage = UInt8(min(max(halfWidth + 0.5 - distance, 0), 1) * 255)
        row[x - part.x] = max(row[x - part.x], coverage)
      }
    }
  }

  private func whole(_ value: Double) -> Int { Int(min(max(value, -1e6), 1e6).rounded(.down)) }

  /// From a place to the nearest of the segment.
  private func distance(x: Double, y: Double, _ a: Point, _ b: Point) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    let along = length == 0 ? 0 : min(max(((x - a.x) * dx + (y - a.y) * dy) / length, 0), 1)
    let (ex, ey) = (x - a.x - along * dx, y - a.y - along * dy)
    return (ex * ex + ey * ey).squareRoot()
  }
}
