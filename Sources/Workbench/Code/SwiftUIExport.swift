import SheetKit

/// A configuration as a SwiftUI view that presents a sheet with it.
struct SwiftUIExport {
  let configuration: SheetConfiguration
  /// The types that stand for custom detents, by detent name.
  let types: [String: String]

  init(_ configuration: SheetConfiguration) {
    self.configuration = configuration
    types = DetentTypeName.types(for: configuration.usedCustomDetents)
  }

  var text: String {
    let parts = [head, presenter, detentTypes, sizingHelper].filter { !$0.isEmpty }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var head: [String] {
    let older = CodeComment.list(
      "New in iOS 16.4. For iOS 16.0, in UISheetPresentationController:",
      SwiftUIOlder.lines(configuration))
    let gaps = CodeComment.list("Without a counterpart in SwiftUI:", gaps)
    return ["import SwiftUI"] + (older.isEmpty ? [] : [""] + older)
      + (gaps.isEmpty ? [] : [""] + gaps)
  }

  private var gaps: [String] {
    let functions = configuration.usedCustomDetents.filter {
      configuration.rule(ofCustomDetent: $0) == nil
    }
    return functions.map { "the measure of the custom detent \(SwiftLiteral.string($0))" }
      + CodeGap.common(configuration)
  }

  private var presenter: [String] {
    let selection = configuration.selection.map {
      ["    @State private var selectedDetent: PresentationDetent = \(code($0))"]
    }
    return [
      "struct SheetPresenter: View {",
      "    @State private var isPresented = false",
    ] + (selection ?? []) + [
      "",
      "    var body: some View {",
      "        Button(\"Show Sheet\") {",
      "            isPresented = true",
      "        }",
      "        .sheet(isPresented: $isPresented) {",
      "            Text(\"Content\")",
    ] + modifiers.map { Self.indented($0, by: 16) } + [
      "        }",
      "    }",
      "}",
    ]
  }

  private var detentTypes: [String] {
    let types = configuration.usedCustomDetents.map(detentType)
    return Array(types.joined(separator: [""]))
  }

  private func detentType(_ name: String) -> [String] {
    let type = types[name] ?? ""
    let rule = configuration.rule(ofCustomDetent: name)
    let body = DetentRuleCode.expression(rule, maximum: "maxDetentValue")
    let label =
      DetentTypeName.name(ofType: type) == name
      ? [] : ["    static let name = \(SwiftLiteral.string(name))", ""]
    return ["struct \(type): CustomPresentationDetent {"] + label + [
      "    static func height(in context: Context) -> CGFloat? {",
      "        \(body)",
      "    }",
      "}",
    ]
  }

  private var sizingHelper: [String] {
    guard let sizing = SwiftUIWords.sizing(configuration.sizing) else { return [] }
    return [
      "extension View {",
      "    @ViewBuilder",
      "    fileprivate func sheetSizing() -> some View {",
      "        if #available(iOS 18.0, *) {",
      "            presentationSizing(\(sizing))",
      "        } else {",
      "            self",
      "        }",
      "    }",
      "}",
    ]
  }

  /// A detent as an expression of type `PresentationDetent`.
  func code(_ detent: Detent) -> String {
    switch detent {
    case .medium: ".medium"
    case .large: ".large"
    case .fraction(let fraction): ".fraction(\(SwiftLiteral.number(fraction)))"
    case .height(let height): ".height(\(SwiftLiteral.number(height)))"
    case .custom(let name): ".custom(\(types[name] ?? "").self)"
    }
  }

  private static func indented(_ line: String, by count: Int) -> String {
    line.isEmpty ? line : String(repeating: " ", count: count) + line
  }
}
