import SheetKit

/// Takes the properties of `UISheetPresentationController`, and a sheet's of its view controller,
/// into a draft.
enum UIKitImport {
  static let properties: Set<String> = [
    "detents", "selectedDetentIdentifier", "largestUndimmedDetentIdentifier",
    "prefersScrollingExpandsWhenScrolledToEdge", "prefersEdgeAttachedInCompactHeight",
    "prefersGrabberVisible", "preferredCornerRadius", "prefersPageSizing", "isModalInPresentation",
    "modalPresentationStyle", "backgroundColor",
  ]
  /// Properties of a sheet that this one has no counterpart of.
  static let others: Set<String> = [
    "widthFollowsPreferredContentSizeWhenEdgeAttached", "backgroundEffect",
  ]

  static func apply(_ statement: CodeStatement, to draft: inout CodeDraft) {
    guard case .assignment(let value, let owner) = statement.form else { return }
    // `self.detents = detents` fills a structure of the code's own.
    if statement.name == "detents", owner.isEmpty || owner == "self" { return }
    let reader = draft.reader
    draft.set(statement.name, line: statement.line) { configuration, detents throws(CodeFailure) in
      try set(statement.name, value, in: &configuration, reader, &detents)
    }
  }

  private static func set(
    _ name: String, _ value: CodeReader.Span, in configuration: inout SheetConfiguration,
    _ reader: CodeReader, _ detents: inout DetentReader
  ) throws(CodeFailure) {
    switch name {
    case "detents": configuration.detents = try detents.detents(value)
    case "selectedDetentIdentifier":
      configuration.selection = try identifier(value, reader, &detents)
    case "largestUndimmedDetentIdentifier":
      configuration.largestUndimmedDetentIdentifier = try identifier(value, reader, &detents)
    case "prefersScrollingExpandsWhenScrolledToEdge":
      configuration.contentInteraction = try reader.bool(value) ? .automatic : .scrolls
    case "prefersEdgeAttachedInCompactHeight":
      configuration.prefersEdgeAttachedInCompactHeight = try reader.bool(value)
    case "prefersGrabberVisible": configuration.prefersGrabberVisible = try reader.bool(value)
    case "preferredCornerRadius":
      configuration.cornerRadius = try CodeValues.radius(value, reader)
    case "prefersPageSizing":
      if try reader.bool(value) { configuration.sizing = .page }
    case "isModalInPresentation": configuration.isModalInPresentation = try reader.bool(value)
    case "modalPresentationStyle": configuration.sizing = try sizing(value, reader)
    case "backgroundColor":
      guard let color = try BackgroundReader(reader).color(value) else {
        throw reader.unexpected(value, "UIColor(red:green:blue:alpha:)")
      }
      configuration.background = color
    default: preconditionFailure("\(name) is listed but not read")
    }
  }

  private static func identifier(
    _ span: CodeReader.Span, _ reader: CodeReader, _ detents: inout DetentReader
  ) throws(CodeFailure) -> Detent? {
    reader.isNil(span) ? nil : try detents.identifier(span)
  }

  private static func sizing(
    _ span: CodeReader.Span, _ reader: CodeReader
  ) throws(CodeFailure) -> PresentationSizing {
    switch try reader.member(span).name {
    case "automatic": return .automatic
    case "pageSheet": return .page
    case "formSheet": return .form
    default: throw reader.unexpected(span, ".automatic, .pageSheet or .formSheet")
    }
  }
}
