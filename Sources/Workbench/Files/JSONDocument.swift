import CJansson

/// A JSON file read into memory.
///
///     let document = try JSONDocument.read("script.json")
///     let inputs = try document.root.object(keys: ["version", "inputs"])["inputs"]
package struct JSONDocument: Sendable {
  package static let defaultLimit = 16 << 20

  /// The path as it was given; `standard input` for `-`.
  package let file: String
  package let value: JSONValue

  /// The whole document, as something to decode from.
  package var root: JSONField { JSONField(file: file, path: "", value: value) }

  /// Reads the file at `path`, or standard input for `-`, of at most `limit` bytes.
  package static func read(
    _ path: String, limit: Int = defaultLimit
  ) throws(FileError) -> JSONDocument {
    let bytes = try InputFile.bytes(at: path, limit: limit)
    return try JSONDocument(bytes: bytes, file: path == "-" ? InputFile.standardInput : path)
  }

  package init(text: String, file: String) throws(FileError) {
    try self.init(bytes: Array(text.utf8), file: file)
  }

  /// A byte order mark at the start is skipped; line ends may be of any kind.
  package init(bytes: [UInt8], file: String) throws(FileError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    self.file = file
    do {
      value = try Jansson.parse(text)
    } catch {
      throw Self.error(error, in: text, file: file)
    }
  }

  private static func error(
    _ failure: Jansson.Failure, in bytes: ArraySlice<UInt8>, file: String
  ) -> FileError {
    let text = Array(bytes)[...]
    guard text.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
      return FileError(file: file, message: "expected JSON, the file is empty")
    }
    let place = JSONPosition(in: text, upTo: failure.offset).description
    return FileError(file: file, place: place, message: message(for: failure))
  }

  private static func message(for failure: Jansson.Failure) -> String {
    switch failure.code {
    case json_error_numeric_overflow: "expected a finite number (\(failure.text))"
    case json_error_invalid_utf8: "expected UTF-8 text: \(failure.text)"
    case json_error_stack_overflow: "nested too deeply: expected at most 128 levels"
    case json_error_duplicate_key: "expected each key once (\(failure.text))"
    case json_error_premature_end_of_input: "expected more JSON (\(failure.text))"
    default: "this is not JSON: \(failure.text)"
    }
  }
}
