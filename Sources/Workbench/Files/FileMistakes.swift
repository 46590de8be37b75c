/// Everything that is wrong with a file: the first mistakes with their places, and how many more.
///
///     data.json: [3].name: expected a string, got 3
///     data.json: [8].isVisited: expected true or false, got "no"
///     data.json: and 4 more mistakes
package struct FileMistakes: Error, Hashable, Sendable {
  /// The most mistakes that are told one by one.
  package static let limit = 20

  package private(set) var first: [FileError] = []
  package private(set) var count = 0

  package init() {}

  package init(_ error: FileError) {
    append(error)
  }

  package init(_ errors: [FileError]) {
    for error in errors { append(error) }
  }

  package var isEmpty: Bool { count == 0 }

  /// Words are found for those that are kept only.
  package mutating func append(_ error: @autoclosure () -> FileError) {
    count += 1
    if first.count < Self.limit { first.append(error()) }
  }
}

extension FileMistakes: CustomStringConvertible {
  package var description: String { lines.joined(separator: "\n") }

  /// A mistake a line, and the count of those left out.
  package var lines: [String] {
    let more = count - first.count
    let rest = first.first.map { "\($0.file): and \(Wording.count(more, "more mistake"))" }
    return first.map(\.description) + (more > 0 ? [rest].compactMap(\.self) : [])
  }

  /// The first mistake, and how many more there are, where there is room for one only; nil where
  /// there is none.
  package var inShort: FileError? {
    guard var error = first.first else { return nil }
    if count > 1 { error.message += ", and " + Wording.count(count - 1, "more mistake") }
    return error
  }
}
