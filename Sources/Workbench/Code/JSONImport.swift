import Canvas
import SheetKit

/// Reads a pasted configuration file, member by member.
enum JSONImport {
  static func read(_ bytes: [UInt8]) -> CodeImport.Result {
    var result = CodeImport.Result(
      configuration: SheetConfiguration(), problems: [], language: .json)
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes: bytes, file: "")
    } catch {
      result.language = nil
      result.problems = [problem(error, line: Int(error.place.prefix { $0 != ":" }) ?? 1)]
      return result
    }
    let (configuration, errors) = ConfigurationFile.whatCanBeRead(document.root)
    result.configuration = configuration
    result.problems = errors.prefix(CodeDraft.mostProblems).map { error in
      let position = JSONPosition(of: error.place, in: bytes[...])
      return problem(error, line: position?.lineNumber ?? 1)
    }
    return result
  }

  private static func problem(_ error: FileError, line: Int) -> CodeProblem {
    CodeProblem(
      line: line,
      message: [error.place, error.message].filter { !$0.isEmpty }.joined(separator: ": ")
        .printable())
  }
}
