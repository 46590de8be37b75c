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

  /// Refuses a place where something lies that no run has put there, such as a link.
  func add(_ bitmap: Bitmap) throws {
    let place = FilePath.join(path, Self.name(of: count))
    guard [nil, S_IFREG].contains(Self.type(of: place)) else {
      throw FileError(file: place, message: "expected a frame of an earlier run, or nothing")
    }
    try PictureStudio.save(bitmap, to: place)
    count += 1
  }

  /// The frames of a longer run before, which come right after those of this one; their names. What
  /// comes after a gap is not taken for one.
  var older: [String] {
    (count...).lazy.map(Self.name).prefix {
      Self.type(of: FilePath.join(self.path, $0)) == S_IFREG
    }.map(\.self)
  }

  /// Takes those away, as they would pass for frames of this run; answers how many they were.
  func removeOlder() -> Int {
    older.count { unlink(FilePath.join(path, $0)) == 0 }
  }

  /// The kind of file at a place, links not followed; nil where there is none.
  private static func type(of place: String) -> mode_t? {
    var status = stat()
    return lstat(place, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  static func name(of number: Int) -> String {
    let digits = String(number)
    return "frame-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
  }
}
