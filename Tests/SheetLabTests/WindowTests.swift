import Testing

/// Runs of the real window. One at a time: each has a display, a window and a mouse of its own, and
/// all of them have the machine's processors in common.
@Suite(
  "window", .serialized, .timeLimit(.minutes(2)),
  .enabled(if: Tools.missing.isEmpty, "not installed: \(Tools.missing.joined(separator: ", "))"))
enum WindowTests {}
