/// What the program leaves behind for its caller (FORMATS, "Exit status").
enum ExitStatus: Int32 {
  case done = 0
  /// The job failed; a message is on standard error.
  case failed = 1
  /// The command line was wrong; a message and a hint are on standard error.
  case wrongUsage = 2
}
