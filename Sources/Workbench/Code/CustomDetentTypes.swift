import SheetKit

/// The types of a text that conform to `CustomPresentationDetent`.
struct CustomDetentTypes {
  /// A custom detent, and what of it was not understood.
  struct Found {
    var detent: CustomDetent
    var problem: CodeProblem?
  }

  private var found: [String: Found] = [:]

  init(_ reader: CodeReader) {
    let source = reader.source
    for index in source.tokens.indices
    where source.tokens[index].isWord("CustomPresentationDetent") {
      guard let open = Self.brace(after: index, in: source),
        let name = Self.typeName(before: index, in: source),
        let body = source.group("{", at: open)
      else { continue }
      found[name] = Self.read(name, body, reader)
    }
  }

  /// The detent of a type; one that the text does not hold is known by name only.
  func detent(_ type: String, line: Int) -> Found {
    if let found = found[type] { return found }
    let detent = CustomDetent(DetentTypeName.name(ofType: type), .inactive)
    return Found(
      detent: detent,
      problem: CodeProblem(line: line, message: "the type \(type) is not in this text"))
  }

  private static func brace(after index: Int, in source: SwiftSource) -> Int? {
    var index = index + 1
    while let token = source.token(index) {
      if token.isMark("{") { return index }
      guard token.word != nil || token.isMark(",") || token.isMark("&") else { return nil }
      index += 1
    }
    return nil
  }

  /// The name between `struct` (or `enum`, `class`) and the colon.
  private static func typeName(before index: Int, in source: SwiftSource) -> String? {
    for place in stride(from: index - 1, to: max(index - 16, 0), by: -1) {
      if source.tokens[place].isMark(":") { return source.tokens[place - 1].word }
    }
    return nil
  }

  private static func read(
    _ type: String, _ body: SwiftSource.Span, _ reader: CodeReader
  ) -> Found {
    let name = label(in: body, reader) ?? DetentTypeName.name(ofType: type)
    do {
      return Found(detent: CustomDetent(name, try rule(type, body, reader)))
    } catch {
      return Found(detent: CustomDetent(name, .inactive), problem: error.problem)
    }
  }

  private static func rule(
    _ type: String, _ body: SwiftSource.Span, _ reader: CodeReader
  ) throws(CodeFailure) -> CustomDetentRule {
    guard let height = height(in: body, reader.source) else {
      throw reader.problem(body, "expected static func height(in:) in \(type)")
    }
    return try DetentRuleReader(reader).rule(height)
  }

  /// The text of `static let name = "…"`.
  private static func label(in body: SwiftSource.Span, _ reader: CodeReader) -> String? {
    let source = reader.source
    for index in body where source.tokens[index].isWord("name") {
      if source.isMark("=", at: index + 1), case .string(let text?) = source.token(index + 2)?.kind
      {
        return text
      }
    }
    return nil
  }

  /// The body of `func height(in context: Context) -> CGFloat?`.
  private static func height(in body: SwiftSource.Span, _ source: SwiftSource) -> SwiftSource.Span?
  {
    for index in body.dropLast(2) where source.tokens[index].isWord("height") {
      guard source.tokens[index - 1].isWord("func"), let group = source.group("(", at: index + 1)
      else { continue }
      let rest = (group.upperBound + 1)..<max(group.upperBound + 1, body.upperBound)
      if let open = rest.first(where: { source.isMark("{", at: $0) }) {
        return source.group("{", at: open)
      }
    }
    return nil
  }
}
