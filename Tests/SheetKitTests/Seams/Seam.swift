import SheetKit

/// A sheet's life around one seam, in milliseconds.
struct Seam: Sendable, CustomStringConvertible {
  /// How the motion after the seam follows from the one before it.
  enum Rule: Sendable {
    /// Both position and velocity go on.
    case kept
    /// Both go on as they are on screen; without resistance they are others, as what is shown with
    /// resistance is now shown with another.
    case shown
    /// A hand lets go: the motion begins with the hand's velocity.
    case thrown
    /// A hand holds it: it goes with the hand, before and after.
    case held
  }

  let name: String
  var configuration = SheetConfiguration().presentationDetents([.medium, .large])
  var startsPresented = true
  var contentHeight: Double?
  /// What happens when, beside the finger.
  var inputs: [Int: [SheetInput]] = [:]
  /// Where the finger is from when on, until it is let go; nil = no finger.
  var finger: Finger?
  let seam: Int
  let rule: Rule
  /// How long after the seam it is checked that the sheet goes with the finger.
  var follows = 60
  /// The least speed in pt/s at which the seam is crossed.
  var least = 50.0
  var length = 900

  var description: String { name }

  /// A finger that goes down, waits, moves steadily, and may stop and let go.
  struct Finger: Sendable {
    let down: Int
    let y: Double
    /// Points a millisecond, down.
    let speed: Double
    /// When it turns round, if it does.
    var turns: Int?
    var up: Int?
    var region = SheetRegion.header
    /// Until when it lies still.
    var rests = 0

    /// Where it is, or nil while it is up.
    func y(at ms: Int) -> Double? {
      guard ms >= down, up.map({ ms <= $0 }) ?? true else { return nil }
      func moved(_ end: Int) -> Double { Double(max(0, end - max(down, rests))) * speed }
      guard let turns, ms > turns else { return y + moved(ms) }
      return y + moved(turns) - (moved(ms) - moved(turns))
    }
  }
}

/// A seam being run.
struct SeamRun {
  private(set) var sheet: Sheet
  private let seam: Seam
  /// Where a finger among the inputs is.
  private var otherFinger = 0.0

  struct Frame {
    /// Points up from the container's bottom edge, on screen.
    let shown: Double
    /// The same without resistance.
    let unresisted: Double
    let scroll: Double
    /// pt/s, up.
    let velocity: Double
    /// d(shown) / d(unresisted).
    let slope: Double
  }

  init(_ seam: Seam) {
    self.seam = seam
    var configuration = seam.configuration
    configuration.tuning.mouseSlop = 4
    sheet = Sheet(
      configuration: configuration, container: Containers.phone,
      startsPresented: seam.startsPresented)
    if let height = seam.contentHeight {
      _ = sheet.handle(.content([ContentMetrics(height: height, headerHeight: 44)]), at: 0)
    }
  }

  mutating func advance(to ms: Int) { _ = sheet.advance(to: Double(ms) / 1000) }

  /// Everything that happens at a millisecond; answers how far the finger went.
  mutating func feed(at ms: Int) -> Double {
    let time = Double(ms) / 1000
    var travel = feedFinger(at: ms)
    for input in seam.inputs[ms] ?? [] {
      if case .pointerMove(_, let position) = input {
        travel += abs(position.y - otherFinger)
        otherFinger = position.y
      }
      if case .pointerDown(_, let position, _, _, _) = input { otherFinger = position.y }
      _ = sheet.handle(input, at: time)
    }
    return travel
  }

  private mutating func feedFinger(at ms: Int) -> Double {
    guard let finger = seam.finger, let y = finger.y(at: ms) else { return 0 }
    let (time, position) = (Double(ms) / 1000, PointerPosition(x: 195, y: y))
    if ms == finger.down {
      _ = sheet.handle(.pointerDown(1, position, on: finger.region), at: time)
    } else if ms == finger.up {
      _ = sheet.handle(.pointerUp(1, position), at: time)
    } else {
      _ = sheet.handle(.pointerMove(1, position), at: time)
    }
    return abs(y - (finger.y(at: ms - 1) ?? y))
  }

  func frame(at ms: Int) -> Frame {
    let time = Double(ms) / 1000
    let picture = sheet.presentation(at: time)
    let shown = sheet.container.height - picture.top
    var (unresisted, slope) = (shown, 1.0)
    switch sheet.phase {
    case .dragging(let drag):
      (unresisted, slope) = (drag.position, drag.limits.slope(at: drag.position))
    case .presenting(let flight), .settling(let flight):
      unresisted = flight.motion.position(at: time - flight.start)
      slope = flight.limits.slope(at: unresisted)
    case .hidden, .resting, .dismissing: break
    }
    return Frame(
      shown: shown, unresisted: unresisted, scroll: picture.scroll, velocity: -picture.velocity,
      slope: slope)
  }

  /// The speed on screen in pt/s, up, between two times in milliseconds, with nothing done.
  func speed(from start: Double, to end: Double) -> Double {
    let before = sheet.presentation(at: start / 1000)
    let after = sheet.presentation(at: end / 1000)
    return (before.top - after.top) / ((end - start) / 1000)
  }

  /// The finger's velocity in pt/s, up.
  func fingerVelocity(before ms: Int) -> Double {
    guard let finger = seam.finger, let now = finger.y(at: ms), let then = finger.y(at: ms - 1)
    else { return 0 }
    return (then - now) * 1000
  }
}
