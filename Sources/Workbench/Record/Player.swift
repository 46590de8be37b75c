import Canvas
import Scenes
import SheetKit

/// Shows a recording at any time of it, forwards and backwards.
///
/// Going forwards it lets time pass; for going back it keeps the phone as it was every quarter of a
/// second. A class: whoever asks whether something is being shown copies no phones.
final class Player {
  let recording: Recording
  private var current: Moment
  private var kept: [Moment]

  /// The phone at a time, and how many steps were done by then.
  private struct Moment {
    var time: Seconds
    var done: Int
    var screen: PhoneScreen
  }

  private static let interval = 0.25
  private static let mostKept = 1200

  init(_ recording: Recording) {
    self.recording = recording
    current = Moment(time: recording.origin, done: 0, screen: recording.start)
    kept = [current]
  }

  /// The phone at a time on the recording's clock, which is held between its beginning and end.
  func screen(at time: Seconds) -> PhoneScreen {
    move(to: time)
    return current.screen
  }

  func marks(at time: Seconds, origin: Point) -> [Mark] {
    move(to: time)
    return current.screen.marks(at: current.time, origin: origin)
  }

  /// The size in points of the phone as it was last seen.
  var size: Size { current.screen.size }

  func setPixelScale(_ scale: Double) { current.screen.setPixelScale(scale) }

  private func move(to time: Seconds) {
    let wanted = min(max(time, recording.origin), recording.end)
    if wanted < current.time { goBack(to: wanted) }
    _ = run(to: wanted)
  }

  private func goBack(to time: Seconds) {
    let scale = current.screen.setup.pixelScale
    current = kept.last { $0.time <= time } ?? kept[0]
    current.screen.setPixelScale(scale)
  }

  private func run(to time: Seconds) -> [PhoneEvent] {
    var events: [PhoneEvent] = []
    while current.done < recording.steps.count, recording.steps[current.done].time <= time {
      let step = recording.steps[current.done]
      keep(until: step.time, &events)
      events += current.screen.perform(step.action, at: step.time)
      current.time = step.time
      current.done += 1
    }
    keep(until: time, &events)
    events += current.screen.advance(to: time)
    current.time = time
    return events
  }

  /// Keeps the phone wherever a quarter of a second has passed on the way.
  private func keep(until time: Seconds, _ events: inout [PhoneEvent]) {
    while let last = kept.last, last.time + Self.interval <= time, kept.count < Self.mostKept {
      let next = last.time + Self.interval
      guard next >= current.time else {
        kept.append(current)
        continue
      }
      events += current.screen.advance(to: next)
      current.time = next
      kept.append(current)
    }
  }
}

extension Player {
  /// A longer recording is looked at less often.
  private static let mostSamples = 6000.0

  /// How the sheet that moved moves through the whole recording, looked at so many times a second
  /// and after everything that was done.
  static func curve(of recording: Recording, fps: Double = 120) -> MotionCurve {
    let player = Player(recording)
    var events: [PhoneEvent] = []
    var states: [(time: Seconds, isAfterInput: Bool, frames: [FrameState])] = []
    for (time, isAfterInput) in moments(of: recording, fps: fps) {
      events += player.run(to: time)
      states.append((time, isAfterInput, player.current.screen.frames(at: time)))
    }
    let level = events.map(\.level).max() ?? 0
    var curve = MotionCurve()
    for state in states where state.frames.indices.contains(level) {
      curve.add(
        MotionSample(state.frames[level].presentation, at: state.time),
        isAfterInput: state.isAfterInput)
    }
    curve.events = events.filter { $0.level == level }.map(\.event)
    var track = FingerTrack()
    curve.finger = recording.steps.compactMap { track.sample(of: $0) }
    return curve
  }

  /// When a recording is looked at, in order, and whether something was done just then.
  private static func moments(
    of recording: Recording, fps: Double
  ) -> [(time: Seconds, isAfterInput: Bool)] {
    let count = max(1, Int(min((recording.duration * fps).rounded(.up), mostSamples)))
    let regular = (0...count).map { index in
      let time = recording.origin + recording.duration * Double(index) / Double(count)
      return (time: time, isAfterInput: false)
    }
    guard recording.steps.count <= Int(mostSamples) else { return regular }
    let inputs = recording.steps.map { (time: $0.time, isAfterInput: true) }
    return (inputs + regular).sorted { $0.time < $1.time }
  }
}
