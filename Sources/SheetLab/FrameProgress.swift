import Glibc

/// Says on standard error how many frames there are so far: on one line that is written over where a
/// person looks at it, else a line every hundred frames.
struct FrameProgress {
  private static let step = 100
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var count = 0

  mutating func frameDone() {
    count += 1
    if isTerminal {
      say("\rsheetlab: \(count) frames")
    } else if count % Self.step == 0 {
      say("sheetlab: \(count) frames\n")
    }
  }

  /// - Parameter what: the file or folder that holds them now.
  func finish(_ what: String) {
    say((isTerminal ? "\r" : "") + "sheetlab: \(count) frames in \(what)\n")
  }

  private func say(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
