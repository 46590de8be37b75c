/// The time that the phone's screen lives in: the loop's, but never before what was last shown.
///
/// A frame of an animation is drawn as it will look while it can be seen, a little ahead of the
/// moment it is drawn at. A press that arrives before that moment is handled at the time of the
/// frame that the person saw, so a sheet caught mid-flight stays where it was on the screen.
struct ScreenClock {
  private var latest = 0.0

  /// The time at which an event of the loop's time `time` is handled: a whole microsecond, as a
  /// recording keeps it.
  mutating func time(of time: Double) -> Double {
    latest = max(latest, (time * 1_000_000).rounded() / 1_000_000)
    return latest
  }

  /// The time that a frame drawn at `now` shows, `lead` seconds ahead.
  mutating func frameTime(at now: Double, lead: Double) -> Double {
    latest = max(latest, now + lead)
    return latest
  }
}
