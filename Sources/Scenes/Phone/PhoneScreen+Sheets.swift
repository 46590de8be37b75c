import Canvas
import SheetKit

/// The sheets in the picture.
extension PhoneScreen {
  mutating func appendSheet(
    _ level: Int, to marks: inout [Mark], at moment: Moment, origin: Point
  ) {
    let presentation = moment.sheets[level]
    guard presentation.phase != .hidden, presentation.height > 0 else { return }
    let frame = self.frame(of: presentation).offset(dx: origin.x, dy: origin.y)
    let own = sheetMarks(level, frame, at: moment, origin: origin)
    let sheet = standingBack(own, level, frame, at: moment)
    guard presentation.opacity < 1 else {
      marks += sheet
      return
    }
    let screen = Rect(origin: origin, size: size)
    marks.append(chrome.faded(sheet, on: screen, opacity: presentation.opacity, level: level))
  }

  /// A sheet behind another stands back as any presenter does: smaller, and a little higher where it
  /// is as high as the one on it.
  private func standingBack(
    _ marks: [Mark], _ level: Int, _ frame: Rect, at moment: Moment
  ) -> [Mark] {
    let pushBack = moment.pushBack(behind: level + 1)
    guard pushBack.depth > 0 else { return marks }
    let isHigh = frame.minY <= moment.sheets[level + 1].top + 1
    let gap = sheets.sheets[level].configuration.tuning.pushBackTopGap
    let raised = Point(x: 0, y: isHigh ? -gap * min(pushBack.depth, 1) : 0)
    let top = Point(x: frame.midX, y: frame.minY)
    return marks.map { $0.scaled(by: pushBack.scale, about: top).offset(by: raised) }
  }

  private mutating func sheetMarks(
    _ level: Int, _ frame: Rect, at moment: Moment, origin: Point
  ) -> [Mark] {
    let presentation = moment.sheets[level]
    let corners = CornerRadii(
      top: presentation.card.topRadius, bottom: presentation.card.bottomRadius)
    let tuning = sheets.sheets[level].configuration.tuning
    var marks: [Mark] = []
    if presentation.shadowOpacity > 0 {
      let shadow = Shadow(
        radius: tuning.shadowRadius, color: Color.black.opacity(presentation.shadowOpacity))
      marks.append(.shadow(frame, corners, shadow))
    }
    if presentation.style == .popover {
      let anchor = popoverAnchor.offset(dx: origin.x, dy: origin.y)
      marks += PopoverLayout.arrow(from: frame, to: anchor, color: popoverColor)
    }
    let surface = surface(of: level, presentation).marks(in: frame)
    var content = content(level, presentation, frame, at: moment.time)
    let dim = dimming(above: level, at: moment)
    if dim > 0 { content.append(.fill(frame, Color.black.opacity(dim))) }
    marks.append(.clip(frame, corners, surface + content))
    let whole = PhoneHighlight.Place(level: level, element: Self.sheetElement)
    if shownFocus(at: moment.time) == whole {
      marks.append(sheetRing(frame, presentation, on: Rect(origin: origin, size: size)))
    }
    return marks
  }

  /// The ring around a sheet that is focused as a whole: outside its edge, so that it hides nothing;
  /// inside one that covers the screen.
  private func sheetRing(
    _ frame: Rect, _ presentation: SheetPresentation, on screen: Rect
  ) -> Mark {
    let isCover = presentation.isFullScreenCover
    let ring = frame.inset(dx: isCover ? 3 : -3, dy: isCover ? 3 : -3)
    let corner = presentation.card.topRadius + (isCover ? 0 : 3)
    return .clip(screen, .none, [FocusRing.mark(around: ring, corner: corner, backgroundContext)])
  }

