import Canvas

/// A background with a column of texts and buttons near its top, which scrolls where it is taller
/// than the screen.
package struct ColumnPage: BackgroundPage {
  private struct Inputs: Hashable, Sendable {
    var column: ButtonColumn
    var size: Size
    var theme: Theme
    var tint: Color
    var textScale: Double
    var pixelScale: Double
    var scroll: Double
    var highlight: PageHighlight
  }

  var column: ButtonColumn
  private var layers = LayerStore<Inputs>(capacity: 2)
  private var taps = TapTracker()

  init(_ items: [ButtonColumn.Item]) {
    column = ButtonColumn(items: items)
  }

  private func top(in context: PageContext) -> Double { context.safeArea.top + 24 }

  package func contentHeight(in context: PageContext) -> Double {
    let column = top(in: context) + column.height(in: context) + 24 + context.safeArea.bottom
    return max(column, context.size.height)
  }

  package mutating func take(
    _ gesture: PageGesture, in context: PageContext
  ) -> PageGesture.Answer {
    contentHeight(in: context) > context.size.height ? .ignored : taps.take(gesture)
  }

  package mutating func layer(
    in context: PageContext, scroll: Double, highlight: PageHighlight
  ) -> Layer {
    let inputs = Inputs(
      column: column, size: context.size, theme: context.theme, tint: context.tint,
      textScale: context.textScale, pixelScale: context.pixelScale, scroll: context.snap(scroll),
      highlight: highlight)
    let column = column
    let top = top(in: context) - inputs.scroll
    return layers.layer(
      id: Layer.ID("column"), inputs: inputs, size: context.size, isOpaque: true
    ) {
      [.fill(Rect(size: context.size), context.theme.background)]
        + column.marks(top: top, highlight: highlight, in: context)
    }
  }

  package func element(at point: Point, scroll: Double, in context: PageContext) -> ElementID? {
    column.button(at: point, top: top(in: context) - scroll, in: context)
  }

  package func element(after element: ElementID?, backwards: Bool) -> ElementID? {
    column.element(after: element, backwards: backwards)
  }

  package func frame(of element: ElementID, in context: PageContext) -> Rect? {
    column.frame(of: element, top: top(in: context), in: context)
  }

  package func popoverAnchor(in context: PageContext) -> Rect? {
    let frames = column.frames(top: top(in: context), in: context)
    return zip(column.items, frames).first { item, _ in
      if case .button = item { true } else { false }
    }?.1
  }
}
