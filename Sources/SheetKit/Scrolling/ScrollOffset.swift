/// Where scrolling content stands or how it moves. Offsets are points from its top; velocities
/// count with the offset.
enum ScrollOffset: Hashable, Sendable {
  /// It stands.
  case still(Double)
  /// It follows a finger; past an edge it is shown with resistance.
  case held(Double)
  /// It decelerates or bounces. `maximum` is the largest offset it was started with.
  indirect case flying(ScrollMotion, start: Seconds, maximum: Double)
  /// It goes to an offset by a wheel notch, a key or code.
  indirect case gliding(EaseMotion, start: Seconds)

  /// The offset at a time without resistance.
  func raw(at time: Seconds) -> Double {
    switch self {
    case .still(let offset), .held(let offset): offset
    case .flying(let motion, let start, _): motion.offset(at: time - start)
    case .gliding(let motion, let start): motion.position(at: time - start)
    }
  }

  /// The offset on screen at a time where the largest offset is `maximum` at that time.
  func shown(at time: Seconds, maximum: Double, viewport: Double, coefficient: Double) -> Double {
    let raw = raw(at: time)
    switch self {
    case .still, .gliding: return raw.clamped(to: 0...maximum)
    case .held:
      return RubberBand(dimension: viewport, coefficient: coefficient)
        .banded(raw, in: 0...maximum)
    case .flying(_, _, let planned):
      let held = raw.clamped(to: 0...planned)
      return min(held, maximum) + (raw - held)
    }
  }

  /// The velocity at a time.
  func velocity(at time: Seconds) -> Double {
    switch self {
    case .still, .held: 0
    case .flying(let motion, let start, _): motion.velocity(at: time - start)
    case .gliding(let motion, let start): motion.velocity(at: time - start)
    }
  }

  /// Until when it moves by itself, or nil where it does not.
  var end: Seconds? {
    switch self {
    case .still, .held: nil
    case .flying(let motion, let start, _): start + motion.settlingTime
    case .gliding(let motion, let start): start + motion.settlingTime
    }
  }

  /// Whether it moves by itself at a time.
  func isMoving(at time: Seconds) -> Bool { end.map { time < $0 } ?? false }
}
