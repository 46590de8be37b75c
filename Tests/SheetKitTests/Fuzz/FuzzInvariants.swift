import SheetKit

/// SPEC §15, checked step by step. Remembers the first failure.
struct FuzzInvariants {
  private(set) var failure: String?
  private var log = EventGrammar()
  private var lazyLog: [SheetEvent] = []
  private var pointers: [Int: Double] = [:]
  private var lastFrame: Frame?

  private struct Frame {
    let time: Seconds
    let picture: SheetPresentation
    let ladder: DetentLadder
    let speed: Double
  }

  mutating func fail(_ message: String) {
    if failure == nil { failure = message }
  }

  mutating func events(_ events: [SheetEvent], of sheet: Sheet, at time: Seconds) {
    for event in events { if let wrong = log.take(event, at: time) { fail(wrong) } }
    if let wrong = log.agree(with: sheet) { fail(wrong) }
  }

  mutating func lazyEvents(_ events: [SheetEvent]) { lazyLog += events }

  // MARK: Pointers

  mutating func pointerDown(_ id: Int, y: Double) { pointers[id] = pointers[id] ?? y }
  mutating func pointerUp(_ id: Int) { pointers[id] = nil }

  /// How far a pointer has travelled since it was last seen.
  mutating func pointerTravel(_ id: Int, to y: Double) -> Double {
    guard let last = pointers[id] else { return 0 }
    pointers[id] = y
    return abs(y - last)
  }

  private mutating func checkOwners(_ sheet: Sheet) {
    var owners = 0
    for id in [1, 2] {
      let owner = sheet.pointerOwner(PointerID(id))
      if (owner != nil) != (pointers[id] != nil) { fail("pointer \(id) has owner \(owner as Any)") }
      switch owner {
      case .sheet, .content, .undecided: owners += 1
      case .background, .ignored, nil: break
      }
    }
    if owners > 1 { fail("two pointers have the sheet") }
  }

  // MARK: Inputs

  /// An input moves the sheet at most as far as the pointer went, and what counts as settled
  /// (0.25 pt); only another container, or
  /// fading, may do more.
  mutating func input(
    _ input: SheetInput, from before: Sheet, to after: Sheet, travel: Double, at time: Seconds
  ) {
    lastFrame = nil
    checkOwners(after)
    let old = before.presentation(at: time)
    let new = after.presentation(at: time)
    if case .resize = input { return }
    guard old.opacity == 1, new.opacity == 1, new.style != .popover else { return }
    let jump = abs((after.container.height - new.top) - (before.container.height - old.top))
    if jump > travel + pendingWheel(before) + 0.26 {
      fail("\(input.name) makes the sheet jump by \(jump), the pointer went \(travel)")
    }
  }

  /// Notches on their way land at once when something else begins.
  private func pendingWheel(_ sheet: Sheet) -> Double {
    sheet.phase.drag?.reason == .scroll ? 2000 : 0
  }

  // MARK: Frames

  mutating func frame(_ sheet: Sheet, at time: Seconds) {
    let picture = sheet.presentation(at: time)
    checkRange(picture, sheet)
    checkDim(picture, sheet)
    let frame = Frame(
      time: time, picture: picture, ladder: sheet.ladder, speed: speed(of: sheet, at: time))
    if let lastFrame { checkStep(from: lastFrame, to: frame, sheet) }
    lastFrame = frame
  }

  private mutating func checkRange(_ picture: SheetPresentation, _ sheet: Sheet) {
    let numbers = [
      picture.height, picture.top, picture.velocity, picture.layoutHeight, picture.dim,
      picture.shadowOpacity, picture.opacity, picture.scroll, picture.pushBack.scale,
      picture.card.topRadius, picture.card.bottomInset,
    ]
    if !numbers.allSatisfy(\.isFinite) { fail("not finite: \(picture)") }
    let position = sheet.container.height - picture.top
    let ceiling = max(
      sheet.ladder.largest.position + max(100, picture.keyboardHeight), sheet.container.height)
    if picture.height < 0 || position > ceiling + 1e-6 { fail("out of range: \(position)") }
    if picture.scroll < 0 { fail("scrolled by \(picture.scroll)") }
    checkRefusal(picture, sheet)
  }

