import Canvas
import Scenes
import SheetKit

/// Runs a script on a phone screen, frame by frame.
///
///     var replay = Replay(script, fps: 60, restaurants: [], text: measurer)
///     while let step = replay.next() { … step.events, step.frames … }
///
/// Inputs and events have their own times, so the number of frames a second only says how often the
/// screen is looked at: events, decisions and the end state are the same for every `fps`.
package struct Replay {
  /// What happened since the step before, and how everything stands then.
  package struct Step: Sendable {
    /// In order of time, up to `time`.
    package var events: [PhoneEvent]
    package var time: Seconds
    /// One a sheet; empty only at a script's end between two frames.
    package var frames: [FrameState]
  }

  /// How long after the last input to wait for rest, in milliseconds.
  package static let patience = 60_000.0

  /// The screen as the last step left it.
  package private(set) var screen: PhoneScreen
  private let script: Script
  private let fps: Double
  private var frameIndex = 0
  private var inputIndex = 0
  private var isOver = false

  /// `fps` is above 0; the script's inputs are in order of time. `pixelScale` matters to pictures
  /// only.
  package init(
    _ script: Script, fps: Double, restaurants: [Restaurant], text: any TextMeasuring,
    pixelScale: Double = 1
  ) {
    precondition(fps > 0, "a replay needs a frame rate above 0")
    self.script = script
    self.fps = fps
    var setup = script.setup(restaurants: restaurants)
    setup.pixelScale = pixelScale
    screen = PhoneScreen(setup: setup, text: text)
  }

  /// The next frame, or nil after the last one.
  package mutating func next() -> Step? {
    guard !isOver else { return nil }
    let time = Double(frameIndex) * 1000 / fps
    if let end = script.end, time > end { return last(at: end) }
    let events = run(to: time)
    frameIndex += 1
    isOver = script.end == nil && isAtRest(at: time)
    return Step(events: events, time: time / 1000, frames: screen.frames(at: time / 1000))
  }

  /// The screen at a time in milliseconds, after everything that the script does up to then. Times
  /// must not go back.
  package mutating func picture(at time: Double) -> Picture {
    _ = run(to: time)
    return screen.picture(at: time / 1000)
  }

  /// What happens between the last frame and the script's end.
  private mutating func last(at end: Double) -> Step? {
    isOver = true
    let events = run(to: end)
    return events.isEmpty ? nil : Step(events: events, time: end / 1000, frames: [])
  }

  private mutating func run(to time: Double) -> [PhoneEvent] {
    var events: [PhoneEvent] = []
    while inputIndex < script.inputs.count, script.inputs[inputIndex].at <= time {
      events += perform(script.inputs[inputIndex])
      inputIndex += 1
    }
    return events + screen.advance(to: time / 1000)
  }

  private mutating func perform(_ input: Script.Input) -> [PhoneEvent] {
    let time = input.at / 1000
    let due = screen.advance(to: time)
    switch input.action {
    case .event(let event): return due + screen.handle(event, at: time)
    case .command(let command): return due + screen.perform(command, at: time)
    }
  }

  private func isAtRest(at time: Double) -> Bool {
    guard inputIndex == script.inputs.count else { return false }
    let lastInput = script.inputs.last?.at ?? 0
    let isQuiet = !screen.isAnimating(at: time / 1000) && screen.nextDeadline == nil
    return isQuiet || time >= lastInput + Self.patience
  }
}

extension Script {
  /// The phone that the script is played on.
  package func setup(restaurants: [Restaurant]) -> PhoneSetup {
    var setup = PhoneSetup()
    setup.scene = scene
    setup.device = device
    setup.profile = profile
    setup.appearance = appearance
    setup.reduceMotion = reduceMotion
    setup.textSize = textSize
    setup.policy = policy
    setup.configuration = configuration
    setup.startsPresented = startsPresented
    setup.bareContentHeight = contentHeight
    setup.restaurants = restaurants
    return setup
  }

  /// A script that plays on a phone set up like this one, with no inputs yet.
  package init(_ setup: PhoneSetup) {
    scene = setup.scene
    device = setup.device
    profile = setup.profile
    appearance = setup.appearance
    reduceMotion = setup.reduceMotion
    textSize = setup.textSize
    policy = setup.policy
    configuration = setup.configuration
    startsPresented = setup.startsPresented
    contentHeight = setup.bareContentHeight
  }
}
