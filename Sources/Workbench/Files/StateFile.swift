import Glibc
import Scenes
import SheetKit

/// What the program remembers between its runs: one small JSON file in the XDG state folder.
///
///     var state = StateFile.standard()
///     state.setSelection(.large, of: .restaurantsStoredDetent)
///     try state.write()
///
/// A file that cannot be read counts as empty and says so in `problems`. Writing takes in what other
/// windows have written meanwhile, keeps what it does not understand, and replaces the file whole or
/// not at all; a file that is no JSON is set aside as `state.json.unreadable`.
package struct StateFile: Sendable {
  package let path: String
  /// What could not be read, a line each.
  package let problems: [String]
  private var members: JSONObject
  /// Members of members that are not in the file yet.
  private var changes: [Change] = []

  private struct Change {
    let group: String
    let key: String
    let value: JSONValue
  }

  private static let selections = "selections"
  private static let workbench = "workbench"
  private static let panel = "showsPanel"
  private static let limit = 1 << 20

  package static func standard() -> StateFile { StateFile(path: path(of: "state.json")) }

  /// `$XDG_STATE_HOME/sheetlab/NAME`, or the same below `~/.local/state`.
  static func path(of name: String) -> String { FilePath.join(folder, "sheetlab/\(name)") }

  private static var folder: String {
    if let folder = variable("XDG_STATE_HOME"), folder.hasPrefix("/") { return folder }
    return FilePath.join(variable("HOME") ?? "/", ".local/state")
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  package init(path: String) {
    self.path = path
    do throws(FileError) {
      members = try Self.members(path)
      problems = Self.mistakes(in: members, path: path)
    } catch {
      members = JSONObject()
      problems = ["\(error); starting without what it remembers"]
    }
  }

  /// Empty where there is no file.
  private static func members(_ path: String) throws(FileError) -> JSONObject {
    var status = stat()
    if stat(path, &status) != 0, errno == ENOENT || errno == ENOTDIR { return JSONObject() }
    let root = try JSONDocument.read(path, limit: limit).root
    guard case .object(let object) = root.value else { throw root.unexpected("an object") }
    return object
  }

  // MARK: What it remembers

  /// The detent that a scene's sheet last stood on.
  package func selection(of scene: SceneName) -> Detent? {
    value(Self.selections, scene.rawValue).flatMap { try? DetentCoding.detent($0) }
  }

  package mutating func setSelection(_ detent: Detent, of scene: SceneName) {
    set(Self.selections, scene.rawValue, to: DetentCoding.value(of: detent))
  }

  /// Whether the panel was shown when the program ended; nil before the first run.
  package var showsPanel: Bool? {
    value(Self.workbench, Self.panel).flatMap { try? $0.bool() }
  }

  package mutating func setShowsPanel(_ shows: Bool) {
    set(Self.workbench, Self.panel, to: .bool(shows))
  }

  private func value(_ group: String, _ key: String) -> JSONField? {
    guard case .object(let all) = members[group], let value = all[key] else { return nil }
    return JSONField(file: path, path: JSONField.path(group, key), value: value)
  }

  private mutating func set(_ group: String, _ key: String, to value: JSONValue) {
    let change = Change(group: group, key: key, value: value)
    changes.removeAll { $0.group == group && $0.key == key }
    changes.append(change)
    _ = Self.apply(change, to: &members)
  }

  /// Of what the program looks for, what is of another type than it should be.
  private static func mistakes(in members: JSONObject, path: String) -> [String] {
    var mistakes: [FileError] = []
    for group in [selections, workbench] {
      guard let value = members[group] else { continue }
      let field = JSONField(file: path, path: group, value: value)
      guard case .object(let all) = value else {
        mistakes.append(field.unexpected("an object"))
        continue
      }
      for member in all.members {
        let field = JSONField(
          file: path, path: JSONField.path(group, member.key), value: member.value)
        do throws(FileError) {
          try check(field, group: group, key: member.key)
        } catch {
          mistakes.append(error)
        }
      }
    }
    return mistakes.map(\.description)
  }

  private static func check(
    _ field: JSONField, group: String, key: String
  ) throws(FileError) {
    if group == selections, SceneName(rawValue: key) != nil { _ = try DetentCoding.detent(field) }
    if group == workbench, key == panel { _ = try field.bool() }
  }

  // MARK: Writing

  /// Adds the changes to what is in the file now, and replaces it.
  /// - Parameter patience: how long another program may hold it up, in seconds.
  package mutating func write(patience: Double = 5) throws(FileError) {
    let file = FileReplacement(path, patience: patience)
    let (changes, path) = (self.changes, self.path)
    var written = members
    try file.replace { place throws(FileError) in
      var present: JSONObject
      do throws(FileError) {
        present = try Self.members(place)
      } catch {
        try file.setAside()
        present = JSONObject()
      }
      for change in changes {
        guard Self.apply(change, to: &present) else {
          let message = "expected an object, in which \"\(change.key)\" can be kept"
          throw FileError(file: path, place: change.group, message: message)
        }
      }
      written = present
      return Array((JSONValue.object(present).indented() + "\n").utf8)
    }
    members = written
    self.changes = []
  }

  /// False where the group is something else than a group, which then stays as it is.
  private static func apply(_ change: Change, to members: inout JSONObject) -> Bool {
    var group = JSONObject()
    switch members[change.group] {
    case .object(let known): group = known
    case nil: break
    default: return false
    }
    group[change.key] = change.value
    members[change.group] = .object(group)
    return true
  }
}
