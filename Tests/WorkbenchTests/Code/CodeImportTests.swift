import Scenes
import SheetKit
import Testing
import Workbench

/// Code, the configuration it means as a file writes it, and what is said about it.
struct PastedCode: CustomTestStringConvertible, Sendable {
  var reason: String
  var code: String
  var file: String
  var problems: [String]

  init(_ reason: String, _ code: String, _ file: String, _ problems: [String] = []) {
    self.reason = reason
    self.code = code
    self.file = file
    self.problems = problems
  }

  var testDescription: String { reason }
}

@Suite("pasted code")
struct CodeImportTests {
  @Test(arguments: [
    PastedCode(
      "a chain of its own", ".presentationDetents([.medium, .large])", #""medium", "large""#),
    PastedCode(
      "fractions and heights",
      ".presentationDetents([.fraction(0.1), .height(200), .medium, .large])",
      #"{"fraction": 0.1}, {"height": 200}, "medium", "large""#),
    PastedCode(
      "names of types in full",
      ".presentationDetents([PresentationDetent.height(1_200), PresentationDetent.large])",
      #"{"height": 1200}, "large""#),
    PastedCode("a set", ".presentationDetents(Set([.medium]))", #""medium""#),
    PastedCode(
      "a set with its type", "x.presentationDetents(Set<PresentationDetent>([.medium]))",
      #""medium""#),
    PastedCode(
      "several lines and comments",
      """
      .presentationDetents([
          .medium, // half
          /* .height(80), /* nested */ */
          .fraction(0.25),
      ])
      """, #""medium", {"fraction": 0.25}"#),
    PastedCode(
      "a list with a name",
      "let stops: Set<PresentationDetent> = [.medium, .large]\nv.presentationDetents(stops)",
      #""medium", "large""#),
    PastedCode(
      "detents with names",
      """
      extension PresentationDetent {
          static let peek = Self.height(90)
      }
      v.presentationDetents([.peek, .large])
      """, #"{"height": 90}, "large""#),
    PastedCode(
      "numbers with names and types",
      "let tall: CGFloat = 320\nv.presentationDetents([.height(tall), .height(CGFloat(80))])",
      #"{"height": 320}, {"height": 80}"#),
  ])
  func readsDetents(row: PastedCode) {
    let read = CodeImport.read(row.code)
    #expect(Self.file(read.configuration) == #"{"detents": [\#(row.file)]}"#)
    #expect(read.problems.isEmpty)
    #expect(read.language == .swiftui)
  }

  @Test(arguments: [
    PastedCode(
      "a stored selection",
      "@State private var at: PresentationDetent = .medium\nv.presentationDetents([.large, .medium], selection: $at)",
      #""detents": ["large", "medium"], "selection": "medium""#),
    PastedCode(
      "a constant selection",
      "v.presentationDetents([.large, .medium], selection: .constant(.medium))",
      #""detents": ["large", "medium"], "selection": "medium""#),
    PastedCode(
      "a selection from elsewhere", "\nv.presentationDetents([.large, .medium], selection: $at)",
      #""detents": ["large", "medium"]"#,
      ["line 2: the value of at is not in this text"]),
    PastedCode(
      "the indicator", "v.presentationDragIndicator(.hidden)",
      #""detents": ["large"], "dragIndicator": "hidden""#),
    PastedCode(
      "the indicator with its type", "v.presentationDragIndicator(Visibility.visible)",
      #""detents": ["large"], "dragIndicator": "visible""#),
    PastedCode(
      "a material", "v.presentationBackground(.thinMaterial)",
      #""detents": ["large"], "background": "thinMaterial""#),
    PastedCode(
      "a colour by its name, faded", "v.presentationBackground(Color.black.opacity(0.4))",
      ##""detents": ["large"], "background": "#00000066""##),
    PastedCode(
      "a drawer with values in place",
      "v.bottomSheet(configuration: .init(detents: [.height(100), .medium],"
        + " largestUndimmedDetent: .medium, cornerRadius: 30)) { Text(\"\") }",
      #""detents": [{"height": 100}, "medium"], "backgroundInteraction":"#
        + #" {"enabledUpThrough": "medium"}, "contentInteraction": "scrolls","#
        + #" "cornerRadius": 30, "interactiveDismissDisabled": true"#),
    PastedCode(
      "a colour", "v.presentationBackground(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5))",
      ##""detents": ["large"], "background": "#FF800080""##),
    PastedCode(
      "a clear sheet", "v.presentationBackground(Color.clear)",
      ##""detents": ["large"], "background": "#00000000""##),
    PastedCode(
      "a picture", "v.presentationBackground { Image(\"wood\").resizable() }",
      #""detents": ["large"], "background": {"image": "wood"}"#),
    PastedCode(
      "undimmed up to a detent",
      "v.presentationBackgroundInteraction(\n  .enabled(upThrough: .fraction(0.4)))",
      #""detents": ["large"], "backgroundInteraction": {"enabledUpThrough": {"fraction": 0.4}}"#),
    PastedCode(
      "undimmed", "v.presentationBackgroundInteraction(.enabled)",
      #""detents": ["large"], "backgroundInteraction": "enabled""#),
    PastedCode(
      "scrolling first", "v.presentationContentInteraction(.scrolls)",
      #""detents": ["large"], "contentInteraction": "scrolls""#),
    PastedCode(
      "a radius", "v.presentationCornerRadius(20.0)", #""detents": ["large"], "cornerRadius": 20"#),
    PastedCode("no radius", "v.presentationCornerRadius(nil)", #""detents": ["large"]"#),
    PastedCode(
      "no adaptation", "v.presentationCompactAdaptation(.none)",
      #""detents": ["large"], "compactAdaptation": "none""#),
    PastedCode(
      "an adaptation by axis",
      "v.presentationCompactAdaptation(horizontal: .none, vertical: .fullScreenCover)",
      #""detents": ["large"], "compactAdaptation": {"horizontal": "none", "vertical": "fullScreenCover"}"#
    ),
    PastedCode(
      "a size", "if #available(iOS 18, *) { v.presentationSizing(.page) } else { v }",
      #""detents": ["large"], "sizing": "page""#),
    PastedCode(
      "no dismissal", "v.interactiveDismissDisabled()",
      #""detents": ["large"], "interactiveDismissDisabled": true"#),
    PastedCode(
      "dismissal by a switch", "v.interactiveDismissDisabled(false)", #""detents": ["large"]"#),
    PastedCode(
      "nothing but a sheet", ".sheet(isPresented: $shows) { Text(\".medium\") }",
      #""detents": ["large"]"#),
  ])
  func readsModifiers(row: PastedCode) {
    let read = CodeImport.read(row.code)
    #expect(Self.file(read.configuration) == "{\(row.file)}")
    #expect(read.problems.map(\.description) == row.problems)
    #expect(read.language == .swiftui)
  }

  @Test(arguments: [
    PastedCode(
      "a sheet's properties",
      """
      if let sheet = picker.sheetPresentationController {
          sheet.detents = [.medium(), .large()]
          sheet.selectedDetentIdentifier = .large
          sheet.largestUndimmedDetentIdentifier = .medium
          sheet.prefersScrollingExpandsWhenScrolledToEdge = false
          sheet.prefersGrabberVisible = true
          sheet.preferredCornerRadius = 24
          sheet.prefersEdgeAttachedInCompactHeight = true
      }
      picker.isModalInPresentation = true
      picker.view.backgroundColor = .white
      """,
      ##""detents": ["medium", "large"], "selection": "large", "dragIndicator": "visible","##
        + ##" "background": "#FFFFFF", "backgroundInteraction": {"enabledUpThrough": "medium"},"##
        + ##" "contentInteraction": "scrolls", "cornerRadius": 24, "compactAdaptation":"##
        + ##" {"horizontal": "automatic", "vertical": "none"}, "interactiveDismissDisabled": true"##
    ),
    PastedCode(
      "UIKit shows no grabber by itself",
      "vc.sheetPresentationController?.detents = [.medium(), .large()]",
      #""detents": ["medium", "large"], "dragIndicator": "hidden""#),
    PastedCode(
      "custom detents by identifier, used before they are made",
      """
      sheet.selectedDetentIdentifier = .small
      sheet.largestUndimmedDetentIdentifier = UISheetPresentationController.Detent.Identifier("bar")
      sheet.detents = [
          .custom(identifier: .small) { context in
              return context.maximumDetentValue * 0.25
          },
          UISheetPresentationController.Detent.custom(identifier: .init("bar"), resolver: { _ in 120 }),
          .custom { $0.maximumDetentValue / 2 },
      ]
      sheet.prefersGrabberVisible = true
      extension UISheetPresentationController.Detent.Identifier {
          static let small = Self("tiny")
      }
      """,
      #""detents": [{"custom": "tiny"}, {"custom": "bar"}, {"fraction": 0.5}], "selection": {"custom": "tiny"},"#
        + #" "dragIndicator": "visible", "backgroundInteraction": {"enabledUpThrough": {"custom": "bar"}},"#
        + #" "customDetents": {"tiny": {"fraction": 0.25}, "bar": {"height": 120}}"#),
    PastedCode(
      "what it does later is no beginning",
      """
      sheet.detents = [.medium()]
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
      """, #""detents": ["medium"]"#,
      ["line 2: animateChanges: what the sheet does later is left out"]),
    PastedCode(
      "a colour by its name, faded",
      "sheet.detents = [.large()]\nview.backgroundColor = UIColor.white",
      ##""detents": ["large"], "background": "#FFFFFF""##),
    PastedCode(
      "a background of something else",
      "other.view.backgroundColor = .clear\nsheetPresentationController?.preferredCornerRadius = 8",
      #""detents": ["large"], "cornerRadius": 8"#),
    PastedCode(
      "a background of a view of its own",
      "let view = UIView()\nview.backgroundColor = .clear\nsheet.detents = [.medium()]",
      #""detents": ["medium"]"#),
    PastedCode(
      "page size", "vc.modalPresentationStyle = .pageSheet",
      #""detents": ["large"], "sizing": "page""#),
  ])
  func readsUIKit(row: PastedCode) {
    let read = CodeImport.read(row.code)
    #expect(Self.file(read.configuration) == "{\(row.file)}")
    #expect(read.problems.map(\.description) == row.problems)
    #expect(read.language == .uikit)
  }

  @Test(arguments: [
    PastedCode(
      "a type of the exported form",
      """
      v.presentationDetents([.custom(BarDetent.self)])
      struct BarDetent: CustomPresentationDetent {
          static func height(in context: Context) -> CGFloat? {
              max(44, context.maxDetentValue * 0.1)
          }
      }
      """, #"{"bar": {"fraction": 0.1, "atLeast": 44}}"#),
    PastedCode(
      "a private type that returns",
      """
      private struct Bar: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { return 0.5 * context.maxDetentValue }
      }
      v.presentationDetents([.custom(Bar.self)])
      """, #"{"bar": {"fraction": 0.5}}"#),
    PastedCode(
      "a body that says more",
      """
      enum Bar: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
          context.dynamicTypeSize.isAccessibilitySize ? 300 : 200
        }
      }
      v.presentationDetents([.custom(Bar.self)])
      """, #"{"bar": null}"#,
      ["line 3: expected a number, got context.dynamicTypeSize.isAccessibility…"]),
    PastedCode(
      "a type from elsewhere", "\nv.presentationDetents([.custom(BarDetent.self)])",
      #"{"bar": null}"#,
      ["line 2: the type BarDetent is not in this text"]),
  ])
  func readsCustomDetents(row: PastedCode) {
    let read = CodeImport.read(row.code)
    #expect(
      Self.file(read.configuration)
        == #"{"detents": [{"custom": "bar"}], "customDetents": \#(row.file)}"#)
    #expect(read.problems.map(\.description) == row.problems)
  }

  @Test(arguments: [
    PastedCode(
      "one of three detents", ".presentationDetents([.medium, .tiny, .large])",
      #""detents": ["medium", "large"]"#,
      ["line 1: expected a detent, got .tiny"]),
    PastedCode(
      "one of three modifiers",
      """
      .presentationDetents([.medium])
      .presentationCornerRadius(isBig ? 20 : 10)
      .presentationDragIndicator(.sometimes)
      """, #""detents": ["medium"]"#,
      [
        "line 2: expected a number, got isBig ? 20 : 10",
        "line 3: expected .automatic, .visible or .hidden, got .sometimes",
      ]),
    PastedCode(
      "a slip", ".presentationCornerRadius(4)\n.presentationDetent([.medium])",
      #""detents": ["large"], "cornerRadius": 4"#,
      ["line 2: unknown modifier presentationDetent: expected presentationDetents?"]),
    PastedCode(
      "said twice", ".presentationCornerRadius(4)\n.presentationCornerRadius(8)",
      #""detents": ["large"], "cornerRadius": 8"#,
      ["line 2: presentationCornerRadius stands here again; this one is taken"]),
    PastedCode(
      "a size of two", "v.presentationSizing(.page.fitted(horizontal: false, vertical: true))",
      #""detents": ["large"]"#,
      [
        "line 1: expected .automatic, .form, .page, .fitted or .fitted.sticky(vertical: true), got .page.fitted(horizontal: false, vertica…"
      ]),
    PastedCode(
      "no counterpart",
      "sheet.detents = [.large()]\nsheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true",
      #""detents": ["large"]"#,
      ["line 2: widthFollowsPreferredContentSizeWhenEdgeAttached has no counterpart here"]),
    PastedCode(
      "a number that is none", ".presentationCornerRadius(1e999)", #""detents": ["large"]"#,
      ["line 1: expected a number, got 1e999"]),
    PastedCode(
      "a file with one mistake",
      "{\n  \"cornerRadius\": 20,\n  \"detents\": [\"medium\",\n    \"tall\"]\n}",
      #""detents": ["large"], "cornerRadius": 20"#,
      [
        #"line 4: detents[1]: expected "medium", "large", {"fraction": number}, {"height": number} or {"custom": name}, got "tall""#
      ]),
    PastedCode(
      "a file with one wrong number among good ones",
      "{\"tuning\": {\"response\": 0.9,\n\"dampingRatio\": \"x\"}}",
      #""detents": ["large"], "tuning": {"response": 0.9}"#,
      [#"line 2: tuning.dampingRatio: expected a number from 0.1 to 3, got "x""#]),
    PastedCode(
      "a drawer whose values stand elsewhere",
      ".bottomSheet(configuration: config) { Text(name) }",
      #""detents": [{"fraction": 0.4}, {"height": 80}, "large"], "backgroundInteraction":"#
        + #" {"enabledUpThrough": {"fraction": 0.4}}, "contentInteraction": "scrolls","#
        + #" "cornerRadius": 20, "interactiveDismissDisabled": true"#,
      ["line 1: the value of config is not in this text"]),
    PastedCode(
      "a file that is none", "\n{\"cornerRadius\": 20,}", #""detents": ["large"]"#,
      ["line 2: 2:21: this is not JSON: string or '}' expected near '}'"]),
    PastedCode(
      "no code at all", "Bottom sheets aren't hard.", #""detents": ["large"]"#,
      ["line 1: no presentation modifier and no sheet property in this text"]),
  ])
  func namesWhatItDoesNotUnderstand(row: PastedCode) {
    let read = CodeImport.read(row.code)
    #expect(Self.file(read.configuration) == "{\(row.file)}")
    #expect(read.problems.map(\.description) == row.problems)
  }

  static func file(_ configuration: SheetConfiguration) -> String {
    ConfigurationFile.value(of: configuration).line
  }
}
