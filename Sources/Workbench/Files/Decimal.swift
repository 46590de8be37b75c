/// Numbers as text: one spelling everywhere that files and traces are written.
package enum Decimal {
  /// The shortest decimal that reads back to the same number: `200`, `0.4`, `-0.125`.
  ///
  /// Zero has no sign. `value` must be finite.
  package static func shortest(_ value: Double) -> String {
    precondition(value.isFinite, "JSON has no way to write \(value)")
    if value == 0 { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// `value` rounded to the nearest thousandth, halves away from zero, without trailing zeros.
  package static func thousandths(_ value: Double) -> String {
    shortest(roundedToThousandths(value))
  }

  /// The number nearest to `value` that three decimals can write. Numbers too large to have
  /// thousandths stay as they are.
  package static func roundedToThousandths(_ value: Double) -> Double {
    rounded(value, by: 1000)
  }

  /// The number nearest to `value` that six decimals can write.
  package static func roundedToSixth(_ value: Double) -> Double {
    rounded(value, by: 1_000_000)
  }

  private static func rounded(_ value: Double, by factor: Double) -> Double {
    guard abs(value) < 1e12 / factor * 1000 else { return value }
    let rounded = (value * factor).rounded() / factor
    return rounded == 0 ? 0 : rounded
  }
}
