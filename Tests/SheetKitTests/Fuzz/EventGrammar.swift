import SheetKit

/// In which order events may come (SPEC §7, §15).
struct EventGrammar {
  private(set) var events: [SheetEvent] = []
  private var isAsked = false
  private var isUserDismissal = false
  private var owesOnDismiss = false
  private var wasUp = false
  private var isGone = false

  /// What is wrong with an event, or nil.
  mutating func take(_ event: SheetEvent, at now: Seconds) -> String? {
    defer { events.append(event) }
    if let last = events.last, event.time < last.time { return "\(event) goes back in time" }
    if event.time > now { return "\(event) is from the future" }
    if owesOnDismiss, event.kind != .onDismiss { return "\(event) between did and onDismiss" }
    switch event.kind {
    case .shouldDismiss:
      guard !isAsked, !isUserDismissal else { return "shouldDismiss twice" }
      isAsked = true
    case .willDismiss:
      guard isAsked, !isUserDismissal else { return "willDismiss out of turn" }
      isUserDismissal = true
    case .didCancelDismiss, .didDismiss:
      guard isUserDismissal else { return "\(event.kind.name) without willDismiss" }
      (isAsked, isUserDismissal) = (false, false)
      owesOnDismiss = event.kind == .didDismiss
    case .onDismiss:
      guard !isUserDismissal else { return "onDismiss before didDismiss" }
      owesOnDismiss = false
      isGone = true
    case .didChangeSelectedDetent:
      return event.reason == .code ? "code changed the selection with an event" : nil
    case .decision, .didAttemptToDismiss, .didPresent, .warning: break
    }
    return nil
  }

  /// What is wrong with a sheet after its events, or nil.
  mutating func agree(with sheet: Sheet) -> String? {
    defer { (wasUp, isGone) = (sheet.phase != .hidden, false) }
    if owesOnDismiss { return "didDismiss without onDismiss" }
    if wasUp, sheet.phase == .hidden, !isGone { return "gone without onDismiss" }
    guard isUserDismissal else {
      return sheet.phase.drag?.permission == .allowed(asked: true) ? "asked, but no event" : nil
    }
    switch sheet.phase {
    case .dragging, .dismissing: return nil
    case .hidden, .presenting, .resting, .settling:
      return "a user's dismissal ended without an event: \(sheet.phase.name)"
    }
  }
}
