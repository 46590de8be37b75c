import Canvas
import Glibc
import Scenes
import SheetKit
import Testing

@testable import Workbench

/// A configuration file that the window lives with.
@Suite struct LivingFileTests {
  private static let first = """
    {
      "detents": ["medium", "large"],
      "selection": "medium"
    }

    """

  /// A workbench on a file, and the file's path.
  private func living(
    on text: String, _ body: (inout RecordedDrag, String) throws -> Void
  ) throws {
    try TemporaryFolder.use { folder in
      let path = FilePath.join(folder, "sheet.json")
      try write(text, to: path)
      var hand = RecordedDrag(configuration: try ConfigurationFile.read(path))
      hand.workbench.live(with: path)
      hand.open()
      try body(&hand, path)
    }
  }

  private func write(_ text: String, to path: String) throws {
    let file = try OutputFile(path)
    try file.write(text)
    try file.finish()
  }

  private func read(_ path: String) throws -> String {
    String(decoding: try InputFile.bytes(at: path, limit: 1 << 20), as: UTF8.self)
  }

  private func change(_ hand: inout RecordedDrag, _ path: String, _ text: String) throws {
    try write(text, to: path)
    _ = hand.workbench.livingFileChanged(at: hand.time)
  }

  /// Presses Ctrl+S, and writes what it asks for.
  private func save(_ hand: inout RecordedDrag) {
    hand.press(.character("s"), .control, after: 0.1)
    for save in takeSaves(&hand) { hand.workbench.saved(save.run(), at: hand.time) }
  }

  private func takeSaves(_ hand: inout RecordedDrag) -> [ConfigurationSave] {
    hand.workbench.takeEffects().compactMap { if case .save(let save) = $0 { save } else { nil } }
  }

