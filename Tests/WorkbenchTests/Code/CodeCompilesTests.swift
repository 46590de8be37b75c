import SheetKit
import Testing
import Workbench

@Suite("exported code compiles")
struct CodeCompilesTests {
  private static let seed: UInt64 = 77

  @Test(arguments: SwiftTypeChecker.Platform.allCases, [CodeLanguage.swiftui, .uikit])
  func asItStands(platform: SwiftTypeChecker.Platform, language: CodeLanguage) throws {
    guard let checker = try SwiftTypeChecker(platform) else { return }
    defer { checker.remove() }
    let random = platform == .iOS ? RandomConfigurations.list(20, seed: Self.seed) : []
    for configuration in SampleConfiguration.all.map(\.configuration) + random {
      let text = CodeExport.text(of: configuration, as: language)
      let complaints = try checker.complaints(about: text)
      #expect(complaints.isEmpty, "\(complaints)\n\(text)")
    }
  }

  /// What is newer than iOS 16.4, or no value of the API, is refused: the check is one.
  @Test(arguments: [
    (".presentationSizing(.page)", "only available in iOS 18.0 or newer"),
    (".presentationDetents([.medium, .small])", "has no member 'small'"),
    (".presentationCornerRadius(\"20\")", "cannot convert value of type 'String'"),
    (".presentationTuning(0.5)", "has no member 'presentationTuning'"),
  ])
  func theCheckRefuses(modifier: String, complaint: String) throws {
    guard let checker = try SwiftTypeChecker(.iOS) else { return }
    defer { checker.remove() }
    let text = CodeExport.text(
      of: SheetConfiguration().presentationCornerRadius(20), as: .swiftui)
    let changed = text.replacing(".presentationCornerRadius(20)", with: modifier)
    #expect(try checker.complaints(about: text).isEmpty)
    #expect(try checker.complaints(about: changed).contains(complaint))
  }
}
