import Canvas
import Glibc
import Workbench

/// A folder that takes frames as `frame-00000.png`, `frame-00001.png` and so on, in place of those of
/// an earlier run.
final class FrameFolder {
  private let path: String
  /// Frames that lie in it whole.
  private(set) var count = 0

  /// Makes the folder where there is none.
  init(_ path: String) throws {
    self.path = path
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw FileError(file: path, message: "cannot make: \(String(cString: strerror(errno)))")
  }

  func add(_ bitmap: Bitmap) throws {
    try PictureStudio.save(bitmap, to: FilePath.join(path, Self.name(of: count)))
    count += 1
  }

  /// The frames of a longer run before, which come after those of this one; their names.
  var older: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let number = Self.number(of: name), number >= count, isFile(name) { names.append(name) }
    }
    return names
  }

  /// Takes those away, as they would pass for frames of this run; answers how many they were.
  func removeOlder() -> Int {
    older.count { unlink(FilePath.join(path, $0)) == 0 }
  }

  private func isFile(_ name: String) -> Bool {
    var status = stat()
    return lstat(FilePath.join(path, name), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  static func name(of number: Int) -> String {
    let digits = String(number)
    return "frame-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
  }

  /// Nil for a name that no frame gets, such as `frame-7.png`.
  static func number(of name: String) -> Int? {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png"),
      let number = Int(name.dropFirst(6).dropLast(4)), number >= 0, Self.name(of: number) == name
    else { return nil }
    return number
  }
}
