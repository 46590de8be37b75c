#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads regular files only: a FIFO or a device would block for ever, a folder has no bytes.
enum FileBytes {
  /// What a file is, as far as caches need to know.
  struct Identity: Equatable {
    let size: Int
    /// Seconds since 1970.
    let modified: Int
  }

  static func identity(of path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Identity(size: Int(status.st_size), modified: modified(status))
  }

  /// When entries of a folder were last added or removed, in seconds since 1970; 0 for none.
  static func folderChange(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? modified(status) : 0
  }

  private static func modified(_ status: stat) -> Int {
    #if canImport(Glibc)
      status.st_mtim.tv_sec
    #else
      status.st_mtimespec.tv_sec
    #endif
  }

  /// A file of more than `limit` bytes is refused unread.
  static func read(_ path: String, atMost limit: Int) throws(ImageFileError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .notAFile(path: path)
    }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLong(path: path) }
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fill(buffer, size: size, from: file)
    }
    return bytes
  }

  private static func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, size: Int, from file: CInt
  ) -> Int {
    var count = 0
    while count < size {
      #if canImport(Glibc)
        let got = Glibc.read(file, buffer.baseAddress! + count, size - count)
      #else
        let got = Darwin.read(file, buffer.baseAddress! + count, size - count)
      #endif
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { break }
      count += got
    }
    return count
  }
}
