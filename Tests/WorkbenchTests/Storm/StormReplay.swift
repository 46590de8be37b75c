import Canvas
import Scenes

@testable import Workbench

/// What a script does, as lines of a trace: everything that is told, and how it ends.
struct StormReplay: Hashable {
  let events: [String]
  let end: [String]

  init(_ script: Script, fps: Double, restaurants: [Restaurant]) {
    var replay = Replay(script, fps: fps, restaurants: restaurants, text: FixedAdvanceText())
    var events: [String] = []
    while let step = replay.next() { events += step.events.map(TraceLine.event) }
    self.events = events
    // Far behind the last input everything rests.
    let rest = (script.inputs.last?.at ?? 0) + 2 * Replay.patience
    _ = replay.picture(at: rest)
    end = replay.screen.frames(at: rest / 1000).map { TraceLine.frame($0, at: rest / 1000) }
  }
}
