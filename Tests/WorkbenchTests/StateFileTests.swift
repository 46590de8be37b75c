import Glibc
import Scenes
import SheetKit
import Testing

@testable import Workbench

/// What is remembered survives other windows, other programs' members, and sudden ends.
@Suite("state")
struct StateFileTests {
  private static let scene = SceneName.restaurantsStoredDetent

  private static func write(_ text: String, to path: String) throws {
    let file = try OutputFile(path)
    try file.write(text)
    try file.finish()
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try InputFile.bytes(at: path, limit: 1 << 20), as: UTF8.self)
  }

  @Test func remembersInAFolderThatIsNotThereYet() throws {
    try TemporaryFolder.use { folder in
      let path = folder + "/state.json"
      var state = StateFile(path: path)
      #expect(state.problems.isEmpty)
      state.setSelection(.height(200), of: Self.scene)
      try state.write()
      #expect(StateFile(path: path).selection(of: Self.scene) == .height(200))
    }
  }

  @Test func twoWindowsKeepEachOthersChanges() throws {
    try TemporaryFolder.use { folder in
      let path = folder + "/state.json"
      var (one, other) = (StateFile(path: path), StateFile(path: path))
      one.setSelection(.large, of: Self.scene)
      try one.write()
      other.setShowsPanel(false)
      try other.write()
      let state = StateFile(path: path)
      #expect(state.selection(of: Self.scene) == .large)
      #expect(state.showsPanel == false)
      // What one has written is the other's to change.
      one.setShowsPanel(true)
      try one.write()
      other.setSelection(.medium, of: Self.scene)
      try other.write()
      #expect(StateFile(path: path).showsPanel == true)
    }
  }

  @Test func keepsWhatItDoesNotUnderstand() throws {
    try TemporaryFolder.use { folder in
      let path = folder + "/state.json"
      try Self.write(
        #"{"later": [1, {"a": null}], "selections": {"new-scene": {"x": 1}}}"#, to: path)
      var state = StateFile(path: path)
      #expect(state.problems.isEmpty)
      state.setSelection(.large, of: Self.scene)
      try state.write()
      let text = try Self.text(path)
      #expect(text.contains(#""later": [1, {"a": null}]"#))
      #expect(text.contains(#""new-scene": {"x": 1}"#))
    }
  }

  /// The file, what is said of it at the start, and what is said when the selection is kept.
  private static let odd: [(String, [String], String?)] = [
    (#"{"selections": 5}"#, ["selections: expected an object, got 5"], "selections: expected"),
    (#"{"workbench": []}"#, ["workbench: expected an object, got an array"], nil),
    (
      #"{"workbench": {"showsPanel": "yes"}}"#,
      [#"workbench.showsPanel: expected true or false, got "yes""#], nil
    ),
    (
      #"{"selections": {"restaurants-stored-detent": 3}}"#,
      ["selections.restaurants-stored-detent: expected"], nil
    ),
  ]

  @Test(arguments: odd)
  func saysWhatIsOfAnotherTypeAndLeavesItThere(
    text: String, said: [String], refusal: String?
  ) throws {
    try TemporaryFolder.use { folder in
      let path = folder + "/state.json"
      try Self.write(text, to: path)
      var state = StateFile(path: path)
      #expect(state.problems.count == said.count)
      for (problem, part) in zip(state.problems, said) { #expect(problem.contains(part)) }
      state.setSelection(.large, of: Self.scene)
      guard let refusal else { return try state.write() }
      let error = #expect(throws: FileError.self) { try state.write() }
      #expect(error?.description.contains(refusal) == true)
      #expect(try Self.text(path) == text)
    }
  }

  @Test(arguments: ["", "{", "[1]", "\u{0}", "\"text\""])
  func setsAsideWhatItCannotRead(text: String) throws {
    try TemporaryFolder.use { folder in
      let path = folder + "/state.json"
      try Self.write(text, to: path)
      var state = StateFile(path: path)
      #expect(state.problems.count == 1)
      #expect(try Self.text(path) == text, "reading changes nothing")
      state.setShowsPanel(false)
      try state.write()
      #expect(StateFile(path: path).showsPanel == false)
      #expect(try Self.text(path + ".unreadable") == text)
    }
  }

  @Test func writesOverWhatAKilledProgramLeft() throws {
    try TemporaryFolder.use { folder in
      let path = folder + "/state.json"
      try Self.write("{\"half", to: path + ".new")
      var state = StateFile(path: path)
      state.setShowsPanel(false)
      try state.write()
      #expect(access(path + ".new", F_OK) != 0)
    }
  }

  @Test func aLinkStaysALink() throws {
    try TemporaryFolder.use { folder in
      let path = folder + "/state.json"
      try Self.write("{}", to: folder + "/real.json")
      #expect(symlink("real.json", path) == 0)
      var state = StateFile(path: path)
      state.setShowsPanel(false)
      try state.write()
      #expect(StateFile(path: folder + "/real.json").showsPanel == false)
    }
  }

  @Test func saysWhoHoldsItUp() throws {
    try TemporaryFolder.use { folder in
      let lock = open(folder, O_RDONLY | O_DIRECTORY)
      defer { close(lock) }
      #expect(flock(lock, LOCK_EX) == 0)
      var state = StateFile(path: folder + "/state.json")
      state.setShowsPanel(false)
      let error = #expect(throws: FileError.self) { try state.write(patience: 0) }
      #expect(error?.message == "another program is writing it")
    }
  }
}
