import Canvas
import SheetKit

/// Scroll indicators as something to take hold of: with the mouse wherever one stands, since it shows
/// as soon as the pointer is beside it; with a finger while what is behind scrolls by itself.
extension PhoneScreen {
  /// The key that indicators have here: a sheet's is its level.
  static func indicatorKey(_ level: Int?) -> Int { level ?? -1 }

  /// Where the scroll indicator of what is behind runs, or for a level that of a sheet.
  func scrollTrack(_ level: Int?, at time: Seconds) -> ScrollTrack? {
    guard let level else {
      return ScrollTrack(
        viewport: Rect(size: size)
          .inset(dx: 0, dy: max(container.safeArea.top, container.safeArea.bottom)),
        visiblePart: backgroundScroll.viewportHeight / max(backgroundScroll.contentHeight, 1),
        maximum: backgroundScroll.maximumOffset)
    }
    let presentation = sheets.presentation(of: level, at: time)
    let frame = frame(of: presentation, isDrawn: false)
    let scale = presentation.card.scale
    let track = sheetTrack(
      level, presentation, Rect(origin: .zero, size: Size(width: frame.width / scale, height: 0)))
    guard let track else { return nil }
    let place = track.viewport
    return ScrollTrack(
      viewport: Rect(
        x: frame.minX + place.minX * scale, y: frame.minY + place.minY * scale,
        width: place.width * scale, height: place.height * scale),
      visiblePart: track.visiblePart, maximum: track.maximum)
  }

  /// The same in a box that the sheet is laid out in at its full size.
  func sheetTrack(_ level: Int, _ presentation: SheetPresentation, _ box: Rect) -> ScrollTrack? {
    let context = sheetContext(level, presentation)
    let header = pages[level].headerHeight(in: context)
    let viewport = Rect(
      x: box.minX, y: box.minY + header, width: box.width,
      height: presentation.layoutHeight - header)
    let content = pages[level].contentHeight(in: context)
    return ScrollTrack(
      viewport: viewport, visiblePart: viewport.height / max(content, 1),
      maximum: content - viewport.height)
  }

  /// Takes hold of the indicator under a pointer; false where there is none to take.
  mutating func pressIndicator(_ pointer: Pointer, at time: Seconds) -> Bool {
    guard let level = levelUnder(pointer.position, at: time),
      pointer.device == .mouse || (level == nil && backgroundScroll.isAnimating(at: time)),
      let track = scrollTrack(level, at: time)
    else { return false }
    let offset = scrollOffset(level, at: time)
    guard track.isBar(pointer.position, at: offset) else { return false }
    let grip = pointer.position.y - track.bar(at: offset).minY
    presses[pointer.id] = .indicator(level: level, grip: grip)
    highlight.hovered = nil
    indicators.activate(Self.indicatorKey(level), at: time)
    if level == nil { backgroundScroll.scroll(to: offset, at: time) }
    return true
  }

  mutating func dragIndicator(
    to y: Double, level: Int?, grip: Double, at time: Seconds
  ) -> [PhoneEvent] {
    guard level.map({ pages.indices.contains($0) }) ?? true,
      let track = scrollTrack(level, at: time)
    else { return [] }
    let offset = track.offset(forBarAt: y - grip)
    if let level { return sheets.handle(.scrollTo(offset), at: time, level: level) }
    backgroundScroll.scroll(to: offset, at: time)
    return []
  }

  /// Shows the indicator that the mouse is beside; answers whether it is on the bar.
  mutating func hoverIndicator(_ point: Point?, at time: Seconds) -> Bool {
    guard let point, let level = levelUnder(point, at: time),
      let track = scrollTrack(level, at: time), track.isBeside(point)
    else {
      indicators.activate(nil, at: time)
      return false
    }
    indicators.activate(Self.indicatorKey(level), at: time)
    return track.isBar(point, at: scrollOffset(level, at: time))
  }

  private func scrollOffset(_ level: Int?, at time: Seconds) -> Double {
    level.map { sheets.presentation(of: $0, at: time).scroll } ?? backgroundScroll.offset(at: time)
  }

  /// The level of the sheet under a point, nil for what is behind; nothing where that is blocked.
  private func levelUnder(_ point: Point, at time: Seconds) -> Int?? {
    switch hit(point, at: time) {
    case .sheet(let level, .content, _): .some(level)
    case .background(isBlocked: false, _): .some(nil)
    default: .none
    }
  }
}
