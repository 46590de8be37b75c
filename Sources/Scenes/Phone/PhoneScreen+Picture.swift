import Canvas
import SheetKit

extension PhoneScreen {
  /// What the screen shows at a time, not before the last event.
  package mutating func picture(at time: Seconds) -> Picture {
    Picture(
      size: size, background: .black, marks: marks(at: time, origin: .zero))
  }

  /// The same as marks of a larger picture: the screen's top-left corner stands at `origin`.
  package mutating func marks(at time: Seconds, origin: Point) -> [Mark] {
    var marks: [Mark] = []
    marks.reserveCapacity(16)
    appendPresenter(to: &marks, at: time, origin: origin)
    for level in pages.indices {
      appendSheet(level, to: &marks, at: time, origin: origin)
    }
    marks += keyboard.marks(
      on: Rect(origin: origin, size: size), safeBottom: container.safeArea.bottom,
      theme: setup.theme, at: time)
    appendHomeIndicator(to: &marks, origin: origin)
    return marks
  }

  // MARK: What lies behind

  private mutating func appendPresenter(
    to marks: inout [Mark], at time: Seconds, origin: Point
  ) {
    let context = backgroundContext(at: time)
    let scroll = backgroundScroll.offset(at: time)
    let pushBack = sheets.presenterPushBack(at: time)
    let highlight = pageHighlight(level: nil, at: time)
    if pushBack.depth == 0, dimming(at: time) == 0,
      let loose = scene.background.marks(in: context, highlight: highlight)
    {
      let screen = Rect(origin: origin, size: size)
      marks.append(.clip(screen, .none, loose.map { $0.offset(by: origin) }))
      return appendStatusBar(depth: 0, to: &marks, origin: origin)
    }
    let layer = scene.background.layer(in: context, scroll: scroll, highlight: highlight)
    let frame = pushedBack(Rect(origin: origin, size: size), pushBack)
    appendGaps(around: frame, to: &marks, origin: origin)
    let placement = LayerPlacement(
      frame: frame, corners: CornerRadii(corner(of: pushBack)), dim: dimming(at: time))
    marks.append(.layer(layer, placement))
    if pushBack.depth == 0 { appendScrollIndicator(scroll, to: &marks, at: time, origin: origin) }
    appendStatusBar(depth: pushBack.depth, to: &marks, origin: origin)
  }

  /// The corners go from the display's own, where those are drawn, to the ones behind a sheet.
  private func corner(of pushBack: PushBack) -> Double {
    guard pushBack.depth > 0 else { return 0 }
    let display = setup.roundsDisplay ? cornerRadius : 0
    return max(pushBack.cornerRadius, display * (1 - min(pushBack.depth, 1)))
  }

  private mutating func appendScrollIndicator(
    _ scroll: Double, to marks: inout [Mark], at time: Seconds, origin: Point
  ) {
    let viewport = Rect(origin: origin, size: size)
      .inset(dx: 0, dy: max(container.safeArea.top, container.safeArea.bottom))
    marks += indicators.marks(
      key: -1, offset: scroll,
      contentHeight: backgroundScroll.contentHeight * viewport.height / container.height,
      viewport: viewport, theme: setup.theme, at: time)
  }

  private func pushedBack(_ screen: Rect, _ pushBack: PushBack) -> Rect {
    guard pushBack.depth > 0 else { return screen }
    let width = screen.width * pushBack.scale
    return Rect(
      x: screen.minX + (screen.width - width) / 2, y: screen.minY + pushBack.top, width: width,
      height: screen.height * pushBack.scale)
  }

  /// Black where a pushed-back presenter leaves the screen bare: above it, and at both sides.
  private func appendGaps(around frame: Rect, to marks: inout [Mark], origin: Point) {
    let screen = Rect(origin: origin, size: size)
    guard frame != screen else { return }
    let top = frame.minY - screen.minY + 12
    let side = frame.minX - screen.minX + 1
    let below = screen.height - top
    let gaps = [
      Rect(x: screen.minX, y: screen.minY, width: screen.width, height: top),
      Rect(x: screen.minX, y: screen.minY + top, width: side, height: below),
      Rect(x: screen.maxX - side, y: screen.minY + top, width: side, height: below),
    ]
    marks += gaps.map { .fill($0, .black) }
  }

  /// How much black lies over the sheet at a level, or for nil over what is behind them all, 0…1
  /// (SPEC §10).
  func dimming(above level: Int? = nil, at time: Seconds) -> Double {
    var light = 1.0
    for level in sheets.sheets.indices.dropFirst(level.map { $0 + 1 } ?? 0) {
      let presentation = sheets.presentation(of: level, at: time)
      light *= 1 - presentation.dim * fullDimming(of: sheets.sheets[level])
    }
    return 1 - light
  }

  private func fullDimming(of sheet: Sheet) -> Double {
    let tuning = sheet.configuration.tuning
    let full = setup.appearance == .light ? tuning.dimOpacityLight : tuning.dimOpacityDark
    return full * tuning.stackedDimFactor
  }

  private mutating func appendStatusBar(
    depth: Double, to marks: inout [Mark], origin: Point
  ) {
    let theme = setup.theme
    // It turns white within a short way, where half of it stands on black.
    let onBlack = min(max((depth - 0.45) / 0.2, 0), 1)
    let looks = [(theme.label, theme.label == .white ? 1 : 1 - onBlack), (.white, onBlack)]
    for (color, opacity) in looks where opacity > 0 {
      if color == .white, theme.label == .white, opacity < 1 { continue }
      guard
        let layer = chrome.statusBar(
          width: container.width, safeTop: container.safeArea.top, color: color,
          pixelScale: setup.pixelScale)
      else { return }
      let frame = Rect(origin: origin, size: layer.size)
      marks.append(.layer(layer, LayerPlacement(frame: frame, opacity: opacity)))
      if theme.label == .white { return }
    }
  }

  private func appendHomeIndicator(to marks: inout [Mark], origin: Point) {
    marks += HomeIndicator.marks(
      size: size, safeBottom: container.safeArea.bottom, color: setup.theme.label
    ).map { $0.offset(by: origin) }
  }
}
