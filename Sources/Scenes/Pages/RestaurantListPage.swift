import Canvas
import SheetKit

/// The restaurants under a large navigation title that shrinks into the bar when scrolled.
package struct RestaurantListPage: BackgroundPage {
  private struct Inputs: Hashable, Sendable {
    var scroll: Double
    var size: Size
    var safeArea: EdgeInsets
    var theme: Theme
    var textScale: Double
    var pixelScale: Double
    var highlight: PageHighlight
    var selected: Int?
    var toggle: ListToggle?
  }

  private struct RowInputs: Hashable, Sendable {
    var row: RestaurantRow
    var theme: Theme
    var textScale: Double
    var pixelScale: Double
    var safeArea: EdgeInsets
  }

  package let restaurants: [Restaurant]
  /// The row whose details are shown beside a list that stays usable.
  package var selected: Int?
  /// A switch above the rows; nil for none.
  var toggle: ListToggle?
  private var pages = LayerStore<Inputs>(capacity: 2)
  private var rows = LayerStore<RowInputs>(capacity: 48)

  private static let barHeight = 44.0
  private static let title = "Restaurants"

  package init(restaurants: [Restaurant]) {
    self.restaurants = restaurants
  }

  // MARK: Layout, in content coordinates

  private func titleTop(in context: PageContext) -> Double {
    context.safeArea.top + Self.barHeight
  }

  private func listTop(in context: PageContext) -> Double {
    titleTop(in: context) + context.scaled(.largeTitle).lineHeight + 11
  }

  private func firstRowTop(in context: PageContext) -> Double {
    listTop(in: context) + (toggle?.height(in: context) ?? 0)
  }

  package func contentHeight(in context: PageContext) -> Double {
    firstRowTop(in: context) + Double(restaurants.count) * RestaurantRow.height(in: context)
      + context.safeArea.bottom
  }

  package func frame(of element: ElementID, in context: PageContext) -> Rect? {
    if element == ListToggle.element, let toggle {
      return Rect(
        x: 0, y: listTop(in: context), width: context.size.width,
        height: toggle.height(in: context))
    }
    guard restaurants.indices.contains(element.index) else { return nil }
    let height = RestaurantRow.height(in: context)
    let y = firstRowTop(in: context) + Double(element.index) * height
    return Rect(x: 0, y: y, width: context.size.width, height: height)
  }

  package func element(at point: Point, scroll: Double, in context: PageContext) -> ElementID? {
    guard point.y >= context.safeArea.top + (isBarShown(scroll, context) ? Self.barHeight : 0)
    else { return nil }
    let y = point.y + scroll
    if toggle != nil, y >= listTop(in: context), y < firstRowTop(in: context) {
      return ListToggle.element
    }
    let row = (y - firstRowTop(in: context)) / RestaurantRow.height(in: context)
    guard row >= 0, row < Double(restaurants.count) else { return nil }
    return ElementID("row", Int(row))
  }

  package func element(after element: ElementID?, backwards: Bool) -> ElementID? {
    func row(_ index: Int) -> ElementID? {
      restaurants.indices.contains(index) ? ElementID("row", index) : nil
    }
    let first = toggle == nil ? row(0) : ListToggle.element
    guard let element else { return backwards ? row(restaurants.count - 1) ?? first : first }
    if element == ListToggle.element { return backwards ? nil : row(0) }
    if backwards, element.index == 0 { return toggle == nil ? nil : ListToggle.element }
    return row(element.index + (backwards ? -1 : 1))
  }

  // MARK: Drawing

  package mutating func layer(
    in context: PageContext, scroll: Double, highlight: PageHighlight
  ) -> Layer {
    let offset = context.snap(scroll)
    let inputs = Inputs(
      scroll: offset, size: context.size, safeArea: context.safeArea, theme: context.theme,
      textScale: context.textScale, pixelScale: context.pixelScale, highlight: highlight,
      selected: selected, toggle: toggle)
    let id = Layer.ID("restaurants")
    if let known = pages.known(id: id, inputs: inputs, size: context.size) { return known }
    let marks = marks(in: context, scroll: offset, highlight: highlight)
    return pages.keep(id: id, inputs: inputs, size: context.size, isOpaque: true, marks: marks)
  }

  private mutating func marks(
    in context: PageContext, scroll: Double, highlight: PageHighlight
  ) -> [Mark] {
    var marks: [Mark] = [.fill(Rect(size: context.size), context.theme.background)]
    let title = context.fitted(
      TextRun(
        Self.title, style: context.scaled(.largeTitle), color: context.theme.label,
        width: context.size.width - context.leading - context.trailing, lineLimit: 1))
    marks.append(.text(title, at: Point(x: context.leading, y: titleTop(in: context) + 3 - scroll)))
    if let toggle, var frame = frame(of: ListToggle.element, in: context) {
      frame.origin.y = context.snap(frame.minY - scroll)
      marks += toggle.marks(in: frame, highlight: highlight, context)
    }
    let height = RestaurantRow.height(in: context)
    let visible = visibleRows(scroll: scroll, in: context)
    func top(_ index: Int) -> Double {
      context.snap(firstRowTop(in: context) + Double(index) * height - scroll)
    }
    for index in visible {
      let frame = Rect(x: 0, y: top(index), width: context.size.width, height: height)
      let layer = rowLayer(index, in: context, highlight: highlight)
      marks.append(.layer(layer, LayerPlacement(frame: frame)))
    }
    for index in visible where index + 1 < restaurants.count {
      marks.append(RestaurantRow.separator(below: top(index + 1), in: context))
    }
    return marks + bar(scroll: scroll, in: context)
  }

  private func visibleRows(scroll: Double, in context: PageContext) -> Range<Int> {
    let height = RestaurantRow.height(in: context)
    let top = (scroll - firstRowTop(in: context)) / height
    let bottom = (scroll + context.size.height - firstRowTop(in: context)) / height
    let count = Double(restaurants.count)
    let first = Int(min(max(top.rounded(.down), 0), count))
    let last = Int(min(max(bottom.rounded(.up), 0), count))
    return first..<max(first, last)
  }

  private mutating func rowLayer(
    _ index: Int, in context: PageContext, highlight: PageHighlight
  ) -> Layer {
    let id = ElementID("row", index)
    let state: RestaurantRow.State =
      highlight.pressed == id ? .pressed : highlight.hovered == id ? .hovered : .normal
    let row = RestaurantRow(
      index: index, restaurant: restaurants[index], state: state,
      isFocused: highlight.focused == id, isSelected: selected == index)
    let inputs = RowInputs(
      row: row, theme: context.theme, textScale: context.textScale,
      pixelScale: context.pixelScale, safeArea: context.safeArea)
    let size = Size(width: context.size.width, height: RestaurantRow.height(in: context))
    return rows.layer(id: Layer.ID("row", index), inputs: inputs, size: size, isOpaque: true) {
      row.marks(in: context)
    }
  }

  /// How far the large title has gone under the bar, 0…1.
  private func barProgress(_ scroll: Double, _ context: PageContext) -> Double {
    min(max((scroll - 28) / 16, 0), 1)
  }

  private func isBarShown(_ scroll: Double, _ context: PageContext) -> Bool {
    barProgress(scroll, context) > 0
  }

  private func bar(scroll: Double, in context: PageContext) -> [Mark] {
    let shown = barProgress(scroll, context)
    guard shown > 0 else { return [] }
    let height = context.safeArea.top + Self.barHeight
    let width = context.size.width
    let title = TextRun(
      Self.title, style: .headline, color: context.theme.label.opacity(shown), width: width,
      lineLimit: 1, alignment: .center)
    return [
      .fill(
        Rect(x: 0, y: 0, width: width, height: height),
        context.theme.background.opacity(shown)),
      .fill(
        Rect(x: 0, y: height - context.hairline, width: width, height: context.hairline),
        context.theme.separator.opacity(shown)),
      .text(title, at: Point(x: 0, y: context.safeArea.top + 11)),
    ]
  }
}
