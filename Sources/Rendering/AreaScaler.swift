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
    guard let first = columns.first, let last = columns.last else { return result }
    let span = first.first..<(last.first + last.values.count)
    // Four components a source column.
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 4 * source.width) { line in
      guard let sums = line.baseAddress else { return }
      for y in 0..<height {
        sum(source, rows[y], columns: span, into: sums)
        let row = result.row(y)
        for x in 0..<width { row[x] = columns[x].mean(of: sums) }
      }
    }
    return result
  }

  /// The rows' weighted sum over some columns. Plain loops: this is most of the time that a picture
  /// takes, also where nothing is optimised.
  private static func sum(
    _ source: Raster, _ weights: Weights, columns: Range<Int>,
    into line: UnsafeMutablePointer<Float>
  ) {
    (line + 4 * columns.lowerBound).update(repeating: 0, count: 4 * columns.count)
    for (offset, weight) in weights.values.enumerated() {
      let row = source.row(weights.first + offset)
      var x = columns.lowerBound
      while x < columns.upperBound {
        let word = row[x]
        let sums = line + 4 * x
        sums[0] += Float(word >> 24) * weight
        sums[1] += Float(word >> 16 & 255) * weight
        sums[2] += Float(word >> 8 & 255) * weight
        sums[3] += Float(word & 255) * weight
        x += 1
      }
    }
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

  /// The columns' weighted mean, four components a column, as a word.
  func mean(of line: UnsafeMutablePointer<Float>) -> UInt32 {
    var (alpha, red, green, blue): (Float, Float, Float, Float) = (0.5, 0.5, 0.5, 0.5)
    var place = line + 4 * first
    for weight in values {
      alpha += place[0] * weight
      red += place[1] * weight
      green += place[2] * weight
      blue += place[3] * weight
      place += 4
    }
    func byte(_ value: Float) -> UInt32 { UInt32(min(max(value, 0), 255.5)) }
    return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
