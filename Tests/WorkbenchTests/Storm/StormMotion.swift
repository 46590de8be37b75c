import Scenes
import SheetKit

@testable import Workbench

/// SPEC §15 for what moves by itself: looked at frame by frame, a sheet makes no step that its speed
/// does not allow, its dimming follows its height, and what it tells depends on no frame.
struct StormMotion {
  /// Of long waits the first frames are looked at.
  private static let mostFrames = 30
  private static let frame = 1 / 60.0

  private var phone: PhoneScreen
  private var events: [PhoneEvent] = []
  private(set) var failure: String?

  /// What is wrong with how a phone goes from one time to another, where it told `events` at once.
  static func failure(
    of phone: PhoneScreen, from start: Seconds, to end: Seconds, telling events: [PhoneEvent]
  ) -> String? {
    guard phone.isAnimating(at: start) || phone.nextDeadline.map({ $0 <= end }) == true else {
      return nil
    }
    var motion = StormMotion(phone: phone)
    motion.run(from: start, to: end)
    if motion.events != events { return "\(events) at once, \(motion.events) by frames" }
    return motion.failure
  }

  private init(phone: PhoneScreen) { self.phone = phone }

  private mutating func run(from start: Seconds, to end: Seconds) {
    var last = start
    for index in 1...Self.mostFrames {
      let time = min(start + Double(index) * Self.frame, end)
      step(from: last, to: time)
      last = time
      if time == end { return }
    }
    events += phone.advance(to: end)
  }

  private mutating func step(from start: Seconds, to end: Seconds) {
    let before = phone.sheets.sheets
    let told = phone.advance(to: end)
    events += told
    // What is told may change what a sheet is measured by.
    guard told.isEmpty else { return }
    for (old, new) in zip(before, phone.sheets.sheets) where old.ladder == new.ladder {
      check(old, at: start, new, at: end)
    }
  }

  private mutating func check(_ old: Sheet, at start: Seconds, _ new: Sheet, at end: Seconds) {
    let (from, to) = (old.presentation(at: start), new.presentation(at: end))
    guard from.opacity == 1, to.opacity == 1, to.style != .popover, from.style == to.style else {
      return
    }
    let step = abs(to.top - from.top)
    let reach = max(Self.speed(of: old, at: start), Self.speed(of: new, at: end)) * (end - start)
    if step > reach + 0.3 {
      failure = "a frame moves by \(step), its speed allows \(reach): \(from.phase), \(to.phase)"
    }
    guard abs(to.dim - from.dim) > 1e-9, (to.top < from.top) != (to.dim > from.dim) else { return }
    failure = "dim goes from \(from.dim) to \(to.dim), the top from \(from.top) to \(to.top)"
  }

  /// The most that the sheet can be moving at, in pt/s: a spring's energy never rises, and a finger
  /// and a wheel may do anything.
  private static func speed(of sheet: Sheet, at time: Seconds) -> Double {
    guard let flight = sheet.phase.flight else { return sheet.phase.drag == nil ? 0 : 40_000 }
    switch flight.motion {
    case .spring(let motion):
      let state = motion.freeState(at: time - flight.start)
      let stretch = motion.spring.frequency * state.displacement
      return (state.velocity * state.velocity + stretch * stretch).squareRoot()
    case .ease(let motion): return 10 * abs(motion.target - motion.from) / motion.duration
    }
  }
}
