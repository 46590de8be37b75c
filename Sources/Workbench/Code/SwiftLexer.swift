/// Cuts a text into Swift tokens. It takes any text at all: comments and spaces are passed over,
/// what has no end ends with the text, and the time is proportional to the length.
struct SwiftLexer {
  private(set) var tokens: [SwiftToken] = []
  private let text: [UInt8]
  private var index = 0
  private var line = 1

  static func tokens(of text: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(text: text)
    while lexer.index < text.count { lexer.step() }
    return lexer.tokens
  }

  private init(text: [UInt8]) { self.text = text }

  private func byte(_ ahead: Int = 0) -> UInt8? {
    index + ahead < text.count ? text[index + ahead] : nil
  }

  private func follows(_ word: String) -> Bool {
    text[index...].starts(with: word.utf8)
  }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where index < text.count {
      if text[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  private mutating func step() {
    switch text[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"),
      UInt8(ascii: "`"):
      skip()
    case UInt8(ascii: "/") where follows("//"): skipLine()
    case UInt8(ascii: "/") where follows("/*"): skipBlock()
    case UInt8(ascii: "\""): add { $0.string(pounds: 0) }
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): add { $0.number() }
    case UInt8(ascii: "$"): dollar()
    case let byte where Self.isName(byte): add { .word($0.name()) }
    default: add { $0.mark() }
    }
  }

  private mutating func add(_ read: (inout SwiftLexer) -> SwiftToken.Kind) {
    let (start, startLine) = (index, line)
    let kind = read(&self)
    tokens.append(SwiftToken(kind: kind, line: startLine, bytes: start..<index))
  }

  private mutating func skipLine() {
    while let byte = byte(), byte != UInt8(ascii: "\n") { skip() }
  }

  /// Swift's block comments nest.
  private mutating func skipBlock() {
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        skip(2)
      } else if follows("*/") {
        depth -= 1
        skip(2)
      } else {
        skip()
      }
    } while depth > 0 && index < text.count
  }

  /// A string such as `#"…"#`, or the sign of `#available`.
  private mutating func pound() {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    if byte(count) == UInt8(ascii: "\"") {
      add { $0.string(pounds: count) }
    } else {
      add { $0.sign(count) }
    }
  }

  private mutating func sign(_ count: Int) -> SwiftToken.Kind {
    skip(count)
    return .mark("#")
  }

  private mutating func dollar() {
    if let next = byte(1), next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9") {
      add { lexer in
        lexer.skip()
        return .word("$" + lexer.name())
      }
    } else {
      skip()
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func name() -> String {
    let start = index
    while let byte = byte(), Self.isName(byte) { skip() }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  private mutating func mark() -> SwiftToken.Kind {
    let start = index
    let operators = "=<>+-*/%&|^~!".utf8
    if operators.contains(text[index]) {
      while let byte = byte(), operators.contains(byte), index - start < 3 { skip() }
    } else {
      skip()
    }
    return .mark(String(decoding: text[start..<index], as: UTF8.self))
  }

  private mutating func number() -> SwiftToken.Kind {
    let start = index
    _ = name()
    // A point belongs to the number where a digit follows: not in `0..<30` or `5.rounded()`.
    if byte() == UInt8(ascii: "."), let next = byte(1), next >= UInt8(ascii: "0"),
      next <= UInt8(ascii: "9")
    {
      skip()
      _ = name()
    }
    if let last = text[start..<index].last, last | 0x20 == UInt8(ascii: "e"),
      byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+")
    {
      skip()
      _ = name()
    }
    let digits = String(decoding: text[start..<index], as: UTF8.self).filter { $0 != "_" }
    return .number(Self.value(of: digits))
  }

  private static func value(of digits: String) -> Double? {
    let radix: [(String, Int)] = [("0b", 2), ("0o", 8), ("0x", 16)]
    for (prefix, base) in radix where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: base).map(Double.init)
    }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }

  private mutating func string(pounds: Int) -> SwiftToken.Kind {
    var reader = SwiftStringReader(text: text, index: index, pounds: pounds)
    let value = reader.read()
    skip(reader.index - index)
    return .string(value)
  }
}
