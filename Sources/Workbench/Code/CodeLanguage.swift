/// A form in which a configuration leaves the program.
package enum CodeLanguage: String, CaseIterable, Sendable {
  /// A view that presents the sheet with SwiftUI's modifiers.
  case swiftui
  /// A method that sets up a `UISheetPresentationController`.
  case uikit
  /// A configuration file.
  case json

  /// The name as its makers write it.
  package var title: String {
    switch self {
    case .swiftui: "SwiftUI"
    case .uikit: "UIKit"
    case .json: "JSON"
    }
  }
}
