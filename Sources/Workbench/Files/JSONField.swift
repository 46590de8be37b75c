/// A value of a JSON file together with its key path, so that every refusal can name its place.
///
///     let height = try field.number("a height in points", where: { $0 > 0 })
///     // script.json: content.height: expected a height in points, got a string
package struct JSONField: Sendable {
  package let file: String
  /// `inputs[3].command`; empty for the whole document.
  package let path: String
  package let value: JSONValue

  /// An error at this place. `message` says what was expected.
  package func error(_ message: String) -> FileError {
    FileError(file: file, place: path, message: message)
  }

  /// An error that says what was expected and what stands there instead.
  package func unexpected(_ expectation: String) -> FileError {
    error("expected \(expectation), got \(shown)")
  }

  package var isNull: Bool { value == .null }

  package func string(_ expectation: String = "a string") throws(FileError) -> String {
    guard case .string(let string) = value else { throw unexpected(expectation) }
    return string
  }

  package func bool() throws(FileError) -> Bool {
    guard case .bool(let bool) = value else { throw unexpected("true or false") }
    return bool
  }

  package func number(
    _ expectation: String = "a number", where accepts: (Double) -> Bool = { _ in true }
  ) throws(FileError) -> Double {
    guard case .number(let number) = value, accepts(number) else { throw unexpected(expectation) }
    return number
  }

  package func integer(
    _ expectation: String, in range: ClosedRange<Int>
  ) throws(FileError) -> Int {
    let number = try number(expectation) {
      $0 == $0.rounded() && $0 >= Double(range.lowerBound) && $0 <= Double(range.upperBound)
    }
    return Int(number)
  }

  /// One of several words, by what each stands for. `other` names what else may stand here.
  package func choice<Choice>(
    of choices: KeyValuePairs<String, Choice>, or other: String? = nil
  ) throws(FileError) -> Choice {
    guard case .string(let word) = value, let found = choices.first(where: { $0.key == word })
    else { throw unexpected(Self.alternatives(choices.map { "\"\($0.key)\"" }, other)) }
    return found.value
  }

  /// One of the words of an enumeration.
  package func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of type: Choice.Type, or other: String? = nil
  ) throws(FileError) -> Choice {
    guard case .string(let word) = value, let choice = Choice(rawValue: word) else {
      throw unexpected(Self.alternatives(type.allCases.map { "\"\($0.rawValue)\"" }, other))
    }
    return choice
  }

  package func array(_ expectation: String = "an array") throws(FileError) -> [JSONField] {
    guard case .array(let elements) = value else { throw unexpected(expectation) }
    return elements.enumerated().map { index, element in
      JSONField(file: file, path: "\(path)[\(index)]", value: element)
    }
  }

  /// The members of an object that may have `keys` and no others.
  package func object(
    keys: [String], _ expectation: String = "an object"
  ) throws(FileError) -> JSONMembers {
    let members = try object(expectation)
    for member in members.all { try member.field.expectKey(member.key, in: keys) }
    return members
  }

  /// Refuses a member, which this is, whose key is none of `keys`.
  func expectKey(_ key: String, in keys: [String]) throws(FileError) {
    guard keys.contains(key) else { throw unknownKey(key, among: keys) }
  }

  /// The members of an object that may have any keys.
  package func object(_ expectation: String = "an object") throws(FileError) -> JSONMembers {
    guard case .object(let object) = value else { throw unexpected(expectation) }
    return JSONMembers(owner: self, object: object)
  }

  /// That a key, whose value this is, is none of those known; with the one that comes nearest.
  package func unknownKey(_ key: String, among keys: [String]) -> FileError {
    if let near = Spelling.nearest(to: key, in: keys).first {
      return error("unknown key: expected \"\(near)\"?")
    }
    return error("unknown key: expected \(Self.alternatives(keys))")
  }

  /// "a, b or c".
  static func alternatives(_ words: [String], _ last: String? = nil) -> String {
    let words = words + (last.map { [$0] } ?? [])
    guard words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }

  /// The path of a member of the object at `path`.
  static func path(_ path: String, _ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }

  /// A scalar as it stands in the file, anything else by its kind.
  private var shown: String {
    switch value {
    case .number, .bool: value.line
    case .string(let string) where string.count <= 40: value.line
    default: value.kind
    }
  }
}

/// The members of a JSON object with their places.
package struct JSONMembers: Sendable {
  private let owner: JSONField
  package let object: JSONObject

  fileprivate init(owner: JSONField, object: JSONObject) {
    self.owner = owner
    self.object = object
  }

  /// The member, or nil where the file leaves it out.
  package subscript(key: String) -> JSONField? {
    object[key].map { field(key, $0) }
  }

  package func required(_ key: String, _ expectation: String) throws(FileError) -> JSONField {
    guard let member = self[key] else {
      throw owner.error("expected \"\(key)\": \(expectation)")
    }
    return member
  }

  package var all: [(key: String, field: JSONField)] {
    object.members.map { ($0.key, field($0.key, $0.value)) }
  }

  private func field(_ key: String, _ value: JSONValue) -> JSONField {
    JSONField(file: owner.file, path: JSONField.path(owner.path, key), value: value)
  }
}
