/// A text of Swift code as tokens whose brackets know their partners.
struct SwiftSource {
  /// A piece of the code: indices of tokens.
  typealias Span = Range<Int>

  let tokens: [SwiftToken]
  private let text: [UInt8]
  /// The index of the bracket that closes, or opens, the one here; -1 for any other token.
  private let partners: [Int]

  init(_ text: [UInt8]) {
    self.text = text
    tokens = SwiftLexer.tokens(of: text)
    partners = Self.partners(in: tokens)
  }

  /// The bracket that belongs to the one at `index`, where it has one.
  func partner(of index: Int) -> Int? {
    partners[index] < 0 ? nil : partners[index]
  }

  func token(_ index: Int) -> SwiftToken? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  func isMark(_ mark: String, at index: Int) -> Bool { token(index)?.isMark(mark) ?? false }

  /// What stands between the bracket at `index` and its partner, where such a bracket opens there.
  func group(_ bracket: String, at index: Int) -> Span? {
    guard isMark(bracket, at: index), let end = partner(of: index), end > index else { return nil }
    return (index + 1)..<end
  }

  /// The parts of a span between the commas that stand in no bracket of it.
  func elements(of span: Span) -> [Span] {
    var parts: [Span] = []
    var start = span.lowerBound
    for comma in top(span) where tokens[comma].isMark(",") {
      parts.append(start..<comma)
      start = comma + 1
    }
    if start < span.upperBound { parts.append(start..<span.upperBound) }
    return parts
  }

  /// The tokens of a span that stand in no bracket of it; of a bracketed group, its first bracket.
  func top(_ span: Span) -> [Int] {
    var indices: [Int] = []
    var index = span.lowerBound
    while index < span.upperBound {
      indices.append(index)
      if let end = partner(of: index), end > index { index = end }
      index += 1
    }
    return indices
  }

  /// Where the expression that begins at `start` ends: with its line, unless the next line goes on.
  /// One of more than 256 parts is cut off.
  func expression(from start: Int) -> Span {
    var index = start
    for _ in 0..<256 {
      guard index < tokens.count, !endsExpression(at: index, start: start) else { break }
      if let end = partner(of: index), end > index { index = end }
      index += 1
    }
    return start..<index
  }

  private func endsExpression(at index: Int, start: Int) -> Bool {
    let token = tokens[index]
    if case .mark(let mark) = token.kind, [")", "]", "}", ";", ","].contains(mark) { return true }
    guard index > start else { return false }
    guard token.line > tokens[index - 1].line else { return false }
    guard case .mark(let mark) = token.kind else { return true }
    return ["@", "#", "(", "[", "{"].contains(mark)
  }

  /// A span as it stands in the text, for messages: on one line and not too long.
  func excerpt(_ span: Span) -> String {
    guard let first = token(span.lowerBound), let last = token(span.upperBound - 1),
      !span.isEmpty
    else { return "nothing" }
    let bytes = text[first.bytes.lowerBound..<last.bytes.upperBound].prefix(200)
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let line = words.joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  /// Pairs brackets. One that closes what is not open stands alone; one left open by the time an
  /// outer one closes does too.
  private static func partners(in tokens: [SwiftToken]) -> [Int] {
    let closers = [")": "(", "]": "[", "}": "{"]
    var partners = [Int](repeating: -1, count: tokens.count)
    var open: [(index: Int, mark: String)] = []
    var counts: [String: Int] = [:]
    for (index, token) in tokens.enumerated() {
      guard case .mark(let mark) = token.kind else { continue }
      if closers.values.contains(mark) {
        open.append((index, mark))
        counts[mark, default: 0] += 1
      } else if let opener = closers[mark], counts[opener, default: 0] > 0 {
        while let last = open.popLast() {
          counts[last.mark, default: 0] -= 1
          guard last.mark == opener else { continue }
          (partners[last.index], partners[index]) = (index, last.index)
          break
        }
      }
    }
    return partners
  }
}
