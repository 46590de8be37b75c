import Canvas
import SheetKit

extension PhoneScreen {
  /// Where a turning wheel's events go, and when the last one came.
  struct WheelTarget: Hashable {
    var hit: Hit
    var time: Seconds
  }

  /// Events that follow each other closely go where the first one went, although the sheet may
  /// have moved from under the pointer meanwhile.
  mutating func wheel(_ wheel: Wheel, at time: Seconds) -> [PhoneEvent] {
    let target = currentWheelTarget(at: time) ?? hit(wheel.position, at: time)
    wheelTarget = WheelTarget(hit: target, time: time)
    let input = WheelInput(dx: wheel.dx, dy: wheel.dy, isPrecise: wheel.isPrecise)
    switch target {
    case .sheet(let level, let region, _):
      return sheets.handle(.wheel(input, on: region), at: time, level: level)
    case .background(isBlocked: true, _): return []
    case .background(isBlocked: false, _):
      if !take(.wheel(wheel), at: time) { backgroundScroll.wheel(input, at: time) }
      return []
    }
  }

  private func currentWheelTarget(at time: Seconds) -> Hit? {
    let silence = sheets.root.configuration.tuning.wheelSilence
    guard let wheelTarget, time - wheelTarget.time < silence else { return nil }
    if case .sheet(let level, _, _) = wheelTarget.hit, level >= sheets.sheets.count { return nil }
    return wheelTarget.hit
  }
}
