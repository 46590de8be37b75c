import Canvas
import Scenes
import SheetKit

@testable import Workbench

/// Does the steps of a storm to a workbench, and checks SPEC §15 after each.
struct StormRunner {
  /// So long a session is played again at the end, in seconds.
  private static let longestReplay = 60.0

  private var workbench: Workbench
  private var time = 0.0
  private var check = StormInvariants()
  private let folder: String
  private var saved = 0
  private var living: String { "\(folder)/sheet.json" }

  /// What went wrong first, or nil.
  static func failure(of steps: [StormStep], in place: StormPlace, files: StormFiles) -> String? {
    var runner = StormRunner(place, folder: files.folder)
    return runner.run(steps)
  }

  /// The phone's part of a storm as a script, for a failure that it alone shows too.
  static func script(of steps: [StormStep], in place: StormPlace, files: StormFiles) -> String {
    var runner = StormRunner(place, folder: files.folder)
    _ = runner.run(steps)
    return runner.workbench.recording.map { ScriptFile.value(of: $0).indented() } ?? "none"
  }

  private init(_ place: StormPlace, folder: String) {
    self.folder = folder
    workbench = place.workbench
    workbench.startRecording()
    // Ctrl+S saves there too.
    workbench.live(with: living)
  }

  private mutating func run(_ steps: [StormStep]) -> String? {
    for (index, step) in steps.enumerated() {
      take(step)
      if let failure = check.failure { return "step \(index), \(step): \(failure)" }
    }
    finish()
    return check.failure.map { "at the end: \($0)" }
  }

  private mutating func take(_ step: StormStep) {
    switch step {
    case .input(let event):
      keepFilesInside(event)
      let before = workbench
      note(workbench.handle(event, at: time))
      check.input(event, from: before, to: workbench, at: time)
    case .wait(let seconds):
      let (phone, start) = (workbench.phone, max(time, workbench.clock))
      time += seconds
      let events = workbench.advance(to: time)
      note(events)
      check.motion(of: phone, from: start, to: max(start, time), telling: events)
    case .resize(let size, let pixels): workbench.resize(to: size, pixelsPerPoint: pixels)
    case .draw:
      note(workbench.advance(to: time))
      check.picture(workbench.picture(at: time))
    case .save(let text):
      StormFiles.write(text, to: living)
      note(workbench.livingFileChanged(at: time))
    case .paste(let text): note(workbench.paste(text, at: time))
    case .takeEffects: takeEffects()
    }
    check.state(of: workbench, at: time)
  }

  private mutating func takeEffects() {
    for effect in workbench.takeEffects() {
      switch effect {
      case .movie(var reel, _, _):
        for _ in 0..<3 { if let picture = reel.next() { check.picture(picture) } }
      case .save(let save) where save.living != nil: workbench.saved(save.run(), at: time)
      default: break
      }
    }
  }

  private mutating func note(_ events: [PhoneEvent]) {
    check.events(events, of: workbench, at: time)
  }

  /// What is saved goes to the storm's own folder, not to the one that the tests run in.
  private mutating func keepFilesInside(_ event: InputEvent) {
    guard workbench.panel.prompt?.purpose == .save else { return }
    switch event {
    case .key, .pointerDown:
      saved += 1
      workbench.panel.prompt = FilePrompt(
        .save, path: "\(folder)/saved-\(saved % 20).json", title: "Save", folder: "")
    default: break
    }
  }

  /// Lets go of everything and waits: it must come to rest.
  private mutating func finish() {
    note(workbench.handle(.focusLost, at: time))
    for id in 1...3 { note(workbench.handle(.pointerCancel(id), at: time)) }
    workbench.leaveReplay()
    time += 0.5
    note(workbench.advance(to: time))
    check.picture(workbench.picture(at: time))
    time += 300
    note(workbench.advance(to: time))
    check.picture(workbench.picture(at: time))
    check.rest(workbench, at: time)
    replay()
  }

  /// What was done to the phone, done again from a script: whatever the frame rate, it tells the
  /// same and ends the same.
  private mutating func replay() {
    guard let script = workbench.recording,
      (script.inputs.last?.at ?? 0) / 1000 < Self.longestReplay
    else { return }
    let restaurants = workbench.phone.setup.restaurants
    check.replays([7, 50].map { StormReplay(script, fps: $0, restaurants: restaurants) })
  }
}
