import Canvas
import SheetKit

extension PhoneScreen {
  /// What lies under a point of the screen.
  enum Hit: Hashable {
    case sheet(level: Int, region: SheetRegion, element: ElementID?)
    /// Outside every sheet: `isBlocked` where the uppermost sheet keeps what is behind from it.
    case background(isBlocked: Bool, element: ElementID?)
  }

  func hit(_ point: Point, at time: Seconds) -> Hit {
    for level in sheets.sheets.indices.reversed() {
      let presentation = sheets.presentation(of: level, at: time)
      guard presentation.phase != .hidden else { continue }
      let frame = self.frame(of: presentation, isDrawn: false)
      if frame.contains(point) { return hitOnSheet(level, point, frame, presentation, at: time) }
      if !presentation.isBackgroundInteractive { return .background(isBlocked: true, element: nil) }
    }
    let element = scene.background.element(
      at: point, scroll: backgroundScroll.offset(at: time), in: backgroundContext(at: time))
    return .background(isBlocked: false, element: element)
  }

  private func hitOnSheet(
    _ level: Int, _ point: Point, _ frame: Rect, _ presentation: SheetPresentation,
    at time: Seconds
  ) -> Hit {
    let scale = presentation.card.scale
    let place = Point(
      x: (point.x - frame.minX) / scale, y: (point.y - frame.minY) / scale)
    if presentation.showsDragIndicator, isGrabber(place, width: frame.width / scale) {
      return .sheet(level: level, region: .grabber, element: nil)
    }
    let context = sheetContext(level, presentation)
    let page = pages[level]
    let element = page.element(at: place, scroll: presentation.scroll, in: context)
    let scrolls =
      place.y >= page.headerHeight(in: context) && page.contentHeight(in: context) > 0
    return .sheet(level: level, region: scrolls ? .content(0) : .header, element: element)
  }

  private func isGrabber(_ place: Point, width: Double) -> Bool {
    let size = sheets.root.configuration.tuning.grabberHitSize
    return abs(place.x - width / 2) <= size / 2 && place.y < size
  }
}
