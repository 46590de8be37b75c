import Glibc

/// Where a file that is to appear whole grows, and what it then takes the place of.
package struct OutputPlace {
  /// Links are followed: they keep leading to their file.
  package let path: String
  /// Of the file that is there.
  package let mode: mode_t?
  package let growing: String

  private static let ending = ".part"
  /// The most endings that are tried.
  private static let mostEndings = 9

  /// Nil where the file has to be written as it is: a pipe, a device, a folder that takes no other
  /// file, a name that is too long to grow, one beside which all places to grow are taken.
  package init?(_ path: String) {
    var status = stat()
    if lstat(path, &status) != 0 {
      guard errno == ENOENT, let growing = Self.growing(path) else { return nil }
      (self.path, mode, self.growing) = (path, nil, growing)
      return
    }
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    let file = String(cString: real)
    let isReplaceable =
      stat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(file, W_OK) == 0 && access(FilePath.folder(of: file), W_OK) == 0
    let mode = status.st_mode & 0o7777
    guard isReplaceable, let growing = Self.growing(file) else { return nil }
    (self.path, self.mode, self.growing) = (file, mode, growing)
  }

  /// A place where nothing lies: `take.json.part`, or `take.json.part2` and so on.
  private static func growing(_ path: String) -> String? {
    let longestName = 255
    let places = (1...mostEndings).map { path + ending + ($0 == 1 ? "" : String($0)) }
    return places.first {
      var status = stat()
      return FilePath.name(of: $0).utf8.count <= longestName && lstat($0, &status) != 0
    }
  }
}
