/// What is fed. Each checks, besides not falling over, that what it could read is written back as
/// the same.
enum Reader: String, CaseIterable {
  case configuration, code, script, restaurants, state, picture

  /// Takes one made-up file.
  func test(_ bytes: [UInt8]) {
    switch self {
    case .configuration: FileTests.configuration(bytes)
    case .code: CodeTests.pasted(bytes)
    case .script: FileTests.script(bytes)
    case .restaurants: FileTests.restaurants(bytes)
    case .state: FileTests.state(bytes)
    case .picture: FileTests.picture(bytes)
    }
  }
}

/// Ends the run with a message where something does not hold, in optimised builds too.
func demand(_ holds: Bool, _ message: @autoclosure () -> String) {
  guard holds else { fatalError(message()) }
}
