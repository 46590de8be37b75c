import Canvas

/// What is wrong with a file: which one, where in it, and what was expected there.
///
///     script.json: inputs[3].pointer: expected "down", "move", "up" or "cancel", got "press"
///     script.json: 4:17 (inputs[0].at): this is not JSON: invalid token near 'NaN'
package struct FileError: Error, Hashable, Sendable {
  /// The path as the caller gave it; `standard input` for `-`.
  package var file: String
  /// `line:column` for a mistake in the syntax, a key path for one in the meaning; empty for the
  /// file as a whole.
  package var place: String
  package var message: String

  package init(file: String, place: String = "", message: String) {
    self.file = file
    self.place = place
    self.message = message
  }
}

extension FileError: CustomStringConvertible {
  /// One line that a terminal can show, whatever a file's name, keys and values hold.
  package var description: String {
    let name = file.isEmpty ? "\"\"" : file.printable(limit: 1000)
    let parts = [name, place.printable(limit: 300), message.printable(limit: 1000)]
    return parts.filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
