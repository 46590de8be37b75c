import Canvas

/// A background with a column of texts and buttons near its top.
package struct ColumnPage: BackgroundPage {
  private struct Inputs: Hashable, Sendable {
    var column: ButtonColumn
    var size: Size
    var theme: Theme
    var tint: Color
    var textScale: Double
    var pixelScale: Double
    var highlight: PageHighlight
  }

  var column: ButtonColumn
  private var layers = LayerStore<Inputs>(capacity: 2)
  private var taps = TapTracker()

  init(_ items: [ButtonColumn.Item]) {
    column = ButtonColumn(items: items)
  }

  private func top(in context: PageContext) -> Double { context.safeArea.top + 24 }

  package func contentHeight(in context: PageContext) -> Double { context.size.height }

  package mutating func take(
    _ gesture: PageGesture, in context: PageContext
  ) -> PageGesture.Answer { taps.take(gesture) }

  package mutating func layer(
    in context: PageContext, scroll: Double, highlight: PageHighlight
  ) -> Layer {
    let inputs = Inputs(
      column: column, size: context.size, theme: context.theme, tint: context.tint,
      textScale: context.textScale, pixelScale: context.pixelScale, highlight: highlight)
    let column = column
    let top = top(in: context)
    return layers.layer(
      id: Layer.ID("column"), inputs: inputs, size: context.size, isOpaque: true
    ) {
      [.fill(Rect(size: context.size), context.theme.background)]
        + column.marks(top: top, highlight: highlight, in: context)
    }
  }

  package func element(at point: Point, scroll: Double, in context: PageContext) -> ElementID? {
    column.button(at: point, top: top(in: context), in: context)
  }

  package func element(after element: ElementID?, backwards: Bool) -> ElementID? {
    column.element(after: element, backwards: backwards)
  }

  package func popoverAnchor(in context: PageContext) -> Rect? {
    let frames = column.frames(top: top(in: context), in: context)
    return zip(column.items, frames).first { item, _ in
      if case .button = item { true } else { false }
    }?.1
  }
}
