import Canvas
import Foundation
import SheetKit
import Testing

@testable import Scenes

// README begins
/// A button that presents a short sheet.
struct GreetingScene: Scene {
  var background: any BackgroundPage = ColumnPage([
    .button(ProminentButton(id: ElementID("greet"), title: "Say Hello"))
  ])

  var configuration: SheetConfiguration {
    SheetConfiguration().presentationDetents([.height(200), .medium])
  }

  func sheetPage(item: String?, level: Int) -> any SheetPage {
    ColumnSheetPage([.title("Hello"), .text("Drag me.")])
  }

  mutating func activate(_ element: ElementID, level: Int?) -> [SheetCommand] {
    element == ElementID("greet") ? [.present] : []
  }
}
// README ends

/// The README's scene, the very same source.
@Suite struct ReadmeSceneTests {
  @Test func itPresentsItsSheet() {
    var scene = GreetingScene()
    #expect(scene.activate(ElementID("greet"), level: nil) == [.present])
    #expect(scene.configuration.detents == [.height(200), .medium])
    let context = PageContext(
      size: Size(width: 390, height: 844), safeArea: EdgeInsets(), theme: .light,
      text: FixedAdvanceText())
    #expect(scene.sheetPage(item: nil, level: 0).contentHeight(in: context) > 100)
  }

  @Test func itIsTheReadmes() throws {
    let here = URL(filePath: #filePath)
    let root = (0..<3).reduce(here) { url, _ in url.deletingLastPathComponent() }
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let source = try String(contentsOf: here, encoding: .utf8)
    let own = try #require(Self.text(in: source, from: "// README begins\n", to: "// README ends"))
    #expect(
      Self.words(readme).joined(separator: " ").contains(Self.words(own).joined(separator: " ")))
  }

  private static func text(in whole: String, from start: String, to end: String) -> String? {
    guard let first = whole.range(of: start),
      let last = whole.range(of: end, range: first.upperBound..<whole.endIndex)
    else { return nil }
    return String(whole[first.upperBound..<last.lowerBound])
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