  @Test func whatIsSavedThereShowsAtOnce() throws {
    try living(on: Self.first) { hand, path in
      try change(&hand, path, #"{"detents": ["large"], "cornerRadius": 30}"#)
      #expect(hand.workbench.phone.sheets.root.configuration.cornerRadius == 30)
      #expect(hand.workbench.phone.sheets.root.configuration.detents == [.large])
      #expect(hand.workbench.tuner.canUndo)
    }
  }

  @Test func theSheetStaysWhereThePersonMovedIt() throws {
    try living(on: Self.first) { hand, path in
      hand.press(.up, after: 0.1)
      hand.wait(1)
      #expect(hand.workbench.phone.sheets.root.configuration.selection == .large)
      try change(&hand, path, Self.first.replacing("\n}", with: ", \"cornerRadius\": 30\n}"))
      #expect(hand.workbench.phone.sheets.root.configuration.selection == .large)
      try change(
        &hand, path, #"{"detents": [{"height": 200}, "large"], "selection": {"height": 200}}"#)
      #expect(hand.workbench.phone.sheets.root.configuration.selection == .height(200))
    }
  }

  @Test func inTheMiddleOfADragNothingJumps() throws {
    try living(on: Self.first) { hand, path in
      hand.down(phone: 195, 440)
      for step in 1...10 { hand.move(phone: 195, 440 - 8 * Double(step)) }
      let before = hand.height
      try change(&hand, path, #"{"detents": [{"height": 300}, {"fraction": 0.8}]}"#)
      #expect(abs(hand.height - before) < 0.01)
      hand.move(phone: 195, 359)
      #expect(abs(hand.height - before - 1) < 0.01)
    }
  }

  /// What is written into the file, and the place and the words of the message about it.
  private static let mistakes = [
    ("{\n  \"detents\": [\"medium\",\n    \"tall\"]\n}", "3:5 (detents[1]): expected \"medium\""),
    ("{\n  \"cornerRadius\": -4\n}", "2:19 (cornerRadius): expected a radius of 0 or more"),
    ("{\n  \"tuning\": {\"response\": 99}}", "2:26 (tuning.response): expected a number from"),
    ("{\"hight\": 4}", "1:11 (hight): unknown key"),
    ("{\n  \"detents\": [\"medium\"\n", "expected more JSON"),
    ("", "the file is empty"),
  ]

  @Test(arguments: mistakes)
  func aMistakeShowsUntilItIsMended(text: String, message: String) throws {
    try living(on: Self.first) { hand, path in
      let before = hand.workbench.phone.sheets.root.configuration
      try change(&hand, path, text)
      let notice = try #require(hand.workbench.livingNotice)
      #expect(notice.text.hasPrefix("\(path): ") && notice.text.contains(message), "\(notice.text)")
      #expect(hand.workbench.phone.sheets.root.configuration == before)
      hand.wait(20)
      #expect(hand.workbench.livingNotice == notice)
      try change(&hand, path, Self.first)
      #expect(hand.workbench.livingNotice == nil)
      #expect(hand.workbench.phone.sheets.root.configuration == before)
    }
  }

  // MARK: Saving back

  @Test func theWindowSavesBack() throws {
    try living(on: Self.first) { hand, path in
      _ = hand.workbench.paste(
        ".presentationDetents([.medium, .large], selection: .constant(.medium))\n"
          + ".presentationCornerRadius(12)", at: hand.time)
      save(&hand)
      #expect(hand.workbench.notice?.text == "Saved sheet.json")
      let saved = try read(path)
      #expect(
        saved == """
          {
            "detents": ["medium", "large"],
            "selection": "medium",
            "cornerRadius": 12
          }

          """)
      // The file tells of it, which changes nothing.
      _ = hand.workbench.livingFileChanged(at: hand.time)
      #expect(hand.workbench.livingNotice == nil)
    }
  }

  /// Pastes and saves; the corner becomes 20 before that has come to an end, and stays so.
  private func editWhileASlowDiskSaves(_ code: String, _ hand: inout RecordedDrag) throws {
    _ = hand.workbench.paste(code, at: hand.time)
    hand.press(.character("s"), .control, after: 0.1)
    let save = try #require(takeSaves(&hand).first)
    _ = hand.workbench.paste(".presentationCornerRadius(20)", at: hand.time)
    let outcome = save.run()
    // The file tells of it before its writer does.
    _ = hand.workbench.livingFileChanged(at: hand.time)
    hand.workbench.saved(outcome, at: hand.time)
    #expect(hand.workbench.phone.sheets.root.configuration.cornerRadius == 20)
  }

  @Test func aColourBetweenTheStepsOfAFileIsNoChange() throws {
    try living(on: Self.first) { hand, _ in
      try editWhileASlowDiskSaves(".presentationBackground(.red.opacity(0.3))", &hand)
      self.save(&hand)
      #expect(hand.workbench.unsavedConfiguration == nil)
      let before = hand.workbench.phone.sheets.root.configuration
      _ = hand.workbench.livingFileChanged(at: hand.time)
      #expect(hand.workbench.phone.sheets.root.configuration == before)
      // Both pastes, and nothing else.
      hand.press(.character("z"), .control)
      #expect(hand.workbench.tuner.canUndo)
      hand.press(.character("z"), .control)
      #expect(!hand.workbench.tuner.canUndo)
    }
  }

  @Test func whatIsDoneWhileASlowDiskSavesStays() throws {
    try living(on: Self.first) { hand, path in
      try editWhileASlowDiskSaves(".presentationCornerRadius(12)", &hand)
      self.save(&hand)
      #expect(try ConfigurationFile.read(path).cornerRadius == 20)
      // What another program writes still counts.
      try change(&hand, path, #"{"detents": ["large"], "cornerRadius": 12}"#)
      #expect(hand.workbench.phone.sheets.root.configuration.cornerRadius == 12)
    }
  }

  @Test func aSaveThatFailsSaysSoAndLosesNothing() throws {
    try living(on: Self.first) { hand, path in
      _ = hand.workbench.paste(".presentationCornerRadius(12)", at: hand.time)
      unlink(path)
      save(&hand)
      let notice = try #require(hand.workbench.notice)
      #expect(notice.kind == .problem && notice.text.hasPrefix(path), "\(notice.text)")
      #expect(hand.workbench.phone.sheets.root.configuration.cornerRadius == 12)
      try write(Self.first, to: path)
      save(&hand)
      #expect(hand.workbench.notice?.text == "Saved sheet.json")
      #expect(try ConfigurationFile.read(path).cornerRadius == 12)
    }
  }

  @Test func whatIsInNoFileIsKnown() throws {
    try living(on: Self.first) { hand, path in
      #expect(hand.workbench.unsavedConfiguration == nil)
      hand.press(.up, after: 0.1)
      hand.wait(1)
      #expect(hand.workbench.unsavedConfiguration == nil, "the sheet was moved, and that is all")
      _ = hand.workbench.paste(".presentationCornerRadius(12)", at: hand.time)
      #expect(hand.workbench.unsavedConfiguration?.cornerRadius == 12)
      save(&hand)
      #expect(hand.workbench.unsavedConfiguration == nil)
    }
  }

  @Test func aFileThatCannotBeReadIsNotWrittenOver() throws {
    try living(on: Self.first) { hand, path in
      try change(&hand, path, "{\"detents\": [")
      save(&hand)
      let kept = try read(path)
      #expect(kept == "{\"detents\": [")
      #expect(hand.workbench.notice?.kind == .problem)
    }
  }

  /// The file's text, what is set (the file said the defaults before), and the text after it.
  private static let saves: [(String, String, String)] = [
    ("{}", #"{"cornerRadius": 4}"#, "{\n  \"cornerRadius\": 4\n}"),
    (
      "{ \"detents\" : [ \"large\" ] , \"mine\" : { \"a\":[1, 2] } }", #"{"cornerRadius": 4}"#,
      "{ \"detents\" : [ \"large\" ] , \"mine\" : { \"a\":[1, 2] }, \"cornerRadius\": 4 }"
    ),
    (
      "{\r\n\t\"$schema\": \"x\",\r\n\t\"cornerRadius\": 2.50,\r\n\t\"note\": \"} , {\"\r\n}",
      #"{"cornerRadius": 2.5, "dragIndicator": "hidden"}"#,
      "{\r\n\t\"$schema\": \"x\",\r\n\t\"cornerRadius\": 2.50,\r\n\t\"note\": \"} , {\","
        + "\n\t\"dragIndicator\": \"hidden\"\r\n}"
    ),
    (
      "{\"cornerRadius\": 4, \"sizing\": \"page\"}", "{}",
      "{\"cornerRadius\": null, \"sizing\": \"automatic\"}"
    ),
    (
      "{\n    \"detents\": [\"large\"]\n}",
      #"{"detents": ["medium", "large", {"height": 200}, {"fraction": 0.25}, {"height": 333.5}]}"#,
      "{\n    \"detents\": [\n      \"medium\",\n      \"large\",\n      {\"height\": 200},\n"
        + "      {\"fraction\": 0.25},\n      {\"height\": 333.5}\n    ]\n}"
    ),
    ("{\"sizing\": \"huge\"}", "{}", "{\"sizing\": \"huge\"}"),
    ("{\"sizing\": \"huge\"}", #"{"sizing": "page"}"#, "{\"sizing\": \"page\"}"),
    ("{\"corner\\u0052adius\": 1}", #"{"cornerRadius": 2}"#, "{\"corner\\u0052adius\": 2}"),
  ]

  @Test(arguments: saves.indices)
  func whatIsNotUnderstoodIsKeptAndSoIsTheRest(index: Int) throws {
    let (text, set, expected) = Self.saves[index]
    let wanted = try ConfigurationFile.configuration(JSONDocument(text: set, file: "set").root)
    let saved = try ConfigurationFile.saved(
      wanted, in: Array(text.utf8), of: "file", before: SheetConfiguration())
    #expect(String(decoding: saved, as: UTF8.self) == expected)
  }

  @Test func aReplacedFileKeepsItsPermissionsAndItsLink() throws {
    try TemporaryFolder.use { folder in
      let (file, link) = (FilePath.join(folder, "real.json"), FilePath.join(folder, "link.json"))
      try write("old", to: file)
      chmod(file, 0o640)
      symlink("real.json", link)
      try FileReplacement(link).replace { _ in Array("new".utf8) }
      var status = stat()
      #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
      #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o640)
      let text = try read(file)
      #expect(text == "new")
    }
  }
}
