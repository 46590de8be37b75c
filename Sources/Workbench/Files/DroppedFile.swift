import Scenes
import SheetKit

/// A file dropped on the window or opened in it, by what is in it.
enum DroppedFile {
  case script(Script)
  case configuration(SheetConfiguration)
  case restaurants([Restaurant])
  /// A text of Swift code.
  case code(String)

  /// A list holds restaurants, an object with inputs or a version is a script, and any other a
  /// configuration. A file whose name ends in `.swift` is code.
  static func read(_ path: String) throws(FileError) -> DroppedFile {
    if path.hasSuffix(".swift") {
      let bytes = try InputFile.bytes(at: path, limit: JSONDocument.defaultLimit)
      return .code(String(decoding: bytes, as: UTF8.self))
    }
    let document = try JSONDocument.read(path)
    switch document.value {
    case .array: return .restaurants(try RestaurantsFile.read(path))
    case .object(let object) where object["inputs"] != nil || object["version"] != nil:
      return .script(try ScriptFile.script(document.root))
    case .object: return .configuration(try ConfigurationFile.configuration(document.root))
    default:
      throw document.root.unexpected("a script, a configuration or a list of restaurants")
    }
  }
}
