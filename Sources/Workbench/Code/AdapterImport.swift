import Scenes
import SheetKit

/// Takes the calls of a drawer's adapter into a draft: `bottomSheet(configuration:)` and the
/// detents with `largestUndimmed:`, as they were written before iOS 16.4.
///
/// What the adapter sets by itself is the drawer's of ``SheetConfiguration/bottomSheet(configuration:)``.
enum AdapterImport {
  private static let modifier = "BottomSheetViewModifier"
  static let names: Set<String> = ["bottomSheet", modifier, CodeScope.adapterType]

  /// What the calls imply beside the values that stand in them.
  static func applyDefaults(_ statements: [CodeStatement], to draft: inout CodeDraft) {
    let classic = SheetConfiguration.bottomSheet()
    if statements.contains(where: { names.contains($0.name) }) {
      draft.imply {
        $0.detents = classic.detents
        $0.backgroundInteraction = classic.backgroundInteraction
        $0.cornerRadius = classic.cornerRadius
      }
    }
    let isDrawer = statements.contains { $0.name == "bottomSheet" || $0.name == modifier }
    if isDrawer {
      draft.imply { $0.isInteractiveDismissDisabled = classic.isInteractiveDismissDisabled }
    }
    if isDrawer || statements.contains(where: { undimmed(in: $0, draft.reader) != nil }) {
      draft.imply {
        $0.contentInteraction = classic.contentInteraction
        $0.cornerRadius = classic.cornerRadius
      }
    }
  }

  /// The values of a configuration that a drawer is made with.
  static func apply(_ statement: CodeStatement, to draft: inout CodeDraft) {
    let scope = draft.reader.scope
    checkValue(of: statement, &draft)
    if let span = scope.value(of: "detents") {
      draft.set("presentationDetents", line: statement.line) {
        configuration, detents
          throws(CodeFailure) in configuration.detents = try detents.detents(span)
      }
    }
    if let span = scope.value(of: "largestUndimmedDetent") { setUndimmed(span, statement, &draft) }
    if let span = scope.value(of: "cornerRadius") {
      let reader = draft.reader
      draft.set("presentationCornerRadius", line: statement.line) {
        configuration, _
          throws(CodeFailure) in configuration.cornerRadius = try CodeValues.radius(span, reader)
      }
    }
  }

  /// A configuration by a name that stands nowhere in the text is told of.
  private static func checkValue(of statement: CodeStatement, _ draft: inout CodeDraft) {
    let reader = draft.reader
    guard case .call(let arguments, _) = statement.form,
      let span = reader.argument("configuration", of: arguments), span.count == 1
    else { return }
    draft.set(statement.name, line: statement.line) { _, _ throws(CodeFailure) in
      _ = try reader.reduced(span)
    }
  }

  /// The undimmed detent of `presentationDetents(_:largestUndimmed:)`.
  static func applyUndimmed(_ statement: CodeStatement, to draft: inout CodeDraft) {
    guard let span = undimmed(in: statement, draft.reader) else { return }
    setUndimmed(span, statement, &draft)
  }

  private static func setUndimmed(
    _ span: CodeReader.Span, _ statement: CodeStatement, _ draft: inout CodeDraft
  ) {
    draft.set("presentationBackgroundInteraction", line: statement.line) {
      configuration, detents
        throws(CodeFailure) in
      configuration.backgroundInteraction = .enabledUpThrough(try detents.detent(span))
    }
  }

  private static func undimmed(
    in statement: CodeStatement, _ reader: CodeReader
  ) -> CodeReader.Span? {
    guard statement.name == "presentationDetents",
      case .call(let arguments, _) = statement.form
    else { return nil }
    return reader.argument("largestUndimmed", of: arguments)
  }
}
