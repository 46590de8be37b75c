import Canvas
import SheetKit

/// Gestures on what lies behind: a page that moves by itself (a map) takes them; any other scrolls.
extension PhoneScreen {
  /// How far what is behind is scrolled at a time, and how far it can be, in points.
  package func listOffset(at time: Seconds) -> Double { backgroundScroll.offset(at: time) }
  package var listExtent: Double { backgroundScroll.maximumOffset }

  func backgroundContext(at time: Seconds) -> PageContext {
    backgroundContext(dim: sheets.presentation(of: 0, at: time).dim, at: time)
  }

  /// - Parameter dim: the dimming of the first sheet, 0…1.
  func backgroundContext(dim: Double, at time: Seconds) -> PageContext {
    var context = backgroundContext
    context.time = time
    let amount = (dim * Self.tintSteps).rounded() / Self.tintSteps
    context.tint = context.theme.tint.mixed(with: context.theme.tint.desaturated, amount)
    context.tintLoss = amount
    return context
  }

  /// While what is behind is dimmed its controls turn grey (SPEC §10), in a few steps, so that it is
  /// not drawn anew for every frame.
  private static let tintSteps = 8.0

  /// What is highlighted on a page, and what the scene has chosen there.
  func pageHighlight(level: Int?, at time: Seconds) -> PageHighlight {
    var shown = highlight
    shown.focused = hasKeyboard ? shownFocus(at: time) : nil
    var result = shown.on(level: level)
    result.selected = scene.selection(level: level)
    return result
  }

  /// Whether the page took the gesture.
  mutating func take(_ gesture: PageGesture, at time: Seconds) -> Bool {
    scene.background.take(gesture, in: backgroundContext(at: time)) != .ignored
  }

  /// Answers whether the press may become a tap: not if it stopped a motion.
  mutating func pressBackground(_ pointer: Pointer, at time: Seconds) -> Bool {
    switch scene.background.take(.press(pointer), in: backgroundContext(at: time)) {
    case .taken(let isTap): isTap
    case .ignored:
      !backgroundScroll.press(
        y: pointer.position.y, at: time, device: pointer.device.sheetDevice)
    }
  }

  mutating func moveOnBackground(_ pointer: Pointer, at time: Seconds) {
    switch scene.background.take(.move(pointer), in: backgroundContext(at: time)) {
    case .taken(let isTap):
      if !isTap { becomeDrag() }
    case .ignored:
      backgroundScroll.move(y: pointer.position.y, at: time)
      if backgroundScroll.isDragging { becomeDrag() }
    }
  }

  /// Answers whether that was a tap.
  mutating func releaseBackground(_ pointer: Pointer, at time: Seconds) -> Bool {
    switch scene.background.take(.release(pointer), in: backgroundContext(at: time)) {
    case .taken(let isTap): isTap
    case .ignored: backgroundScroll.release(y: pointer.position.y, at: time)
    }
  }

  /// A second finger on a page that moves by itself pinches; it never joins a drag of a sheet.
  mutating func joinsPan(_ pointer: Pointer, button: Int, at time: Seconds) -> Bool {
    guard button == 1, pointer.device == .touch, presses.count == 1,
      case .background? = presses.values.first,
      case .background(isBlocked: false, _) = hit(pointer.position, at: time),
      take(.press(pointer), at: time)
    else { return false }
    presses = presses.mapValues { _ in .background(element: nil) }
    highlight.pressed = nil
    return true
  }

  /// Activates an element by tap or key, and brings into view what the scene says.
  mutating func activate(_ element: ElementID, level: Int?, at time: Seconds) -> [PhoneEvent] {
    if level == nil { _ = take(.activate(element), at: time) }
    highlight.hovered = nil
    focus.noteActivation(PhoneHighlight.Place(level: level, element: element), at: time)
    var events = scene.activate(element, level: level).flatMap { perform($0, at: time) }
    let revealed = scene.revealed(by: element, level: level)
    if let place = revealed.behind {
      let context = backgroundContext(at: time)
      scene.background.reveal(place, visible: uncovered(at: time), in: context)
    }
    if let row = revealed.onSheet { events += scrollSheet(to: row, at: time) }
    return events
  }

  /// The part of the screen between the status bar and the first sheet, where that leaves most of
  /// it free; else the upper part, which the sheet gives back once it is lowered.
  private func uncovered(at time: Seconds) -> Rect {
    let top = container.safeArea.top
    let sheet = sheets.presentation(of: 0, at: time)
    let bottom = sheet.phase == .hidden ? container.height : sheet.top
    return Rect(
      x: 0, y: top, width: container.width,
      height: max(bottom - top, 0.45 * (container.height - top)))
  }

  /// Scrolls a sheet's content just far enough to show an element.
  mutating func revealOnSheet(_ element: ElementID, _ level: Int?, at time: Seconds) {
    guard let level else { return }
    let presentation = sheets.presentation(of: level, at: time)
    let context = sheetContext(level, presentation)
    guard let frame = pages[level].frame(of: element, in: context) else { return }
    let room = presentation.layoutHeight - pages[level].headerHeight(in: context)
    let lowest = frame.maxY + context.safeArea.bottom - room
    let goal = min(max(presentation.scroll, lowest), frame.minY)
    guard goal != presentation.scroll else { return }
    _ = sheets.handle(.scrollTo(goal), at: time, level: level)
  }

  /// Scrolls the first sheet's content so that the row is its first.
  private mutating func scrollSheet(to row: ElementID, at time: Seconds) -> [PhoneEvent] {
    let context = sheetContext(0, sheets.presentation(of: 0, at: time))
    guard let frame = pages[0].frame(of: row, in: context) else { return [] }
    return sheets.handle(.scrollTo(frame.minY), at: time, level: 0)
  }
}
