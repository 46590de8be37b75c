/// Something in pasted code that was not understood.
package struct CodeProblem: Hashable, Sendable, CustomStringConvertible {
  /// The line it stands on, from 1.
  package var line: Int
  /// What, in one sentence without a full stop.
  package var message: String

  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }

  package var description: String { "line \(line): \(message)" }
}

/// Why a value could not be read.
struct CodeFailure: Error {
  /// What to say; nil where another place decides the value, and nothing is said.
  var problem: CodeProblem?

  /// The value is that of a parameter or a property, which this text does not give one.
  static let decidedElsewhere = CodeFailure()

  static func problem(_ problem: CodeProblem) -> CodeFailure { CodeFailure(problem: problem) }
}
