import Canvas
import SheetKit

/// The focus ring: where Tab takes it, and where it goes when sheets come and go (SPEC §14).
extension PhoneScreen {
  /// A sheet's drag indicator, and a sheet that has nothing else to focus, as elements.
  static let grabberElement = ElementID("grabber")
  static let sheetElement = ElementID("sheet")

  /// What has the ring, where the keyboard may act on it now.
  func shownFocus(at time: Seconds) -> PhoneHighlight.Place? {
    highlight.focused.flatMap { focusLevels(at: time).contains($0.level) ? $0 : nil }
  }

  /// Tab stays inside a modal sheet; from a sheet that leaves what is behind usable it goes there,
  /// and from there back to the sheet.
  mutating func moveFocus(backwards: Bool, at time: Seconds) {
    let levels = focusLevels(at: time)
    let start = highlight.focused.flatMap { levels.firstIndex(of: $0.level) }
    var after = start == nil ? nil : highlight.focused?.element
    highlight.focused = nil
    for step in 0...levels.count {
      let index = (start ?? 0) + (backwards ? -step : step)
      let level = levels[(index % levels.count + levels.count) % levels.count]
      if let found = element(on: level, after: after, backwards: backwards, at: time) {
        return setFocus(PhoneHighlight.Place(level: level, element: found), at: time)
      }
      after = nil
    }
  }

  mutating func setFocus(_ place: PhoneHighlight.Place, at time: Seconds) {
    highlight.focused = place
    guard let level = place.level else { return reveal(place.element, at: time) }
    revealOnSheet(place.element, level, at: time)
  }

  /// The sheets and, as nil, the background whose elements Tab goes through.
  func focusLevels(at time: Seconds) -> [Int?] {
    guard let top = topSheet(at: time) else { return [nil] }
    return sheets.presentation(of: top, at: time).isModal ? [top] : [top, nil]
  }

  /// In a sheet the page's elements come first, then its drag indicator; a sheet with neither is
  /// focused as a whole.
  private func element(
    on level: Int?, after element: ElementID?, backwards: Bool, at time: Seconds
  ) -> ElementID? {
    guard let level else { return scene.background.element(after: element, backwards: backwards) }
    let page = pages[level]
    let hasGrabber = sheets.presentation(of: level, at: time).showsDragIndicator
    if element == Self.sheetElement { return nil }
    if element == Self.grabberElement {
      return backwards ? page.element(after: nil, backwards: true) : nil
    }
    if element == nil, backwards, hasGrabber { return Self.grabberElement }
    if let found = page.element(after: element, backwards: backwards) { return found }
    if !backwards, hasGrabber { return Self.grabberElement }
    return element == nil ? Self.sheetElement : nil
  }

  // MARK: Activation

  mutating func activateFocus(at time: Seconds) -> [PhoneEvent] {
    guard let focused = shownFocus(at: time) else { return [] }
    switch (focused.level, focused.element) {
    case (let level?, Self.grabberElement): return tapGrabber(of: level, at: time)
    case (_?, Self.sheetElement): return []
    default: return activate(focused.element, level: focused.level, at: time)
    }
  }

  /// A tap on the drag indicator by a key: a finger of its own goes down and up there.
  private mutating func tapGrabber(of level: Int, at time: Seconds) -> [PhoneEvent] {
    let finger = PointerID(-1)
    let presentation = sheets.presentation(of: level, at: time)
    let place = PointerPosition(x: container.width / 2, y: presentation.top + 8)
    return sheets.handle(.pointerDown(finger, place, on: .grabber), at: time, level: level)
      + sheets.handle(.pointerUp(finger, place), at: time, level: level)
  }

  // MARK: Sheets that come and go

  /// Keeps the ring in step with the sheets that are up: opened by a key it goes into a modal sheet,
  /// and from a sheet that goes back to what opened it.
  mutating func followFocus(at time: Seconds) {
    let top = sheets.sheets.indices.last { sheets.sheets[$0].phase.name != .hidden }
    let count = (top ?? -1) + 1
    while focus.openers.count > count { returnFocus() }
    while focus.openers.count < count {
      let level = focus.openers.count
      focus.presented(at: time)
      guard focus.usesKeys, focus.openers[level] != nil,
        sheets.presentation(of: level, at: time).isModal,
        let first = element(on: level, after: nil, backwards: false, at: time)
      else { continue }
      highlight.focused = PhoneHighlight.Place(level: level, element: first)
    }
  }

  private mutating func returnFocus() {
    let level = focus.openers.count - 1
    let opener = focus.dismissed()
    if highlight.focused?.level == level { highlight.focused = opener }
  }
}
