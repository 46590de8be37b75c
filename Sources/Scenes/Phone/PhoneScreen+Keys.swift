import Canvas
import SheetKit

extension PhoneScreen {
  /// Keys go to the uppermost sheet where one is up (SPEC §14), else to what is behind.
  mutating func key(_ key: Key, _ modifiers: Modifiers, at time: Seconds) -> [PhoneEvent] {
    guard modifiers.isDisjoint(with: [.control, .alt, .command]) else { return [] }
    if let commands = scene.press(key) {
      return commands.flatMap { perform($0, at: time) }
    }
    switch key {
    case .tab:
      moveFocus(backwards: modifiers.contains(.shift), at: time)
      return []
    case .enter, .space: return activateFocus(at: time)
    default: break
    }
    if topSheet(at: time) != nil {
      guard let sheetKey = SheetKey(key) else { return [] }
      return sheets.handle(.key(sheetKey), at: time)
    }
    scrollBackground(key, at: time)
    return []
  }

  /// The level of the uppermost sheet on screen.
  private func topSheet(at time: Seconds) -> Int? {
    sheets.sheets.indices.last { sheets.presentation(of: $0, at: time).phase != .hidden }
  }

  /// Tab stays inside a modal sheet; from a sheet that leaves what is behind usable it goes there.
  private mutating func moveFocus(backwards: Bool, at time: Seconds) {
    let level = focusLevel(at: time)
    let current = highlight.focused.flatMap { $0.level == level ? $0.element : nil }
    func next(after element: ElementID?) -> ElementID? {
      level.map { pages[$0].element(after: element, backwards: backwards) }
        ?? scene.background.element(after: element, backwards: backwards)
    }
    guard let element = next(after: current) ?? next(after: nil) else {
      highlight.focused = nil
      return
    }
    highlight.focused = PhoneHighlight.Place(level: level, element: element)
    if level == nil { reveal(element, at: time) }
  }

  private func focusLevel(at time: Seconds) -> Int? {
    guard let top = topSheet(at: time) else { return nil }
    let isModal = sheets.presentation(of: top, at: time).isModal
    let hasElements = pages[top].element(after: nil, backwards: false) != nil
    return isModal || hasElements ? top : nil
  }

  private mutating func activateFocus(at time: Seconds) -> [PhoneEvent] {
    guard let focused = highlight.focused, focused.level == focusLevel(at: time) else { return [] }
    return scene.activate(focused.element, level: focused.level).flatMap {
      perform($0, at: time)
    }
  }

  private mutating func scrollBackground(_ key: Key, at time: Seconds) {
    let page = 0.8 * container.height
    let offset = backgroundScroll.offset(at: time)
    switch key {
    case .up: moveFocus(backwards: true, at: time)
    case .down: moveFocus(backwards: false, at: time)
    case .pageUp: backgroundScroll.scroll(to: offset - page, at: time, animated: true)
    case .pageDown: backgroundScroll.scroll(to: offset + page, at: time, animated: true)
    case .home: backgroundScroll.scroll(to: 0, at: time, animated: true)
    case .end:
      backgroundScroll.scroll(to: backgroundScroll.maximumOffset, at: time, animated: true)
    default: break
    }
  }

  /// Scrolls what is behind just far enough to show an element between the bars.
  private mutating func reveal(_ element: ElementID, at time: Seconds) {
    let context = backgroundContext
    guard let frame = scene.background.frame(of: element, in: context) else { return }
    let offset = backgroundScroll.offset(at: time)
    let top = context.safeArea.top + 44
    let bottom = container.height - context.safeArea.bottom
    if frame.minY - offset < top {
      backgroundScroll.scroll(to: frame.minY - top, at: time, animated: true)
    } else if frame.maxY - offset > bottom {
      backgroundScroll.scroll(to: frame.maxY - bottom, at: time, animated: true)
    }
  }
}

extension SheetKey {
  fileprivate init?(_ key: Key) {
    switch key {
    case .up: self = .up
    case .down: self = .down
    case .home: self = .home
    case .end: self = .end
    case .escape: self = .escape
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    default: return nil
    }
  }
}
