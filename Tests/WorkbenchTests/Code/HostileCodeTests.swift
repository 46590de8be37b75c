import SheetKit
import Testing
import Workbench

/// Text that nobody means well with: it is read in bounded time, and nothing traps.
@Suite("hostile code")
struct HostileCodeTests {
  /// Enough bytes for time that grows with their square to be seen.
  private static let size = 40_000

  private static func filled(with text: String, after head: String = "") -> String {
    head + String(repeating: text, count: (size - head.utf8.count) / text.utf8.count)
  }

  private static let strangeKeys: String = {
    let members = (0..<4000).map { number in "\"\(number)\":1" }
    return "{" + members.joined(separator: ",") + "}"
  }()

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("round brackets", filled(with: "(")),
      ("calls in calls", filled(with: ".presentationDetents(")),
      ("lists in lists", filled(with: "[", after: ".presentationDetents(")),
      ("values in brackets", filled(with: "(", after: "sheet.detents = ")),
      ("closers of nothing", filled(with: "(]})")),
      ("openers, then closers", filled(with: "{[(") + filled(with: ")]}")),
      ("comments in comments", filled(with: "/*")),
      ("strings in strings", filled(with: "\"\\(")),
      ("long strings", filled(with: "\"\"\"\\(\"", after: "let a = ")),
      ("pounds", filled(with: "#")),
      ("names of names", filled(with: "let a = a\n", after: ".presentationCornerRadius(a)")),
      ("a long path", filled(with: "a.", after: ".presentationCornerRadius(")),
      ("many maps", filled(with: ".map{}", after: ".presentationDetents(x")),
      ("many statements", filled(with: "s.detents=[.medium()]\n")),
      (
        "many statements of a long value",
        filled(
          with: "s.detents=x\n", after: "let x=" + String(repeating: "a.", count: 10_000) + "b\n")
      ),
      ("many types", filled(with: "struct A:CustomPresentationDetent{")),
      ("many detents", filled(with: ".height(1),", after: ".presentationDetents([") + "])"),
      ("many parameters", filled(with: "func f(a:A=", after: "")),
      ("generic functions", filled(with: "func f<")),
      ("braces of a file", filled(with: "{")),
      ("a file of strange keys", strangeKeys),
      ("a file of lists", filled(with: "[", after: "{\"detents\":")),
      ("no number", ".presentationCornerRadius(" + String(repeating: "9", count: 100_000) + ")"),
      ("unfinished escapes", ".presentationBackground { Image(\"\\u{"),
      ("an end at every sign", "sheet.detents = [.custom(identifier: .init(\""),
    ])
  func isReadInBoundedTime(name: String, text: String) {
    let read = CodeImport.read(text)
    #expect(read.problems.count <= 200)
  }

  /// What a division gives may be more than any number; a file cannot say that.
  @Test(arguments: ["1e-310", "5e-324", "0", "0.0000001"])
  func whatWasReadCanBeWritten(divisor: String) {
    let read = CodeImport.read(
      "sheet.detents = [.large(), .custom { context in context.maximumDetentValue / \(divisor) }]")
    for language in CodeLanguage.allCases {
      #expect(!CodeExport.text(of: read.configuration, as: language).isEmpty)
    }
  }

  @Test func tooMuchIsRefused() {
    let read = CodeImport.read(String(repeating: " ", count: CodeImport.limit + 1))
    #expect(read.problems.map(\.description) == ["line 1: expected at most 128 kB of code"])
  }

  /// Every beginning of a good text, and the text with any one byte taken out.
  @Test func piecesOfGoodCodeAreRead() {
    for sample in SampleConfiguration.all {
      for language in CodeLanguage.allCases {
        let text = Array(CodeExport.text(of: sample.configuration, as: language).utf8)
        for index in stride(from: 0, to: text.count, by: 7) {
          _ = CodeImport.read(String(decoding: text[..<index], as: UTF8.self))
          _ = CodeImport.read(
            String(decoding: text[..<index] + text[(index + 1)...], as: UTF8.self))
        }
      }
    }
  }
}
