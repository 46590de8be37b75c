/// Seconds on the caller's clock. The library never reads a clock: every call that needs the time
/// takes it, and times must not go back.
public typealias Seconds = Double

extension Double {
  /// The shortest decimal that reads back to the same number; a whole number has no fraction
  /// (`200.0` is "200"), as FORMATS writes detents.
  var shortestDecimal: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Whether it can be a place on a screen or a way across one, in points: a number of which sums
  /// and products stay numbers.
  var isPlace: Bool { abs(self) < 1e9 }
}

extension Comparable {
  /// The value held inside `range`; what compares with nothing, such as NaN, is its lower bound.
  func clamped(to range: ClosedRange<Self>) -> Self {
    self > range.lowerBound ? min(self, range.upperBound) : range.lowerBound
  }
}
