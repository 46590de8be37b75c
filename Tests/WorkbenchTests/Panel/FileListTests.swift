import Canvas
import Testing

@testable import Workbench

/// The files that the Open field offers.
@Suite struct FileListTests {
  private static let files = (1...12).map { "take-\($0).json" } + ["Map.swift"]

  private func prompt() -> FilePrompt {
    FilePrompt(.open, path: "", title: "Open", folder: "", entries: Self.files)
  }

  private func seen(_ prompt: FilePrompt) -> [String] {
    prompt.list.seen.map { prompt.list.names[$0] }
  }

  @Test(arguments: [
    ("", ["take-1.json", "take-2.json", "take-3.json", "take-4.json"]),
    ("-1", ["take-1.json", "take-10.json", "take-11.json", "take-12.json"]),
    ("map", ["Map.swift"]), ("folder/x", []),
  ])
  func whatIsTypedNarrowsThem(typed: String, expected: [String]) {
    var prompt = prompt()
    _ = prompt.handle(.text(typed), width: 360)
    #expect(seen(prompt) == expected)
    for _ in typed { _ = prompt.handle(.key(.backspace, []), width: 360) }
    #expect(seen(prompt) == Array(Self.files.prefix(4)))
  }

  @Test func theNextIsOneOfThoseThatAreSeen() {
    var prompt = prompt()
    _ = prompt.handle(.text("map"), width: 360)
    _ = prompt.handle(.key(.down, []), width: 360)
    #expect(prompt.field.text == "Map.swift")
    #expect(seen(prompt) == ["Map.swift"])
  }

  /// Turns of the wheel, whether in points, and the first file that is seen then.
  @Test(arguments: [
    (-1.0, false, "take-2.json"), (-3, false, "take-4.json"), (-100, false, "take-10.json"),
    (5, false, "take-1.json"), (-48, true, "take-3.json"),
  ])
  func theWheelReachesThemAll(turn: Double, isPrecise: Bool, first: String) throws {
    var prompt = prompt()
    let wheel = Wheel(position: Point(x: 100, y: 100), dx: 0, dy: turn, isPrecise: isPrecise)
    _ = prompt.handle(.wheel(wheel), width: 360)
    #expect(seen(prompt).first == first)
    let place = prompt.rowFrame(0, width: 360)
    let press = Pointer(position: Point(x: place.midX, y: place.midY))
    let answer = prompt.handle(.pointerDown(press, button: 1), width: 360)
    #expect(answer == .chosen(first))
  }

  @Test func aBarShowsWhereThereAreMore() throws {
    var list = FileList(Self.files)
    #expect(list.seenPart == 0..<4.0 / 13)
    list.turn(byRows: -100)
    #expect(list.seenPart == 9.0 / 13..<1)
    list.narrow(to: "-1")
    #expect(list.seenPart == nil)
  }
}
