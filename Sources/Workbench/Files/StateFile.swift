import Glibc
import Scenes
import SheetKit

/// What the program remembers between its runs: one small JSON file in the XDG state folder.
///
///     var state = StateFile.standard()
///     state.setSelection(.large, of: .restaurantsStoredDetent)
///     try state.write()
///
/// A file that cannot be read counts as empty and says so in `problem`; what it holds besides is kept
/// as it is. Writing replaces the file whole or not at all.
package struct StateFile: Sendable {
  package let path: String
  /// Why the file could not be read, in one line.
  package let problem: String?
  private var members: JSONObject

  private static let selections = "selections"
  private static let workbench = "workbench"
  private static let panel = "showsPanel"
  private static let limit = 1 << 20

  /// `$XDG_STATE_HOME/sheetlab/state.json`, or the same below `~/.local/state`.
  package static func standard() -> StateFile {
    StateFile(path: FilePath.join(folder, "sheetlab/state.json"))
  }

  private static var folder: String {
    if let folder = variable("XDG_STATE_HOME"), folder.hasPrefix("/") { return folder }
    return FilePath.join(variable("HOME") ?? "/", ".local/state")
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  package init(path: String) {
    self.path = path
    guard access(path, F_OK) == 0 else {
      members = JSONObject()
      problem = nil
      return
    }
    do throws(FileError) {
      let root = try JSONDocument.read(path, limit: Self.limit).root
      guard case .object(let object) = root.value else { throw root.unexpected("an object") }
      members = object
      problem = nil
    } catch {
      members = JSONObject()
      problem = "\(error); starting without what it remembers"
    }
  }

  /// The detent that a scene's sheet last stood on.
  package func selection(of scene: SceneName) -> Detent? {
    guard case .object(let all) = members[Self.selections],
      let value = all[scene.rawValue]
    else { return nil }
    return try? DetentCoding.detent(JSONField(file: path, path: scene.rawValue, value: value))
  }

  package mutating func setSelection(_ detent: Detent, of scene: SceneName) {
    var all = JSONObject()
    if case .object(let known) = members[Self.selections] { all = known }
    all[scene.rawValue] = DetentCoding.value(of: detent)
    members[Self.selections] = .object(all)
  }

  /// Whether the panel was shown when the program ended; nil before the first run.
  package var showsPanel: Bool? {
    guard case .object(let all) = members[Self.workbench],
      case .bool(let shows) = all[Self.panel]
    else { return nil }
    return shows
  }

  package mutating func setShowsPanel(_ shows: Bool) {
    var all = JSONObject()
    if case .object(let known) = members[Self.workbench] { all = known }
    all[Self.panel] = .bool(shows)
    members[Self.workbench] = .object(all)
  }

  /// Writes a new file beside the old one and puts it in its place.
  package func write() throws(FileError) {
    let text = JSONValue.object(members).indented() + "\n"
    try makeFolders()
    let temporary = "\(path).\(getpid())"
    do throws(FileError) {
      try write(Array(text.utf8), to: temporary)
      guard rename(temporary, path) == 0 else { throw failure("cannot replace it") }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private func write(_ bytes: [UInt8], to temporary: String) throws(FileError) {
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("cannot write beside it") }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure("cannot write beside it") }
      rest = rest.dropFirst(count)
    }
    guard fsync(descriptor) == 0 else { throw failure("cannot write beside it") }
  }

  private func makeFolders() throws(FileError) {
    var missing: [String] = []
    var folder = FilePath.folder(of: path)
    while !folder.isEmpty, access(folder, F_OK) != 0 {
      missing.append(folder)
      folder = FilePath.folder(of: folder)
    }
    for folder in missing.reversed() where mkdir(folder, 0o700) != 0 && errno != EEXIST {
      throw failure("cannot make the folder \(folder)")
    }
  }

  private func failure(_ what: String) -> FileError {
    FileError(file: path, message: "\(what): \(String(cString: strerror(errno)))")
  }
}
