import Scenes
import SheetKit

/// A file dropped on the window or opened in it, by what is in it.
enum DroppedFile {
  case script(Script)
  case configuration(SheetConfiguration)
  case restaurants(RestaurantsFile.Content)
  /// A text of Swift code.
  case code(String)

  /// A file whose name ends in `.swift` is code; `-` is a name as any other, not standard input, for
  /// which a window would wait.
  static func read(_ path: String) throws(FileError) -> DroppedFile {
    let path = path == "-" ? "./-" : path
    if path.hasSuffix(".swift") {
      let bytes = try InputFile.bytes(at: path, limit: JSONDocument.defaultLimit)
      return .code(String(decoding: bytes, as: UTF8.self))
    }
    let file = try CheckedFile(path)
    switch file.kind {
    case .restaurants: return .restaurants(try restaurants(file))
    case .script: return .script(try ScriptFile.script(file.document.root))
    case .configuration:
      return .configuration(try ConfigurationFile.configuration(file.document.root))
    }
  }

  private static func restaurants(
    _ file: CheckedFile
  ) throws(FileError) -> RestaurantsFile.Content {
    do throws(FileMistakes) {
      return try RestaurantsFile.content(file.document.root, folder: file.folder)
    } catch {
      throw error.inShort ?? FileError(file: file.document.file, message: "cannot be used")
    }
  }
}
