import Canvas
import SheetKit

extension PhoneScreen {
  /// Keys go to the uppermost sheet where one is up (SPEC §14), else to what is behind.
  mutating func key(_ key: Key, _ modifiers: Modifiers, at time: Seconds) -> [PhoneEvent] {
    guard modifiers.isDisjoint(with: [.control, .alt, .command]) else { return [] }
    focus.usesKeys = true
    let typed = scene.typingElement
    if let commands = scene.press(key, modifiers) {
      return perform(commands, typed: typed, at: time)
    }
    switch key {
    case .tab:
      moveFocus(backwards: modifiers.contains(.shift), at: time)
      return []
    case .enter, .space:
      if key == .space, highlight.focused != nil { spaceActivated = time }
      return activateFocus(at: time)
    default: break
    }
    if backgroundTakes(key, at: time) { return [] }
    if topSheet(at: time) != nil {
      guard let sheetKey = SheetKey(key) else { return [] }
      return sheets.handle(.key(sheetKey), at: time)
    }
    scrollBackground(key, at: time)
    return []
  }

  /// Text goes to the field that has the focus ring, which is thereby typed into. The space that
  /// has just activated something is not text.
  mutating func type(_ text: String, at time: Seconds) -> [PhoneEvent] {
    if text == " ", spaceActivated == time { return [] }
    var events: [PhoneEvent] = []
    if highlight.focused?.element.name == "field" {
      events = activateFocus(at: time)
      highlight.focused = nil
    }
    return events + scene.type(text).flatMap { perform($0, at: time) }
  }

  /// What the scene asks for when it has taken a key. The field that is typed into stays in view;
  /// one that was has the ring again.
  private mutating func perform(
    _ commands: [SheetCommand], typed: ElementID?, at time: Seconds
  ) -> [PhoneEvent] {
    let events = commands.flatMap { perform($0, at: time) }
    if let field = scene.typingElement {
      highlight.focused = nil
      revealOnSheet(field, 0, at: time)
    } else if let typed {
      highlight.focused = PhoneHighlight.Place(level: 0, element: typed)
    }
    return events
  }

  /// The level of the uppermost sheet on screen.
  func topSheet(at time: Seconds) -> Int? {
    sheets.sheets.indices.last { sheets.presentation(of: $0, at: time).phase != .hidden }
  }

  /// Whether what is behind takes a key: characters wherever it is usable, others in its focus.
  private mutating func backgroundTakes(_ key: Key, at time: Seconds) -> Bool {
    guard focusLevels(at: time).contains(nil) else { return false }
    if case .character = key { return take(.key(key), at: time) }
    guard let focused = highlight.focused, focused.level == nil else { return false }
    return take(.key(key), at: time)
  }

  private mutating func scrollBackground(_ key: Key, at time: Seconds) {
    let page = 0.8 * container.height
    let offset = backgroundScroll.offset(at: time)
    switch key {
    case .up: moveFocusInView(backwards: true, at: time)
    case .down: moveFocusInView(backwards: false, at: time)
    case .pageUp: backgroundScroll.scroll(to: offset - page, at: time, animated: true)
    case .pageDown: backgroundScroll.scroll(to: offset + page, at: time, animated: true)
    case .home: backgroundScroll.scroll(to: 0, at: time, animated: true)
    case .end:
      backgroundScroll.scroll(to: backgroundScroll.maximumOffset, at: time, animated: true)
    default: break
    }
  }

  /// Scrolls what is behind just far enough to show an element between the bars.
  mutating func reveal(_ element: ElementID, at time: Seconds) {
    guard let frame = scene.background.frame(of: element, in: backgroundContext) else { return }
    let offset = backgroundScroll.offset(at: time)
    let room = roomBetweenBars
    if frame.minY - offset < room.lowerBound {
      backgroundScroll.scroll(to: frame.minY - room.lowerBound, at: time, animated: true)
    } else if frame.maxY - offset > room.upperBound {
      backgroundScroll.scroll(to: frame.maxY - room.upperBound, at: time, animated: true)
    }
  }

  /// The heights on the screen, from its top, between the bars of what is behind.
  private var roomBetweenBars: ClosedRange<Double> {
    let top = container.safeArea.top + 44
    return top...max(top, container.height - container.safeArea.bottom)
  }

  /// Goes on from what has the ring, while that can be seen; else begins with what can: where a list
  /// has been scrolled by other means its first element may be thousands away.
  private mutating func moveFocusInView(backwards: Bool, at time: Seconds) {
    guard let element = elementInView(last: backwards, at: time) else {
      return moveFocus(backwards: backwards, at: time)
    }
    setFocus(PhoneHighlight.Place(level: nil, element: element), at: time)
  }

  /// The first (last) element that can be seen whole between the bars; nil where what has the ring is
  /// in view itself.
  private func elementInView(last: Bool, at time: Seconds) -> ElementID? {
    let (context, page) = (backgroundContext(at: time), scene.background)
    let offset = backgroundScroll.goal(at: time)
    let room = roomBetweenBars
    func isSeen(_ element: ElementID) -> Bool {
      guard let frame = page.frame(of: element, in: context) else { return false }
      return frame.minY - offset > room.lowerBound - 0.5
        && frame.maxY - offset < room.upperBound + 0.5
    }
    if let focused = highlight.focused, focused.level != nil || isSeen(focused.element) {
      return nil
    }
    if !last, offset <= 0 { return page.element(after: nil, backwards: false) }
    let places = stride(from: room.lowerBound, through: room.upperBound, by: 8)
    for y in last ? places.reversed() : Array(places) {
      let point = Point(x: container.width / 2, y: y)
      guard let element = page.element(at: point, scroll: offset, in: context) else { continue }
      if isSeen(element) { return element }
    }
    return nil
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
