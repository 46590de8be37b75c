/// A scrolling content's offset through presses, drags, flings, wheels and bounces, for lists that
/// are not in a sheet. Offsets are points from the top of the content; finger movements and their
/// velocities are positive **downwards**.
///
///     var list = ScrollPosition(contentHeight: 3000, viewportHeight: 700)
///     list.press(y: 400, at: 0)
///     list.move(y: 300, at: 0.05)
///     list.release(y: 250, at: 0.08)
///     list.offset(at: 0.5)                   // on its way
public struct ScrollPosition: Hashable, Sendable {
  /// A finger on the content.
  private enum Finger: Hashable {
    case up
    /// Within the slop; `stopped` says whether it stopped a motion.
    case resting(y: Double, slop: Double, stopped: Bool)
    case dragging(y: Double)
  }

  /// Full height of what scrolls, in points.
  public private(set) var contentHeight: Double
  /// Height of the opening it scrolls in, in points.
  public private(set) var viewportHeight: Double
  /// Whether it bounces at its top.
  public let bouncesAtTop: Bool
  /// Its numbers.
  public var tuning: SheetTuning
  private var state = ScrollOffset.still(0)
  private var finger = Finger.up
  private var tracker = VelocityTracker()

  /// Makes a position at the top; extents in points ≥ 0.
  public init(
    contentHeight: Double = 0, viewportHeight: Double = 0, bouncesAtTop: Bool = true,
    tuning: SheetTuning = SheetTuning()
  ) {
    self.contentHeight = contentHeight
    self.viewportHeight = viewportHeight
    self.bouncesAtTop = bouncesAtTop
    self.tuning = tuning
  }

  /// The largest offset at rest.
  public var maximumOffset: Double { max(0, contentHeight - viewportHeight) }

  /// The offset at a time; outside 0…``maximumOffset`` while it is pulled or bounces.
  public func offset(at time: Seconds) -> Double {
    state.shown(
      at: time, maximum: maximumOffset, viewport: viewportHeight,
      coefficient: tuning.rubberBandCoefficient)
  }

  /// Speed of the content at a time in pt/s, positive **downwards** (towards its top).
  public func velocity(at time: Seconds) -> Double { 0 - state.velocity(at: time) }

  /// Whether it moves by itself at a time.
  public func isAnimating(at time: Seconds) -> Bool { state.isMoving(at: time) }

  /// Whether a finger is down and past the slop.
  public var isDragging: Bool {
    if case .dragging = finger { true } else { false }
  }

  /// Sets the extents; an offset out of range is brought back at once.
  public mutating func resize(contentHeight: Double, viewportHeight: Double, at time: Seconds) {
    guard contentHeight != self.contentHeight || viewportHeight != self.viewportHeight else {
      return
    }
    self.contentHeight = contentHeight
    self.viewportHeight = viewportHeight
    if !isDragging { settle(velocity: state.velocity(at: time), at: time) }
  }

  /// A finger goes down: momentum stops. Returns whether it was moving (then the press is no tap).
  @discardableResult
  public mutating func press(
    y: Double, at time: Seconds, device: PointerDevice = .mouse
  ) -> Bool {
    let wasMoving = state.isMoving(at: time)
    if wasMoving { state = .still(offset(at: time)) }
    finger = .resting(y: y, slop: device.slop(tuning), stopped: wasMoving)
    tracker.begin(at: time, position: y)
    return wasMoving
  }

  /// The finger moves; past the slop the content follows.
  public mutating func move(y: Double, at time: Seconds) {
    guard y.isPlace else { return }
    tracker.move(at: time, position: y)
    switch finger {
    case .up: break
    case .resting(let start, let slop, _):
      guard abs(y - start) > slop else { return }
      let origin = start + (y > start ? slop : -slop)
      finger = .dragging(y: origin)
      state = .held(unresisted(offset(at: time)))
      drag(to: y, from: origin, at: time)
    case .dragging(let last): drag(to: y, from: last, at: time)
    }
  }

  /// The finger goes up: the content decelerates or bounces back. Returns whether it was a tap:
  /// never past the slop, and not a press that stopped a motion.
  @discardableResult
  public mutating func release(y: Double, at time: Seconds) -> Bool {
    if case .dragging(let last) = finger, y != last { move(y: y, at: time) }
    let velocity = tracker.release(at: time, position: y, tuning: tuning)
    return lift(velocity: velocity, at: time)
  }

  /// The finger is lost: the content stops, or bounces back.
  public mutating func cancel(at time: Seconds) { _ = lift(velocity: 0, at: time) }

  private mutating func lift(velocity: Double, at time: Seconds) -> Bool {
    defer { finger = .up }
    switch finger {
    case .up: return false
    case .resting(_, _, let stopped):
      settle(velocity: 0, at: time)
      return !stopped
    case .dragging:
      settle(velocity: -velocity, at: time)
      return false
    }
  }

  private mutating func drag(to y: Double, from last: Double, at time: Seconds) {
    let moved = state.raw(at: time) - (y - last)
    state = .held(bouncesAtTop ? moved : max(0, moved))
    finger = .dragging(y: y)
  }

  /// The offset without resistance that is shown at `shown`.
  private func unresisted(_ shown: Double) -> Double {
    let held = shown.clamped(to: 0...maximumOffset)
    let band = RubberBand(
      dimension: viewportHeight, coefficient: tuning.rubberBandCoefficient)
    return held + band.overshoot(shown - held)
  }

  private mutating func settle(velocity: Double, at time: Seconds) {
    let motion = ScrollMotion(
      from: offset(at: time), velocity: velocity, maximum: maximumOffset,
      bouncesAtTop: bouncesAtTop, tuning: tuning)
    state = .flying(motion, start: time, maximum: maximumOffset)
  }
}

extension ScrollPosition {
  /// A wheel or touchpad over it: precise amounts at once, notches smoothed, landing exactly.
  public mutating func wheel(_ input: WheelInput, at time: Seconds) {
    guard input.dy.isPlace else { return }
    if input.isPrecise {
      scroll(to: offset(at: time) - input.dy, at: time)
    } else {
      let goal = goal(at: time) - input.dy * tuning.wheelNotch
      scroll(to: goal, at: time, animated: true)
    }
  }

  /// Scrolls to an offset by code, held to the range; animated as a wheel notch is, or at once.
  public mutating func scroll(to offset: Double, at time: Seconds, animated: Bool = false) {
    let goal = offset.clamped(to: 0...maximumOffset)
    guard animated else {
      state = .still(goal)
      return
    }
    let glide = EaseMotion(
      from: self.offset(at: time), to: goal, duration: max(0.001, tuning.wheelSmoothing),
      curve: .easeOut)
    state = .gliding(glide, start: time)
  }

  /// The offset in points that it glides to after a wheel or by code; else where it is, also while a
  /// finger or its throw moves it.
  public func goal(at time: Seconds) -> Double {
    if case .gliding(let motion, let start) = state, time - start < motion.settlingTime {
      return motion.target
    }
    return offset(at: time)
  }
}
