import Glibc

/// Where pictures and films are saved: the desktop's folder for pictures, else the one the program
/// was started in.
package enum PictureFolder {
  private static let mostNames = 100_000

  /// A file there that does not exist yet: `SheetLab-basic-1.png`, or the next number that is free.
  package static func freePath(stem: String, ending: String) -> String {
    let folder = path
    for number in 1...mostNames {
      let path = FilePath.join(folder, "\(stem)-\(number)\(ending)")
      if access(path, F_OK) != 0 { return path }
    }
    return FilePath.join(folder, "\(stem)-\(getpid())\(ending)")
  }

  /// A path there in few words: `~/Pictures/SheetLab-basic-1.png`.
  package static func shown(_ path: String) -> String {
    FilePath.short(path, home: variable("HOME") ?? "")
  }

  /// Empty for the folder that the program was started in.
  static var path: String {
    let home = variable("HOME") ?? ""
    let named = variable("XDG_PICTURES_DIR") ?? userFolder(home: home)
    let candidates = [named, home.isEmpty ? nil : FilePath.join(home, "Pictures")]
    return candidates.compactMap(\.self).first(where: isFolder) ?? ""
  }

  /// What the desktop says in `user-dirs.dirs`: `XDG_PICTURES_DIR="$HOME/Pictures"`.
  private static func userFolder(home: String) -> String? {
    let folder = variable("XDG_CONFIG_HOME") ?? FilePath.join(home, ".config")
    let file = FilePath.join(folder, "user-dirs.dirs")
    guard let bytes = try? InputFile.bytes(at: file, limit: 1 << 16) else { return nil }
    return pictures(in: String(decoding: bytes, as: UTF8.self), home: home)
  }

  static func pictures(in text: String, home: String) -> String? {
    let key = "XDG_PICTURES_DIR="
    let lines = text.split(whereSeparator: \.isNewline)
    guard let line = lines.last(where: { $0.hasPrefix(key) }) else { return nil }
    let value = line.dropFirst(key.count).filter { $0 != "\"" }
    let variable = "$HOME"
    return value.hasPrefix(variable) ? home + value.dropFirst(variable.count) : String(value)
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && access(path, W_OK) == 0
  }
}
