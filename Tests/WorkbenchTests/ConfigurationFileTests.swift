import SheetKit
import Testing
import Workbench

@Suite("configuration files")
struct ConfigurationFileTests {
  @Test func anEmptyObjectIsTheDefault() throws {
    #expect(try Self.read("{}") == SheetConfiguration())
  }

  @Test func readsEveryKey() throws {
    let read = try Self.read(
      """
      {"detents": ["medium", "large", {"height": 200}, {"fraction": 0.4}, {"custom": "bar"}],
       "selection": "medium", "dragIndicator": "hidden", "background": "#FF000080",
       "backgroundInteraction": {"enabledUpThrough": {"height": 200}},
       "contentInteraction": "scrolls", "cornerRadius": 20,
       "compactAdaptation": {"vertical": "none"}, "sizing": "page",
       "interactiveDismissDisabled": true,
       "customDetents": {"bar": {"fraction": 0.1, "atLeast": 44}, "off": null},
       "tuning": {"response": 0.5, "mouseSlop": 0}}
      """)
    var expected = SheetConfiguration()
    expected.detents = [.medium, .large, .height(200), .fraction(0.4), .custom("bar")]
    expected.selection = .medium
    expected.dragIndicator = .hidden
    expected.background = .color(red: 1, green: 0, blue: 0, opacity: 128.0 / 255)
    expected.backgroundInteraction = .enabledUpThrough(.height(200))
    expected.contentInteraction = .scrolls
    expected.cornerRadius = 20
    expected.compactAdaptation = CompactAdaptation(vertical: .none)
    expected.sizing = .page
    expected.isInteractiveDismissDisabled = true
    expected.customDetents = [
      CustomDetent("bar", .fraction(0.1, atLeast: 44)), CustomDetent("off", .inactive),
    ]
    expected.tuning.response = 0.5
    expected.tuning.mouseSlop = 0
    #expect(read == expected)
  }

  @Test(arguments: [
    #"{"detents": ["large"]}"#,
    #"{"detents": [{"fraction": 0.42}, {"custom": "a"}], "customDetents": {"a": {"height": 180}}}"#,
    #"{"detents": ["large"], "selection": {"height": 200}, "background": "thinMaterial"}"#,
    ##"{"detents": ["large"], "background": "#0A141E"}"##,
    ##"{"detents": ["large"], "background": "#0A141E80"}"##,
    #"{"detents": ["large"], "background": {"image": "wood.png"}}"#,
    #"{"detents": ["large"], "backgroundInteraction": "disabled", "cornerRadius": 0}"#,
    #"{"detents": ["large"], "compactAdaptation": "popover", "sizing": "sticky"}"#,
    #"{"detents": ["large"], "tuning": {"lookAhead": 0.2}, "isDraggable": false}"#,
    #"{"detents": ["large"], "dimsBackground": false, "motion": {"easeInOut": 0.3}}"#,
    #"{"detents": ["large"], "motion": {"spring": {"response": 0.5, "dampingRatio": 0.8}}}"#,
    #"{"detents": ["large"], "replacesItemInPlace": true}"#,
  ])
  func writesBackWhatItReads(text: String) throws {
    #expect(ConfigurationFile.value(of: try Self.read(text)).line == text)
  }

  @Test(arguments: ["ultraThin", "thin", "regular", "thick", "ultraThick"])
  func readsEveryMaterial(name: String) throws {
    let material = try #require(PresentationMaterial(rawValue: name))
    let read = try Self.read("{\"background\": \"\(name)Material\"}")
    #expect(read.background == .material(material))
  }

  @Test func aNullCornerRadiusIsTheProfilesOwn() throws {
    #expect(try Self.read(#"{"cornerRadius": null, "selection": null}"#) == SheetConfiguration())
  }

  private static let detent = DetentText.expectation

