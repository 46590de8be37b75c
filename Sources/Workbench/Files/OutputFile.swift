import Glibc

/// Text on its way to a file or to standard output.
///
///     let file = try OutputFile("trace.jsonl")
///     try file.write("{}\n")
///     try file.finish()
///
/// A file that is not finished is removed again: nobody takes half a trace for a whole one. Where it
/// is to appear whole it grows beside its place, and what was there stays until it is finished.
package final class OutputFile {
  /// Why nothing more can be written.
  package enum Failure: Error, CustomStringConvertible {
    /// Whoever was reading has gone; there is nothing to report.
    case readerGone
    /// The person has interrupted the program.
    case interrupted
    case file(FileError)

    package var description: String {
      switch self {
      case .readerGone: "nobody reads what is written any more"
      case .interrupted: "interrupted"
      case .file(let error): error.description
      }
    }
  }

  private static let standardOutput: Int32 = 1
  private static let bufferSize = 1 << 16
  /// What a pipe that polls as writable takes without blocking (POSIX: PIPE_BUF ≥ 512).
  private static let pipeChunk = 4096

  private let path: String
  /// Where the text goes until the file is finished.
  private let place: String
  private let descriptor: Int32
  private let isRegular: Bool
  private let isInterrupted: () -> Bool
  private var buffer: [UInt8] = []
  private var isOpen = true

  /// Opens a file for writing, empty; `-` is standard output. `isInterrupted` is asked again and
  /// again while a pipe waits for its reader, or a slow reader holds everything up.
  package init(
    _ path: String, appearsWhole: Bool = false, isInterrupted: @escaping () -> Bool = { false }
  ) throws(FileError) {
    let final = appearsWhole ? OutputPlace(path) : nil
    self.path = final?.path ?? path
    self.isInterrupted = isInterrupted
    place = final?.growing ?? path
    descriptor =
      path == "-" ? Self.standardOutput : try Self.open(place, as: path, isInterrupted)
    var status = stat()
    isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    if let mode = final?.mode { fchmod(descriptor, mode) }
  }

  deinit {
    if isOpen { discard() }
  }

  /// Whether what has been written stays where the file is not finished, as in a pipe.
  package var isKept: Bool { path == "-" || !isRegular }

  package func write(_ text: String) throws(Failure) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  package func write(_ bytes: [UInt8]) throws(Failure) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Hands over everything written so far. Where that fails the file is over, and gone.
  package func flush() throws(Failure) {
    guard isOpen else { return }
    var rest = buffer[...]
    buffer = []
    while !rest.isEmpty {
      try waitUntilWritable()
      let size = isRegular ? rest.count : min(rest.count, Self.pipeChunk)
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, size) }
      if count < 0, errno != EINTR, errno != EAGAIN {
        let failure = failure()
        discard()
        throw failure
      }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// Writes the rest and closes the file, which then stays.
  package func finish() throws(Failure) {
    try flush()
    guard isOpen else { return }
    isOpen = false
    guard path != "-" else { return }
    let isClosed = close(descriptor) == 0
    guard isClosed, place == path || rename(place, path) == 0 else {
      let failure = failure()
      if isRegular { unlink(place) }
      throw failure
    }
  }

  /// Closes the file and removes it.
  package func discard() {
    isOpen = false
    buffer = []
    guard path != "-" else { return }
    close(descriptor)
    if isRegular { unlink(place) }
  }

  /// - Parameter name: what the file is called in messages.
  private static func open(
    _ path: String, as name: String, _ isInterrupted: () -> Bool
  ) throws(FileError) -> Int32 {
    let opened = try openWhenRead(path, as: name, isInterrupted)
    _ = fcntl(opened, F_SETFL, fcntl(opened, F_GETFL) & ~O_NONBLOCK)
    guard opened <= 2 else { return opened }
    // Standard output is closed, and its number must not become this file's.
    defer { close(opened) }
    return fcntl(opened, F_DUPFD_CLOEXEC, 3)
  }

  /// A pipe opens when somebody reads it; that may take a while, or for ever.
  private static func openWhenRead(
    _ path: String, as name: String, _ isInterrupted: () -> Bool
  ) throws(FileError) -> Int32 {
    while true {
      let opened = Glibc.open(
        path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o666)
      if opened >= 0 { return opened }
      let error = errno
      guard error == EINTR || (error == ENXIO && isPipe(path)) else {
        let reason = String(cString: strerror(error))
        throw FileError(file: name, message: "cannot write: \(reason)")
      }
      if isInterrupted() {
        throw FileError(file: name, message: "interrupted: nobody reads this pipe")
      }
      usleep(20_000)
    }
  }

  private static func isPipe(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  private func waitUntilWritable() throws(Failure) {
    guard !isRegular else { return }
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while poll(&request, 1, 100) == 0 {
      if isInterrupted() { throw .interrupted }
    }
  }

  /// The failure in `errno`. A standard output that is closed from the start has no reader either.
  private func failure() -> Failure {
    if errno == EPIPE || (path == "-" && errno == EBADF) { return .readerGone }
    let name = path == "-" ? "standard output" : path
    let reason = String(cString: strerror(errno))
    return .file(FileError(file: name, message: "cannot write: \(reason)"))
  }
}
