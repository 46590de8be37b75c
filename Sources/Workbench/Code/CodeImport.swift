import SheetKit

/// Reads a configuration out of pasted code: SwiftUI's presentation modifiers, UIKit's sheet
/// properties, a drawer's adapter, or a configuration file.
///
///     let pasted = CodeImport.read(".presentationDetents([.medium, .large])")
///     pasted.configuration.detents        // [.medium, .large]
///     pasted.problems                     // []
///
/// It is no compiler: it looks for the words that a sheet has, sees through names that the text
/// itself gives a value, and passes over everything else. What it finds and does not understand is
/// named with its line, and the rest is taken.
package enum CodeImport {
  /// What a text says.
  package struct Result: Sendable {
    /// The configuration, with SwiftUI's defaults for what the text leaves out.
    package var configuration: SheetConfiguration
    /// What was not understood, by line.
    package var problems: [CodeProblem]
    /// What the text is written in; nil where nothing about a sheet stands in it.
    package var language: CodeLanguage?
  }

  /// Longer texts are refused whole, in bytes.
  package static let limit = 128 << 10

  /// Reads any text; it never fails, and its time is bounded.
  package static func read(_ text: String) -> Result {
    let bytes = Array(text.utf8.prefix(limit + 1))
    guard bytes.count <= limit else {
      return nothing("expected at most \(limit >> 10) kB of code")
    }
    let first = bytes.first { !" \t\r\n".utf8.contains($0) && !(0xBB...0xEF).contains($0) }
    return first == UInt8(ascii: "{") ? JSONImport.read(bytes) : code(bytes)
  }

  private static func nothing(_ message: String) -> Result {
    Result(
      configuration: SheetConfiguration(), problems: [CodeProblem(line: 1, message: message)])
  }

  private static func code(_ bytes: [UInt8]) -> Result {
    let source = SwiftSource(bytes)
    let statements = CodeStatements(source)
    var draft = CodeDraft(CodeReader(source))
    for problem in statements.problems { draft.note(problem) }
    take(statements, into: &draft)
    draft.finish()
    guard let language = statements.language else {
      return draft.problems.isEmpty
        ? nothing("no presentation modifier and no sheet property in this text")
        : Result(configuration: draft.configuration, problems: draft.problems)
    }
    return Result(
      configuration: draft.configuration, problems: draft.problems, language: language)
  }

  /// Detents first: identifiers of UIKit refer to them from any line.
  private static func take(_ found: CodeStatements, into draft: inout CodeDraft) {
    let statements = found.all
    AdapterImport.applyDefaults(statements, to: &draft)
    let adapter = statements.first { AdapterImport.names.contains($0.name) }
    if let adapter { AdapterImport.apply(adapter, to: &draft) }
    for statement in statements where statement.name == "detents" {
      UIKitImport.apply(statement, to: &draft)
    }
    for statement in statements where statement.name != "detents" {
      if statement.name != "backgroundColor" || isSheetsOwn(statement, found, draft.reader.scope) {
        take(statement, into: &draft)
      }
    }
    takeGrabber(found, into: &draft)
  }

  private static func take(_ statement: CodeStatement, into draft: inout CodeDraft) {
    if SwiftUIImport.modifiers.contains(statement.name) {
      SwiftUIImport.apply(statement, to: &draft)
      AdapterImport.applyUndimmed(statement, to: &draft)
    } else {
      UIKitImport.apply(statement, to: &draft)
    }
  }

  /// Whether a background is that of the view controller whose sheet is set up.
  private static func isSheetsOwn(
    _ statement: CodeStatement, _ found: CodeStatements, _ scope: CodeScope
  ) -> Bool {
    guard case .assignment(_, let owner) = statement.form, found.language == .uikit else {
      return false
    }
    if owner == "view" { return !scope.declared.contains("view") }
    return found.presented.contains { !$0.isEmpty && owner == $0 + ".view" }
  }

  /// UIKit shows no grabber unless it is told to; SwiftUI's automatic one shows with two detents.
  private static func takeGrabber(_ found: CodeStatements, into draft: inout CodeDraft) {
    guard found.language == .uikit, !draft.names.contains("prefersGrabberVisible"),
      draft.configuration.showsDragIndicator
    else { return }
    draft.imply { $0.dragIndicator = .hidden }
  }
}

extension CodeImport.Result {
  /// The configuration, with the values of another one for what the language has no words for.
  func configuration(keeping other: SheetConfiguration) -> SheetConfiguration {
    var result = configuration
    result.policy = other.policy
    guard language != .json else { return result }
    result.tuning = other.tuning
    result.motion = other.motion
    result.isDraggable = other.isDraggable
    result.dimsBackground = other.dimsBackground
    result.replacesItemInPlace = other.replacesItemInPlace
    return result
  }
}
