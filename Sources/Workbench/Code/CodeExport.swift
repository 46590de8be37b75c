import SheetKit

/// A configuration as the code that a phone will run.
///
///     let drawer = SheetConfiguration().presentationDetents([.medium, .large])
///     CodeExport.text(of: drawer, as: .swiftui)   // import SwiftUI …
///
/// A text holds what differs from the defaults and nothing that the API does not have; what has no
/// counterpart there is listed in a comment. It compiles as it stands for iOS 16.4 and newer, and
/// ``CodeImport`` reads it back.
package enum CodeExport {
  /// The text, which ends with a line break.
  package static func text(of configuration: SheetConfiguration, as language: CodeLanguage)
    -> String
  {
    switch language {
    case .swiftui: SwiftUIExport(configuration).text
    case .uikit: UIKitExport(configuration).text
    case .json: ConfigurationFile.value(of: configuration).indented() + "\n"
    }
  }
}
