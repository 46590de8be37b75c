import SheetKit
import Testing
import Workbench

@Suite("code and back")
struct CodeRoundTripTests {
  private static let seed: UInt64 = 20_240_901
  private static let count = 400

  @Test(arguments: [CodeLanguage.swiftui, .uikit, .json])
  func keepsEveryValueThatTheLanguageHas(language: CodeLanguage) {
    for (index, configuration) in RandomConfigurations.list(Self.count, seed: Self.seed)
      .enumerated()
    {
      let text = CodeExport.text(of: configuration, as: language)
      let read = CodeImport.read(text)
      #expect(read.language == language, "\(index) of \(Self.seed)")
      #expect(read.problems.isEmpty, "\(index) of \(Self.seed): \(read.problems)\n\(text)")
      #expect(
        Self.file(read.configuration) == Self.file(Self.kept(configuration, language)),
        "\(index) of \(Self.seed):\n\(text)")
    }
  }

  private static func kept(
    _ configuration: SheetConfiguration, _ language: CodeLanguage
  ) -> SheetConfiguration {
    switch language {
    case .swiftui: CodeCounterpart.swiftUI(configuration)
    case .uikit: CodeCounterpart.uiKit(configuration)
    case .json: configuration
    }
  }

  private static func file(_ configuration: SheetConfiguration) -> String {
    ConfigurationFile.value(of: configuration).line
  }
}
