import Canvas
import Glibc
import Workbench

/// The program from its arguments to its exit status.
enum Program {
  static let version = "0.1.0"

  static func run(_ arguments: [String]) -> ExitStatus {
    // A closed pipe shows as a failed write, which ends the program quietly.
    signal(SIGPIPE, SIG_IGN)
    // So does a file that has grown as large as it may.
    signal(SIGXFSZ, SIG_IGN)
    occupyStandardDescriptors()
    do {
      try Command.parse(arguments).run()
      return .done
    } catch let error as UsageError {
      complain(error.message, hint: error.hint)
      return .wrongUsage
    } catch OutputFile.Failure.readerGone {
      return .done
    } catch OutputFile.Failure.interrupted {
      return Interruption.end()
    } catch OutputFile.Failure.file(let error) {
      complain("\(error)")
    } catch let error as FileMistakes {
      for line in error.lines { complain(line) }
    } catch {
      complain("\(error)")
    }
    // Where a signal waits, it was the reason.
    return Interruption.end()
  }

  /// A standard descriptor that is closed from the start would become the next thing opened, such as
  /// the connection to the display; output would then go there.
  private static func occupyStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Says something on standard error, with the program's name before it, in one line whatever
  /// names and values stand in it; what to do about it in a second one.
  static func complain(_ message: String, hint: String? = nil) {
    let lines = ["sheetlab: " + message.printable()] + (hint.map { [$0.printable()] } ?? [])
    let text = Array(lines.map { $0 + "\n" }.joined().utf8)
    _ = write(STDERR_FILENO, text, text.count)
  }

  /// Writes text to standard output.
  static func say(_ text: String) throws(OutputFile.Failure) {
    let output: OutputFile
    do {
      output = try OutputFile("-")
    } catch {
      throw .file(error)
    }
    try output.write(text)
    try output.finish()
  }
}

/// A job that failed, in one sentence for a person.
struct JobFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
