/// The time that the phone's screen lives in: the loop's, but never before what was last shown.
///
/// A frame of an animation is drawn as it will look while it can be seen, a little ahead of the
/// moment it is drawn at. A press that arrives before that moment is handled at the time of the
/// frame that the person saw, so a sheet caught mid-flight stays where it was on the screen.
///
/// It all but stands still where the loop could not run for a while, as when the program was stopped:
/// what moved then goes on from where it was seen last, and does not leap.
struct ScreenClock {
  /// The longest time in seconds between two frames of what moves; a longer one counts as `step`.
  static let longestGap = 0.5
  static let step = 0.05

  private var latest = 0.0
  /// Seconds of the loop's time that are left out.
  private var skipped = 0.0
  /// When the loop last ran, in its own time, while something moved.
  private var lastStep: Double?

  /// The time at which an event of the loop's time `time` is handled: a whole microsecond, as a
  /// recording keeps it.
  mutating func time(of time: Double) -> Double {
    latest = max(latest, ((time - skipped) * 1_000_000).rounded() / 1_000_000)
    return latest
  }

  /// The time that a frame drawn at `now` shows, `lead` seconds ahead.
  mutating func frameTime(at now: Double, lead: Double) -> Double {
    latest = max(latest, now - skipped + lead)
    return latest
  }

  /// The screen's time at the loop's time `now`, where nothing is done at it.
  func time(at now: Double) -> Double { now - skipped }

  /// Seconds from the loop's time `now` until the screen's time `deadline`; 0 if it has passed.
  func delay(until deadline: Double, at now: Double) -> Double {
    max(0, deadline + skipped - now)
  }

  /// The loop runs again, at `now`.
  mutating func goOn(at now: Double) {
    guard let last = lastStep, now - last > Self.longestGap else { return }
    skipped += now - last - Self.step
    lastStep = now
  }

  /// The loop is about to wait, while something that can be seen `isMoving`, or nothing does.
  mutating func pause(at now: Double, isMoving: Bool) {
    lastStep = isMoving ? now : nil
  }
}
