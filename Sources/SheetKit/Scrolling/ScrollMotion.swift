#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The course of content that scrolls by itself: it decelerates at a constant rate, and where it
/// reaches an edge with speed it bounces back, critically damped. Closed form; offsets and their
/// velocities count **with the offset** (positive = away from the top).
struct ScrollMotion: Hashable, Sendable {
  private let from: Double
  private let velocity: Double
  /// The decay of the velocity in 1/s.
  private let decay: Double
  /// When deceleration ends: it stands, or a bounce begins.
  private let handover: Seconds
  private let bounce: SpringMotion?
  /// Whether deceleration ends at an edge.
  private let isHit: Bool
  /// Seconds after its start from which it stands.
  let settlingTime: Seconds

  /// Starts at an offset with a velocity, between the edges 0 and `maximum`.
  init(
    from offset: Double, velocity: Double, maximum: Double, bouncesAtTop: Bool,
    tuning: SheetTuning
  ) {
    from = offset
    self.velocity = velocity
    decay = -1000 * log(tuning.decelerationRate.clamped(to: 0.01...0.99999))
    let edges = 0...max(0, maximum)
    if !edges.contains(offset) {
      handover = 0
      isHit = true
      bounce = Self.bounce(
        from: offset, to: offset.clamped(to: edges), velocity: velocity, tuning)
    } else {
      let edge = velocity < 0 ? 0 : edges.upperBound
      let hit = Self.time(to: edge - offset, velocity: velocity, decay: decay)
      let stop = Self.stopTime(velocity, decay, tuning)
      handover = min(hit ?? stop, stop)
      isHit = hit.map { $0 < stop } ?? false
      bounce =
        isHit && (velocity > 0 || bouncesAtTop)
        ? Self.bounce(from: edge, to: edge, velocity: velocity * exp(-decay * handover), tuning)
        : nil
    }
    settlingTime = handover + (bounce?.settlingTime ?? 0)
  }

  /// The offset after so many seconds.
  func offset(at time: Seconds) -> Double {
    if let bounce, time >= handover { return bounce.position(at: time - handover) }
    if !isHit, time >= handover { return from + velocity / decay }
    return from + velocity / decay * -expm1(-decay * time.clamped(to: 0...handover))
  }

  /// The velocity after so many seconds; 0 once it stands.
  func velocity(at time: Seconds) -> Double {
    guard time < settlingTime else { return 0 }
    if let bounce, time >= handover { return bounce.velocity(at: time - handover) }
    return velocity * exp(-decay * max(0, time))
  }

  private static func bounce(
    from: Double, to target: Double, velocity: Double, _ tuning: SheetTuning
  ) -> SpringMotion {
    SpringMotion(
      Spring(response: max(0.01, tuning.bounceResponse), dampingRatio: 1), from: from, to: target,
      velocity: velocity, settleDistance: tuning.settleDistance, settleSpeed: tuning.settleSpeed)
  }

  /// When deceleration has covered `distance`, or nil if it never does.
  private static func time(to distance: Double, velocity: Double, decay: Double) -> Seconds? {
    guard velocity != 0 else { return nil }
    let part = distance * decay / velocity
    guard part >= 0, part < 1 else { return nil }
    return -log1p(-part) / decay
  }

  /// When it is slower than what counts as standing, and nearer its end than what counts as there;
  /// then it is exactly there.
  private static func stopTime(
    _ velocity: Double, _ decay: Double, _ tuning: SheetTuning
  ) -> Seconds {
    let near = max(0.001, tuning.settleDistance) * decay
    let limit = min(max(0.01, tuning.scrollStopSpeed), near)
    return abs(velocity) > limit ? log(abs(velocity) / limit) / decay : 0
  }
}
