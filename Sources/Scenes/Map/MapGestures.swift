import Canvas
import SheetKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A map's camera under fingers, wheel and keys: pans with momentum, zooms at the pointer, pinches
/// with two fingers. A value; times must not go back.
///
///     map.press(1, at: Point(x: 200, y: 300), device: .mouse, time: 0)
///     map.move(1, to: Point(x: 150, y: 300), time: 0.05)
///     map.release(1, time: 0.06)
///     map.camera(at: 0.5)              // on its way west
struct MapGestures: Hashable, Sendable {
  /// What fingers do.
  private enum Hold: Hashable {
    case none
    /// Within the slop; `stopped` says whether the press stopped a motion.
    case pressing(start: Point, slop: Double, stopped: Bool)
    /// The camera without resistance when the fingers came to be as they are, and where they were.
    case dragging(base: MapCamera, origin: Grip)
  }

  /// One or two fingers as a middle and a spread, in points.
  private struct Grip: Hashable {
    var middle: Point
    var spread: Double?
  }

  private(set) var limits: MapLimits
  private var motion: MapMotion
  private var hold = Hold.none
  private var fingers: [Pointer.ID: Point] = [:]
  private var trackers = (x: VelocityTracker(), y: VelocityTracker())
  private var lastTap: (time: Seconds, place: Point)?

  /// A second tap within so many seconds and points is a double tap (Apple's are about that; C).
  private static let doubleTap = (time: 0.35, distance: 24.0)
  /// Levels a wheel notch, and per point of a precise wheel (C, by feel).
  private static let notch = 0.35
  private static let preciseStep = 1.0 / 160
  private static let wheelTime = 0.18
  private static let glideTime = 0.45
  /// Points an arrow key moves by.
  private static let arrowStep = 90.0

  init(_ camera: MapCamera, limits: MapLimits) {
    self.limits = limits
    motion = .still(limits.clamped(camera))
  }

  static func == (a: MapGestures, b: MapGestures) -> Bool {
    a.limits == b.limits && a.motion == b.motion && a.hold == b.hold && a.fingers == b.fingers
  }

  func hash(into hasher: inout Hasher) { hasher.combine(motion) }

  private var view: Size { limits.view }

  func camera(at time: Seconds) -> MapCamera {
    guard case .dragging(let base, let origin) = hold, let grip else {
      return motion.camera(at: time, in: view)
    }
    return limits.softened(dragged(base, origin, grip))
  }

  func isMoving(at time: Seconds) -> Bool {
    if case .dragging = hold { return false }
    return motion.isMoving(at: time)
  }

  /// Whether fingers move it.
  var isDragging: Bool {
    if case .dragging = hold { true } else { false }
  }

  /// Whether its level is changing: what is drawn will be scaled anyway.
  func isZooming(at time: Seconds) -> Bool {
    if case .dragging(_, let origin) = hold { return origin.spread != nil }
    return motion.isZooming(at: time)
  }

  /// Another view; the middle and the level stay as far as they may.
  mutating func resize(_ limits: MapLimits, at time: Seconds) {
    guard limits != self.limits else { return }
    let camera = camera(at: time)
    self.limits = limits
    guard case .none = hold else { return }
    motion = .still(limits.clamped(camera))
  }

  // MARK: Fingers

  /// A finger goes down. Answers whether it may become a tap.
  mutating func press(
    _ id: Pointer.ID, at place: Point, device: Pointer.Device, time: Seconds
  ) -> Bool {
    let shown = camera(at: time)
    let wasMoving = isMoving(at: time)
    fingers[id] = place
    if fingers.count > 1 {
      grab(shown)
      return false
    }
    motion = .still(shown)
    hold = .pressing(start: place, slop: device == .mouse ? 4 : 8, stopped: wasMoving)
    trackers.x.begin(at: time, position: place.x)
    trackers.y.begin(at: time, position: place.y)
    return !wasMoving
  }

