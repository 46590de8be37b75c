extension FileError {
  /// The same with line and column of the value at its key path: `4:17 (detents[1])`.
  func located(in bytes: [UInt8]) -> FileError {
    guard !place.isEmpty, let position = JSONPosition(of: place, in: bytes[...]) else {
      return self
    }
    var error = self
    error.place = position.description(of: place)
    return error
  }
}

/// Where in a JSON text a reader stands: line and column, and the key path of the value there.
///
///     JSONPosition(in: text, upTo: offset).description     // 3:14 (inputs[2].at)
///
/// It walks the text before `offset`, which the parser has accepted but for its last token. It
/// checks nothing, and is only used to say where a mistake is.
struct JSONPosition {
  /// One open array or object: the element or member being read.
  private enum Level {
    case array(Int)
    case object(String)
  }

  private var levels: [Level] = []
  private var line = 1
  private var lineStart = 0
  private var tokenStart = 0
  private var tokenLine = 1
  private var tokenLineStart = 0
  /// In an object, whether the next string is a key.
  private var expectsKey = false
  private let text: ArraySlice<UInt8>

  /// The place of the token that ends at, or holds, the byte at `offset`.
  init(in text: ArraySlice<UInt8>, upTo offset: Int) {
    self.text = text.prefix(offset)
    var index = self.text.startIndex
    while index < self.text.endIndex { index = step(at: index) }
  }

  /// The place of the value at a key path such as `inputs[2].at`, which a parser has accepted.
  init?(of path: String, in text: ArraySlice<UInt8>) {
    self.text = text
    var index = text.startIndex
    while index < text.endIndex {
      let begins = beginsValue(at: index) && keyPath == path
      index = step(at: index)
      if begins { return }
    }
    return nil
  }

  /// Whether a value begins here: no space, no key and no sign between values.
  private func beginsValue(at index: Int) -> Bool {
    !expectsKey && !" \t\r\n,:]}".utf8.contains(text[index])
  }

  /// The line of the token, from 1.
  var lineNumber: Int { tokenLine }

  /// Columns count characters from 1.
  private var column: Int {
    let before = text[tokenLineStart..<tokenStart]
    return String(decoding: before, as: UTF8.self).count + 1
  }

  private var keyPath: String {
    levels.reduce("") { path, level in
      switch level {
      case .array(let index): path + "[\(index)]"
      case .object(""): path
      case .object(let key): JSONField.path(path, key)
      }
    }
  }

  /// The place together with the key path that it was found by.
  func description(of path: String) -> String { "\(tokenLine):\(column) (\(path))" }

  /// A path longer than any of ours would only hide the rest.
  var description: String {
    let place = "\(tokenLine):\(column)"
    let path = levels.count > 16 ? "" : keyPath
    return path.isEmpty ? place : "\(place) (\(path))"
  }

  /// Takes the token or the space at `index`, and answers where it ends.
  private mutating func step(at index: Int) -> Int {
    switch text[index] {
    case UInt8(ascii: "\n"):
      line += 1
      lineStart = index + 1
      return index + 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      return index + 1
    default:
      (tokenStart, tokenLine, tokenLineStart) = (index, line, lineStart)
      return token(at: index)
    }
  }

  private mutating func token(at index: Int) -> Int {
    switch text[index] {
    case UInt8(ascii: "{"): open(.object(""), expectsKey: true)
    case UInt8(ascii: "["): open(.array(0), expectsKey: false)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      _ = levels.popLast()
      expectsKey = false
    case UInt8(ascii: ","): next()
    case UInt8(ascii: ":"): expectsKey = false
    case UInt8(ascii: "\""): return string(at: index)
    default: return word(at: index)
    }
    return index + 1
  }

  private mutating func open(_ level: Level, expectsKey: Bool) {
    levels.append(level)
    self.expectsKey = expectsKey
  }

  private mutating func next() {
    switch levels.popLast() {
    case .array(let index): levels.append(.array(index + 1))
    case .object: open(.object(""), expectsKey: true)
    case nil: break
    }
  }

  private mutating func string(at index: Int) -> Int {
    var end = index + 1
    while end < text.endIndex, text[end] != UInt8(ascii: "\"") {
      end += text[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    end = min(end, text.endIndex)
    if expectsKey, !levels.isEmpty {
      levels[levels.count - 1] = .object(String(decoding: text[(index + 1)..<end], as: UTF8.self))
    }
    return min(end + 1, text.endIndex)
  }

  private func word(at index: Int) -> Int {
    let ends = " \t\r\n,:[]{}\"".utf8
    return text[index...].firstIndex { ends.contains($0) } ?? text.endIndex
  }
}
