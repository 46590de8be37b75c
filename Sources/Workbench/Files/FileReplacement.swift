import Glibc

/// Puts a new text in a file's place: whole or not at all. The file keeps its permissions, and a
/// link keeps leading to it.
enum FileReplacement {
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let target = resolved(path)
    let temporary = FilePath.join(
      FilePath.folder(of: target), ".\(FilePath.name(of: target)).\(getpid())")
    do throws(FileError) {
      try write(bytes, to: temporary, mode: mode(of: target), name: path)
      guard rename(temporary, target) == 0 else { throw failure(path, "cannot replace it") }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func mode(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0o644
  }

  private static func write(
    _ bytes: [UInt8], to temporary: String, mode: mode_t, name: String
  ) throws(FileError) {
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(name, "cannot write beside it") }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure(name, "cannot write beside it") }
      rest = rest.dropFirst(count)
    }
    guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else {
      throw failure(name, "cannot write beside it")
    }
  }

  private static func failure(_ path: String, _ what: String) -> FileError {
    FileError(file: path, message: "\(what): \(String(cString: strerror(errno)))")
  }
}
