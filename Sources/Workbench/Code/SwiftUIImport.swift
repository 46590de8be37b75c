import SheetKit

/// Takes SwiftUI's presentation modifiers into a draft.
enum SwiftUIImport {
  static let modifiers: Set<String> = [
    "presentationDetents", "presentationDragIndicator", "presentationBackground",
    "presentationBackgroundInteraction", "presentationContentInteraction",
    "presentationCornerRadius", "presentationCompactAdaptation", "presentationSizing",
    "interactiveDismissDisabled",
  ]

  static func apply(_ statement: CodeStatement, to draft: inout CodeDraft) {
    guard case .call(let arguments, let closure) = statement.form else { return }
    let call = SwiftUICall(
      reader: draft.reader, line: statement.line, name: statement.name, arguments: arguments,
      closure: closure)
    if statement.name == "presentationDetents" {
      detents(call, &draft)
    } else {
      draft.set(statement.name, line: statement.line) {
        configuration, detents throws(CodeFailure) in
        try set(call, in: &configuration, &detents)
      }
    }
  }

  /// The list and the selection are two values: either may be understood without the other.
  private static func detents(_ call: SwiftUICall, _ draft: inout CodeDraft) {
    draft.set(call.name, line: call.line) { configuration, detents throws(CodeFailure) in
      configuration.detents = try detents.detents(call.first())
    }
    guard let selection = call.argument("selection") else { return }
    draft.set("selection", line: call.line) { configuration, detents throws(CodeFailure) in
      configuration.selection = try detents.detent(selection)
    }
  }

  private static func set(
    _ call: SwiftUICall, in configuration: inout SheetConfiguration, _ detents: inout DetentReader
  ) throws(CodeFailure) {
    let reader = call.reader
    switch call.name {
    case "presentationDragIndicator":
      configuration.dragIndicator = try reader.choice(call.first(), of: DragIndicator.self)
    case "presentationBackground":
      configuration.background = try BackgroundReader(reader).background(call)
    case "presentationBackgroundInteraction":
      configuration.backgroundInteraction = try interaction(call.first(), reader, &detents)
    case "presentationContentInteraction":
      configuration.contentInteraction = try reader.choice(
        call.first(), of: ContentInteraction.self)
    case "presentationCornerRadius":
      configuration.cornerRadius = try CodeValues.radius(call.first(), reader)
    case "presentationCompactAdaptation":
      try adaptation(call, &configuration.compactAdaptation)
    case "presentationSizing":
      configuration.sizing = try sizing(call.first(), reader)
    case "interactiveDismissDisabled":
      configuration.isInteractiveDismissDisabled = try call.argument(nil).map(reader.bool) ?? true
    default: preconditionFailure("\(call.name) is listed but not read")
    }
  }

  private static func interaction(
    _ span: CodeReader.Span, _ reader: CodeReader, _ detents: inout DetentReader
  ) throws(CodeFailure) -> BackgroundInteraction {
    let member = try reader.member(span)
    switch (member.name, reader.argument("upThrough", of: member.arguments)) {
    case ("automatic", nil): return .automatic
    case ("disabled", nil): return .disabled
    case ("enabled", let detent?): return .enabledUpThrough(try detents.detent(detent))
    case ("enabled", nil): return .enabled
    default:
      throw reader.unexpected(span, ".automatic, .disabled, .enabled or .enabled(upThrough:)")
    }
  }

  private static func adaptation(
    _ call: SwiftUICall, _ adaptation: inout CompactAdaptation
  ) throws(CodeFailure) {
    if let both = call.argument(nil) {
      let value = try call.reader.choice(both, of: PresentationAdaptation.self)
      adaptation = CompactAdaptation(horizontal: value, vertical: value)
      return
    }
    var result = CompactAdaptation()
    if let horizontal = call.argument("horizontal") {
      result.horizontal = try call.reader.choice(horizontal, of: PresentationAdaptation.self)
    }
    if let vertical = call.argument("vertical") {
      result.vertical = try call.reader.choice(vertical, of: PresentationAdaptation.self)
    }
    adaptation = result
  }

  /// `.form`, or `.fitted.sticky(horizontal: false, vertical: true)`.
  private static func sizing(
    _ span: CodeReader.Span, _ reader: CodeReader
  ) throws(CodeFailure) -> PresentationSizing {
    let member = try reader.member(span)
    let isSticky = member.rest.contains { reader.source.tokens[$0].isWord("sticky") }
    if member.name == "fitted", isSticky { return .sticky }
    guard member.rest.isEmpty, member.name != "sticky",
      let sizing = PresentationSizing(rawValue: member.name)
    else {
      throw reader.unexpected(
        span, ".automatic, .form, .page, .fitted or .fitted.sticky(vertical: true)")
    }
    return sizing
  }
}

/// The call of a modifier.
struct SwiftUICall {
  var reader: CodeReader
  var line: Int
  var name: String
  var arguments: CodeReader.Span?
  var closure: CodeReader.Span?

  /// The first argument without a label, which must be there.
  func first() throws(CodeFailure) -> CodeReader.Span {
    guard let span = argument(nil) else {
      throw .problem(CodeProblem(line: line, message: "\(name) without a value"))
    }
    return span
  }

  func argument(_ label: String?) -> CodeReader.Span? { reader.argument(label, of: arguments) }
}
