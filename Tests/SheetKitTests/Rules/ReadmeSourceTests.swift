import Foundation
import SheetKit
import Testing

/// The README's "SheetKit in ten lines", the very same source: what stands between the marks below
/// is compared with the README, so that neither drifts, and its results are checked.
@Suite struct ReadmeSourceTests {
  @Test func itCompilesAndDoesWhatItSays() {
    // README begins
    var sheet = Sheet(
      configuration: SheetConfiguration().presentationDetents([.medium, .large]),
      container: Container(width: 390, height: 844, safeArea: EdgeInsets(top: 47, bottom: 34)))
    _ = sheet.handle(.present, at: 0)  // times in seconds, on any clock of yours
    _ = sheet.handle(.pointerDown(1, PointerPosition(x: 195, y: 400), on: .header), at: 1)
    _ = sheet.handle(.pointerMove(1, PointerPosition(x: 195, y: 340)), at: 1.05)
    let events = sheet.handle(.pointerUp(1, PointerPosition(x: 195, y: 300)), at: 1.09)
    let picture = sheet.presentation(at: 1.2)  // picture.top, .height, .dim, .velocity …
    // README ends
    #expect(events.map(\.kind.name) == ["decision", "didChangeSelectedDetent"])
    #expect(events.allSatisfy { $0.time == 1.09 && $0.reason == .drag })
    #expect(events.last?.kind == .didChangeSelectedDetent(.large))
    if case .decision(let decision)? = events.first?.kind {
      // 100 pt up, 4 of them slop; a line through (0, 400), (50, 340), (90, 300).
      #expect(agree(decision.y, 388.32 - 96))
      #expect(agree(decision.velocity, -4.533333333333333 / 0.004066666666666667))
      #expect(agree(decision.projected, 292.32 + 0.099 * decision.velocity))
      #expect(decision.target == .stop(.large))
    }
    // The spring of damping ratio 0.8 after a release of 1000 pt/s and more, 0.11 s later.
    #expect(abs(picture.top - 113.57) < 0.02)
    #expect(agree(picture.height, 844 - picture.top))
    #expect(picture.dim == 1)
    #expect(picture.velocity < 0, "upwards")
    #expect(picture.target == .stop(.large))
  }

  @Test func itIsTheReadmes() throws {
    let here = URL(filePath: #filePath)
    let root = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let source = try String(contentsOf: here, encoding: .utf8)
    let section = try #require(readme.range(of: "## SheetKit in ten lines"))
    let rest = readme[section.upperBound...]
    let block = try #require(Self.text(in: rest, from: "```swift\n", to: "\n```"))
    let own = try #require(
      Self.text(in: source[...], from: "    // README begins\n", to: "    // README ends"))
    #expect(Self.words(block) == ["import", "SheetKit"] + Self.words(own))
    let lines = block.split(separator: "\n")
    #expect(lines.count <= 10, "ten lines")
  }

  private static func text(
    in whole: Substring, from start: String, to end: String
  ) -> Substring? {
    guard let first = whole.range(of: start),
      let last = whole.range(of: end, range: first.upperBound..<whole.endIndex)
    else { return nil }
    return whole[first.upperBound..<last.lowerBound]
  }

  private static func words(_ text: Substring) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
