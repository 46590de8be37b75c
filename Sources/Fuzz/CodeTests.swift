import SheetKit
import Workbench

/// The test of pasted code.
enum CodeTests {
  /// Reads any text; what was understood is written in each language and read back from there.
  static func pasted(_ bytes: [UInt8]) {
    let read = CodeImport.read(String(decoding: bytes, as: UTF8.self))
    for problem in read.problems { demand(problem.line > 0, problem.description) }
    guard read.language != nil else { return }
    for language in CodeLanguage.allCases { check(read.configuration, in: language) }
  }

  /// A language leaves out what it has no words for, once: what it says is kept from then on.
  private static func check(_ configuration: SheetConfiguration, in language: CodeLanguage) {
    let first = written(configuration, in: language)
    let second = written(first, in: language)
    demand(second == first, "\(language) said \(first), then \(second)")
  }

  private static func written(
    _ configuration: SheetConfiguration, in language: CodeLanguage
  ) -> SheetConfiguration {
    let text = CodeExport.text(of: configuration, as: language)
    let read = CodeImport.read(text)
    demand(text.utf8.count > CodeImport.limit || read.problems.isEmpty, text)
    return read.configuration
  }
}
