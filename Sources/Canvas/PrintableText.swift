extension String {
  /// The text as one line that a terminal or a panel can show: control characters, line ends and
  /// marks that turn the direction of writing are escaped as `\u{1b}`; what is longer than `limit`
  /// characters is left out in the middle.
  ///
  ///     "a\nb".printable()     // a\nb, with a backslash and an n
  package func printable(limit: Int = 2000) -> String {
    // Nothing is looked at that would be left out.
    let isLong = unicodeScalars.count > limit
    guard isLong else { return Self.escaped(unicodeScalars) }
    let head = unicodeScalars.prefix(limit * 2 / 3)
    let tail = unicodeScalars.suffix(limit / 3)
    return Self.escaped(head) + " … " + Self.escaped(tail)
  }

  private static func escaped(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    for scalar in scalars {
      if scalar.isPrintable {
        text.unicodeScalars.append(scalar)
      } else {
        text += scalar.escaped(asASCII: true)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Controls, line and paragraph separators, and marks that override or isolate a direction
  /// (Unicode 15, general category Cc, Zl, Zp, and Bidi_Control but for the plain marks).
  fileprivate var isPrintable: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
