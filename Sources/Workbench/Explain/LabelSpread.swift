/// Puts labels of one height beside the places that they name, pushed apart where they would
/// overlap.
///
///     LabelSpread(height: 30, gap: 2, range: 0...844).centers(of: [57, 60])   // [42.5, 74.5]
///
/// Each label stays as near to its place as the others allow (least squares), so labels that have
/// room stand exactly on it.
struct LabelSpread {
  let height: Double
  let gap: Double
  /// Where all of every label must lie.
  let range: ClosedRange<Double>

  /// How many labels there is room for.
  var capacity: Int {
    let length = range.upperBound - range.lowerBound
    guard height + gap > 0, length.isFinite else { return 0 }
    return max(0, Int(((length + gap) / (height + gap) + 1e-9).rounded(.down)))
  }

  /// The labels' middles for places in ascending order, at most ``capacity`` of them.
  func centers(of places: [Double]) -> [Double] {
    precondition(places.count <= capacity, "no room for \(places.count) labels")
    let step = height + gap
    let low = range.lowerBound + height / 2
    let high = range.upperBound - height / 2 - Double(places.count - 1) * step
    let free = places.enumerated().map { $0.element - Double($0.offset) * step }
    return Self.ascending(free).enumerated().map { index, value in
      min(max(value, low), max(low, high)) + Double(index) * step
    }
  }

  /// The nearest ascending values: neighbours in the wrong order share their mean.
  private static func ascending(_ values: [Double]) -> [Double] {
    var blocks: [(sum: Double, count: Int)] = []
    for value in values {
      blocks.append((value, 1))
      while let last = blocks.last, let before = blocks.dropLast().last,
        before.sum / Double(before.count) > last.sum / Double(last.count)
      {
        blocks.removeLast(2)
        blocks.append((before.sum + last.sum, before.count + last.count))
      }
    }
    return blocks.flatMap { Array(repeating: $0.sum / Double($0.count), count: $0.count) }
  }
}
