extension Double {
  /// Whether it is another number but for a trace's rounding to thousandths.
  func isNear(_ other: Double, within tolerance: Double = 0.002) -> Bool {
    abs(self - other) <= tolerance
  }
}
