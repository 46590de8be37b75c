import Canvas
import Testing

@Suite struct PrintableTextTests {
  @Test(arguments: [
    ("plain — naïve 字 👩‍👧", "plain — naïve 字 👩‍👧"),
    ("two\nlines\r\t", #"two\nlines\r\t"#),
    ("\u{1b}[31mred\u{7f}\u{9b}", #"\u{1B}[31mred\u{7F}\u{009B}"#),
    // Overrides of direction and line separators lie about what is there.
    ("a\u{202E}gpj.exe\u{2066}\u{2028}", #"a\u{202E}gpj.exe\u{2066}\u{2028}"#),
    ("", ""),
  ])
  func isOneLineThatATerminalCanShow(text: String, expected: String) {
    #expect(text.printable() == expected)
  }

  @Test func leavesOutTheMiddleOfALongText() {
    let text = String(repeating: "a", count: 5_000_000) + "end"
    #expect(text.printable(limit: 9) == "aaaaaa … end")
  }
}