  mutating func move(_ id: Pointer.ID, to place: Point, time: Seconds) {
    guard fingers[id] != nil else { return }
    fingers[id] = place
    if fingers.count == 1 {
      trackers.x.move(at: time, position: place.x)
      trackers.y.move(at: time, position: place.y)
    }
    guard case .pressing(let start, let slop, _) = hold else { return }
    let (dx, dy) = (place.x - start.x, place.y - start.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance > slop else { return }
    let origin = Point(x: start.x + dx * slop / distance, y: start.y + dy * slop / distance)
    let base = limits.hardened(motion.camera(at: time, in: view))
    hold = .dragging(base: base, origin: Grip(middle: origin, spread: nil))
  }

  /// A finger goes up. Answers whether that was a tap.
  mutating func release(_ id: Pointer.ID, time: Seconds) -> Bool {
    guard let place = fingers[id] else { return false }
    let shown = camera(at: time)
    let pinched = fingers.count > 1
    fingers[id] = nil
    if !fingers.isEmpty {
      grab(shown)
      restartTracking(at: time)
      return false
    }
    defer { hold = .none }
    switch hold {
    case .none: return false
    case .pressing(_, _, let stopped):
      settle(shown, velocity: .zero, at: time)
      return !stopped && !pinched
    case .dragging:
      let velocity = Point(
        x: -trackers.x.release(at: time, position: place.x),
        y: -trackers.y.release(at: time, position: place.y))
      hold = .none
      settle(shown, velocity: velocity, at: time)
      return false
    }
  }

  /// A finger is lost: the map stops.
  mutating func cancel(_ id: Pointer.ID, time: Seconds) {
    guard fingers[id] != nil else { return }
    let shown = camera(at: time)
    fingers[id] = nil
    guard fingers.isEmpty else { return grab(shown) }
    hold = .none
    settle(shown, velocity: .zero, at: time)
  }

  private var grip: Grip? {
    let places = fingers.sorted { $0.key < $1.key }.map(\.value)
    guard let first = places.first else { return nil }
    guard places.count > 1 else { return Grip(middle: first, spread: nil) }
    let second = places[1]
    let (dx, dy) = (second.x - first.x, second.y - first.y)
    return Grip(
      middle: Point(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2),
      spread: max(12, (dx * dx + dy * dy).squareRoot()))
  }

  private mutating func grab(_ shown: MapCamera) {
    guard let grip else { return }
    hold = .dragging(base: limits.hardened(shown), origin: grip)
  }

  private mutating func restartTracking(at time: Seconds) {
    guard let place = fingers.values.first else { return }
    trackers.x.begin(at: time, position: place.x)
    trackers.y.begin(at: time, position: place.y)
  }

  /// The camera without the limits' resistance to its middle.
  private func dragged(_ base: MapCamera, _ origin: Grip, _ grip: Grip) -> MapCamera {
    var camera = base
    if let from = origin.spread, let to = grip.spread { camera.zoom += log2(to / from) }
    camera.zoom = limits.softened(zoom: camera.zoom)
    var held = base
    held.zoom = limits.softened(zoom: base.zoom)
    camera.put(held.place(origin.middle, in: view), at: grip.middle, in: view)
    return camera
  }

  /// Velocity in pt/s of the camera.
  private mutating func settle(_ camera: MapCamera, velocity: Point, at time: Seconds) {
    guard limits.zooms.contains(camera.zoom) else {
      return glide(to: limits.clamped(camera), anchor: nil, at: time, Self.glideTime)
    }
    let centers = limits.centers(atZoom: camera.zoom)
    func axis(_ value: Double, _ speed: Double, _ range: ClosedRange<Double>) -> Coasting {
      Coasting(
        from: value * camera.scale, velocity: speed,
        range: (range.lowerBound * camera.scale)...(range.upperBound * camera.scale))
    }
    motion = .coasting(
      x: axis(camera.center.x, velocity.x, centers.x),
      y: axis(camera.center.y, velocity.y, centers.y), zoom: camera.zoom, start: time)
    if !motion.isMoving(at: time) { motion = .still(camera) }
  }
}

// MARK: Zooming and moving by wheel, tap, key and code

extension MapGestures {
  /// Notes a tap and answers whether it is the second of two: then it zooms in there.
  mutating func tap(at place: Point, time: Seconds) -> Bool {
    defer { lastTap = (time, place) }
    guard let last = lastTap, time - last.time <= Self.doubleTap.time,
      abs(place.x - last.place.x) + abs(place.y - last.place.y) <= Self.doubleTap.distance
    else { return false }
    zoom(by: 1, at: place, time: time, Self.glideTime)
    lastTap = nil
    return true
  }

  /// `dy` > 0, away from the hand, comes nearer.
  mutating func wheel(_ wheel: Wheel, time: Seconds) {
    guard fingers.isEmpty else { return }
    if wheel.isPrecise {
      zoom(by: wheel.dy * Self.preciseStep, at: wheel.position, time: time, 0)
    } else {
      zoom(by: wheel.dy * Self.notch, at: wheel.position, time: time, Self.wheelTime)
    }
  }

  /// Comes nearer by so many levels with the place under `anchor` staying there.
  mutating func zoom(by levels: Double, at anchor: Point, time: Seconds, _ duration: Seconds) {
    let now = camera(at: time)
    let goal = limits.zoom((isZooming(at: time) ? motion.goal(in: view).zoom : now.zoom) + levels)
    let end = now.zoomed(to: goal, keeping: anchor, in: view)
    let held = limits.clamped(end)
    glide(to: held, anchor: held == end ? anchor : nil, at: time, duration)
  }

  mutating func zoomStep(_ levels: Double, time: Seconds) {
    let middle = Point(x: view.width / 2, y: (view.height - limits.coveredBottom) / 2)
    zoom(by: levels, at: middle, time: time, Self.glideTime)
  }

  /// Moves by steps of an arrow key, east and south.
  mutating func step(east: Double, south: Double, time: Seconds) {
    var goal = isMoving(at: time) ? motion.goal(in: view) : camera(at: time)
    goal.center.x += east * Self.arrowStep / goal.scale
    goal.center.y += south * Self.arrowStep / goal.scale
    glide(to: limits.clamped(goal), anchor: nil, at: time, Self.glideTime)
  }

  /// Brings a place to a point of the view, at least at a level.
  mutating func show(_ place: Point, at point: Point, minimumZoom: Double, time: Seconds) {
    var goal = camera(at: time)
    goal.zoom = limits.zoom(max(goal.zoom, minimumZoom))
    goal.put(place, at: point, in: view)
    glide(to: limits.clamped(goal), anchor: nil, at: time, Self.glideTime)
  }

  private mutating func glide(
    to goal: MapCamera, anchor: Point?, at time: Seconds, _ duration: Seconds
  ) {
    let now = camera(at: time)
    hold = .none
    fingers = [:]
    motion =
      duration > 0 && now != goal
      ? .gliding(from: now, to: goal, anchor: anchor, start: time, duration: duration)
      : .still(goal)
  }
}
