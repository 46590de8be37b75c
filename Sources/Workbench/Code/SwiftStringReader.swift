/// Reads one string literal: of one line or of several, raw or not, with whatever is interpolated
/// in it passed over.
struct SwiftStringReader {
  /// What is open: a string, or the round brackets of an interpolation in it.
  private enum Frame {
    case string(pounds: Int, isLong: Bool)
    case interpolation(depth: Int)
  }

  /// After ``read()``, the byte behind the literal.
  private(set) var index: Int
  private let text: [UInt8]
  private var frames: [Frame] = []
  private var value: [UInt8] = []
  private var isPlain = true

  /// `index` is the first byte of the literal, `pounds` how many `#` stand before its quotes.
  init(text: [UInt8], index: Int, pounds: Int) {
    self.text = text
    self.index = index + pounds
    open(pounds: pounds)
  }

  /// The string's value; nil where something is interpolated or the end is missing, and where a
  /// NUL stands in it, which no file of ours can hold.
  mutating func read() -> String? {
    while let frame = frames.last {
      guard index < text.count else { return nil }
      switch frame {
      case .string(let pounds, let isLong):
        if !stepInString(pounds: pounds, isLong: isLong) { return nil }
      case .interpolation(let depth): stepInCode(depth: depth)
      }
    }
    return isPlain && !value.contains(0) ? String(decoding: value, as: UTF8.self) : nil
  }

  private mutating func open(pounds: Int) {
    let isLong = text[index...].starts(with: "\"\"\"".utf8)
    index += isLong ? 3 : 1
    frames.append(.string(pounds: pounds, isLong: isLong))
  }

  /// False where a string of one line has no end on it.
  private mutating func stepInString(pounds: Int, isLong: Bool) -> Bool {
    if closes(pounds: pounds, isLong: isLong) {
      frames.removeLast()
      index += (isLong ? 3 : 1) + pounds
    } else if text[index] == UInt8(ascii: "\n"), !isLong {
      return false
    } else if text[index] == UInt8(ascii: "\\"), hasPounds(pounds, at: index + 1) {
      index += 1 + pounds
      escape()
    } else {
      value.append(text[index])
      index += 1
    }
    return true
  }

  private func closes(pounds: Int, isLong: Bool) -> Bool {
    let quotes = isLong ? "\"\"\"" : "\""
    return text[index...].starts(with: quotes.utf8) && hasPounds(pounds, at: index + quotes.count)
  }

  private func hasPounds(_ count: Int, at place: Int) -> Bool {
    place + count <= text.count && text[place..<(place + count)].allSatisfy { $0 == 0x23 }
  }

  private mutating func escape() {
    guard index < text.count else { return }
    let byte = text[index]
    index += 1
    switch byte {
    case UInt8(ascii: "("):
      isPlain = false
      frames.append(.interpolation(depth: 1))
    case UInt8(ascii: "n"): value.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): value.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): value.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "0"): value.append(0)
    case UInt8(ascii: "u"): scalar()
    default: value.append(byte)
    }
  }

  /// `{1F600}` after `\u`.
  private mutating func scalar() {
    let digits = text[index...].prefix(10).dropFirst().prefix { $0 != UInt8(ascii: "}") }
    guard text[index...].first == UInt8(ascii: "{"),
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(number)
    else {
      isPlain = false
      return
    }
    value.append(contentsOf: String(scalar).utf8)
    index = min(text.count, index + digits.count + 2)
  }

  private mutating func stepInCode(depth: Int) {
    switch text[index] {
    case UInt8(ascii: "("): frames[frames.count - 1] = .interpolation(depth: depth + 1)
    case UInt8(ascii: ")") where depth == 1: frames.removeLast()
    case UInt8(ascii: ")"): frames[frames.count - 1] = .interpolation(depth: depth - 1)
    case UInt8(ascii: "\""):
      open(pounds: 0)
      return
    default: break
    }
    index += 1
  }
}
