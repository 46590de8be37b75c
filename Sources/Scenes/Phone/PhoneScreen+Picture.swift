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
    let moment = Moment(of: sheets, at: time)
    appendPresenter(to: &marks, at: moment, origin: origin)
    for level in pages.indices {
      appendSheet(level, to: &marks, at: moment, origin: origin)
    }
    marks += keyboard.marks(
      on: Rect(origin: origin, size: size), safeBottom: container.safeArea.bottom,
      theme: setup.theme, at: time)
    appendHomeIndicator(to: &marks, at: moment, origin: origin)
    return marks
  }

  // MARK: What lies behind

  private mutating func appendPresenter(
    to marks: inout [Mark], at moment: Moment, origin: Point
  ) {
    let time = moment.time
    let context = backgroundContext(dim: moment.sheets[0].dim, at: time)
    let scroll = backgroundScroll.offset(at: time)
    let pushBack = moment.pushBack()
    let highlight = pageHighlight(level: nil, at: time)
    let dim = dimming(at: moment)
    if pushBack.depth == 0, dim == 0,
      let loose = scene.background.marks(in: context, highlight: highlight)
    {
      let screen = Rect(origin: origin, size: size)
      marks.append(.clip(screen, .none, loose.map { $0.offset(by: origin) }))
      return appendStatusBar(behind: pushBack, to: &marks, origin: origin)
    }
    let layer = scene.background.layer(in: context, scroll: scroll, highlight: highlight)
    let frame = pushedBack(Rect(origin: origin, size: size), pushBack)
    let gaps = gaps(around: frame, on: Rect(origin: origin, size: size))
    if !gaps.isEmpty { fill(gaps, behind: pushBack, with: layer, to: &marks, at: moment, origin) }
    let placement = LayerPlacement(
      frame: frame, corners: CornerRadii(corner(of: pushBack)), dim: dim)
    marks.append(.layer(layer, placement))
    if pushBack.depth == 0 { appendScrollIndicator(scroll, to: &marks, at: time, origin: origin) }
    appendStatusBar(behind: pushBack, to: &marks, origin: origin)
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
    let key = Self.indicatorKey(nil)
    let opacity = indicators.opacity(key: key, offset: scroll, at: time)
    guard opacity > 0, let bar = scrollTrack(nil, at: time)?.bar(at: scroll) else { return }
    let place = bar.offset(dx: origin.x, dy: origin.y)
    marks.append(indicators.mark(key: key, bar: place, opacity: opacity, theme: setup.theme))
  }

  private func pushedBack(_ screen: Rect, _ pushBack: PushBack) -> Rect {
    guard pushBack.depth > 0 else { return screen }
    let width = screen.width * pushBack.scale
    return Rect(
      x: screen.minX + (screen.width - width) / 2, y: screen.minY + pushBack.top, width: width,
      height: screen.height * pushBack.scale)
  }

  /// Where a pushed-back presenter leaves the screen bare: above it, at both sides, below it.
  private func gaps(around frame: Rect, on screen: Rect) -> [Rect] {
    guard frame != screen else { return [] }
    let top = frame.minY - screen.minY + 12
    let side = frame.minX - screen.minX + 1
    let below = screen.height - top
    let bottom = frame.maxY - 12
    return [
      Rect(x: screen.minX, y: screen.minY, width: screen.width, height: top),
      Rect(x: screen.minX, y: screen.minY + top, width: side, height: below),
      Rect(x: screen.maxX - side, y: screen.minY + top, width: side, height: below),
      Rect(x: screen.minX, y: bottom, width: screen.width, height: screen.maxY - bottom),
    ].filter { !$0.isEmpty }
  }

  /// The gaps are black. Beside a card that still floats they only become so, and under glass or a
  /// material, which would show them as dark edges, the presenter goes on to the screen's.
  private mutating func fill(
    _ gaps: [Rect], behind pushBack: PushBack, with layer: Layer, to marks: inout [Mark],
    at moment: Moment, _ origin: Point
  ) {
    let screen = Rect(origin: origin, size: size)
    let dim = dimming(at: moment)
    func presenter(_ dim: Double) -> [Mark] {
      gaps.map { gap in
        .clip(gap, .none, [.layer(layer, LayerPlacement(frame: screen, dim: dim))])
      }
    }
    if setup.profile.floatsAtPartialHeights, pushBack.depth < 1 {
      marks += presenter(1 - (1 - dim) * (1 - pushBack.depth))
    } else {
      marks += gaps.map { .fill($0, .black) }
    }
    let sheet = moment.sheets[0]
    guard sheet.phase != .hidden, surface(of: 0, sheet).isTranslucent else { return }
    let card = self.frame(of: sheet).offset(dx: origin.x, dy: origin.y)
    let corners = CornerRadii(top: sheet.card.topRadius, bottom: sheet.card.bottomRadius)
    marks.append(.clip(card, corners, presenter(dim)))
  }

  /// How much black lies over the sheet at a level, or for nil over what is behind them all, 0…1
  /// (SPEC §10).
  func dimming(above level: Int? = nil, at moment: Moment) -> Double {
    var light = 1.0
    for level in moment.sheets.indices.dropFirst(level.map { $0 + 1 } ?? 0) {
      let tuning = sheets.sheets[level].configuration.tuning
      light *= 1 - moment.sheets[level].dim * fullDimming(tuning)
    }
    return 1 - light
  }

  private func fullDimming(_ tuning: SheetTuning) -> Double {
    let full = setup.appearance == .light ? tuning.dimOpacityLight : tuning.dimOpacityDark
    return full * tuning.stackedDimFactor
  }

  /// White where it stands on the black above a pushed-back presenter, whose edge may cut through it.
  private mutating func appendStatusBar(
    behind pushBack: PushBack, to marks: inout [Mark], origin: Point
  ) {
    let label = setup.theme.label
    let height = container.safeArea.top
    let edge = pushBack.depth > 0 ? min(pushBack.top, height) : 0
    if label == .white || edge <= 0 {
      return appendStatusBar(label, from: 0, to: height, to: &marks, origin: origin)
    }
    appendStatusBar(.white, from: 0, to: edge, to: &marks, origin: origin)
    if edge < height {
      appendStatusBar(label, from: edge, to: height, to: &marks, origin: origin)
    }
  }

  private mutating func appendStatusBar(
    _ color: Color, from top: Double, to bottom: Double, to marks: inout [Mark], origin: Point
  ) {
    guard
      let layer = chrome.statusBar(
        width: container.width, safeTop: container.safeArea.top, color: color,
        pixelScale: setup.pixelScale)
    else { return }
    let frame = Rect(origin: origin, size: layer.size)
    let bar = Mark.layer(layer, LayerPlacement(frame: frame))
    if top == 0, bottom >= frame.height { return marks.append(bar) }
    let part = Rect(x: origin.x, y: origin.y + top, width: frame.width, height: bottom - top)
    marks.append(.clip(part, .none, [bar]))
  }

  private func appendHomeIndicator(
    to marks: inout [Mark], at moment: Moment, origin: Point
  ) {
    let color = isDarkAtBottom(at: moment) ? Color.white : setup.theme.label
    marks += HomeIndicator.marks(
      size: size, safeBottom: container.safeArea.bottom, color: color
    ).map { $0.offset(by: origin) }
  }

  /// Whether the uppermost sheet under the home indicator is dark there.
  private func isDarkAtBottom(at moment: Moment) -> Bool {
    let place = Point(x: size.width / 2, y: size.height - HomeIndicator.middle)
    guard !keyboard.covers(place, on: Rect(size: size), at: moment.time) else { return false }
    for level in moment.sheets.indices.reversed() {
      let presentation = moment.sheets[level]
      let frame = self.frame(of: presentation)
      guard presentation.phase != .hidden, frame.contains(place) else { continue }
      return pages[level].isDark(
        at: (place.y - frame.minY) / presentation.card.scale, scroll: presentation.scroll,
        in: sheetContext(level, presentation))
    }
    return false
  }
}
