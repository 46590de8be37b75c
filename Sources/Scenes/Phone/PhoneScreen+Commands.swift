import Canvas
import SheetKit

extension PhoneScreen {
  /// Does what code asks, at a time.
  package mutating func perform(_ command: SheetCommand, at time: Seconds) -> [PhoneEvent] {
    var events: [PhoneEvent]
    switch command {
    case .present: events = sheets.handle(.present, at: time, level: 0)
    case .dismiss: events = sheets.dismiss(level: 0, at: time)
    case .select(let detent): events = sheets.handle(.select(detent), at: time, level: 0)
    case .configure(let configuration):
      events = sheets.handle(.configure(withPolicy(configuration)), at: time, level: 0)
      // What it becomes may have another width, in which its content has another height.
      events += layOutSheets(at: time)
    case .resize(let container): events = resize(to: container, at: time)
    case .keyboard(let height):
      keyboard.show(height: height, at: time)
      events = sheets.handle(.keyboard(height: height), at: time)
    case .item(let item): events = sheets.handle(.item(item), at: time, level: 0)
    case .child(let configuration, let level):
      events = child(configuration, level: level, at: time)
    case .scrollTo(let offset): events = sheets.handle(.scrollTo(offset), at: time, level: 0)
    case .policy(let policy): events = setPolicy(policy, at: time)
    case .appearance(let appearance):
      setup.appearance = appearance
      return []
    case .reduceMotion(let isReduced):
      setup.reduceMotion = isReduced
      events = sheets.handle(.accessibility(.reduceMotion(isReduced)), at: time)
    }
    return follow(events, at: time)
  }

  private func withPolicy(_ configuration: SheetConfiguration) -> SheetConfiguration {
    guard let policy = setup.policy else { return configuration }
    return configuration.snapPolicy(policy)
  }

  private mutating func setPolicy(_ policy: SnapPolicy, at time: Seconds) -> [PhoneEvent] {
    setup.policy = policy
    var events: [PhoneEvent] = []
    for level in sheets.sheets.indices {
      let configuration = sheets.sheets[level].configuration.snapPolicy(policy)
      events += sheets.handle(.configure(configuration), at: time, level: level)
    }
    return events
  }

  private mutating func child(
    _ configuration: SheetConfiguration?, level: Int, at time: Seconds
  ) -> [PhoneEvent] {
    guard let configuration else {
      return level + 1 < sheets.sheets.count ? sheets.dismiss(level: level + 1, at: time) : []
    }
    return sheets.present(withPolicy(configuration), from: level, at: time)
  }

  private mutating func resize(to container: Container, at time: Seconds) -> [PhoneEvent] {
    var events: [PhoneEvent] = []
    for level in sheets.sheets.indices {
      events += sheets.handle(.resize(container), at: time, level: level)
    }
    layOutBackground(at: time)
    return events + layOutSheets(at: time)
  }

  /// Draws at another number of device pixels per point.
  package mutating func setPixelScale(_ scale: Double) {
    setup.pixelScale = scale
  }
}
