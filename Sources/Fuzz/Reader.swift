/// What is fed. Each checks, besides not falling over, that what it could read is written back as
/// the same.
enum Reader: String, CaseIterable {
  case configuration, script, restaurants, state, picture

  /// Takes one made-up file.
  func test(_ bytes: [UInt8]) {
    switch self {
    case .configuration: FileTests.configuration(bytes)
    case .script: FileTests.script(bytes)
    case .restaurants: FileTests.restaurants(bytes)
    case .state: FileTests.state(bytes)
    case .picture: FileTests.picture(bytes)
    }
  }
}
