import Foundation

/// A program that runs beside the tests, with its output in files.
///
/// Foundation's `Process` is not used: it passes on the signal mask of the thread that starts it,
/// and the threads of Swift's tasks block SIGTERM.
final class RunningProgram {
  let id: pid_t
  private let standardOutput: URL
  private let standardError: URL
  /// What `waitpid` said; nil while it runs.
  private var waitStatus: Int32?

  /// - Parameters:
  ///   - path: the program's full path.
  ///   - folder: where its output goes, in files named after it.
  init(
    _ path: String, _ arguments: [String], environment: [String: String], folder: URL
  ) throws {
    let name = URL(fileURLWithPath: path).lastPathComponent
    standardOutput = folder.appendingPathComponent("\(name).out")
    standardError = folder.appendingPathComponent("\(name).err")
    id = try Self.spawn(
      path, arguments, environment: environment, output: standardOutput.path,
      errors: standardError.path)
  }

  var isRunning: Bool {
    guard waitStatus == nil else { return false }
    var status: Int32 = 0
    if waitpid(id, &status, WNOHANG) == id { waitStatus = status }
    return waitStatus == nil
  }

  /// Its exit status; nil while it runs, and where a signal ended it.
  var status: Int32? {
    guard !isRunning, let waitStatus, waitStatus & 0x7F == 0 else { return nil }
    return waitStatus >> 8 & 0xFF
  }

  /// The signal that ended it; nil while it runs, and where it ended by itself.
  var endingSignal: Int32? {
    guard !isRunning, let waitStatus, waitStatus & 0x7F != 0 else { return nil }
    return waitStatus & 0x7F
  }

  /// What it has written so far.
  var output: [UInt8] { (try? Data(contentsOf: standardOutput)).map { [UInt8]($0) } ?? [] }
  var errors: String { (try? String(contentsOf: standardError, encoding: .utf8)) ?? "" }

  func terminate() { send(SIGTERM) }

  func send(_ signal: Int32) { Foundation.kill(id, signal) }

  /// Ends it and what it has started at once, without a chance to say goodbye.
  func kill() { Foundation.kill(-id, SIGKILL) }

  /// Waits for it to end by itself; nil where it still runs after `limit`.
  func end(within limit: Duration) async throws -> Int32? {
    _ = try await Patience.wait(upTo: limit) { isRunning ? nil : true }
    return status
  }

  /// Ends it and what it has started. Does not suspend, so that a cancelled test cleans up as well.
  func stop() {
    guard isRunning else { return }
    Foundation.kill(-id, SIGTERM)
    for _ in 0..<400 where isRunning { usleep(5000) }
    guard isRunning else { return }
    kill()
    var status: Int32 = 0
    waitpid(id, &status, 0)
    waitStatus = status
  }

  private static let mostDescriptors: Int32 = 256

  /// Starts it in a process group of its own, with the usual signals and no open files of ours.
  private static func spawn(
    _ path: String, _ arguments: [String], environment: [String: String], output: String,
    errors: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, writing, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, errors, writing, 0o644)
    // Other tests run in this process; their pipes must not be held open by ours. Closing one that
    // is not open is no error (glibc, spawni.c).
    for descriptor in 3..<mostDescriptors {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // Under nohup, or in the background of a script, some would be ignored.
    var usual = sigset_t()
    sigemptyset(&usual)
    for signal in [SIGHUP, SIGINT, SIGTERM] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    let words = cStrings([path] + arguments)
    let variables = cStrings(environment.map { "\($0)=\($1)" })
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, path, &actions, &attributes, words, variables)
    guard error == 0 else {
      throw SpawnError(description: "\(path): \(String(cString: strerror(error)))")
    }
    return process
  }

  private static func cStrings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }
}

/// Why a program could not be started.
private struct SpawnError: Error, CustomStringConvertible {
  var description: String
}
