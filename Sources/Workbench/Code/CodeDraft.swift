import SheetKit

/// A configuration on its way out of pasted code: what is set so far, by which words, and what was
/// not understood.
struct CodeDraft {
  /// Further ones are not told.
  static let mostProblems = 100

  private(set) var configuration = SheetConfiguration()
  private(set) var problems: [CodeProblem] = []
  /// The names that have set something.
  private(set) var names: Set<String> = []
  var detents: DetentReader
  let reader: CodeReader

  init(_ reader: CodeReader) {
    self.reader = reader
    detents = DetentReader(reader)
  }

  /// Changes the configuration by what `name` says on `line`. Where its value cannot be read, that
  /// is noted and nothing changes; a name that says two things is noted too.
  mutating func set(
    _ name: String, line: Int,
    _ change: (inout SheetConfiguration, inout DetentReader) throws(CodeFailure) -> Void
  ) {
    var changed = configuration
    do {
      try change(&changed, &detents)
    } catch {
      if let problem = error.problem { note(problem) }
      return
    }
    if names.contains(name), changed != configuration {
      note(CodeProblem(line: line, message: "\(name) stands here again; this one is taken"))
    }
    names.insert(name)
    configuration = changed
  }

  /// Changes the configuration by what follows from other words, which are not noted as set.
  mutating func imply(_ change: (inout SheetConfiguration) -> Void) { change(&configuration) }

  mutating func note(_ problem: CodeProblem) {
    if !problems.contains(problem), problems.count < Self.mostProblems { problems.append(problem) }
  }

  /// Takes over the custom detents that the values refer to, and what was wrong with them.
  mutating func finish() {
    configuration.customDetents = detents.customDetents
    for problem in detents.problems { note(problem) }
    problems.sort { $0.line < $1.line }
  }
}
