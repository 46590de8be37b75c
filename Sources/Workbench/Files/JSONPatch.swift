/// Changes members of a JSON object in its text, and leaves every other byte as it is.
///
///     var patch = JSONPatch(bytes)
///     patch?.set("cornerRadius", to: 20)
///     patch?.bytes
struct JSONPatch {
  private struct Member {
    var key: String
    var keyStart: Int
    var value: Range<Int>
  }

  private(set) var bytes: [UInt8]

  /// nil where the text, which must be JSON, is no object.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard Self.object(in: bytes) != nil else { return nil }
  }

  /// Sets a member where it stands, or behind the last one.
  mutating func set(_ key: String, to value: JSONValue) {
    let members = members()
    if let member = members.last(where: { $0.key == key }) {
      bytes.replaceSubrange(
        member.value, with: text(of: value, indent: indent(at: member.keyStart)))
    } else if let last = members.last {
      append(key, value, after: last)
    } else if let object = Self.object(in: bytes) {
      bytes.replaceSubrange(object, with: "{\n  \(quoted(key)): \(value.indented())\n}".utf8)
    }
  }

  private mutating func append(_ key: String, _ value: JSONValue, after last: Member) {
    let indent = indent(at: last.keyStart)
    let isOnOwnLine = indent != nil
    let separator = isOnOwnLine ? ",\n" + String(decoding: indent ?? [], as: UTF8.self) : ", "
    let line = separator + quoted(key) + ": "
    bytes.insert(
      contentsOf: Array(line.utf8) + text(of: value, indent: indent), at: last.value.upperBound)
  }

  private func quoted(_ key: String) -> String { JSONValue.string(key).line }

  /// A value as the member's lines are set: with its indentation where it begins a line.
  private func text(of value: JSONValue, indent: [UInt8]?) -> [UInt8] {
    guard let indent else { return Array(value.line.utf8) }
    let lines = value.indented(width: max(20, 80 - indent.count - 20)).split(separator: "\n")
    let joined = lines.joined(separator: "\n" + String(decoding: indent, as: UTF8.self))
    return Array(joined.utf8)
  }

  /// The spaces before a member that begins its line; nil for one that does not.
  private func indent(at start: Int) -> [UInt8]? {
    let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n"))
    guard let line else { return nil }
    let spaces = bytes[(line + 1)..<start]
    return spaces.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? Array(spaces) : nil
  }

  // MARK: Finding

  private static func object(in bytes: [UInt8]) -> Range<Int>? {
    guard let start = bytes.firstIndex(of: UInt8(ascii: "{")),
      let end = bytes.lastIndex(of: UInt8(ascii: "}")), start < end
    else { return nil }
    return start..<(end + 1)
  }

  /// The object's own members, in order.
  private func members() -> [Member] {
    guard let object = Self.object(in: bytes) else { return [] }
    var scanner = JSONMemberScanner(bytes, from: object.lowerBound + 1)
    var members: [Member] = []
    while let (key, value) = scanner.next() {
      let raw = bytes[key]
      guard case .string(let text)? = try? Jansson.parse(raw) else { break }
      members.append(Member(key: text, keyStart: key.lowerBound, value: value))
    }
    return members
  }
}

/// Walks the members of an object in text that is known to be JSON.
struct JSONMemberScanner {
  private let bytes: [UInt8]
  private var index: Int

  /// `index` is behind the opening brace.
  init(_ bytes: [UInt8], from index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// The bytes of the next member's key, with its quotes, and of its value.
  mutating func next() -> (key: Range<Int>, value: Range<Int>)? {
    skip { " \t\r\n,".utf8.contains($0) }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    let key = value()
    skip { " \t\r\n:".utf8.contains($0) }
    return (key, value())
  }

  private mutating func skip(while isPassed: (UInt8) -> Bool) {
    while index < bytes.count, isPassed(bytes[index]) { index += 1 }
  }

  private mutating func value() -> Range<Int> {
    let start = index
    var depth = 0
    repeat {
      guard index < bytes.count else { break }
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        string()
        continue
      default:
        if depth == 0 {
          skip { !" \t\r\n,:]}".utf8.contains($0) }
          return start..<index
        }
      }
      index += 1
    } while depth > 0
    return start..<index
  }

  private mutating func string() {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
  }
}
