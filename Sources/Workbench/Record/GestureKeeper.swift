import Canvas
import Scenes
import SheetKit

/// Keeps the last movement of the sheets from rest to rest, without being asked to.
struct GestureKeeper {
  /// The last one that is over.
  private(set) var last: Recording?
  /// How the last one moved; the one in progress, as far as it has been seen.
  private(set) var curve = MotionCurve()
  /// The settings that the last release was decided under.
  private(set) var releasedUnder: SheetConfiguration?
  private var current: Recording?
  private var track = FingerTrack()
  private var level = 0

  /// A movement of more steps than this is not kept.
  private static let mostSteps = 20_000

  var isInProgress: Bool { current != nil }

  /// Something is about to be done to the phone.
  mutating func note(_ action: Script.Action, on phone: PhoneScreen, at time: Seconds) {
    if current == nil, action.canMoveASheet {
      current = Recording(start: phone, at: time)
      curve = MotionCurve()
      track = FingerTrack()
      level = 0
    }
    guard current != nil else { return }
    current?.append(action, at: time)
    // How it stood until now: no frame is drawn while nothing moves.
    sample(phone, at: time, isAfterInput: false)
    if let step = current?.steps.last, let finger = track.sample(of: step) {
      curve.finger.append(finger)
    }
  }

  /// Something was done to the phone.
  mutating func noteInput(to phone: PhoneScreen, at time: Seconds) {
    if current != nil { sample(phone, at: time, isAfterInput: true) }
  }

  /// What the sheets did.
  mutating func note(_ events: [PhoneEvent], on phone: PhoneScreen) {
    guard current != nil else { return }
    for event in events {
      if case .decision = event.event.kind, phone.sheets.sheets.indices.contains(event.level) {
        releasedUnder = phone.sheets.sheets[event.level].configuration
      }
      if event.level > level {
        level = event.level
        curve = MotionCurve()
      }
      if event.level == level { curve.events.append(event.event) }
    }
  }

  /// Looks at the phone; where it has come to rest the movement is over. Returns whether that is so
  /// now.
  mutating func look(at phone: PhoneScreen, at time: Seconds) -> Bool {
    guard let recording = current else { return false }
    sample(phone, at: time, isAfterInput: false)
    guard recording.steps.count <= Self.mostSteps else {
      current = nil
      return false
    }
    guard !phone.isAnimating(at: time), !phone.isPressed, phone.nextDeadline == nil else {
      return false
    }
    finish(recording, at: time)
    return true
  }

  private mutating func sample(_ phone: PhoneScreen, at time: Seconds, isAfterInput: Bool) {
    let frames = phone.frames(at: time)
    guard frames.indices.contains(level) else { return }
    curve.add(MotionSample(frames[level].presentation, at: time), isAfterInput: isAfterInput)
  }

  private mutating func finish(_ recording: Recording, at time: Seconds) {
    current = nil
    let heights = curve.samples.map(\.height)
    let moved = (heights.max() ?? 0) - (heights.min() ?? 0) > 0.5 || !curve.events.isEmpty
    guard moved else {
      curve = last.map { Player.curve(of: $0) } ?? MotionCurve()
      return
    }
    var whole = recording
    whole.end = max(whole.end, time)
    last = whole
    curve = Player.curve(of: whole)
  }

  mutating func forget() { self = GestureKeeper() }
}

extension Script.Action {
  /// Whether it may set a sheet in motion: a mouse passing over does not.
  fileprivate var canMoveASheet: Bool {
    switch self {
    case .event(.hover), .event(.drop), .event(.text), .event(.focusLost),
      .event(.pointerUp), .event(.pointerCancel):
      false
    case .event, .command: true
    }
  }
}
