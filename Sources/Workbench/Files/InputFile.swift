import Glibc

/// Reads a whole file, or standard input, into memory: regular files only, up to a limit.
package enum InputFile {
  /// What `-` is called in messages.
  package static let standardInput = "standard input"

  /// The bytes of the file at `path`; `-` reads standard input to its end.
  ///
  /// Folders, pipes and devices are refused, as is anything longer than `limit` bytes.
  package static func bytes(at path: String, limit: Int) throws(FileError) -> [UInt8] {
    if path == "-" {
      return try read(0, name: standardInput, limit: limit, sizeHint: 0)
    }
    // Opening a pipe without O_NONBLOCK would wait for a writer that may never come.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(file: path, message: "cannot open: \(reason())") }
    defer { close(descriptor) }
    let size = try regularSize(of: descriptor, path: path)
    guard size <= limit else { throw tooLong(path, limit: limit) }
    return try read(descriptor, name: path, limit: limit, sizeHint: size)
  }

  /// Whether two paths lead to one file.
  package static func isSame(_ path: String, _ other: String) -> Bool {
    var (a, b) = (stat(), stat())
    guard stat(path, &a) == 0, stat(other, &b) == 0 else { return false }
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino
  }

  private static func regularSize(of descriptor: Int32, path: String) throws(FileError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileError(file: path, message: "cannot open: \(reason())")
    }
    let type = status.st_mode & S_IFMT
    guard type == S_IFREG else {
      throw FileError(file: path, message: "expected a file, got \(name(ofType: type))")
    }
    return Int(status.st_size)
  }

  private static func name(ofType type: mode_t) -> String {
    switch type {
    case S_IFDIR: "a folder"
    case S_IFIFO: "a named pipe"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }

  private static func read(
    _ descriptor: Int32, name: String, limit: Int, sizeHint: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(sizeHint)
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(file: name, message: "cannot read: \(reason())") }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= limit else { throw tooLong(name, limit: limit) }
    }
  }

  static func tooLong(_ name: String, limit: Int) -> FileError {
    FileError(file: name, message: "expected at most \(limit >> 20) MB")
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
