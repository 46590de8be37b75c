import SheetKit

/// Reads detents of SwiftUI, of UIKit and of adapters, and gathers the custom ones among them.
struct DetentReader {
  typealias Span = CodeReader.Span

  let reader: CodeReader
  /// The custom detents met so far, each name once.
  private(set) var customDetents: [CustomDetent] = []
  /// What could not be read while a detent as such could.
  private(set) var problems: [CodeProblem] = []
  /// The detents that a list in UIKit's words gave an identifier.
  private var identified: [String: Detent] = [:]
  private let types: CustomDetentTypes

  init(_ reader: CodeReader) {
    self.reader = reader
    types = CustomDetentTypes(reader)
  }

  /// A list or a set of detents; never empty.
  mutating func detents(_ span: Span) throws(CodeFailure) -> [Detent] {
    let list = try reader.reduced(span)
    guard let group = reader.source.group("[", at: list.lowerBound),
      group.upperBound == list.upperBound - 1, !group.isEmpty
    else { throw reader.unexpected(span, "a list of detents") }
    var detents: [Detent] = []
    for element in reader.source.elements(of: group) {
      do {
        detents.append(try detent(element))
      } catch {
        if let problem = error.problem { note(problem) }
      }
    }
    guard !detents.isEmpty else { throw .decidedElsewhere }
    return detents
  }

  mutating func detent(_ span: Span, depth: Int = 0) throws(CodeFailure) -> Detent {
    let member = try reader.member(span)
    switch member.name {
    case "medium": return .medium
    case "large": return .large
    case "fraction": return .fraction(try parameter(of: member, span))
    case "height": return .height(try parameter(of: member, span))
    case "custom": return try custom(member, span)
    default:
      guard depth < 8, let value = reader.scope.value(of: member.name), value != span else {
        throw reader.unexpected(span, "a detent")
      }
      return try detent(value, depth: depth + 1)
    }
  }

  private func parameter(of member: CodeReader.Member, _ span: Span) throws(CodeFailure) -> Double {
    guard let argument = reader.argument(nil, of: member.arguments) else {
      throw reader.unexpected(span, "a detent with a number")
    }
    return try reader.number(argument)
  }

  /// `.custom(BarDetent.self)` or `.custom(identifier: …) { context in … }`.
  private mutating func custom(
    _ member: CodeReader.Member, _ span: Span
  ) throws(CodeFailure) -> Detent {
    if let type = reader.argument(nil, of: member.arguments) {
      return .custom(try named(type))
    }
    guard let body = member.closure ?? resolver(in: member.arguments) else {
      throw reader.unexpected(span, "a custom detent")
    }
    return resolved(body, identifier: try? identifierText(in: member.arguments), line: span)
  }

  private func resolver(in arguments: Span?) -> Span? {
    guard let span = reader.argument("resolver", of: arguments) else { return nil }
    return reader.source.group("{", at: span.lowerBound)
  }

  private mutating func named(_ type: Span) throws(CodeFailure) -> String {
    let words = type.compactMap { reader.source.tokens[$0].word }
    guard words.last == "self", words.count > 1 else {
      throw reader.unexpected(type, "a type such as BarDetent.self")
    }
    let found = types.detent(words[words.count - 2], line: reader.line(of: type))
    add(found.detent)
    if let problem = found.problem { note(problem) }
    return found.detent.name
  }

  private mutating func resolved(_ body: Span, identifier: String?, line: Span) -> Detent {
    let rule: CustomDetentRule
    do {
      rule = try DetentRuleReader(reader).rule(body)
    } catch {
      if let problem = error.problem { note(problem) }
      rule = .inactive
    }
    let detent = DetentIdentifier.detent(identifier, rule)
    if case .custom(let name) = detent { add(CustomDetent(name, rule)) }
    if let identifier { identified[identifier] = detent }
    return detent
  }

  /// A detent's identifier, as `selectedDetentIdentifier` takes it.
  mutating func identifier(_ span: Span) throws(CodeFailure) -> Detent {
    let member = try reader.member(span)
    if ["medium", "large", "fraction", "height", "custom"].contains(member.name) {
      return try detent(span)
    }
    let text = try identifierText(span)
    return identified[text] ?? DetentIdentifier.detent(text)
  }

  private func identifierText(in arguments: Span?) throws(CodeFailure) -> String? {
    guard let span = reader.argument("identifier", of: arguments) else { return nil }
    return try identifierText(span)
  }

  /// `.init("bar")`, `Identifier(rawValue: "bar")`, or `.bar`, whose text another line may say.
  private func identifierText(_ span: Span, depth: Int = 0) throws(CodeFailure) -> String {
    let member = try reader.member(span)
    if member.name == "init" || member.name == "Identifier" || member.name == "Self" {
      guard
        let text = reader.argument(nil, of: member.arguments)
          ?? reader.argument("rawValue", of: member.arguments)
      else { throw reader.unexpected(span, "an identifier") }
      return try reader.string(text)
    }
    guard depth < 8, let value = reader.scope.value(of: member.name), value != span else {
      return member.name
    }
    return try identifierText(value, depth: depth + 1)
  }

  private mutating func add(_ detent: CustomDetent) {
    if let index = customDetents.firstIndex(where: { $0.name == detent.name }) {
      customDetents[index] = detent
    } else {
      customDetents.append(detent)
    }
  }

  private mutating func note(_ problem: CodeProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}
