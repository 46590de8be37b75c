import Glibc

/// Reads the parts of a JSON text one after the other. It gives up, with nil or false, at whatever it
/// did not expect; where that is a mistake, `JSONDocument` says which.
struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// A byte order mark at the start is passed. `bytes` must outlive this.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// Whether nothing but white space is left.
  mutating func isAtEnd() -> Bool {
    skipSpace()
    return place == bytes.count
  }

  private mutating func skipSpace() {
    while place < bytes.count {
      switch bytes[place] {
      case 0x20, 0x0A, 0x0D, 0x09: place += 1
      default: return
      }
    }
  }

  /// Whether the next character after white space is this one, which is then passed.
  mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  /// Whether the next characters are these, which are then passed.
  mutating func take(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes.count - place >= count,
      memcmp(bytes.baseAddress! + place, word.utf8Start, count) == 0
    else { return false }
    place += count
    return true
  }

  /// `true` or `false`.
  mutating func flag() -> Bool? {
    skipSpace()
    if take("true" as StaticString) { return true }
    return take("false" as StaticString) ? false : nil
  }

  /// A string, unescaped.
  mutating func string() -> String? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    let start = place
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        defer { place += 1 }
        return String(validating: bytes[start..<place], as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") { return escapedText(from: start) }
      guard byte >= 0x20 else { return nil }
      place += 1
    }
    return nil
  }
}

// MARK: Escapes

extension JSONScanner {
  /// The rest of a text that began at `start` and has an escape here.
  private mutating func escapedText(from start: Int) -> String? {
    var text = Array(bytes[start..<place])
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text.append(contentsOf: Character(scalar).utf8)
      case 0x20...: text.append(byte)
      default: return nil
      }
    }
    return nil
  }

  /// What follows a backslash. The character with the number 0 is refused, as jansson does.
  private mutating func escape() -> Unicode.Scalar? {
    guard place < bytes.count else { return nil }
    place += 1
    switch bytes[place - 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return number()
    default: return nil
    }
  }

  /// Four hexadecimal digits, or twice four that are a pair of surrogates.
  private mutating func number() -> Unicode.Scalar? {
    guard let first = digits(), first != 0 else { return nil }
    guard 0xD800..<0xDC00 ~= first else { return Unicode.Scalar(first) }
    guard take("\\u" as StaticString), let second = digits(), 0xDC00..<0xE000 ~= second else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func digits() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard place < bytes.count, let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue
      else { return nil }
      value = value << 4 | UInt32(digit)
      place += 1
    }
    return value
  }
}
