import Canvas
import SDLKit

/// Makes pictures smaller or larger well: every target pixel is the mean of the source's area that
/// it covers, weighted exactly; enlarged, it interpolates. Slower than `SmoothScaler`, done once.
enum AreaScaler {
  /// The part of a source, in its pixels, scaled to a size. Words are premultiplied.
  static func scaled(_ source: Raster, part: Rect, width: Int, height: Int) -> Raster {
    let columns = weights(from: part.minX, length: part.width, to: width, limit: source.width)
    let rows = weights(from: part.minY, length: part.height, to: height, limit: source.height)
    let result = Raster(width: width, height: height)
    var line = [SIMD4<Float>](repeating: .zero, count: source.width)
    for y in 0..<height {
      sum(source, rows[y], into: &line)
      let row = result.row(y)
      for x in 0..<width { row[x] = word(columns[x].mean(of: line)) }
    }
    return result
  }

  /// The rows' weighted sum, a component a lane.
  private static func sum(_ source: Raster, _ weights: Weights, into line: inout [SIMD4<Float>]) {
    for x in line.indices { line[x] = .zero }
    for (offset, weight) in weights.values.enumerated() {
      let row = source.row(weights.first + offset)
      for x in line.indices {
        let word = row[x]
        let components = SIMD4<UInt32>(word >> 24, word >> 16 & 255, word >> 8 & 255, word & 255)
        line[x] += SIMD4<Float>(components) * weight
      }
    }
  }

  private static func word(_ components: SIMD4<Float>) -> UInt32 {
    let rounded = SIMD4<UInt32>(
      (components + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255.5)))
    return rounded[0] << 24 | rounded[1] << 16 | rounded[2] << 8 | rounded[3]
  }

  /// For every target place the source places it takes from, and how much of each.
  private static func weights(
    from start: Double, length: Double, to count: Int, limit: Int
  ) -> [Weights] {
    let step = length / Double(count)
    return (0..<count).map { index in
      let centre = start + (Double(index) + 0.5) * step
      let reach = max(step, 1) / 2
      return Weights(from: centre - reach, to: centre + reach, limit: limit)
    }
  }
}

/// Neighbouring source places and their shares, which add up to one.
private struct Weights {
  let first: Int
  let values: [Float]

  /// The shares of the places that the span covers; beyond the edges the last place counts.
  init(from start: Double, to end: Double, limit: Int) {
    let low = min(max(Int(start.rounded(.down)), 0), limit - 1)
    let high = min(max(Int(end.rounded(.up)), low + 1), limit)
    var values = (low..<high).map { place in
      Float(max(0, min(end, Double(place + 1)) - max(start, Double(place))))
    }
    let sum = values.reduce(0, +)
    if sum > 0 {
      for index in values.indices { values[index] /= sum }
    } else {
      values[0] = 1
    }
    first = low
    self.values = values
  }

  func mean(of line: [SIMD4<Float>]) -> SIMD4<Float> {
    var sum = SIMD4<Float>.zero
    for (offset, weight) in values.enumerated() { sum += line[first + offset] * weight }
    return sum
  }
}
