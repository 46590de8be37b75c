/// A piece of Swift code, with where it stands.
struct SwiftToken {
  enum Kind: Equatable {
    /// A name or a keyword; `$0` too. Backticks and the `$` of a binding are left out.
    case word(String)
    /// A number literal; nil where it is none that a `Double` holds.
    case number(Double?)
    /// A string literal; nil where it is interpolated or has no end.
    case string(String?)
    /// A bracket, an operator, or any other sign.
    case mark(String)
  }

  var kind: Kind
  /// The line it starts on, from 1.
  var line: Int
  /// Its bytes in the text.
  var bytes: Range<Int>

  func isWord(_ text: String) -> Bool { kind == .word(text) }
  func isMark(_ text: String) -> Bool { kind == .mark(text) }

  var word: String? {
    if case .word(let text) = kind { text } else { nil }
  }
}
