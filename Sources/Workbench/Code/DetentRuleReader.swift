import SheetKit

/// Reads what a custom detent measures: the body of `height(in:)`, or of a resolver.
///
///     max(44, 0.1 * context.maxDetentValue)      // .fraction(0.1, atLeast: 44)
struct DetentRuleReader {
  private static let maxima: Set<String> = ["maxDetentValue", "maximumDetentValue"]

  let reader: CodeReader
  private var source: SwiftSource { reader.source }

  init(_ reader: CodeReader) { self.reader = reader }

  /// The rule of a body in braces, without them.
  func rule(_ body: CodeReader.Span) throws(CodeFailure) -> CustomDetentRule {
    let value = expression(in: body)
    guard !value.isEmpty else { throw unknown(body) }
    if reader.isNil(value) { return .inactive }
    guard let largest = maximumArguments(value) else { return try measure(value) }
    return try atLeast(largest, whole: value)
  }

  private func unknown(_ span: CodeReader.Span) -> CodeFailure {
    reader.unexpected(
      span, "points or a fraction of the maximum detent value, with max(…) or without")
  }

  /// The one expression of a body, behind the parameters of a closure and `return`.
  private func expression(in body: CodeReader.Span) -> CodeReader.Span {
    var start = body.lowerBound
    if let word = source.top(body).prefix(8).first(where: { source.tokens[$0].isWord("in") }) {
      start = word + 1
    }
    if start < body.upperBound, source.tokens[start].isWord("return") { start += 1 }
    return start..<max(start, body.upperBound)
  }

  /// The two arguments of `max(a, b)`.
  private func maximumArguments(
    _ span: CodeReader.Span
  ) -> (CodeReader.Span, CodeReader.Span)? {
    guard source.token(span.lowerBound)?.isWord("max") == true,
      let group = source.group("(", at: span.lowerBound + 1),
      group.upperBound == span.upperBound - 1
    else { return nil }
    let arguments = source.elements(of: group)
    return arguments.count == 2 ? (arguments[0], arguments[1]) : nil
  }

  private func atLeast(
    _ arguments: (CodeReader.Span, CodeReader.Span), whole: CodeReader.Span
  ) throws(CodeFailure) -> CustomDetentRule {
    switch (try measure(arguments.0), try measure(arguments.1)) {
    case (.height(let least, nil), .height(let height, nil)): return .height(height, atLeast: least)
    case (.height(let least, nil), .fraction(let fraction, nil)),
      (.fraction(let fraction, nil), .height(let least, nil)):
      return .fraction(fraction, atLeast: least)
    default: throw unknown(whole)
    }
  }

  /// Points, or a product or quotient of the maximum detent value.
  private func measure(_ span: CodeReader.Span) throws(CodeFailure) -> CustomDetentRule {
    if isMaximum(span) { return .fraction(1) }
    if let sign = source.top(span).first(where: { isFactorSign($0) }) {
      let (left, right) = (span.lowerBound..<sign, (sign + 1)..<span.upperBound)
      if source.isMark("*", at: sign), isMaximum(right) {
        return .fraction(try reader.number(left))
      }
      guard isMaximum(left) else { throw unknown(span) }
      let number = try reader.number(right)
      if source.isMark("*", at: sign) { return .fraction(number) }
      guard (1 / number).isFinite else { throw unknown(span) }
      return .fraction(1 / number)
    }
    return .height(try reader.number(span))
  }

  private func isFactorSign(_ index: Int) -> Bool {
    source.isMark("*", at: index) || source.isMark("/", at: index)
  }

  /// `context.maxDetentValue`, `$0.maximumDetentValue`.
  private func isMaximum(_ span: CodeReader.Span) -> Bool {
    span.count == 3 && source.isMark(".", at: span.lowerBound + 1)
      && Self.maxima.contains(source.tokens[span.upperBound - 1].word ?? "")
  }
}
