import Glibc
import Testing

/// A folder that exists while a test uses it.
enum TemporaryFolder {
  static func use(_ body: (String) throws -> Void) throws {
    var name = Array("/tmp/sheetlab-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&name) else { fatalError("cannot make a folder in /tmp") }
    let folder = String(cString: made)
    defer { remove(folder) }
    try body(folder)
  }

  /// Writes a text into a file.
  static func write(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "w"))
    fputs(text, file)
    fclose(file)
  }

  private static func remove(_ folder: String) {
    guard let directory = opendir(folder) else { return }
    defer {
      closedir(directory)
      rmdir(folder)
    }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { unlink(folder + "/" + name) }
    }
  }
}
