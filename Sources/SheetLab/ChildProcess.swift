import Glibc
import Workbench

/// Another program that reads what it is fed, started from a list of arguments and no shell.
final class ChildProcess {
  private let name: String
  private let process: pid_t
  private let isInterrupted: () -> Bool
  private var pipe: Int32
  /// What it ended with; nil before that is known.
  private var end: Int32?

  /// `isInterrupted` is asked again and again while it does not read.
  init(_ name: String, _ arguments: [String], isInterrupted: @escaping () -> Bool) throws {
    self.name = name
    self.isInterrupted = isInterrupted
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw JobFailure("\(name): no pipe to it") }
    // The child's input is a copy of its end; it must not hold the other end open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    pipe = ends[1]
    do {
      process = try Self.spawn(name, arguments, input: ends[0])
    } catch {
      close(ends[1])
      throw error
    }
  }

  /// Whether a program of that name is on the search path.
  static func isInstalled(_ name: String) -> Bool {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return folders.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  /// Ends it, where it was given up.
  deinit {
    if end == nil { kill(process, SIGKILL) }
    closeInput()
    _ = wait()
  }

  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      try waitUntilItReads()
      let size = min(rest.count, Self.pipeChunk)
      let count = rest.withUnsafeBytes { Glibc.write(pipe, $0.baseAddress, size) }
      if count < 0, errno != EINTR {
        // It has gone; its own words on standard error say why.
        try finish()
        throw JobFailure("\(name): stopped reading")
      }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// What a pipe that polls as writable takes without blocking (Linux's PIPE_BUF).
  private static let pipeChunk = 4096

  private func waitUntilItReads() throws {
    var request = pollfd(fd: pipe, events: Int16(POLLOUT), revents: 0)
    while poll(&request, 1, 100) == 0 {
      guard isInterrupted() else { continue }
      // It would not hear of the end of its input either.
      kill(process, SIGKILL)
      throw OutputFile.Failure.interrupted
    }
  }

  /// Tells it that there is no more. What it still has to do may take a while.
  func closeInput() {
    if pipe >= 0 { close(pipe) }
    pipe = -1
  }

  /// Whether it has ended, without waiting for it.
  var hasEnded: Bool {
    var status: Int32 = 0
    if end == nil, waitpid(process, &status, WNOHANG) == process { end = status }
    return end != nil
  }

  /// Tells it that there is no more, and waits for it to end well.
  func finish() throws {
    closeInput()
    let status = wait()
    guard status != 0 else { return }
    // The low bits hold the signal, the next byte the exit status (POSIX: WTERMSIG, WEXITSTATUS).
    let signal = status & 0x7F
    let end = signal != 0 ? "was ended by signal \(signal)" : "failed with \(status >> 8 & 0xFF)"
    throw JobFailure("\(name): \(end)")
  }

  private func wait() -> Int32 {
    if let end { return end }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    end = status
    return status
  }

  private static func spawn(_ name: String, _ arguments: [String], input: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    var attributes = ordinarySignals()
    defer { posix_spawnattr_destroy(&attributes) }
    var process: pid_t = 0
    let words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let error = posix_spawnp(&process, name, &actions, &attributes, words, environ)
    guard error == 0 else {
      throw JobFailure("\(name): cannot start: \(String(cString: strerror(error)))")
    }
    return process
  }

  /// The child hears Ctrl-C and dies of a broken pipe like any other program.
  private static func ordinarySignals() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var usual = sigset_t()
    sigemptyset(&usual)
    sigaddset(&usual, SIGPIPE)
    sigaddset(&usual, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    return attributes
  }
}
