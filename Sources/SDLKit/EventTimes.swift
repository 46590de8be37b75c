/// Turns SDL's millisecond timestamps into the loop's seconds, never backwards.
///
/// The timestamps count from SDL's start and are cut to whole milliseconds, so the distance
/// between the two clocks shows itself only up to a millisecond; the smallest one seen is the best.
struct EventTimes {
  private var distance = Double.infinity
  private var latest = -Double.infinity

  /// - Parameters:
  ///   - timestamp: of the event, in milliseconds.
  ///   - ticks: what SDL's millisecond clock shows now.
  ///   - now: what the loop's clock shows now, in seconds.
  mutating func time(ofTimestamp timestamp: UInt32, ticks: UInt32, now: Double) -> Double {
    distance = min(distance, now - Double(ticks) / 1000)
    let age = Double(ticks &- timestamp) / 1000
    let known = age < 60 ? min(now, Double(ticks) / 1000 - age + distance) : now
    latest = max(latest, known)
    return latest
  }
}
