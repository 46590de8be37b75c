import Canvas
import Scenes
import SheetKit
import Testing

@testable import Workbench

/// What the keys that share ask for, and what comes back.
@Suite struct SharingTests {
  private func effects(
    of key: Character, _ modifiers: Modifiers, in hand: inout RecordedDrag
  ) -> [WorkbenchEffect] {
    hand.press(.character(key), modifiers, after: 0.1)
    return hand.workbench.takeEffects()
  }

  private static let copies: [(Modifiers, CodeLanguage)] = [
    (.control, .swiftui), ([.control, .shift], .uikit), ([.control, .alt], .json),
  ]

  @Test(arguments: copies)
  func aKeyCopiesTheLiveConfiguration(modifiers: Modifiers, language: CodeLanguage) throws {
    var hand = RecordedDrag(scene: .basic)
    let copied = try #require(effects(of: "c", modifiers, in: &hand).first)
    guard case .copy(let text) = copied else {
      Issue.record("asked for \(copied)")
      return
    }
    let configuration = hand.workbench.phone.sheets.root.configuration
    #expect(text == CodeExport.text(of: configuration, as: language))
    #expect(hand.workbench.notice?.text == "Copied as \(language.title)")
  }

  @Test func withoutAWorkbenchTheKeysAreThePhones() {
    var workbench = Workbench(
      setup: PhoneSetup(), showsBackdrop: false, text: FixedAdvanceText())
    _ = workbench.handle(.key(.character("c"), .control), at: 1)
    #expect(workbench.takeEffects().isEmpty)
  }

  @Test func pastedCodeSetsTheSheetAndIsOneStepToUndo() {
    var hand = RecordedDrag(scene: .basic)
    let before = hand.workbench.phone.sheets.root.configuration
    guard case .paste? = effects(of: "v", .control, in: &hand).first else {
      Issue.record("nothing asked for")
      return
    }
    _ = hand.workbench.paste(
      ".presentationDetents([.height(200), .large])\n.presentationCornerRadius(24)", at: hand.time)
    let pasted = hand.workbench.phone.sheets.root.configuration
    #expect(pasted.detents == [.height(200), .large])
    #expect(pasted.cornerRadius == 24)
    #expect(hand.workbench.notice?.text == "Pasted SwiftUI")
    hand.press(.character("z"), .control, after: 0.1)
    #expect(hand.workbench.phone.sheets.root.configuration == before)
  }

  @Test func codeLeavesWhatItHasNoWordsFor() {
    var configuration = SheetConfiguration().snapPolicy(.nearest)
    configuration.tuning.response = 0.7
    configuration.isDraggable = false
    var hand = RecordedDrag(scene: .basic, configuration: configuration)
    _ = hand.workbench.paste(".presentationDetents([.medium])", at: 1)
    var expected = configuration
    expected.detents = [.medium]
    #expect(hand.workbench.phone.sheets.root.configuration == expected)
    _ = hand.workbench.paste("{\"detents\": [\"large\"]}", at: 2)
    let expectedOfFile = SheetConfiguration().snapPolicy(.nearest)
    #expect(hand.workbench.phone.sheets.root.configuration == expectedOfFile)
  }

  /// What is pasted, what is told, and whether it changes the sheet.
  private static let mistakes: [(String?, String, Bool)] = [
    (nil, "There is no text on the clipboard", false),
    (
      "Hello", "line 1: no presentation modifier and no sheet property in this text", false
    ),
    (
      ".presentationDetents([.medium])\n.presentationCornerRadius(big)",
      "Pasted SwiftUI, but\nline 2: the value of big is not in this text", true
    ),
    (
      String(repeating: ".presentationQuux(1)\n", count: 5) + ".presentationDetents([.medium])",
      "Pasted SwiftUI, but\n"
        + (1...3).map { "line \($0): unknown modifier presentationQuux\n" }.joined()
        + "and 2 more, on standard error", true
    ),
  ]

