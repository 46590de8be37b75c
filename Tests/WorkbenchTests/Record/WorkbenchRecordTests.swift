import Canvas
import Scenes
import SheetKit
import Testing

@testable import Workbench

/// What is recorded in the window is saved, and replays as it was.
@Suite struct WorkbenchRecordTests {
  /// Records a click, a drag, an edit in the middle of the flight, a change of the rule, and a key.
  private func recorded(
    _ scene: SceneName = .restaurants
  ) -> (hand: RecordedDrag, seen: [(time: Double, picture: String)]) {
    var hand = RecordedDrag(scene: scene)
    hand.press(.character("r"), .control, after: 0.5)
    let start = hand.workbench.sceneStart
    var seen: [(Double, String)] = []
    func look() {
      seen.append((hand.time - start, hand.workbench.phone.picture(at: hand.time).description))
    }
    hand.click(phone: 195, 400)
    hand.wait(0.9)
    look()
    hand.flick()
    hand.wait(0.1)
    look()
    let place = hand.place(of: "tuning.response") {
      Point(x: $0.minX + 150, y: InspectorLayout.slider(of: $0).midY)
    }
    if let place { hand.click(place, after: 0.01) }
    hand.wait(0.05)
    look()
    hand.press(.character("b"), .control, after: 0.02)
    hand.wait(0.8)
    look()
    hand.press(.up, after: 0.1)
    hand.wait(0.4)
    look()
    hand.press(.character("r"), .control, after: 0.1)
    return (hand, seen)
  }

  @Test(arguments: [SceneName.restaurants, .mapDrawer, .stack, .restaurantsStoredDetent])
  func aSavedRecordingReplaysToTheSamePictures(scene: SceneName) throws {
    let (hand, seen) = recorded(scene)
    let playback = try #require(hand.workbench.playback)
    let text = ScriptFile.value(of: Script(playback.recording, isEnded: true)).indented()
    let script = try ScriptFile.script(JSONDocument(text: text, file: "saved").root)
    let restaurants = hand.workbench.phone.setup.restaurants
    for (time, expected) in seen {
      var replay = Replay(script, fps: 60, restaurants: restaurants, text: FixedAdvanceText())
      let picture = replay.picture(at: time * 1000)
      #expect(unnumbered(picture.description) == unnumbered(expected), "\(scene) at \(time) s")
    }
  }

