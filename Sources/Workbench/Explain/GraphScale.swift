/// Round numbers for scales.
enum GraphScale {
  /// The least of 0, 1, 2, 5, 10, 20, 50, … times 100 that is not below a value ≥ 0.
  static func rounded(_ value: Double) -> Double {
    guard value > 0, value < 1e12 else { return 0 }
    var unit = 100.0
    while true {
      for step in [1.0, 2, 5] where value <= step * unit { return step * unit }
      unit *= 10
    }
  }

  /// The least round number of seconds that makes steps of at least `width` points, with `scale`
  /// points a second.
  static func timeStep(width: Double, scale: Double) -> Double {
    let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600]
    return steps.first { $0 * scale >= width } ?? 3600
  }
}
