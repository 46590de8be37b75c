import Canvas
import SheetKit

/// Tells taps from drags on a page that does not scroll.
struct TapTracker: Hashable, Sendable {
  private var start: Point?
  private var isTap = false

  /// Answers for every gesture of a pointer; others it leaves alone.
  mutating func take(_ gesture: PageGesture) -> PageGesture.Answer {
    switch gesture {
    case .press(let pointer):
      start = pointer.position
      isTap = true
    case .move(let pointer): note(pointer)
    case .release(let pointer):
      note(pointer)
      defer { start = nil }
      return .taken(isTap: isTap)
    case .cancel: start = nil
    default: return .ignored
    }
    return .taken(isTap: isTap)
  }

  private mutating func note(_ pointer: Pointer) {
    guard let start else { return }
    let tuning = SheetTuning()
    let slop = pointer.device == .mouse ? tuning.mouseSlop : tuning.touchSlop
    let moved = pointer.position - start
    if moved.x * moved.x + moved.y * moved.y > slop * slop { isTap = false }
  }
}
