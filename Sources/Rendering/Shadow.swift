import Canvas
import SDLKit

/// The pixels of a shadow: a rounded rectangle and how far its blur reaches.
struct ShadowGeometry {
  /// The rectangle that throws the shadow, moved by the shadow's offset.
  let rect: PixelRect
  let radius: Double
  /// The blur's standard deviation in pixels.
  let deviation: Double
  /// Whether nothing is drawn under the rectangle itself, which may let what is behind through: so
  /// for every shadow that is not moved from under it.
  let isHollow: Bool
  /// Beyond three deviations a Gaussian is under 1/255.
  let margin: Int

  init(rect: Rect, corners: CornerRadii, shadow: Shadow, grid: PixelGrid) {
    let moved = grid.rect(rect).offset(
      dx: grid.pixel(shadow.offset.x), dy: grid.pixel(shadow.offset.y))
    self.rect = moved
    radius = grid.radii(corners, in: moved).topLeft
    deviation = min(max(0, shadow.radius * grid.scale / 2), 200)
    isHollow = shadow.offset == .zero
    margin = Int((deviation * 3).rounded(.up))
  }

  var outer: PixelRect { rect.isEmpty ? .empty : rect.grown(by: margin) }

  /// The part of the rectangle that a mask must hold for its middle to be flat.
  var core: (width: Int, height: Int) {
    let most = 2 * (margin + Int(radius.rounded(.up))) + 1
    return (min(rect.width, most), min(rect.height, most))
  }
}

/// A blurred rounded rectangle as coverage. Larger ones are made of it by repeating its middle row
/// and column.
final class ShadowMask {
  struct Key: Hashable {
    let radius: Double
    let deviation: Double
    let width: Int
    let height: Int
    let isHollow: Bool
  }

  let width: Int
  let height: Int
  let coverage: [UInt8]

  init(_ key: Key, margin: Int, corners: CornerMasks) {
    let width = key.width + 2 * margin
    let height = key.height + 2 * margin
    var field = [Float](repeating: 0, count: width * height)
    let rect = PixelRect(x: margin, y: margin, width: key.width, height: key.height)
    for y in rect.y..<rect.bottom {
      for x in rect.x..<rect.right { field[y * width + x] = 1 }
    }
    let radii = PixelRadii(
      topLeft: key.radius, topRight: key.radius, bottomLeft: key.radius, bottomRight: key.radius)
    corners.forEachCorner(of: rect, radii) { corner in
      for y in corner.rect.y..<corner.rect.bottom {
        for x in corner.rect.x..<corner.rect.right {
          field[y * width + x] = Float(corner.coverage(x: x, y: y)) / 255
        }
      }
    }
    let shape = field
    let kernel = gaussian(deviation: key.deviation, reach: margin)
    field = transposed(blurred(field, width: width, kernel), width: width)
    field = transposed(blurred(field, width: height, kernel), width: height)
    self.width = width
    self.height = height
    coverage = zip(field, shape).map { shadow, inside in
      UInt8(min(max(shadow * (key.isHollow ? 1 - inside : 1) * 255, 0), 255).rounded())
    }
  }

  /// The mask's column or row for one of a larger shadow: the middle one is repeated.
  static func index(_ position: Int, of length: Int, in maskLength: Int) -> Int {
    let half = maskLength / 2
    if position < half { return position }
    let fromEnd = length - 1 - position
    return fromEnd < half ? maskLength - 1 - fromEnd : half
  }
}

/// Shadow masks by shape, made once.
final class ShadowMasks {
  private var masks: [ShadowMask.Key: ShadowMask] = [:]
  private let corners: CornerMasks

  init(corners: CornerMasks) {
    self.corners = corners
  }

  func mask(for geometry: ShadowGeometry) -> ShadowMask {
    let core = geometry.core
    let key = ShadowMask.Key(
      radius: geometry.radius, deviation: geometry.deviation, width: core.width,
      height: core.height, isHollow: geometry.isHollow)
    if let known = masks[key] { return known }
    if masks.count > 64 { masks.removeAll() }
    let mask = ShadowMask(key, margin: geometry.margin, corners: corners)
    masks[key] = mask
    return mask
  }
}

private func gaussian(deviation: Double, reach: Int) -> [Float] {
  guard deviation > 0 else { return [1] }
  let weights = (-reach...reach).map { exponential(-Double($0 * $0) / (2 * deviation * deviation)) }
  let sum = weights.reduce(0, +)
  return weights.map { Float($0 / sum) }
}

/// Every row convolved with the kernel; nothing lies outside. The loop over a row is the inner one,
/// so that it becomes vector instructions.
private func blurred(_ field: [Float], width: Int, _ kernel: [Float]) -> [Float] {
  var result = [Float](repeating: 0, count: field.count)
  field.withUnsafeBufferPointer { source in
    result.withUnsafeMutableBufferPointer { target in
      guard let source = source.baseAddress, let target = target.baseAddress else { return }
      for start in stride(from: 0, to: field.count, by: width) {
        for (index, weight) in kernel.enumerated() {
          let shift = index - kernel.count / 2
          let first = max(0, -shift)
          let count = min(width, width - shift) - first
          add(source + start + first + shift, weight, to: target + start + first, count: count)
        }
      }
    }
  }
  return result
}

private func add(
  _ source: UnsafePointer<Float>, _ weight: Float, to target: UnsafeMutablePointer<Float>,
  count: Int
) {
  guard count > 0 else { return }
  for x in 0..<count { target[x] += source[x] * weight }
}

/// Rows become columns.
private func transposed(_ field: [Float], width: Int) -> [Float] {
  let height = field.count / width
  var result = [Float](repeating: 0, count: field.count)
  for y in 0..<height {
    for x in 0..<width { result[x * height + y] = field[y * width + x] }
  }
  return result
}
