/// The values that names have in a text: constants and variables with an initial value, defaults of
/// parameters, and what a configuration of a drawer is made with.
///
/// It knows no blocks: a name means the last value given to it, which is what short pieces of code
/// that are pasted together mean.
struct CodeScope {
  /// The type of the second article's adapter, whose fields the drawer reads.
  static let adapterType = "BottomSheetViewConfiguration"

  /// Tokens of the generic parameters of a function.
  private static let longestGenerics = 256

  private var values: [String: SwiftSource.Span] = [:]
  /// Names that are declared, with or without a value.
  private(set) var declared: Set<String> = []

  init(_ source: SwiftSource) {
    for index in source.tokens.indices where source.tokens[index].isWord("func") {
      readFunction(at: index, in: source)
    }
    for index in source.tokens.indices where source.tokens[index].isWord("init") {
      if source.token(index - 1)?.isMark(".") != true { readParameters(after: index, in: source) }
    }
    for index in source.tokens.indices { readVariable(at: index, in: source) }
    for index in source.tokens.indices { readAdapter(at: index, in: source) }
  }

  /// The expression that a name stands for.
  func value(of name: String) -> SwiftSource.Span? { values[name] }

  private mutating func readFunction(at index: Int, in source: SwiftSource) {
    readParameters(after: index + 1, in: source)
  }

  /// `(label name: Type = value, …)` behind a name and its generic parameters.
  private mutating func readParameters(after index: Int, in source: SwiftSource) {
    var open = index + 1
    if source.isMark("<", at: open) {
      let end = open + Self.longestGenerics
      while open < end, let token = source.token(open), !token.isMark("("), !token.isMark("{") {
        open += 1
      }
    }
    guard let group = source.group("(", at: open) else { return }
    for parameter in source.elements(of: group) { readParameter(parameter, in: source) }
  }

  private mutating func readParameter(_ span: SwiftSource.Span, in source: SwiftSource) {
    let top = source.top(span)
    guard let colon = top.first(where: { source.tokens[$0].isMark(":") }), colon > span.lowerBound,
      let name = source.tokens[colon - 1].word
    else { return }
    declared.insert(name)
    guard let equals = top.first(where: { source.tokens[$0].isMark("=") }), equals > colon else {
      return
    }
    values[name] = (equals + 1)..<span.upperBound
  }

  /// `let name: Type = value`, also static ones and those with a wrapper.
  private mutating func readVariable(at index: Int, in source: SwiftSource) {
    guard source.tokens[index].isWord("let") || source.tokens[index].isWord("var"),
      let name = source.token(index + 1)?.word
    else { return }
    declared.insert(name)
    guard let equals = equalsSign(from: index + 2, in: source) else { return }
    let value = source.expression(from: equals + 1)
    if !value.isEmpty { values[name] = value }
  }

  /// Behind a type annotation, if there is one.
  private func equalsSign(from start: Int, in source: SwiftSource) -> Int? {
    if source.isMark("=", at: start) { return start }
    guard source.isMark(":", at: start) else { return nil }
    var index = start + 1
    while let token = source.token(index), index - start < 64 {
      switch token.kind {
      case .mark("="): return index
      case .mark("."), .mark("?"), .mark("!"), .mark("<"), .mark(">"), .mark(":"): index += 1
      case .mark("["), .mark("("):
        guard let end = source.partner(of: index) else { return nil }
        index = end + 1
      case .word where token.line == source.tokens[start].line: index += 1
      default: return nil
      }
    }
    return nil
  }

  /// Of the adapter's type by its name, or of `configuration: .init(…)`.
  private func adapterArguments(at index: Int, in source: SwiftSource) -> SwiftSource.Span? {
    if source.tokens[index].isWord(Self.adapterType) { return source.group("(", at: index + 1) }
    guard source.tokens[index].isWord("configuration"), source.isMark(":", at: index + 1),
      source.isMark(".", at: index + 2), source.token(index + 3)?.isWord("init") == true
    else { return nil }
    return source.group("(", at: index + 4)
  }

  private mutating func readAdapter(at index: Int, in source: SwiftSource) {
    guard let group = adapterArguments(at: index, in: source) else { return }
    for argument in source.elements(of: group) {
      guard let label = source.tokens[argument.lowerBound].word,
        source.isMark(":", at: argument.lowerBound + 1)
      else { continue }
      values[label] = (argument.lowerBound + 2)..<argument.upperBound
    }
  }
}
