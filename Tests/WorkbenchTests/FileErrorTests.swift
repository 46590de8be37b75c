import Testing
import Workbench

/// Names, keys and values come from strangers: a message about them is one short line.
@Suite("messages about files")
struct FileErrorTests {
  @Test(arguments: [
    (FileError(file: "", message: "cannot open"), "\"\": cannot open"),
    (FileError(file: "a\nb", place: "k\u{1b}[1m", message: "no"), #"a\nb: k\u{1B}[1m: no"#),
    (FileError(file: "f", message: "fine"), "f: fine"),
  ])
  func areOneLine(error: FileError, text: String) {
    #expect(error.description == text)
  }

  /// Finding the word that was meant takes its time.
  @Test func areMadeForTheFirstOnly() {
    var mistakes = FileMistakes()
    var made = 0
    func error() -> FileError {
      made += 1
      return FileError(file: "f", message: "no")
    }
    for _ in 0..<100 { mistakes.append(error()) }
    #expect(mistakes.count == 100)
    #expect(made == FileMistakes.limit)
  }

  @Test func areShort() throws {
    let key = String(repeating: "key", count: 1_000_000)
    let error = #expect(throws: FileError.self) {
      try ConfigurationFile.configuration(
        JSONDocument(text: "{\"\(key)\": 1}", file: "f").root)
    }
    #expect((error?.description.count ?? 9999) < 700)
    #expect(error?.description.hasSuffix("sizing, interactiveDismissDisabled") == false)
  }
}