  @Test(arguments: [
    Row("[]", "expected a configuration, got an array", "not an object"),
    Row(#"{"detnts": []}"#, #"detnts: unknown key: expected "detents"?"#, "a slip"),
    Row(
      #"{"detents": []}"#,
      "detents: expected a list of at least one detent, got an empty list", "no detent"),
    Row(
      #"{"detents": "medium"}"#,
      #"detents: expected a list of at least one detent, got "medium""#, "no list"),
    Row(
      #"{"detents": ["small"]}"#, #"detents[0]: expected \#(detent), got "small""#,
      "no such detent"),
    Row(
      #"{"detents": ["large", {"height": "tall"}]}"#,
      #"detents[1].height: expected a height in points, got "tall""#, "a height in words"),
    Row(
      #"{"detents": [{"height": 1, "fraction": 1}]}"#, "detents[0]: expected \(detent)",
      "two kinds at once"),
    Row(
      #"{"detents": [{"hight": 1}]}"#, #"detents[0].hight: unknown key: expected "height"?"#,
      "an unknown kind"),
    Row(#"{"selection": 3}"#, "selection: expected \(detent), got 3", "a number"),
    Row(
      #"{"dragIndicator": true}"#,
      #"dragIndicator: expected "automatic", "visible" or "hidden", got true"#, "a switch"),
    Row(
      ##"{"background": "#12345"}"##,
      ##"background: expected "automatic", a material such as "thinMaterial", "#RRGGBB","##
        + ##" "#RRGGBBAA" or {"image": file}, got "#12345""##,
      "five digits"),
    Row(
      #"{"backgroundInteraction": "up"}"#,
      #"backgroundInteraction: expected "automatic", "disabled", "enabled""#
        + #" or {"enabledUpThrough": a detent}, got "up""#,
      "no such interaction"),
    Row(
      #"{"backgroundInteraction": {"enabledUpThrough": "half"}}"#,
      #"backgroundInteraction.enabledUpThrough: expected \#(detent), got "half""#,
      "no such detent inside"),
    Row(
      #"{"cornerRadius": -1}"#,
      "cornerRadius: expected a radius of 0 or more points, or null, got -1", "negative"),
    Row(
      #"{"compactAdaptation": {"horizontal": "cover"}}"#,
      #"compactAdaptation.horizontal: expected "automatic", "none", "popover", "sheet" or"#
        + #" "fullScreenCover", got "cover""#,
      "no such adaptation"),
    Row(
      #"{"sizing": "big"}"#,
      #"sizing: expected "automatic", "form", "page", "fitted" or "sticky", got "big""#,
      "no such size"),
    Row(
      #"{"interactiveDismissDisabled": "yes"}"#,
      #"interactiveDismissDisabled: expected true or false, got "yes""#, "a word"),
    Row(
      #"{"customDetents": {"bar": {"atLeast": 4}}}"#,
      #"customDetents.bar: expected {"height": number}, {"fraction": number} or null"#,
      "no measure"),
    Row(
      #"{"tuning": {"respones": 1}}"#, #"tuning.respones: unknown key: expected "response"?"#,
      "no such number"),
    Row(
      #"{"tuning": {"response": 0}}"#,
      "tuning.response: expected a number from 0.05 to 3 s, got 0", "out of range"),
    Row(
      #"{"tuning": {"response": null}}"#,
      "tuning.response: expected a number from 0.05 to 3 s, got null", "null is no number"),
  ])
  func refuses(row: Row) {
    let message = refusal(of: row.text, by: ConfigurationFile.configuration)
    #expect(message == "file.json: " + row.expected)
  }

  private static func read(_ text: String) throws -> SheetConfiguration {
    try ConfigurationFile.configuration(JSONDocument(text: text, file: "file.json").root)
  }
}

/// How messages spell out what a detent may be.
enum DetentText {
  static let expectation =
    #""medium", "large", {"fraction": number}, {"height": number} or {"custom": name}"#
}
