import Workbench

/// One figure of a benchmark: the median of its samples, and the quartiles as its spread.
struct Measurement {
  let name: String
  /// `ns`, `µs`, `ms`, `bytes`, or empty for a plain count.
  let unit: String
  let median: Double
  let lowerQuartile: Double
  let upperQuartile: Double
  let sampleCount: Int

  /// A figure of one sample at least.
  init(_ name: String, _ unit: String, _ samples: [Double]) {
    precondition(!samples.isEmpty, "a measurement needs a sample")
    let sorted = samples.sorted()
    func quantile(_ part: Double) -> Double {
      sorted[Int((part * Double(sorted.count - 1)).rounded())]
    }
    self.name = name
    self.unit = unit
    median = quantile(0.5)
    lowerQuartile = quantile(0.25)
    upperQuartile = quantile(0.75)
    sampleCount = samples.count
  }

  /// A count, which no noise changes.
  init(_ name: String, count: Int, unit: String = "") {
    self.init(name, unit, [Double(count)])
  }

  /// Name, median, unit, quartiles and samples, with tabs between.
  var line: String {
    let spread = "\(Self.short(lowerQuartile))–\(Self.short(upperQuartile))"
    return "\(name)\t\(Self.short(median))\t\(unit)\t"
      + (sampleCount > 1 ? "\(spread)\tof \(sampleCount)\n" : "\n")
  }

  var json: JSONValue {
    .object([
      "name": .string(name), "unit": .string(unit), "median": .number(median),
      "lowerQuartile": .number(lowerQuartile), "upperQuartile": .number(upperQuartile),
      "samples": .number(Double(sampleCount)),
    ])
  }

  /// Three digits or so.
  private static func short(_ value: Double) -> String {
    let scale = abs(value) >= 100 ? 1.0 : abs(value) >= 10 ? 10 : 100
    return Decimal.shortest((value * scale).rounded() / scale)
  }
}
