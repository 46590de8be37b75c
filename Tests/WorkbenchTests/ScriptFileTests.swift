import Canvas
import Scenes
import SheetKit
import Testing
import Workbench

@Suite("script files")
struct ScriptFileTests {
  @Test func onlyTheVersionIsNeeded() throws {
    #expect(try Self.read(#"{"version": 1}"#) == Script())
  }

  @Test func readsTheSetup() throws {
    let script = try Self.read(
      """
      {"version": 1, "scene": "bare", "profile": "iOS 26", "appearance": "dark",
       "device": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}, "scale": 2},
       "reduceMotion": true, "textSize": 1.5, "policy": {"name": "nearest"},
       "configuration": {"detents": ["medium"]}, "start": "presented",
       "content": {"height": 2000}, "end": 2000}
      """)
    #expect(script.scene == .bare)
    #expect(script.profile == .iOS26)
    #expect(script.appearance == .dark)
    #expect(script.device.size == Size(width: 390, height: 844))
    #expect(script.device.safeArea == EdgeInsets(top: 47, bottom: 34))
    #expect(script.device.keyboardHeight == 336)
    #expect(script.reduceMotion)
    #expect(script.textSize == 1.5)
    #expect(script.policy == .nearest)
    #expect(script.configuration?.detents == [.medium])
    #expect(script.startsPresented == true)
    #expect(script.contentHeight == 2000)
    #expect(script.end == 2000)
  }

