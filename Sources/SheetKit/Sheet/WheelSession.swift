/// A run of wheel or touchpad events over one region, until it falls silent (SPEC §14).
struct WheelSession: Hashable, Sendable {
  /// Notches on their way: `total` points **down**, smoothed from `start` on.
  struct Glide: Hashable, Sendable {
    let total: Double
    let start: Seconds

    /// Points done at a time; all of them after `duration` seconds.
    func done(at time: Seconds, duration: Seconds) -> Double {
      guard time < start + duration else { return total }
      return total * TimingCurve.easeOut.value(at: (time - start) / duration)
    }
  }

  /// What its movement may do.
  var gesture: Gesture
  /// When its newest event came.
  var lastEvent: Seconds
  /// Notches that are not there yet.
  var glide: Glide?

  /// When it is over: after the silence, and when every notch is there.
  func end(_ tuning: SheetTuning) -> Seconds {
    let silence = lastEvent + max(0.001, tuning.wheelSilence)
    guard let glide else { return silence }
    return max(silence, glide.start + max(0.001, tuning.wheelSmoothing))
  }
}