  @Test(arguments: mistakes.indices)
  func whatIsNotUnderstoodIsTold(index: Int) {
    let (text, message, changes) = Self.mistakes[index]
    var hand = RecordedDrag(scene: .basic)
    let before = hand.workbench.phone.sheets.root.configuration
    _ = hand.workbench.paste(text, at: 1)
    #expect(hand.workbench.notice?.text == message)
    #expect(hand.workbench.notice?.kind == .problem)
    #expect((hand.workbench.phone.sheets.root.configuration != before) == changes)
  }

  @Test func aFieldThatIsTypedInTakesTheTextAsItIs() {
    var hand = RecordedDrag(scene: .basic)
    hand.press(.character("o"), .control, after: 0.1)
    let before = hand.workbench.phone.sheets.root.configuration
    _ = hand.workbench.paste("my-sheet.json\nmore", at: 1)
    #expect(hand.workbench.panel.prompt?.field.text == "my-sheet.json")
    #expect(hand.workbench.phone.sheets.root.configuration == before)
  }

  @Test func aDroppedFileOfCodeIsTakenOver() throws {
    var hand = RecordedDrag(scene: .basic)
    try hand.drop("content.presentationDetents([.fraction(0.7)])", as: "Sheet.swift")
    #expect(hand.workbench.phone.sheets.root.configuration.detents == [.fraction(0.7)])
    #expect(hand.workbench.notice?.text == "Took over SwiftUI")
  }

  @Test func aNoticeAfterALongRestIsSeen() {
    var hand = RecordedDrag(scene: .basic)
    hand.press(.character("p"), .control, after: 60)
    hand.wait(1)
    #expect(hand.workbench.notice?.text == "Nothing has moved yet: drag the sheet first")
    hand.wait(5)
    #expect(hand.workbench.notice == nil)
  }

  // MARK: Pictures

  @Test func aKeyTakesAPictureOfThePhone() throws {
    var hand = RecordedDrag()
    hand.open()
    let asked = try #require(effects(of: "p", [.control, .shift], in: &hand).first)
    guard case .picture(let picture, let stem) = asked else {
      Issue.record("asked for \(asked)")
      return
    }
    #expect(picture.size == Size(width: 390, height: 844))
    #expect(stem == "SheetLab-restaurants")
  }

  @Test func aFilmIsOfTheLastMovement() throws {
    var hand = RecordedDrag()
    #expect(effects(of: "m", .control, in: &hand).isEmpty)
    #expect(hand.workbench.notice?.text == "Nothing has moved yet: drag the sheet first")
    hand.open()
    hand.flick()
    hand.wait(1.5)
    let asked = try #require(effects(of: "m", [.control, .shift], in: &hand).first)
    guard case .movie(var reel, "SheetLab-restaurants", ".gif") = asked else {
      Issue.record("asked for \(asked)")
      return
    }
    var pictures: [Picture] = []
    while let picture = reel.next() { pictures.append(picture) }
    #expect(pictures.count == reel.count && reel.taken == reel.count)
    #expect(pictures.count > 30 && pictures.count < 200)
    #expect(pictures.allSatisfy { $0.size == Size(width: 390, height: 844) })
    #expect(pictures[0].description != pictures[20].description)
    #expect(pictures[pictures.count - 1].description == pictures[pictures.count - 2].description)
  }

  private static let folders: [(String, String?)] = [
    ("XDG_PICTURES_DIR=\"$HOME/Bilder\"\n", "/home/me/Bilder"),
    (
      "# comment\nXDG_MUSIC_DIR=\"/m\"\nXDG_PICTURES_DIR=\"/data/my pictures\"", "/data/my pictures"
    ),
    ("XDG_MUSIC_DIR=\"/m\"", nil),
  ]

  @Test(arguments: folders)
  func theDesktopSaysWhereItsPicturesAre(text: String, folder: String?) {
    #expect(PictureFolder.pictures(in: text, home: "/home/me") == folder)
  }
}
