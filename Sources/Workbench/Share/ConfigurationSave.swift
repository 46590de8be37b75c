import Glibc
import SheetKit

/// A sheet's configuration on its way into a file.
package struct ConfigurationSave: Sendable {
  let configuration: SheetConfiguration
  /// The file that the window lives with; nil for a new one.
  let living: LivingFile?

  /// What came of it: the file's path, or why there is none.
  package struct Outcome: Sendable {
    let save: ConfigurationSave
    let result: Result<String, FileError>

    package var problem: FileError? {
      if case .failure(let problem) = result { problem } else { nil }
    }
  }

  /// Writes the file. May wait for a disk, and may be called on any thread.
  package func run() -> Outcome {
    do throws(FileError) {
      return Outcome(save: self, result: .success(try write()))
    } catch {
      return Outcome(save: self, result: .failure(error))
    }
  }

  private func write() throws(FileError) -> String {
    guard let living else { return try writeNew() }
    try ConfigurationFile.save(configuration, to: living.path, before: living.configuration)
    return living.path
  }

  private func writeNew() throws(FileError) -> String {
    let text = ConfigurationFile.value(of: configuration).indented() + "\n"
    let path = ScriptFolder.freeName(for: "sheet")
    try FileReplacement(path, newFileMode: 0o666).replace { path throws(FileError) in
      // Another window may have taken the name meanwhile.
      guard access(path, F_OK) != 0 else {
        throw FileError(file: path, message: "is there already: expected another name")
      }
      return Array(text.utf8)
    }
    return path
  }

  /// Keeps what is in no file beside what the program remembers; answers the file's path.
  package static func keep(_ configuration: SheetConfiguration) throws(FileError) -> String {
    let path = StateFile.path(of: "unsaved.json")
    let text = ConfigurationFile.value(of: configuration).indented() + "\n"
    try FileReplacement(path).replace { _ in Array(text.utf8) }
    return path
  }
}
