import Testing
import Workbench

/// A row of a table: a JSON text, what comes of it, and why.
struct Row: CustomTestStringConvertible, Sendable {
  var text: String
  var expected: String
  var reason: String

  init(_ text: String, _ expected: String, _ reason: String) {
    self.text = text
    self.expected = expected
    self.reason = reason
  }

  var testDescription: String { reason }
}

/// The message of the error that reading a text throws.
func refusal<Result>(
  of text: String, by read: (JSONField) throws -> Result
) -> String {
  do {
    _ = try read(JSONDocument(text: text, file: "file.json").root)
    return "accepted"
  } catch {
    return "\(error)"
  }
}
