import Foundation
import SheetKit
import Testing
import Workbench

@Suite("exported code")
struct CodeExportTests {
  /// `UPDATE_GOLDEN=1` writes the texts anew; look at them.
  @Test(arguments: SampleConfiguration.all, CodeLanguage.allCases)
  func isTheTextInTheFolder(sample: SampleConfiguration, language: CodeLanguage) throws {
    let ending = language == .json ? "json" : "swift.txt"
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/\(sample.name).\(language.rawValue).\(ending)")
    let text = CodeExport.text(of: sample.configuration, as: language)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "\(file.lastPathComponent)")
  }

  @Test(arguments: CodeLanguage.allCases)
  func staysWithinReadableLines(language: CodeLanguage) {
    for configuration in RandomConfigurations.list(100, seed: 5) {
      let text = CodeExport.text(of: configuration, as: language)
      let code = text.split(separator: "\n").filter { !$0.contains("\"") && !$0.contains("//") }
      #expect(code.allSatisfy { $0.count <= 110 }, "\(text)")
      #expect(!text.contains(" \n"))
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    }
  }
}