  /// The text of a picture without the numbers of its layers, which say in what order they were
  /// drawn.
  private func unnumbered(_ text: String) -> String {
    text.replacing(/layer map-(tile|name)#\d+/) { "layer map-\($0.output.1)" }
  }

  @Test func theReplayInTheWindowShowsTheSame() throws {
    let (hand, seen) = recorded()
    var playback = try #require(hand.workbench.playback)
    for (time, expected) in seen {
      playback.seek(to: time)
      #expect(playback.position(at: 0) == time)
      let marks = playback.marks(at: 0, origin: .zero)
      let size = Size(width: 390, height: 844)
      let picture = Picture(size: size, background: .black, marks: marks)
      #expect(picture.description == expected, "at \(time) s")
    }
  }

  @Test func recordingStartsTheSceneOverWithTheSettingsItHas() throws {
    var hand = RecordedDrag()
    hand.open()
    let place = hand.place(of: "detents.0.remove")
    let trash = try #require(place)
    hand.click(trash)
    #expect(hand.workbench.phone.sheets.root.configuration.detents == [.large])
    hand.press(.character("r"), .control, after: 0.2)
    #expect(hand.workbench.phone.sheets.root.phase == .hidden)
    #expect(hand.workbench.phone.sheets.root.configuration.detents == [.large])
    #expect(hand.workbench.tuner.canUndo)
  }

  /// What leaves its replay and moves nothing: Esc, hiding the panel, settings A and B.
  @Test(arguments: [
    [(Key.escape, Modifiers())], [(.character("i"), .control)], [(.character("b"), .control)],
    [(.character("i"), .control), (.character("i"), .control), (.character("b"), .control)],
  ])
  func aRecordingStaysAtHandUntilSomethingMoves(keys: [(Key, Modifiers)]) {
    var hand = RecordedDrag()
    hand.press(.character("r"), .control, after: 0.2)
    hand.open()
    hand.press(.character("r"), .control, after: 0.2)
    #expect(hand.workbench.playback?.title == "Your recording")
    for (key, modifiers) in keys { hand.press(key, modifiers, after: 0.1) }
    #expect(hand.workbench.playback == nil)
    hand.wait(1)
    hand.press(.character("p"), .control)
    #expect(hand.workbench.playback?.title == "Your recording")
  }

  /// A phone beside its panel moves as one that stands alone.
  @Test func thePanelChangesNothingAboutTheMotion() {
    func run(showsPanel: Bool) -> [String] {
      var hand = RecordedDrag(showsPanel: showsPanel)
      hand.open()
      hand.flick()
      hand.wait(0.7)
      hand.press(.down, after: 0.1)
      hand.wait(1)
      return hand.events.map(TraceLine.event)
    }
    let alone = run(showsPanel: false)
    #expect(alone.count > 3)
    #expect(run(showsPanel: true) == alone)
  }

  @Test func aScriptIsOpenedByDroppingIt() throws {
    let (recorded, _) = recorded()
    let script = Script(try #require(recorded.workbench.playback).recording, isEnded: true)
    var hand = RecordedDrag()
    try hand.drop("not JSON", as: "wrong.json")
    try hand.drop(ScriptFile.value(of: script).indented(), as: "script.json")
    #expect(hand.workbench.notice == nil, "what was wrong with the one before")
    #expect(hand.workbench.playback?.title == "script.json")
    #expect(hand.workbench.playback?.isRunning(at: hand.time) == true)
    hand.wait(60)
    #expect(hand.workbench.playback?.isRunning(at: hand.time) == false)
    hand.press(.escape)
    #expect(hand.workbench.playback == nil)
  }

  @Test func aConfigurationIsTakenOverByDroppingIt() throws {
    var hand = RecordedDrag()
    hand.open()
    try hand.drop(#"{"detents": [{"height": 300}]}"#, as: "drawer.json")
    hand.wait(1)
    #expect(hand.height == 334)
    hand.press(.character("z"), .control)
    hand.wait(1)
    #expect(hand.workbench.phone.sheets.root.configuration.detents == [.medium, .large])
  }

  @Test(arguments: [("take", "take.json"), ("take.json", "take.json"), ("take.txt", "take.txt")])
  func itIsSavedUnderTheNameWithItsEnding(typed: String, expected: String) throws {
    try TemporaryFolder.use { folder in
      var hand = RecordedDrag()
      hand.open()
      for _ in 0..<2 {
        hand.press(.character("s"), [.control, .shift], after: 0.1)
        hand.press(.character("a"), .control)
        hand.send(.text("\(folder)/\(typed)"))
        hand.press(.enter)
      }
      let path = "\(folder)/\(expected)"
      #expect(hand.workbench.notice?.text == "Saved \(path)")
      let script = try ScriptFile.read(path)
      #expect(script.scene == .restaurants)
      let again = "\(path): is there already: expected another name"
      #expect(hand.workbench.panel.prompt?.problem == again)
    }
  }

  /// What is wrong with a file stands under its name, where the next can be typed.
  @Test func theOpenFieldStaysWhereTheFileCannotBeUsed() throws {
    try TemporaryFolder.use { folder in
      var hand = RecordedDrag()
      let path = "\(folder)/right.json"
      let file = try OutputFile(path)
      try file.write(#"{"detents": [{"height": 300}]}"#)
      try file.finish()
      hand.press(.character("o"), .control)
      let tries = [
        ("\(folder)/gone.json", "\(folder)/gone.json: cannot open: No such file or directory"),
        (folder, "\(folder): expected a file, got a folder"), (path, nil),
      ]
      for (name, problem) in tries {
        hand.press(.character("a"), .control)
        hand.send(.text(name))
        hand.press(.enter)
        #expect(hand.workbench.panel.prompt?.problem == problem)
        #expect((hand.workbench.panel.prompt == nil) == (problem == nil))
      }
      #expect(hand.workbench.phone.sheets.root.configuration.detents == [.height(300)])
    }
  }

  @Test(arguments: [FilePrompt.Purpose.save, .open])
  func aPromptSaysInWhichFolder(purpose: FilePrompt.Purpose) {
    var hand = RecordedDrag()
    hand.workbench.shownFolder = "~/sheets"
    hand.press(
      purpose == .save ? .character("s") : .character("o"),
      purpose == .save ? [.control, .shift] : .control)
    let words = purpose == .save ? "Into ~/sheets" : "From ~/sheets"
    #expect(hand.workbench.picture(at: hand.time).marks.texts.map(\.string).contains(words))
  }

  @Test(arguments: ["{\"detents\": []}", "not JSON", "[{\"name\": 3}]", "3", "{\"version\": 2}"])
  func aWrongFileIsToldAboutAndChangesNothing(text: String) throws {
    var hand = RecordedDrag()
    hand.open()
    let before = Subject(hand.workbench.phone)
    try hand.drop(text, as: "wrong.json")
    #expect(hand.workbench.notice?.kind == .problem)
    #expect(hand.workbench.notice?.text.contains("wrong.json") == true)
    #expect(Subject(hand.workbench.phone) == before)
    #expect(hand.height > 400, "the sheet stays")
  }
}
