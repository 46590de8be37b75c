import Scenes
import SheetKit
import Workbench

/// The trace of a live run: lines as in a replay, flushed as they happen.
struct LiveTrace {
  private let output: OutputFile

  /// `isInterrupted` is asked while a pipe has no reader, or a slow one.
  init(_ path: String, isInterrupted: @escaping () -> Bool) throws {
    output = try OutputFile(path, isInterrupted: isInterrupted)
  }

  func write(_ events: [PhoneEvent]) throws {
    guard !events.isEmpty else { return }
    for event in events { try output.write(TraceLine.event(event) + "\n") }
    try output.flush()
  }

  /// The frame that is shown now.
  func write(frames: [FrameState], at time: Seconds) throws {
    for frame in frames { try output.write(TraceLine.frame(frame, at: time) + "\n") }
    try output.flush()
  }

  func finish() throws { try output.finish() }
}
