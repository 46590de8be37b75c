import SheetKit

/// Saving a configuration back to the file that it came from.
extension ConfigurationFile {
  /// Writes what has changed since the file said `before` into the file, and leaves the rest of its
  /// text as it is: members that are not understood, their order, spaces and all.
  static func save(
    _ configuration: SheetConfiguration, to path: String, before: SheetConfiguration
  ) throws(FileError) {
    let old = try InputFile.bytes(at: path, limit: JSONDocument.defaultLimit)
    let new = try saved(configuration, in: old, of: path, before: before)
    if new != old { try FileReplacement(path).replace { _ in new } }
  }

  /// The text with the changes in it.
  static func saved(
    _ configuration: SheetConfiguration, in bytes: [UInt8], of path: String,
    before: SheetConfiguration
  ) throws(FileError) -> [UInt8] {
    let document = try JSONDocument(bytes: bytes, file: path)
    guard case .object(let object) = document.value, var patch = JSONPatch(bytes) else {
      throw document.root.unexpected("a configuration")
    }
    let (stated, _) = whatCanBeRead(document.root)
    for key in keys {
      let wanted = value(of: key, in: configuration)
      let isStated = object[key] != nil
      // A member that cannot be read counts as what it last was.
      let base = isStated && !canBeRead(key, document.root) ? before : stated
      if value(of: key, in: base) != wanted { patch.set(key, to: wanted) }
    }
    return patch.bytes
  }

  private static func canBeRead(_ key: String, _ root: JSONField) -> Bool {
    guard case .object(let object) = root.value, let value = object[key] else { return false }
    let (_, errors) = whatCanBeRead(
      JSONField(file: root.file, path: "", value: .object([key: value])))
    return errors.isEmpty
  }
}
