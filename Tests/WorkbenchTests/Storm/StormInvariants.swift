import Canvas
import Scenes
import SheetKit

@testable import Workbench

/// SPEC §15 for the window as a whole. Remembers the first failure.
struct StormInvariants {
  private(set) var failure: String?
  private var leaving: [Int: Bool] = [:]
  private var sceneStart = 0.0
  private var lastEvent = 0.0

  private mutating func fail(_ message: String) {
    if failure == nil { failure = message }
  }

  /// Events in order of time, none from the future; gone for a person only after an announcement.
  mutating func events(_ events: [PhoneEvent], of workbench: Workbench, at time: Seconds) {
    if workbench.sceneStart != sceneStart {
      sceneStart = workbench.sceneStart
      leaving = [:]
    }
    for event in events {
      let moment = event.event.time
      if moment > max(time, workbench.clock) + 1e-6 { fail("\(event) is from the future") }
      if moment < sceneStart - 1e-6 { fail("\(event) is from before its scene") }
      switch event.event.kind {
      case .willDismiss:
        if leaving[event.level] == true { fail("willDismiss twice") }
        leaving[event.level] = true
      case .didDismiss, .didCancelDismiss:
        if leaving[event.level] != true { fail("\(event.event.kind.name) without willDismiss") }
        leaving[event.level] = false
      default: break
      }
    }
  }

  // MARK: How the sheets stand

  mutating func state(of workbench: Workbench, at time: Seconds) {
    let phone = workbench.phone
    let now = max(time, workbench.clock)
    if !workbench.layout.zoom.isFinite || workbench.layout.zoom <= 0 { fail("zoom") }
    owners(phone)
    for frame in phone.frames(at: now) {
      let sheet = phone.sheets.sheets[frame.level]
      range(frame.presentation, sheet)
      dimming(frame.presentation)
    }
  }

  /// A pointer has one owner, and of two pointers one at most has a sheet.
  private mutating func owners(_ phone: PhoneScreen) {
    let owners = phone.sheets.sheets.flatMap { sheet in
      (1...3).compactMap { sheet.pointerOwner(PointerID($0)) }
    }
    let others: [PointerOwner] = [.background, .ignored]
    if owners.count(where: { !others.contains($0) }) > 1 { fail("pointers have \(owners)") }
  }

  private mutating func range(_ picture: SheetPresentation, _ sheet: Sheet) {
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
  }

  private mutating func dimming(_ picture: SheetPresentation) {
    if picture.dim < 0 || picture.dim > 1 { fail("dim \(picture.dim)") }
    if picture.phase == .hidden, picture.dim != 0 || picture.height != 0 {
      fail("hidden, but \(picture)")
    }
  }

  // MARK: What an input does

  /// Nothing but a finger, a wheel or another setting moves a sheet at once.
  mutating func input(
    _ event: InputEvent, from before: Workbench, to after: Workbench, at time: Seconds
  ) {
    guard before.sceneStart == after.sceneStart, before.phone.size == after.phone.size,
      Subject(before.phone) == Subject(after.phone), isStill(event)
    else { return }
    let now = max(time, after.clock)
    for (old, new) in zip(before.phone.frames(at: now), after.phone.frames(at: now)) {
      let (from, to) = (old.presentation, new.presentation)
      guard from.opacity == 1, to.opacity == 1, to.style != .popover, from.style == to.style,
        before.phone.sheets.sheets[old.level].phase.drag?.reason != .scroll
      else { continue }
      let jump = abs(from.top - to.top)
      if jump > 0.26 { fail("a jump of \(jump): \(from.phase) to \(to.phase)") }
    }
  }

  private func isStill(_ event: InputEvent) -> Bool {
    switch event {
    case .pointerDown, .hover, .text, .focusLost, .pointerCancel: true
    case .key(_, let modifiers): modifiers.isEmpty
    case .pointerMove, .pointerUp, .wheel, .drop: false
    }
  }

  /// See ``StormMotion``.
  mutating func motion(
    of phone: PhoneScreen, from start: Seconds, to end: Seconds, telling events: [PhoneEvent]
  ) {
    guard end > start,
      let wrong = StormMotion.failure(of: phone, from: start, to: end, telling: events)
    else { return }
    fail(wrong)
  }

  /// The same script at several frame rates.
  mutating func replays(_ replays: [StormReplay]) {
    guard let first = replays.first else { return }
    for other in replays.dropFirst() where other != first {
      fail("depends on the frame rate:\n\(first)\n\(other)")
    }
  }

  // MARK: Pictures

  mutating func picture(_ picture: Picture) {
    let size = picture.size
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      return fail("a picture of \(size)")
    }
    if picture.marks.count > 5000 { fail("\(picture.marks.count) marks") }
    let text = picture.description
    for wrong in ["nan", "inf"] where text.contains("(\(wrong)") || text.contains(" \(wrong),") {
      fail("\(wrong) in \(text.split(separator: "\n").first { $0.contains(wrong) } ?? "")")
    }
  }

  // MARK: The end

  mutating func rest(_ workbench: Workbench, at time: Seconds) {
    let phone = workbench.phone
    if phone.isAnimating(at: time) { fail("still moving") }
    if phone.nextDeadline != nil { fail("still something due") }
    if phone.isPressed { fail("still pressed") }
    for (level, sheet) in phone.sheets.sheets.enumerated() {
      switch sheet.phase {
      case .hidden: break
      case .resting(.stop(let detent)):
        guard let stop = sheet.ladder[detent] else {
          fail("rests on inactive \(detent)")
          continue
        }
        let height = sheet.presentation(at: time).height
        if abs(height - stop.height) > 1e-6 { fail("level \(level) rests beside \(detent)") }
      case .resting(.dismissed): fail("rests while dismissed")
      case .resting: break
      default: fail("not at rest: \(sheet.phase.name)")
      }
    }
  }
}
