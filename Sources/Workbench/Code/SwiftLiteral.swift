/// Values as Swift code writes them.
enum SwiftLiteral {
  /// A number literal, or a member such as `.infinity`: `0.4`, `200`, `-3`.
  static func number(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
    return Decimal.shortest(value)
  }

  /// A part of a colour: three decimals tell all 256 steps of it apart.
  static func component(_ value: Double) -> String {
    number(value.isFinite ? Decimal.roundedToThousandths(value) : 0)
  }

  /// A string literal. What could not be seen in an editor is written by its number.
  static func string(_ text: String) -> String {
    text.unicodeScalars.reduce("\"") { $0 + escaped($1) } + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    default: return isVisible(scalar) ? String(scalar) : numbered(scalar)
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      false
    default: true
    }
  }

  private static func numbered(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// `name([a, b], rest)`, on several lines where one line of 100 columns would not hold it.
  static func call(
    _ name: String, list: [String], rest: String = "", indent: Int
  ) -> [String] {
    let tail = rest.isEmpty ? "" : ", " + rest
    let line = "\(name)([\(list.joined(separator: ", "))]\(tail))"
    if indent + line.count <= 100 { return [line] }
    return ["\(name)(["] + list.map { "    \($0)," } + ["]\(tail))"]
  }
}
