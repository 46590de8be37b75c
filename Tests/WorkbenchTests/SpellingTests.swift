import Testing
import Workbench

@Suite("suggestions")
struct SpellingTests {
  private let options = ["--scene", "--appearance", "--device", "--data", "--no-workbench"]

  @Test(arguments: [
    ("--apearance", "--appearance"), ("--sceen", "--scene"), ("--Device", "--device"),
    ("--no-work", "--no-workbench"),
  ])
  func finds(word: String, meant: String) {
    #expect(Spelling.nearest(to: word, in: options).first == meant)
  }

  @Test func keepsQuietWhenNothingIsNear() {
    #expect(Spelling.nearest(to: "--quux", in: ["--appearance"]).isEmpty)
    #expect(Spelling.nearest(to: "", in: options).isEmpty)
  }

  @Test func aVeryLongWordCostsNothing() {
    let word = String(repeating: "x", count: 1_000_000)
    #expect(Spelling.nearest(to: word, in: options).isEmpty)
  }
}
