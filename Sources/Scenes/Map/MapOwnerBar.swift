import Canvas

/// A segmented switch "Map | About" and, under it, a button that swaps the drawer's configuration.
struct MapOwnerBar: Hashable, Sendable {
  var owner: MapOwnerPage.Owner
  /// Whether the drawer has the caller's own configuration.
  var isOwn: Bool

  private static let titles = ["Map", "About"]
  private static let height = 36.0
  private static let margin = 12.0
  private static let gap = 10.0

  static let elements = [
    ElementID(MapOwnerPage.tab, 0), ElementID(MapOwnerPage.tab, 1), MapOwnerPage.change,
  ]

  private static func lineHeight(_ context: PageContext) -> Double {
    max(height, (context.scaled(.subheadline).lineHeight + 14).rounded())
  }

  /// The switch: beside the map's zoom buttons.
  private static func tabs(_ context: PageContext) -> Rect {
    let left = context.safeArea.leading + margin
    let width = min(MapControls.frame(in: context).minX - margin - left, 360)
    return Rect(
      x: left, y: max(context.safeArea.top, 20) + margin, width: width,
      height: lineHeight(context))
  }

  private static func tab(_ index: Int, _ context: PageContext) -> Rect {
    let tabs = tabs(context)
    return Rect(
      x: tabs.minX + Double(index) * tabs.width / 2, y: tabs.minY, width: tabs.width / 2,
      height: tabs.height)
  }

  private func button(_ context: PageContext) -> Rect {
    let tabs = Self.tabs(context)
    let text = context.text.size(of: title(context)).width.rounded(.up)
    return Rect(
      x: tabs.minX, y: tabs.maxY + Self.gap, width: min(tabs.width, text + 32),
      height: tabs.height)
  }

  private func title(_ context: PageContext) -> TextRun {
    TextRun(
      isOwn ? "Use the Default Drawer" : "Use My Own Drawer",
      style: context.scaled(.subheadline.weight(.semibold)), color: context.tint, lineLimit: 1)
  }

  static func bottom(in context: PageContext) -> Double {
    tabs(context).maxY + gap + lineHeight(context)
  }

  func element(at point: Point, in context: PageContext) -> ElementID? {
    for index in 0..<2 where Self.tab(index, context).contains(point) {
      return ElementID(MapOwnerPage.tab, index)
    }
    return button(context).contains(point) ? MapOwnerPage.change : nil
  }

  // MARK: Drawing

  func marks(highlight: PageHighlight, in context: PageContext) -> [Mark] {
    let palette = MapPalette.of(context.theme.appearance)
    let tabs = Self.tabs(context)
    let button = button(context)
    var marks: [Mark] = []
    for frame in [tabs, button] {
      let corners = CornerRadii(frame == tabs ? 9 : frame.height / 2)
      marks += palette.control(frame, corners, hairline: context.hairline)
    }
    marks += segments(highlight, palette, context)
    var run = title(context)
    let isPressed = highlight.pressed == MapOwnerPage.change
    run.color = palette.controlTint(in: context).opacity(isPressed ? 0.5 : 1)
    run.width = button.width - 16
    run.alignment = .center
    run = context.fitted(run)
    let y = button.minY + ((button.height - run.style.lineHeight) / 2).rounded()
    marks.append(.text(run, at: Point(x: button.minX + 8, y: y)))
    if highlight.focused == MapOwnerPage.change {
      marks.append(
        FocusRing.mark(around: button.inset(dx: -3, dy: -3), corner: button.height / 2 + 3, context)
      )
    }
    return marks
  }

  private func segments(
    _ highlight: PageHighlight, _ palette: MapPalette, _ context: PageContext
  ) -> [Mark] {
    Self.titles.indices.flatMap { index -> [Mark] in
      let frame = Self.tab(index, context)
      let id = ElementID(MapOwnerPage.tab, index)
      let isChosen = owner.rawValue == index
      var marks: [Mark] = []
      if isChosen {
        marks.append(
          .roundedFill(frame.inset(dx: 2, dy: 2), CornerRadii(7), palette.controlChosen))
      } else if highlight.hovered == id || highlight.pressed == id {
        let amount = highlight.pressed == id ? 0.1 : 0.05
        marks.append(
          .roundedFill(
            frame.inset(dx: 2, dy: 2), CornerRadii(7), context.theme.label.opacity(amount)))
      }
      let style = context.scaled(.subheadline.weight(isChosen ? .semibold : .medium))
      let run = context.fitted(
        TextRun(
          Self.titles[index], style: style, color: context.theme.label, width: frame.width,
          lineLimit: 1, alignment: .center))
      let y = frame.minY + ((frame.height - run.style.lineHeight) / 2).rounded()
      marks.append(.text(run, at: Point(x: frame.minX, y: y)))
      if highlight.focused == id {
        marks.append(FocusRing.mark(around: frame.inset(dx: 1, dy: 1), corner: 8, context))
      }
      return marks
    }
  }
}
