/// What a file holds, by the keys at its top.
///
/// A list holds restaurants. An object is a script where it has inputs or a version, or keys that only
/// a script has; any other is a configuration.
package enum FileKind: Hashable, Sendable {
  case configuration, script, restaurants

  /// Refuses what has none of the keys of any, with what each would have.
  package static func of(_ root: JSONField) throws(FileError) -> FileKind {
    switch root.value {
    case .array: return .restaurants
    case .object(let object):
      let keys = object.members.map(\.key)
      if let kind = kind(of: keys) { return kind }
      throw JSONField(file: root.file, path: keys[0], value: .null).error(
        "unknown key: expected a configuration (\(list(ConfigurationFile.keys))), "
          + "a script (\(list(ScriptFile.keys))) or a list of restaurants")
    default: throw root.unexpected("a configuration, a script or a list of restaurants")
    }
  }

  /// Refuses an object that is plainly of another kind than the one asked for: it has none of its keys.
  static func require(_ wanted: FileKind, in root: JSONField) throws(FileError) {
    guard case .object(let object) = root.value, !object.members.isEmpty,
      let found = kind(of: object.members.map(\.key)),
      found != wanted, !object.members.contains(where: { wanted.keys.contains($0.key) })
    else { return }
    throw root.error("expected \(wanted.name), got \(found.name)")
  }

  private var name: String {
    switch self {
    case .configuration: "a configuration"
    case .script: "a script"
    case .restaurants: "a list of restaurants"
    }
  }

  private var keys: [String] {
    switch self {
    case .configuration: ConfigurationFile.keys
    case .script: ScriptFile.keys
    case .restaurants: RestaurantsFile.keys
    }
  }

  /// The most unknown keys that are compared with what they may stand for, which takes time.
  private static let mostGuesses = 50

  private static func kind(of keys: [String]) -> FileKind? {
    if keys.isEmpty { return .configuration }
    if keys.contains("inputs") || keys.contains("version") { return .script }
    if keys.contains(where: ConfigurationFile.keys.contains) { return .configuration }
    if keys.contains(where: ScriptFile.keys.contains) { return .script }
    func isNear(_ known: [String]) -> Bool {
      keys.prefix(mostGuesses).contains { !Spelling.nearest(to: $0, in: known).isEmpty }
    }
    if isNear(ConfigurationFile.keys) { return .configuration }
    return isNear(ScriptFile.keys) ? .script : nil
  }

  private static func list(_ keys: [String]) -> String {
    keys.prefix(3).joined(separator: ", ") + " …"
  }
}
