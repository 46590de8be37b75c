import Glibc
import Workbench

/// Finds the folder with pictures and icons: `--assets`, then `SHEETLAB_ASSETS`, then `Assets`
/// beside the executable, then upwards from it.
enum AssetFolder {
  private static let name = "Assets"
  private static let variable = "SHEETLAB_ASSETS"

  /// The folder's path. One that is named but not there is an error, never passed over.
  static func find(option: String?) throws -> String {
    if let option { return try folder(option, from: "--assets") }
    if let value = getenv(variable) { return try folder(String(cString: value), from: variable) }
    if let found = upwards(from: executableFolder) { return found }
    throw JobFailure(
      "no \(name) folder beside \(executableFolder) or above it; expected --assets FOLDER"
        + " or \(variable)")
  }

  private static func folder(_ path: String, from source: String) throws -> String {
    guard isFolder(path) else { throw JobFailure("\(source): expected a folder, got \"\(path)\"") }
    return path
  }

  private static func upwards(from start: String) -> String? {
    var folder = start
    while !folder.isEmpty {
      let candidate = FilePath.join(folder, name)
      if isFolder(candidate) { return candidate }
      folder = folder == "/" ? "" : FilePath.folder(of: folder)
    }
    return nil
  }

  private static var executableFolder: String {
    guard let path = realpath("/proc/self/exe", nil) else { return "." }
    defer { free(path) }
    return FilePath.folder(of: String(cString: path))
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
