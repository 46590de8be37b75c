import Canvas

/// The drawer's page: a title over the list of 0…29, each row with its place on the map. It draws no
/// background of its own, so the sheet's surface shows through.
struct MapListPage: SheetPage {
  private struct Inputs: Hashable, Sendable {
    var row: MapListRow
    var width: Double
    var theme: Theme
    var textScale: Double
    var pixelScale: Double
  }

  let title: String
  let places: [MapPlace]
  private var level = 0
  private var rows = LayerStore<Inputs>(capacity: 40)

  init(title: String, places: [MapPlace]) {
    self.title = title
    self.places = places
  }

  /// The same page on another sheet.
  func on(_ level: Int) -> MapListPage {
    var page = self
    page.level = level
    return page
  }

  /// Between the sheet's top edge and the title, as the article's padding is.
  private static let top = 18.0
  private static let bottom = 10.0
  private static let sectionGap = 4.0

  private func titleRun(_ context: PageContext) -> TextRun {
    TextRun(
      title, style: context.scaled(.title2.weight(.bold)), color: context.theme.label,
      width: context.size.width - 2 * MapListRow.margin, lineLimit: 1, alignment: .center)
  }

  func headerHeight(in context: PageContext) -> Double {
    (Self.top + context.scaled(.title2).lineHeight + Self.bottom).rounded(.up)
  }

  func contentHeight(in context: PageContext) -> Double {
    Double(MapPlace.count) * MapListRow.height(in: context) + 2 * Self.sectionGap
      + MapListRow.margin + context.safeArea.bottom
  }

  func frame(of element: ElementID, in context: PageContext) -> Rect? {
    guard element.name == "row", (0..<MapPlace.count).contains(element.index) else { return nil }
    let height = MapListRow.height(in: context)
    return Rect(
      x: 0, y: Self.sectionGap + Double(element.index) * height, width: context.size.width,
      height: height)
  }

  func element(at point: Point, scroll: Double, in context: PageContext) -> ElementID? {
    let y = point.y - headerHeight(in: context)
    guard y >= 0 else { return nil }
    let row = ((y + scroll - Self.sectionGap) / MapListRow.height(in: context)).rounded(.down)
    guard row >= 0, row < Double(MapPlace.count) else { return nil }
    return ElementID("row", Int(row))
  }

  func element(after element: ElementID?, backwards: Bool) -> ElementID? {
    guard let element else { return ElementID("row", backwards ? MapPlace.count - 1 : 0) }
    let index = element.index + (backwards ? -1 : 1)
    return (0..<MapPlace.count).contains(index) ? ElementID("row", index) : nil
  }

  // MARK: Drawing

  mutating func marks(
    in context: PageContext, frame: Rect, scroll: Double, highlight: PageHighlight
  ) -> [Mark] {
    let header = headerHeight(in: context)
    var marks: [Mark] = []
    if context.surface.isOpaque { marks.append(.fill(frame, context.surface)) }
    let opening = Rect(
      x: frame.minX, y: frame.minY + header, width: frame.width,
      height: max(0, frame.height - header))
    if !opening.isEmpty {
      let rows = rows(in: opening, scroll: scroll, highlight: highlight, context)
      marks.append(.clip(opening, .none, rows))
    }
    if scroll > 0.5 {
      let line = Rect(
        x: frame.minX, y: opening.minY - context.hairline, width: frame.width,
        height: context.hairline)
      marks.append(.fill(line, context.theme.label.opacity(0.18)))
    }
    let at = Point(x: frame.minX + MapListRow.margin, y: frame.minY + Self.top)
    marks.append(.text(titleRun(context), at: at))
    return marks
  }

  private mutating func rows(
    in opening: Rect, scroll: Double, highlight: PageHighlight, _ context: PageContext
  ) -> [Mark] {
    let height = MapListRow.height(in: context)
    let start = opening.minY + Self.sectionGap - scroll
    let first = max(0, Int(((opening.minY - start) / height).rounded(.down)))
    let end = min(MapPlace.count, Int(((opening.maxY - start) / height).rounded(.up)))
    func top(_ index: Int) -> Double { context.snap(start + Double(index) * height) }
    let card = Rect(
      x: opening.minX, y: top(0), width: opening.width, height: top(MapPlace.count) - top(0))
    let rows = (first..<max(first, end)).map { index -> Mark in
      let layer = row(index, highlight, context)
      let origin = Point(x: opening.minX, y: top(index))
      return .layer(layer, LayerPlacement(frame: Rect(origin: origin, size: layer.size)))
    }
    let lines = (first..<max(first, end)).filter { $0 + 1 < MapPlace.count }.map { index in
      MapListRow.separator(below: top(index + 1), opening, context)
    }
    return [MapListRow.card(card, context.theme)] + lines + rows
  }

  private mutating func row(
    _ index: Int, _ highlight: PageHighlight, _ context: PageContext
  ) -> Layer {
    let id = ElementID("row", index)
    let row = MapListRow(
      number: index, place: places.indices.contains(index) ? places[index] : nil,
      isHovered: highlight.hovered == id, isPressed: highlight.pressed == id,
      isFocused: highlight.focused == id, isSelected: highlight.selected == id,
      edge: index == 0 ? .first : index == MapPlace.count - 1 ? .last : .inner)
    let inputs = Inputs(
      row: row, width: context.size.width, theme: context.theme, textScale: context.textScale,
      pixelScale: context.pixelScale)
    let size = Size(width: context.size.width, height: MapListRow.height(in: context))
    return rows.layer(
      id: Layer.ID("map-row", index + 1, level: level), inputs: inputs, size: size, isOpaque: false
    ) { row.marks(in: context) }
  }
}
