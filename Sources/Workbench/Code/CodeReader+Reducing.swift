/// What an expression is once names and conversions are seen through.
extension CodeReader {
  /// Calls of one argument that do not change the value.
  private static let wrappers: Set<String> = [
    "Set", "CGFloat", "Double", "Float", "Binding", "constant", "NSNumber",
  ]
  /// Members at the end that do not change the value, for the adapters of articles among others.
  private static let suffixes: Set<String> = [
    "map", "uiKitDetent", "swiftUIDetent", "identifier", "wrappedValue", "projectedValue",
  ]

  /// The expression inside a conversion, or nil where there is none.
  func withoutConversion(_ span: Span) -> Span? {
    inBrackets(span) ?? withoutCast(span) ?? withoutSuffix(span) ?? inWrapper(span)
  }

  /// The name that an expression refers to: `detent`, `configuration.detents`, `self.radius`.
  func referenced(_ span: Span) -> String? {
    guard let first = source.token(span.lowerBound)?.word, first.first?.isUppercase != true,
      !["nil", "true", "false"].contains(first)
    else { return nil }
    var name: String?
    for index in span {
      switch source.tokens[index].kind {
      case .word(let word): name = word
      case .mark("."), .mark("?"), .mark("!"): name = nil
      default: return nil
      }
    }
    return name
  }

  private func inBrackets(_ span: Span) -> Span? {
    guard let group = source.group("(", at: span.lowerBound),
      group.upperBound == span.upperBound - 1
    else { return nil }
    return group
  }

  private func withoutCast(_ span: Span) -> Span? {
    guard let index = source.top(span).first(where: { source.tokens[$0].isWord("as") }),
      index > span.lowerBound
    else { return nil }
    return span.lowerBound..<index
  }

  private func withoutSuffix(_ span: Span) -> Span? {
    var end = span.upperBound - 1
    if source.isMark(")", at: end) || source.isMark("}", at: end) {
      guard let open = source.partner(of: end), open > span.lowerBound else { return nil }
      end = open - 1
    }
    guard end - 1 > span.lowerBound, let word = source.tokens[end].word,
      Self.suffixes.contains(word), source.isMark(".", at: end - 1)
    else { return nil }
    let isOptional = source.isMark("?", at: end - 2)
    return span.lowerBound..<(isOptional ? end - 2 : end - 1)
  }

  /// `Set<PresentationDetent>([…])`, `CGFloat(20)`, `.constant(.medium)`, `Binding.constant(x)`.
  private func inWrapper(_ span: Span) -> Span? {
    guard source.isMark(")", at: span.upperBound - 1),
      let open = source.partner(of: span.upperBound - 1), open > span.lowerBound
    else { return nil }
    let head = (span.lowerBound..<open).compactMap { source.tokens[$0].word }
    guard let first = head.first, Self.wrappers.contains(first), open - span.lowerBound <= 6 else {
      return nil
    }
    let arguments = source.elements(of: (open + 1)..<(span.upperBound - 1))
    return arguments.count == 1 ? arguments[0] : nil
  }
}
