import SheetKit

/// Reads values out of spans of Swift code: numbers, switches, members, and what names stand for.
struct CodeReader {
  typealias Span = SwiftSource.Span

  /// Longer expressions are no values of a sheet.
  private static let longest = 4096
  /// How often an expression may stand for another one.
  private static let deepest = 32

  let source: SwiftSource
  let scope: CodeScope

  init(_ source: SwiftSource) {
    self.source = source
    scope = CodeScope(source)
  }

  /// A call or a member: `.height(200)`, `PresentationDetent.medium`, `.custom(identifier: x) { … }`.
  struct Member {
    var name: String
    var arguments: Span?
    var closure: Span?
    /// What follows it, such as `.sticky()` after `.fitted`.
    var rest: Span
  }

  /// The span of an argument: the labelled one, or the first without a label.
  func argument(_ label: String?, of arguments: Span?) -> Span? {
    guard let arguments else { return nil }
    for element in source.elements(of: arguments) {
      let found =
        source.isMark(":", at: element.lowerBound + 1)
        ? source.tokens[element.lowerBound].word : nil
      if found == label {
        return found == nil ? element : (element.lowerBound + 2)..<element.upperBound
      }
    }
    return nil
  }

  func problem(_ span: Span, _ message: String) -> CodeFailure {
    .problem(CodeProblem(line: line(of: span), message: message))
  }

  func line(of span: Span) -> Int {
    source.token(span.lowerBound)?.line ?? source.tokens.last?.line ?? 1
  }

  func unexpected(_ span: Span, _ expectation: String) -> CodeFailure {
    problem(span, "expected \(expectation), got \(source.excerpt(span))")
  }

  /// The expression that one stands for: names are replaced by their values, and what converts
  /// without changing the value is taken away.
  func reduced(_ span: Span) throws(CodeFailure) -> Span {
    var span = span
    for _ in 0..<Self.deepest {
      guard span.count <= Self.longest, !span.isEmpty else { break }
      if let inner = withoutConversion(span) {
        span = inner
      } else if let name = referenced(span) {
        guard let value = scope.value(of: name), value != span else { throw unknown(name, span) }
        span = value
      } else {
        return span
      }
    }
    throw unexpected(span, "a value")
  }

  private func unknown(_ name: String, _ span: Span) -> CodeFailure {
    scope.declared.contains(name)
      ? .decidedElsewhere : problem(span, "the value of \(name) is not in this text")
  }

  func number(_ span: Span) throws(CodeFailure) -> Double {
    let value = try reduced(span)
    guard let number = literal(value) else { throw unexpected(span, "a number") }
    return number
  }

  /// A number literal with or without a sign.
  func literal(_ span: Span) -> Double? {
    guard case .number(let number?) = source.token(span.upperBound - 1)?.kind else { return nil }
    if span.count == 1 { return number }
    return span.count == 2 && source.isMark("-", at: span.lowerBound) ? -number : nil
  }

  func bool(_ span: Span) throws(CodeFailure) -> Bool {
    let value = try reduced(span)
    if value.count == 1, source.tokens[value.lowerBound].isWord("true") { return true }
    if value.count == 1, source.tokens[value.lowerBound].isWord("false") { return false }
    throw unexpected(span, "true or false")
  }

  func string(_ span: Span) throws(CodeFailure) -> String {
    let value = try reduced(span)
    guard value.count == 1, case .string(let text?) = source.tokens[value.lowerBound].kind else {
      throw unexpected(span, "a string")
    }
    return text
  }

  func isNil(_ span: Span) -> Bool {
    span.count == 1 && source.tokens[span.lowerBound].isWord("nil")
  }

  /// A member with or without the name of its type: `.hidden`, `Visibility.hidden`.
  func member(_ span: Span) throws(CodeFailure) -> Member {
    let value = try reduced(span)
    guard let member = memberExpression(value) else { throw unexpected(span, "a value") }
    return member
  }

  /// One of the words of an enumeration.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ span: Span, of type: Choice.Type
  ) throws(CodeFailure) -> Choice {
    let member = try member(span)
    guard let choice = Choice(rawValue: member.name), member.rest.isEmpty else {
      let words = type.allCases.map { ".\($0.rawValue)" }
      throw unexpected(span, JSONField.alternatives(words))
    }
    return choice
  }

  private func memberExpression(_ span: Span) -> Member? {
    var index = span.lowerBound
    // The path of types before the member: `UISheetPresentationController.Detent`.
    while let word = source.token(index)?.word, index + 1 < span.upperBound,
      source.isMark(".", at: index + 1), word.first?.isUppercase == true
    {
      index += 2
    }
    if source.isMark(".", at: index) { index += 1 }
    guard index < span.upperBound, let name = source.token(index)?.word else { return nil }
    var member = Member(name: name, rest: span.upperBound..<span.upperBound)
    index += 1
    if let group = source.group("(", at: index), index < span.upperBound {
      member.arguments = group
      index = group.upperBound + 1
    }
    if let group = source.group("{", at: index), index < span.upperBound {
      member.closure = group
      index = group.upperBound + 1
    }
    if index < span.upperBound { member.rest = index..<span.upperBound }
    return member
  }
}
