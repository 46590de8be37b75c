/// Sheets presented from inside sheets (SPEC §7, §11): the first one and what stands on it.
///
/// A sheet that presents another cannot be swiped away; what is asked of it by code is done, and
/// takes away what stands on it. Each event says which sheet it is from: level 0 is the first one.
public struct SheetStack: Sendable {
  /// An event and the sheet it is from.
  public struct Event: Hashable, Sendable {
    /// 0 = the first sheet, 1 = the one on it, …
    public let level: Int
    /// The event.
    public let event: SheetEvent
  }

  /// The sheets, the first one first; never empty. One that has left the screen is gone, but for
  /// the first.
  public private(set) var sheets: [Sheet]

  /// Makes a stack of one sheet.
  public init(root: Sheet) { sheets = [root] }

  /// The first sheet.
  public var root: Sheet { sheets[0] }
  /// The uppermost sheet.
  public var top: Sheet { sheets[sheets.count - 1] }

  /// Takes an input for the sheet at `level` (nil = the uppermost). Sizes and settings go to every
  /// sheet; dismissing one takes away those on it.
  public mutating func handle(_ input: SheetInput, at time: Seconds, level: Int? = nil) -> [Event] {
    var events = advance(to: time)
    let target = min(max(level ?? sheets.count - 1, 0), sheets.count - 1)
    for index in levels(for: input, target: target) where index < sheets.count {
      let one = isOwn(input, index, target) ? input : .dismiss
      events.append(sheets[index].handle(one, at: time), of: index)
    }
    removeHidden()
    return events
  }

  /// Presents a sheet from inside the sheet at `level` (nil = the uppermost); refused with a
  /// warning where that one has a sheet up already, or is not up itself. `content` are its
  /// scrolling contents.
  public mutating func present(
    _ configuration: SheetConfiguration, content: [ContentMetrics] = [], from level: Int? = nil,
    at time: Seconds
  ) -> [Event] {
    var events = advance(to: time)
    let presenter = min(max(level ?? sheets.count - 1, 0), sheets.count - 1)
    guard presenter == sheets.count - 1, sheets[presenter].phase != .hidden else {
      let warning = SheetEvent(time: time, kind: .warning(.alreadyPresenting), reason: .code)
      return events + [Event(level: presenter, event: warning)]
    }
    var sheet = Sheet(
      configuration: configuration, container: root.container, profile: root.profile)
    sheet.accessibility = root.accessibility
    _ = sheet.handle(.content(content), at: time)
    sheets[presenter].isPresentingAnother = true
    sheets.append(sheet)
    events.append(sheets[presenter + 1].handle(.present, at: time), of: presenter + 1)
    return events
  }

  /// Dismisses by code the sheet at `level` and what stands on it.
  public mutating func dismiss(level: Int, at time: Seconds) -> [Event] {
    handle(.dismiss, at: time, level: level)
  }

  /// Lets time pass for every sheet; what is due happens in the order of its times.
  public mutating func advance(to time: Seconds) -> [Event] {
    var events: [Event] = []
    for index in sheets.indices { events.append(sheets[index].advance(to: time), of: index) }
    removeHidden()
    return events.count > 1 ? events.sorted { $0.event.time < $1.event.time } : events
  }

  private func levels(for input: SheetInput, target: Int) -> Range<Int> {
    switch input {
    case .resize, .accessibility: 0..<sheets.count
    case .dismiss, .item(nil): target..<sheets.count
    default: target..<(target + 1)
    }
  }

  private func isOwn(_ input: SheetInput, _ index: Int, _ target: Int) -> Bool {
    if case .item(nil) = input { return index == target }
    return true
  }

  private mutating func removeHidden() {
    while sheets.count > 1, top.phase == .hidden {
      sheets.removeLast()
      sheets[sheets.count - 1].isPresentingAnother = false
    }
  }
}

extension [SheetStack.Event] {
  /// Adds what happened to the sheet at a level. Nothing happens most of the time, and then nothing
  /// is allocated either.
  fileprivate mutating func append(_ events: [SheetEvent], of level: Int) {
    for event in events { append(SheetStack.Event(level: level, event: event)) }
  }
}