  /// A refused drag stays within the resisted range below its floor.
  private mutating func checkRefusal(_ picture: SheetPresentation, _ sheet: Sheet) {
    guard let drag = sheet.phase.drag, case .banded(let band) = drag.limits.below else { return }
    let position = sheet.container.height - picture.top
    if position < drag.limits.low - band.dimension - 1e-6 { fail("pulled out: \(position)") }
  }

  private mutating func checkDim(_ picture: SheetPresentation, _ sheet: Sheet) {
    if picture.dim < 0 || picture.dim > 1 { fail("dim \(picture.dim)") }
    if picture.phase == .hidden, picture.dim != 0 || picture.height != 0 {
      fail("hidden, but \(picture)")
    }
    guard picture.isBackgroundInteractive, picture.phase != .hidden else { return }
    if sheet.ladder.dimmingIndex != nil, picture.dim > 1e-6 {
      fail("interactive behind a dimming of \(picture.dim)")
    }
  }

  private mutating func checkStep(from old: Frame, to new: Frame, _ sheet: Sheet) {
    guard old.picture.opacity == 1, new.picture.opacity == 1, new.ladder.style != .popover else {
      return
    }
    let jump = abs(new.picture.top - old.picture.top)
    let reach = max(old.speed, new.speed) * (new.time - old.time) + 0.3
    if jump > reach {
      fail(
        "a frame jumps by \(jump), its speed allows \(reach): \(old.picture.phase) at "
          + "\(old.time) to \(new.picture.phase) at \(new.time)")
    }
    guard old.ladder == new.ladder, abs(old.picture.dim - new.picture.dim) > 1e-9 else { return }
    let isHigher = new.picture.top < old.picture.top
    if isHigher != (new.picture.dim > old.picture.dim) { fail("dim falls as the sheet rises") }
  }

  /// The most that the sheet can be moving at: a spring's energy never rises.
  private func speed(of sheet: Sheet, at time: Seconds) -> Double {
    guard let flight = sheet.phase.flight else { return sheet.phase.drag == nil ? 0 : 40000 }
    switch flight.motion {
    case .spring(let motion):
      let state = motion.freeState(at: time - flight.start)
      let stretch = motion.spring.frequency * state.displacement
      return (state.velocity * state.velocity + stretch * stretch).squareRoot()
    case .ease(let motion):
      return 10 * abs(motion.target - motion.from) / motion.duration
    }
  }

  // MARK: The end

  mutating func rest(_ sheet: Sheet, _ lazySheet: Sheet, at time: Seconds) {
    let picture = sheet.presentation(at: time)
    switch sheet.phase {
    case .hidden: break
    case .resting(let destination): checkStands(picture, on: destination, sheet)
    default: fail("not at rest: \(sheet.phase.name)")
    }
    if sheet.nextDeadline != nil || sheet.isAnimating(at: time) { fail("still moving") }
    if log.events != lazyLog {
      fail("events depend on the frames:\n  \(log.events)\n  \(lazyLog)")
    }
    if lazySheet.presentation(at: time) != picture { fail("the end depends on the frames") }
  }

  private mutating func checkStands(
    _ picture: SheetPresentation, on destination: Destination, _ sheet: Sheet
  ) {
    if case .stop(let detent) = destination {
      guard let stop = sheet.ladder[detent] else { return fail("rests on inactive \(detent)") }
      if abs(picture.height - stop.height) > 1e-6 { fail("rests beside \(detent)") }
    }
    if destination == .dismissed { fail("rests while dismissed") }
  }
}

extension SheetInput {
  /// The case without its values.
  var name: String { String(String(describing: self).prefix { $0 != "(" }) }
}
