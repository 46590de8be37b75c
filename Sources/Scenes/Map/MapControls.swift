import Canvas

/// What stands still over a map: a veil under the status bar, the zoom buttons, the focus ring.
struct MapControls: Sendable {
  private struct Inputs: Hashable, Sendable {
    var size: Size
    var palette: MapPalette
    var theme: Theme
    var tint: Color
    var pixelScale: Double
    var highlight: PageHighlight
  }

  static let nearer = ElementID("zoom-in")
  static let farther = ElementID("zoom-out")
  static let elements = [nearer, farther]

  private var layers = LayerStore<Inputs>(capacity: 4)

  private static let side = 44.0
  private static let margin = 12.0
  private static let shadowRoom = 8.0

  /// The two buttons, one above the other, at the right under the status bar.
  static func frame(in context: PageContext) -> Rect {
    let top = max(context.safeArea.top, 20) + margin
    return Rect(
      x: context.size.width - context.safeArea.trailing - margin - side, y: top, width: side,
      height: 2 * side)
  }

  static func element(at point: Point, in context: PageContext) -> ElementID? {
    let frame = frame(in: context)
    guard frame.contains(point) else { return nil }
    return point.y < frame.midY ? nearer : farther
  }

  mutating func marks(
    highlight: PageHighlight, palette: MapPalette, context: PageContext
  ) -> [Mark] {
    var own = highlight
    own.selected = nil
    let inputs = Inputs(
      size: context.size, palette: palette, theme: context.theme,
      tint: palette.controlTint(in: context), pixelScale: context.pixelScale, highlight: own)
    var marks = veil(inputs, context)
    let room = Self.shadowRoom
    let frame = Self.frame(in: context).inset(dx: -room, dy: -room)
    let buttons = layers.layer(
      id: Layer.ID("map-buttons"), inputs: inputs, size: frame.size, isOpaque: false
    ) { Self.buttons(inputs) }
    marks.append(.layer(buttons, LayerPlacement(frame: frame)))
    if highlight.focused == MapPage.element {
      let inside = Rect(size: context.size).inset(dx: 3, dy: 3)
      marks.append(FocusRing.mark(around: inside, corner: 12, context))
    }
    return marks
  }

  /// Keeps the status bar readable over whatever lies under it.
  private mutating func veil(_ inputs: Inputs, _ context: PageContext) -> [Mark] {
    guard context.safeArea.top >= 20 else { return [] }
    let size = Size(width: context.size.width, height: context.safeArea.top + 14)
    let layer = layers.layer(
      id: Layer.ID("map-veil"), inputs: inputs, size: size, isOpaque: false
    ) {
      let land = inputs.palette.land
      let bar = Rect(x: 0, y: 0, width: size.width, height: size.height - 26)
      let fade = Rect(x: 0, y: bar.maxY, width: size.width, height: 26)
      return [
        .verticalGradient(bar, from: land.opacity(0.96), to: land.opacity(0.84)),
        .verticalGradient(fade, from: land.opacity(0.84), to: land.opacity(0)),
      ]
    }
    return [.layer(layer, LayerPlacement(frame: Rect(size: size)))]
  }

  private static func buttons(_ inputs: Inputs) -> [Mark] {
    let frame = Rect(x: shadowRoom, y: shadowRoom, width: side, height: 2 * side)
    let corners = CornerRadii(10)
    let line = 1 / inputs.pixelScale
    var marks = inputs.palette.control(frame, corners, hairline: line)
    for (index, element) in elements.enumerated() {
      let box = Rect(
        x: frame.minX, y: frame.minY + Double(index) * side, width: side, height: side)
      let isActive = inputs.highlight.pressed == element
      if isActive || inputs.highlight.hovered == element {
        let row = isActive ? inputs.theme.label.opacity(0.14) : inputs.theme.label.opacity(0.06)
        marks.append(.clip(frame, corners, [.fill(box, row)]))
      }
      let icon = IconMark(
        index == 0 ? "plus" : "minus", frame: box.inset(dx: 12, dy: 12),
        color: inputs.tint)
      marks.append(.icon(icon))
      if inputs.highlight.focused == element {
        let ring = box.inset(dx: 3, dy: 3)
        marks.append(
          .stroke(ring, CornerRadii(8), width: 2.5, inputs.theme.tint.opacity(0.75)))
      }
    }
    marks.append(
      .fill(
        Rect(x: frame.minX, y: frame.midY - line / 2, width: side, height: line),
        inputs.theme.appearance == .dark ? inputs.palette.controlEdge : inputs.theme.separator))
    return marks
  }
}