  @Test func aDevicesOwnProfileComesWithItsMeasures() throws {
    let script = try Self.read(
      #"{"version": 1, "device": {"width": 300, "height": 600, "profile": "plain"}}"#)
    #expect(script.profile == .plain)
  }

  static let inputs: [(String, Script.Action)] = [
    (
      #""pointer": "down", "x": 9, "y": 8"#,
      .event(.pointerDown(Pointer(position: Point(x: 9, y: 8)), button: 1))
    ),
    (
      #""pointer": "down", "x": 9, "y": 8, "id": 2, "device": "touch", "button": 3"#,
      .event(
        .pointerDown(Pointer(id: 2, device: .touch, position: Point(x: 9, y: 8)), button: 3))
    ),
    (
      #""pointer": "move", "x": 9, "y": 8, "device": "touch""#,
      .event(.pointerMove(Pointer(device: .touch, position: Point(x: 9, y: 8))))
    ),
    (#""pointer": "move", "x": 9, "y": 8"#, .event(.hover(Point(x: 9, y: 8)))),
    (
      #""pointer": "up", "x": 9.5, "y": -8"#,
      .event(.pointerUp(Pointer(position: Point(x: 9.5, y: -8)), button: 1))
    ),
    (#""pointer": "cancel""#, .event(.pointerCancel(1))),
    (
      #""wheel": {"x": 1, "y": 2, "dy": -3}"#,
      .event(.wheel(Wheel(position: Point(x: 1, y: 2), dx: 0, dy: -3, isPrecise: false)))
    ),
    (
      #""wheel": {"x": 1, "y": 2, "dx": 4, "dy": 0, "precise": true}"#,
      .event(.wheel(Wheel(position: Point(x: 1, y: 2), dx: 4, dy: 0, isPrecise: true)))
    ),
    (#""key": "escape""#, .event(.key(.escape, []))),
    (#""key": "tab", "modifiers": ["shift"]"#, .event(.key(.tab, .shift))),
    (#""key": "a""#, .event(.key(.character("a"), []))),
    (#""text": "naïve""#, .event(.text("naïve"))),
    (#""focusLost": true"#, .event(.focusLost)),
    (#""command": {"present": true}"#, .command(.present)),
    (#""command": {"dismiss": true}"#, .command(.dismiss)),
    (#""command": {"select": {"height": 200}}"#, .command(.select(.height(200)))),
    (
      #""command": {"configure": {"detents": ["medium"]}}"#,
      .command(.configure(SheetConfiguration().presentationDetents([.medium])))
    ),
    (
      #""command": {"resize": {"width": 844, "height": 390, "safeArea": {"left": 47}}}"#,
      .command(
        .resize(Container(width: 844, height: 390, safeArea: EdgeInsets(leading: 47))))
    ),
    (#""command": {"keyboard": true}"#, .command(.keyboard(height: 336))),
    (#""command": {"keyboard": {"height": 300}}"#, .command(.keyboard(height: 300))),
    (#""command": {"keyboard": false}"#, .command(.keyboard(height: nil))),
    (#""command": {"item": "b"}"#, .command(.item("b"))),
    (#""command": {"item": null}"#, .command(.item(nil))),
    (#""command": {"child": {}}"#, .command(.child(SheetConfiguration()))),
    (#""command": {"child": null}"#, .command(.child(nil))),
    (#""command": {"scrollTo": 120}"#, .command(.scrollTo(120))),
  ]

  @Test(arguments: inputs)
  func readsInput(text: String, action: Script.Action) throws {
    let script = try Self.read("{\"version\": 1, \"inputs\": [{\"at\": 7.25, \(text)}]}")
    #expect(script.inputs == [Script.Input(at: 7.25, action)])
  }

  @Test(arguments: inputs)
  func writesBackWhatItReads(text: String, action: Script.Action) throws {
    var script = Script()
    script.device = .custom(size: Size(width: 300, height: 500), safeArea: .init(top: 9), scale: 2)
    script.profile = .plain
    script.policy = .nearest
    script.configuration = SheetConfiguration().presentationDetents([.medium])
    script.startsPresented = false
    script.inputs = [Script.Input(at: 7.25, action)]
    let written = ScriptFile.value(of: script)
    #expect(try Self.read(written.line) == script)
    #expect(try Self.read(written.indented()) == script)
  }

  @Test func aMouseThatMovesWithItsButtonDownDrags() throws {
    let script = try Self.read(
      """
      {"version": 1, "inputs": [
        {"at": 0, "pointer": "down", "x": 1, "y": 1}, {"at": 0, "pointer": "move", "x": 2, "y": 2},
        {"at": 0, "pointer": "up", "x": 2, "y": 2}, {"at": 0, "pointer": "move", "x": 3, "y": 3}]}
      """)
    let pointer = Pointer(position: Point(x: 2, y: 2))
    #expect(script.inputs[1].action == .event(.pointerMove(pointer)))
    #expect(script.inputs[3].action == .event(.hover(Point(x: 3, y: 3))))
  }

  @Test func aTurnedPhoneHasAnotherKeyboard() throws {
    let script = try Self.read(
      """
      {"version": 1, "inputs": [
        {"at": 0, "command": {"resize": {"width": 844, "height": 390, "safeArea": {"bottom": 21}}}},
        {"at": 0, "command": {"keyboard": true}}]}
      """)
    #expect(script.inputs[1].action == .command(.keyboard(height: 209)))
  }

  @Test(arguments: [
    Row("{}", #"expected "version": 1"#, "no version"),
    Row(#"{"version": 2}"#, "version: expected 1, the only version there is, got 2", "too new"),
    Row(#"{"version": 1, "scen": 1}"#, #"scen: unknown key: expected "scene"?"#, "a slip"),
    Row(
      #"{"version": 1, "start": "open"}"#,
      #"start: expected "hidden" or "presented", got "open""#, "no such start"),
    Row(
      #"{"version": 1, "device": "iPhone 41"}"#,
      #"device: expected a device such as "iPhone 11", "iPhone 14", "#,
      "no such device"),
    Row(
      #"{"version": 1, "device": {"width": 0, "height": 1}}"#,
      "device.width: expected a number of points from 1 to 16384, got 0", "no width"),
    Row(
      #"{"version": 1, "device": {"width": 9}}"#, #"device: expected "height": points"#,
      "no height"),
    Row(
      #"{"version": 1, "profile": "iOS 27"}"#,
      #"profile: expected "iOS 15-18", "plain" or "iOS 26", got "iOS 27""#, "no such profile"),
    Row(
      #"{"version": 1, "policy": {"name": "orange"}}"#,
      #"policy.name: expected "#, "no such policy"),
    Row(
      #"{"version": 1, "inputs": [{"pointer": "cancel"}]}"#,
      #"inputs[0]: expected "at": a time in milliseconds"#, "no time"),
    Row(
      #"{"version": 1, "inputs": [{"at": 90, "key": "up"}, {"at": 80, "key": "up"}]}"#,
      "inputs[1].at: expected 90 or later, as inputs do not go back in time, got 80",
      "back in time"),
    Row(
      #"{"version": 1, "inputs": [{"at": -1, "key": "up"}]}"#,
      "inputs[0].at: expected a time from 0 to 3600000 ms, got -1", "before the start"),
    Row(
      #"{"version": 1, "inputs": [{"at": 1e300, "key": "up"}]}"#,
      "inputs[0].at: expected a time from 0 to 3600000 ms, got 1e+300", "at the end of days"),
    Row(
      #"{"version": 1, "inputs": [{"at": 0}]}"#,
      #"inputs[0]: expected one of "pointer", "wheel", "key", "command", "text" or "focusLost""#,
      "nothing happens"),
    Row(
      #"{"version": 1, "inputs": [{"at": 0, "key": "up", "text": "a"}]}"#,
      #"inputs[0]: expected one of "pointer", "wheel", "key", "command", "text" or "focusLost""#,
      "two things at once"),
    Row(
      #"{"version": 1, "inputs": [{"at": 0, "pointer": "press", "x": 1, "y": 1}]}"#,
      #"inputs[0].pointer: expected "down", "move", "up" or "cancel", got "press""#,
      "no such action"),
    Row(
      #"{"version": 1, "inputs": [{"at": 0, "pointer": "down", "x": 1}]}"#,
      #"inputs[0]: expected "y": points from the top"#, "no place"),
    Row(
      #"{"version": 1, "inputs": [{"at": 0, "pointer": "down", "x": 1, "y": "NaN"}]}"#,
      #"inputs[0].y: expected a number of points, at most a million, got "NaN""#, "NaN in quotes"),
    Row(
      #"{"version": 1, "inputs": [{"at": 0, "pointer": "down", "x": 1e30, "y": 1}]}"#,
      "inputs[0].x: expected a number of points, at most a million, got 1e+30", "far away"),
    Row(
      #"{"version": 1, "inputs": [{"at": 0, "command": {"present": 1}}]}"#,
      "inputs[0].command.present: expected true, got 1", "a number for true"),
    Row(
      #"{"version": 1, "inputs": [{"at": 0, "command": {"child": {"detents": []}}}]}"#,
      "inputs[0].command.child.detents: expected a list of at least one detent, got an empty list",
      "a child without detents"),
    Row(
      #"{"version": 1, "inputs": {}}"#, "inputs: expected a list of inputs, got an object",
      "no list"),
  ])
  func refuses(row: Row) {
    let message = refusal(of: row.text, by: ScriptFile.script)
    #expect(message.hasPrefix("file.json: " + row.expected), "\(message)")
  }

  private static func read(_ text: String) throws -> Script {
    try ScriptFile.script(JSONDocument(text: text, file: "file.json").root)
  }
}
