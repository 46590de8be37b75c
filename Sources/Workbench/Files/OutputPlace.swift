import Glibc

/// Where a file that is to appear whole grows, and what it then takes the place of.
struct OutputPlace {
  /// Links are followed: they keep leading to their file.
  let path: String
  /// Of the file that is there.
  let mode: mode_t?
  var growing: String { path + Self.ending }

  private static let ending = ".part"

  /// Nil where the file has to be written as it is: a pipe, a device, a folder that takes no other
  /// file, a name that is too long to grow.
  init?(_ path: String) {
    var status = stat()
    if lstat(path, &status) != 0 {
      guard errno == ENOENT, Self.hasRoom(path) else { return nil }
      (self.path, mode) = (path, nil)
      return
    }
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    let file = String(cString: real)
    let isReplaceable =
      stat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(file, W_OK) == 0 && access(FilePath.folder(of: file), W_OK) == 0
    guard isReplaceable, Self.hasRoom(file) else { return nil }
    (self.path, mode) = (file, status.st_mode & 0o7777)
  }

  private static func hasRoom(_ path: String) -> Bool {
    let longestName = 255
    return FilePath.name(of: path).utf8.count + ending.utf8.count <= longestName
  }
}
