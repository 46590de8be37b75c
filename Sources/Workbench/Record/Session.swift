import Scenes
import SheetKit

/// Everything that was done since the scene began, ready to be saved as a script.
struct Session {
  private(set) var recording: Recording
  /// Whether someone asked for it: then nothing is ever left out.
  let isWanted: Bool
  /// Whether it has become too long to keep.
  private(set) var isTooLong = false

  private static let mostSteps = 50_000

  init(_ phone: PhoneScreen, at time: Seconds, isWanted: Bool) {
    recording = Recording(start: phone, at: time)
    self.isWanted = isWanted
  }

  mutating func append(_ action: Script.Action, at time: Seconds) {
    guard !isTooLong else { return }
    if !isWanted, case .event(.hover) = action, case .event(.hover)? = recording.steps.last?.action
    {
      recording.steps.removeLast()
    }
    recording.append(action, at: time)
    if !isWanted, recording.steps.count > Self.mostSteps {
      isTooLong = true
      recording = Recording(start: recording.start, at: recording.origin)
    }
  }

  /// The recording up to a time.
  func finished(at time: Seconds) -> Recording {
    var result = recording
    result.end = max(result.end, time)
    return result
  }

  /// The script that does the same.
  var script: Script { Script(recording) }
}

extension Script {
  /// What a recording did, on a phone set up like its own. `isEnded` makes it as long as the
  /// recording; else it lasts until everything is at rest.
  init(_ recording: Recording, isEnded: Bool = false) {
    self.init(recording.start.setup)
    if scene == .restaurantsStoredDetent {
      // The last stop of another run is not in the file, so it is said here.
      configuration = recording.start.sheets.root.configuration
    }
    inputs = recording.steps.map {
      Script.Input(at: Self.milliseconds($0.time - recording.origin), $0.action)
    }
    end = isEnded ? Self.milliseconds(recording.duration) : nil
  }

  /// Whole microseconds: what a file keeps.
  private static func milliseconds(_ time: Seconds) -> Double {
    (time * 1_000_000).rounded() / 1000
  }
}
