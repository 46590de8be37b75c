import Canvas
import Rendering
import Scenes
import SheetKit
import Testing

@testable import Workbench

/// What the panel tells about a value, in the letters that it is shown in.
@Suite struct PanelNoteTests {
  private let text = TextEngine()

  private static func notes(_ configuration: SheetConfiguration) -> [RowNote] {
    let subject = Subject(configuration: configuration)
    let container = Container(
      width: 390, height: 844, safeArea: EdgeInsets(top: 47, bottom: 34))
    return InspectorSections.all(
      of: subject, base: subject, ladder: DetentLadder(configuration, in: container)
    ).flatMap(\.rows).map(\.note)
  }

  private func lines(_ text: String) -> Double {
    let width = PanelLayout.width - 2 * PanelLayout.padding
    let run = TextRun(text, style: PanelText.small, color: .black, width: width)
    return text.isEmpty ? 0 : self.text.size(of: run).height / PanelText.small.lineHeight
  }

  @Test(arguments: SnapPolicy.all)
  func allOfItIsSeen(policy: SnapPolicy) {
    for note in Self.notes(SheetConfiguration().snapPolicy(policy)) {
      #expect(lines(note.about) <= 2, "\(note.about)")
      #expect(lines(note.origin) <= 2, "\(note.origin)")
    }
  }
}
