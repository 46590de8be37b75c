import Scenes
import SheetKit

/// A file dropped on the window or opened in it, by what is in it.
enum DroppedFile {
  case script(Script)
  case configuration(SheetConfiguration)
  case restaurants([Restaurant])
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
    let document = try JSONDocument.read(path)
    switch try FileKind.of(document.root) {
    case .restaurants: return .restaurants(try restaurants(document, path: path))
    case .script: return .script(try ScriptFile.script(document.root))
    case .configuration: return .configuration(try ConfigurationFile.configuration(document.root))
    }
  }

  /// The first mistake stands for all of them: there is one line to tell it in.
  private static func restaurants(
    _ document: JSONDocument, path: String
  ) throws(FileError) -> [Restaurant] {
    do throws(FileMistakes) {
      let folder = FilePath.folder(of: path)
      return try RestaurantsFile.content(document.root, folder: folder).restaurants
    } catch {
      throw error.first[0]
    }
  }
}
