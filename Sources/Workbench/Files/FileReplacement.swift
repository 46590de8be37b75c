import Glibc

/// Replaces a file whole or not at all, one program at a time, whatever happens in between. The file
/// keeps its permissions, and a link keeps leading to it.
///
///     try FileReplacement("state.json").replace { try newBytes(from: $0) }
///
/// The new bytes go to `NAME.new` beside the file, reach the disk, and take the file's name. Who
/// replaces holds a lock on the folder, so that what is left there by a program that was killed
/// belongs to nobody and is written over.
struct FileReplacement {
  /// Where links lead to: a link to the file stays one.
  private let path: String
  /// As it was given, for messages.
  private let name: String
  /// Of a file that is not there yet, less what the person's umask takes away.
  private let newFileMode: mode_t
  private var temporary: String { path + ".new" }

  /// How long a lock that somebody holds is waited for, in seconds.
  private let patience: Double

  /// A slow disk holds another program up for a second or two.
  init(_ path: String, newFileMode: mode_t = 0o600, patience: Double = 5) {
    name = path
    self.patience = patience
    self.newFileMode = newFileMode
    self.path = Self.resolved(path)
  }

  /// Asks for the new bytes while nobody else can replace the file; nil leaves it as it is.
  func replace(with bytes: (String) throws(FileError) -> [UInt8]?) throws(FileError) {
    try makeFolders()
    let folder = try lockFolder()
    defer { close(folder) }
    guard let bytes = try bytes(path) else { return }
    do throws(FileError) {
      try write(bytes)
      guard rename(temporary, path) == 0 else { throw failure("cannot replace it") }
    } catch {
      unlink(temporary)
      throw error
    }
    // The name is on the disk too then. Where a file system cannot, it is as safe as it gets.
    _ = fsync(folder)
  }

  /// Gives the file another name where the next run does not look for it.
  func setAside() throws(FileError) {
    guard rename(path, path + ".unreadable") == 0 else { throw failure("cannot set it aside") }
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Of the file that is there.
  private var mode: mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  /// The lock ends with the descriptor, and so with the program.
  private func lockFolder() throws(FileError) -> Int32 {
    let folder = FilePath.folder(of: path)
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("cannot open its folder") }
    let pause: UInt32 = 10_000
    for _ in 0..<max(1, Int(patience * 1_000_000) / Int(pause)) {
      // A file system without locks has none that could be held.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return descriptor }
      usleep(pause)
    }
    close(descriptor)
    throw FileError(file: name, message: "another program is writing it")
  }

  private func write(_ bytes: [UInt8]) throws(FileError) {
    let descriptor = open(
      temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, newFileMode)
    guard descriptor >= 0 else { throw failure("cannot write beside it") }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure("cannot write beside it") }
      rest = rest.dropFirst(count)
    }
    let hasMode = mode.map { fchmod(descriptor, $0) == 0 } ?? true
    guard hasMode, fsync(descriptor) == 0 else { throw failure("cannot write beside it") }
  }

  private func makeFolders() throws(FileError) {
    var missing: [String] = []
    var folder = FilePath.folder(of: path)
    while !folder.isEmpty, access(folder, F_OK) != 0 {
      missing.append(folder)
      folder = FilePath.folder(of: folder)
    }
    for folder in missing.reversed() where mkdir(folder, 0o700) != 0 && errno != EEXIST {
      throw failure("cannot make the folder \(folder)")
    }
  }

  private func failure(_ what: String) -> FileError {
    FileError(file: name, message: "\(what): \(String(cString: strerror(errno)))")
  }
}