  /// The page with its scroll indicator and the grabber. A floating card is laid out at the
  /// container's width and made smaller as a whole.
  private mutating func content(
    _ level: Int, _ presentation: SheetPresentation, _ frame: Rect, at time: Seconds
  ) -> [Mark] {
    let scale = presentation.card.scale
    let box = Rect(
      x: frame.minX, y: frame.minY, width: frame.width / scale, height: frame.height / scale)
    let context = sheetContext(level, presentation)
    let highlight = pageHighlight(level: level, at: time)
    var marks = pages[level].marks(
      in: context, frame: box, scroll: presentation.scroll, highlight: highlight)
    if let bar = scrollIndicator(level, presentation, box, context, at: time) { marks.append(bar) }
    if presentation.showsDragIndicator {
      let tuning = sheets.sheets[level].configuration.tuning
      let isHovered = self.highlight.grabber == level
      let grabber = grabber(on: box, tuning, isHovered: isHovered)
      marks.append(
        .roundedFill(
          grabber, CornerRadii(grabber.height / 2),
          grabberColor(in: context, isHovered: isHovered)))
      if highlight.focused == Self.grabberElement {
        marks.append(FocusRing.mark(around: grabber.inset(dx: -5, dy: -4), corner: 6.5, context))
      }
    }
    return scale == 1 ? marks : marks.map { $0.scaled(by: scale, about: frame.origin) }
  }

  private mutating func scrollIndicator(
    _ level: Int, _ presentation: SheetPresentation, _ box: Rect, _ context: PageContext,
    at time: Seconds
  ) -> Mark? {
    let opacity = indicators.opacity(key: level, offset: presentation.scroll, at: time)
    guard opacity > 0, let track = sheetTrack(level, presentation, box) else { return nil }
    return indicators.mark(
      key: level, bar: track.bar(at: presentation.scroll), opacity: opacity, theme: context.theme)
  }

  /// The drag indicator's bar; under the pointer it is wider and darker.
  private func grabber(on frame: Rect, _ tuning: SheetTuning, isHovered: Bool) -> Rect {
    let width = tuning.grabberWidth + (isHovered ? 8 : 0)
    return Rect(
      x: frame.midX - width / 2, y: frame.minY + tuning.grabberTop, width: width,
      height: tuning.grabberHeight)
  }

  /// On a material it darkens (in the dark, lightens) what comes through, whatever that is.
  private func grabberColor(in context: PageContext, isHovered: Bool) -> Color {
    guard context.surface.isOpaque else {
      return context.theme.label.opacity(isHovered ? 0.5 : 0.3)
    }
    let grabber = context.theme.grabber
    return isHovered ? grabber.mixed(with: context.theme.label, 0.35) : grabber
  }

  // MARK: Where a sheet stands

  /// The sheet's box on the screen in points; it reaches the bottom edge even while it overshoots.
  /// A floating card stands above the edge by its gap, its top lower by what it is smaller. What is
  /// drawn begins on a whole pixel; what is pressed does not depend on the pixels.
  func frame(of presentation: SheetPresentation, isDrawn: Bool = true) -> Rect {
    let card = presentation.card
    switch presentation.style {
    case .popover:
      return PopoverLayout.frame(
        size: Size(width: card.width, height: presentation.layoutHeight), anchor: popoverAnchor,
        in: Rect(size: size), safeArea: container.safeArea)
    case .floatingCard:
      return Rect(
        x: (container.width - card.width) / 2,
        y: isDrawn ? snap(presentation.top) : presentation.top,
        width: card.width,
        height: presentation.layoutHeight)
    case .sheet, .fullScreenCover:
      let bottom = container.height - card.bottomInset
      let exact = bottom - (container.height - presentation.top) * card.scale
      let top = isDrawn ? snap(exact) : exact
      return Rect(
        x: (container.width - card.width) / 2, y: top, width: card.width,
        height: max(presentation.layoutHeight * card.scale, bottom - top))
    }
  }

  private func snap(_ value: Double) -> Double {
    (value * setup.pixelScale).rounded() / setup.pixelScale
  }

  /// The control that a popover's arrow points at.
  private var popoverAnchor: Rect {
    let context = backgroundContext
    if let anchor = scene.background.popoverAnchor(in: context) { return anchor }
    return Rect(x: size.width / 2 - 1, y: context.safeArea.top + 20, width: 2, height: 2)
  }

  /// The most height that a popover has on this screen, in points.
  var popoverRoom: Double {
    PopoverLayout.room(
      anchor: popoverAnchor, in: Rect(size: size), safeArea: container.safeArea)
  }

  private var popoverColor: Color { setup.theme.elevatedBackground }
}
