import Glibc
import SDLKit
import Workbench

/// Puts away what a window's run leaves behind, whatever ended it: the trace, the recording, the
/// film that is being made. Where nobody wanted the end, what was set up and not saved, too.
struct WindowEnding {
  let trace: LiveTrace?
  let record: OutputFile?
  /// What it is called in messages.
  let recordName: String?

  /// - Parameter failure: what ended the loop; nil where the window was closed, or its display went.
  func end(_ loop: inout Loop, after failure: (any Error)?) throws {
    DisplayLoss.isBeingSeenTo()
    // A display that goes from now on does not make it another end.
    let isLost = DisplayLoss.hasHappened
    var failures: [any Error] = []
    var kept: [String] = []
    func attempt(_ work: () throws -> String?) {
      do {
        if let name = try work() { kept.append(name) }
      } catch {
        failures.append(error)
      }
    }
    // What cannot be drawn on a display that has gone is no failure of its own.
    if let failure, !isLost { failures.append(failure) }
    attempt {
      try trace?.finish()
      return nil
    }
    attempt { try keep(loop.recordedScript) ? recordName : nil }
    attempt { try loop.endFilm(isWanted: isLost) }
    failures += loop.finishSaving()
    attempt {
      guard isLost, let unsaved = loop.workbench.unsavedConfiguration else {
        return nil
      }
      return try ConfigurationSave.keep(unsaved)
    }
    if isLost { leave(kept, failures) }
    let status = failures.isEmpty ? ExitStatus.done : .failed
    DisplayLoss.endsProgram(with: status.rawValue)
    if DisplayLoss.hasHappened {
      for failure in failures { Program.complain("\(failure)") }
      _exit(status.rawValue)
    }
    for failure in failures.dropFirst() { Program.complain("\(failure)") }
    if let first = failures.first { throw first }
  }

  private func keep(_ script: String?) throws -> Bool {
    guard let record, let script else { return false }
    try record.write(script)
    try record.finish()
    return true
  }

  /// Ends the program without putting SDL away, which would wait for a display that is no more.
  private func leave(_ kept: [String], _ failures: [any Error]) -> Never {
    for failure in failures { Program.complain("\(failure)") }
    let rest = kept.isEmpty ? "" : "; kept: " + kept.joined(separator: ", ")
    Program.complain("the display has gone, and the window with it" + rest)
    _exit(ExitStatus.failed.rawValue)
  }
}
