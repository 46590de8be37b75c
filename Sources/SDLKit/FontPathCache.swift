#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Answers of fontconfig kept in a file from run to run. The first line says when the folders of
/// fonts last changed: at another time than now, all is forgotten, for there may be better fonts.
/// Then a line for each answer:
///
///     text regular -<TAB>/usr/share/fonts/opentype/inter/Inter-Regular.otf<TAB>0<TAB>1700000000
///
/// The last field is the file's time of change; a line whose file is gone or changed counts for
/// nothing, nor does one that is malformed. A cache that cannot be written is no error.
struct FontPathCache {
  private var files: [String: FontFile] = [:]
  private let path: String?

  /// - Parameter path: nil for a cache that is not kept.
  init(path: String?) {
    self.path = path
    guard let path, let bytes = try? FileBytes.read(path, atMost: 1 << 18) else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let first = lines.first, first == Self.foldersStamp else { return }
    for line in lines.dropFirst() { take(line) }
  }

  /// `$XDG_CACHE_HOME/sheetlab/fonts`, or below `~/.cache`.
  static var standardPath: String? {
    if let folder = environment("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return folder + "/sheetlab/fonts"
    }
    return environment("HOME").map { $0 + "/.cache/sheetlab/fonts" }
  }

  /// When fonts were last added or removed: fontconfig's own caches are written anew then, and the
  /// folders themselves change.
  private static let foldersStamp: String = {
    let home = environment("HOME") ?? ""
    let folders = [
      "/usr/share/fonts", "/usr/share/fonts/truetype", "/usr/share/fonts/opentype",
      "/usr/local/share/fonts", "/var/cache/fontconfig", "\(home)/.local/share/fonts",
      "\(home)/.fonts", "\(home)/.config/fontconfig",
    ]
    return "folders " + folders.map { String(FileBytes.folderChange($0)) }.joined(separator: " ")
  }()

  subscript(key: String) -> FontFile? { files[key] }

  mutating func insert(_ file: FontFile, for key: String) {
    files[key] = file
    save()
  }

  private mutating func take(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 4, let index = Int(fields[2]), (0...0xFFFF).contains(index),
      let modified = Int(fields[3]),
      FileBytes.identity(of: String(fields[1]))?.modified == modified
    else { return }
    files[String(fields[0])] = FontFile(path: String(fields[1]), index: index)
  }

  /// Written beside and renamed, so that a reader never sees half of it.
  private func save() {
    guard let path else { return }
    makeFolder(of: path)
    // A name of its own for every writer: two threads may both have found a font.
    var name = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0, let file = fdopen(descriptor, "w") else { return }
    let beside = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    fputs(Self.foldersStamp + "\n", file)
    for (key, font) in files.sorted(by: { $0.key < $1.key }) {
      guard let identity = FileBytes.identity(of: font.path) else { continue }
      fputs("\(key)\t\(font.path)\t\(font.index)\t\(identity.modified)\n", file)
    }
    if fclose(file) == 0 { rename(beside, path) } else { unlink(beside) }
  }

  private func makeFolder(of path: String) {
    let parts = path.split(separator: "/").dropLast()
    var folder = ""
    for part in parts {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
  }
}

private func environment(_ name: String) -> String? {
  guard let value = getenv(name), value.pointee != 0 else { return nil }
  return String(cString: value)
}
