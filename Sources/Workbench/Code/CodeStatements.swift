/// The statements about a sheet in a text, in the order in which they stand.
struct CodeStatements {
  /// More than any text for one sheet holds.
  private static let most = 2000

  private(set) var all: [CodeStatement] = []
  private(set) var problems: [CodeProblem] = []
  /// What presents a sheet, or sets one up, even where it gives it no values.
  private(set) var presenter: CodeLanguage?
  /// The owners of a `sheetPresentationController`, empty for the code's own.
  private(set) var presented: Set<String> = [""]
  private let source: SwiftSource

  init(_ source: SwiftSource) {
    self.source = source
    var index = 0
    while index < source.tokens.count, all.count < Self.most { index = step(at: index) }
  }

  /// Takes the token at `index`, and answers which one to look at next.
  private mutating func step(at index: Int) -> Int {
    guard let name = source.tokens[index].word else { return index + 1 }
    // What a sheet does later says nothing about how it begins.
    if name == "animateChanges", let end = endOfCall(at: index) {
      problems.append(
        CodeProblem(
          line: source.tokens[index].line,
          message: "animateChanges: what the sheet does later is left out"))
      return end
    }
    notePresenter(name, at: index)
    if isCall(name, at: index) {
      all.append(call(name, at: index))
    } else if UIKitImport.properties.contains(name), let value = assigned(at: index) {
      all.append(assignment(name, value, at: index))
    } else {
      noteUnknown(name, at: index)
    }
    return index + 1
  }

  /// `.sheet(isPresented:)` and `.sheet(item:)`, a sheet's controller, or the method that
  /// ``UIKitExport`` writes.
  private mutating func notePresenter(_ name: String, at index: Int) {
    switch name {
    case "sheet":
      let label = source.token(index + 2)?.word
      guard source.isMark("(", at: index + 1), label == "isPresented" || label == "item" else {
        return
      }
      presenter = .swiftui
    case "sheetPresentationController":
      presented.insert(owner(of: index))
      presenter = presenter ?? .uikit
    case UIKitExport.method: presenter = presenter ?? .uikit
    default: break
    }
  }

  private func isCall(_ name: String, at index: Int) -> Bool {
    guard SwiftUIImport.modifiers.contains(name) || AdapterImport.names.contains(name),
      !isDeclaration(at: index)
    else { return false }
    return source.isMark("(", at: index + 1) || source.isMark("{", at: index + 1)
  }

  private func isDeclaration(at index: Int) -> Bool {
    guard let before = source.token(index - 1)?.word else { return false }
    return ["func", "struct", "class", "let", "var", "extension"].contains(before)
  }

  private func call(_ name: String, at index: Int) -> CodeStatement {
    let arguments = source.group("(", at: index + 1)
    let behind = arguments.map { $0.upperBound + 1 } ?? index + 1
    return CodeStatement(
      name: name, line: source.tokens[index].line,
      form: .call(arguments: arguments, closure: source.group("{", at: behind)))
  }

  /// What is assigned to the name at `index`, where something is and it declares nothing.
  private func assigned(at index: Int) -> SwiftSource.Span? {
    guard source.isMark("=", at: index + 1), !isDeclaration(at: index) else { return nil }
    let value = source.expression(from: index + 2)
    return value.isEmpty ? nil : value
  }

  private func assignment(
    _ name: String, _ value: SwiftSource.Span, at index: Int
  ) -> CodeStatement {
    CodeStatement(
      name: name, line: source.tokens[index].line,
      form: .assignment(value: value, owner: owner(of: index)))
  }

  /// The names with points between them before the one at `index`; `?` and `!` are left out.
  private func owner(of index: Int) -> String {
    var names: [String] = []
    var place = index
    while source.isMark(".", at: place - 1), names.count < 8 {
      place -= 2
      while source.isMark("?", at: place) || source.isMark("!", at: place) { place -= 1 }
      guard let word = source.token(place)?.word else { break }
      names.append(word)
    }
    return names.reversed().joined(separator: ".")
  }

  private func endOfCall(at index: Int) -> Int? {
    (source.group("(", at: index + 1) ?? source.group("{", at: index + 1)).map { $0.upperBound }
  }

  /// What the code is written in: SwiftUI's words decide. nil where nothing is about a sheet.
  var language: CodeLanguage? {
    let names = Set(all.map(\.name))
    if !names.isDisjoint(with: SwiftUIImport.modifiers.union(AdapterImport.names)) {
      return .swiftui
    }
    return names.subtracting(["backgroundColor"]).isEmpty ? presenter : .uikit
  }

  /// Words that only a sheet has, but that are none of those that are known.
  private mutating func noteUnknown(_ name: String, at index: Int) {
    guard source.isMark(".", at: index - 1) else { return }
    let line = source.tokens[index].line
    if name.hasPrefix("presentation"), !name.hasPrefix("presentationController"),
      source.isMark("(", at: index + 1)
    {
      let near = Spelling.nearest(to: name, in: SwiftUIImport.modifiers.sorted()).first
      let hint = near.map { ": expected \($0)?" } ?? ""
      problems.append(CodeProblem(line: line, message: "unknown modifier \(name)" + hint))
    } else if UIKitImport.others.contains(name), source.isMark("=", at: index + 1) {
      problems.append(CodeProblem(line: line, message: "\(name) has no counterpart here"))
    }
  }
}
