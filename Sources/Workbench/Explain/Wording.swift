/// Numbers as an explanation says them.
package enum Wording {
  /// A number with commas at the thousands and at most `decimals` decimals, without trailing
  /// zeros: `1,000`, `33.33`, `−12`. What is not finite or has more than 15 digits stays as it is.
  package static func number(_ value: Double, decimals: Int = 0) -> String {
    let scale = (0..<max(0, decimals)).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (abs(value) * scale).rounded()
    guard scaled.isFinite, scaled < 1e15 else { return "\(value)" }
    let units = Int(scaled)
    let whole = grouped(units / Int(scale))
    let rest = fraction(units % Int(scale), digits: decimals)
    return (value < 0 && units > 0 ? "−" : "") + whole + (rest.isEmpty ? "" : "." + rest)
  }

  /// A speed without its direction: `1,000 pt/s`.
  package static func speed(_ velocity: Double) -> String { number(abs(velocity)) + " pt/s" }

  /// A speed, with a decimal where it would otherwise read as the limit that it does not reach:
  /// `249.7 pt/s` below 250.
  package static func speed(_ velocity: Double, against limit: Double) -> String {
    let isBlurred = abs(velocity) != limit && abs(velocity).rounded() == limit.rounded()
    return number(abs(velocity), decimals: isBlurred ? 1 : 0) + " pt/s"
  }

  /// A time: `412 ms`, from a second on `1.25 s`.
  package static func time(_ seconds: Double) -> String {
    abs(seconds) < 0.9995
      ? number(seconds * 1000) + " ms" : number(seconds, decimals: 2) + " s"
  }

  /// How many of something: `1 input`, `12 inputs`.
  package static func count(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  private static func grouped(_ value: Int) -> String {
    var digits = String(value)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }

  private static func fraction(_ value: Int, digits: Int) -> String {
    var text = String(value)
    text = String(repeating: "0", count: max(0, digits - text.count)) + text
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }
}
