import Canvas
import SheetKit

/// The classic drawer's background: a switch between the map, which owns the drawer, and a page
/// about it, which does not; and a button for the drawer's configuration.
struct MapOwnerPage: BackgroundPage {
  enum Owner: Int, Hashable, Sendable { case map, about }

  var owner = Owner.map
  var drawer: BottomSheetConfiguration
  private var map: MapPage
  private var about = LayerStore<AboutInputs>(capacity: 2)
  private var loose = LayerStore<LayerInputs>(capacity: 2)

  private struct AboutInputs: Hashable, Sendable {
    var column: ButtonColumn
    var bar: MapOwnerBar
    var size: Size
    var theme: Theme
    var textScale: Double
    var pixelScale: Double
    var highlight: PageHighlight
  }

  private struct LayerInputs: Hashable, Sendable {
    var map: Layer
    var bar: MapOwnerBar
    var highlight: PageHighlight
  }

  static let tab = "tab"
  static let change = ElementID("configuration")

  init(_ map: MapPage, drawer: BottomSheetConfiguration) {
    self.map = map
    self.drawer = drawer
  }

  private var bar: MapOwnerBar {
    MapOwnerBar(owner: owner, isOwn: drawer != MapDrawerClassicScene.standard)
  }

  func contentHeight(in context: PageContext) -> Double { context.size.height }

  func isAnimating(at time: Seconds) -> Bool { owner == .map && map.isAnimating(at: time) }

  mutating func marks(in context: PageContext, highlight: PageHighlight) -> [Mark]? {
    guard owner == .map else { return nil }
    return (map.marks(in: context, highlight: highlight) ?? [])
      + bar.marks(highlight: highlight, in: context)
  }

  mutating func layer(
    in context: PageContext, scroll: Double, highlight: PageHighlight
  ) -> Layer {
    guard owner == .map else { return aboutLayer(in: context, highlight: highlight) }
    let under = map.layer(in: context, scroll: scroll, highlight: highlight)
    let inputs = LayerInputs(map: under, bar: bar, highlight: highlight)
    return loose.layer(
      id: Layer.ID("map-and-bar"), inputs: inputs, size: context.size, isOpaque: true
    ) {
      [.layer(under, LayerPlacement(frame: Rect(size: context.size)))]
        + inputs.bar.marks(highlight: highlight, in: context)
    }
  }

  private mutating func aboutLayer(in context: PageContext, highlight: PageHighlight) -> Layer {
    let inputs = AboutInputs(
      column: column, bar: bar, size: context.size, theme: context.theme,
      textScale: context.textScale, pixelScale: context.pixelScale, highlight: highlight)
    return about.layer(
      id: Layer.ID("map-about"), inputs: inputs, size: context.size, isOpaque: true
    ) {
      let top = MapOwnerBar.bottom(in: context) + 32
      return [.fill(Rect(size: context.size), context.theme.background)]
        + inputs.column.marks(top: top, highlight: highlight, in: context)
        + inputs.bar.marks(highlight: highlight, in: context)
    }
  }

  /// What the drawer's configuration is, as its identifiers.
  private var column: ButtonColumn {
    let detents = drawer.detents.map(\.uiKitIdentifier).sorted()
    return ButtonColumn(items: [
      .title("Port Averil"),
      .text("The drawer belongs to the map. It left with it, and comes back with it."),
      .note("detents = " + detents.joined(separator: ", ")),
      .note("largestUndimmedDetent = " + drawer.largestUndimmedDetent.uiKitIdentifier),
      .note("cornerRadius = \(drawer.cornerRadius)"),
    ])
  }

  // MARK: Input

  func element(at point: Point, scroll: Double, in context: PageContext) -> ElementID? {
    bar.element(at: point, in: context)
      ?? (owner == .map ? map.element(at: point, scroll: scroll, in: context) : nil)
  }

  func element(after element: ElementID?, backwards: Bool) -> ElementID? {
    let own = MapOwnerBar.elements
    if let element, let index = own.firstIndex(of: element) {
      let next = index + (backwards ? -1 : 1)
      if own.indices.contains(next) { return own[next] }
      return backwards || owner == .about ? nil : map.element(after: nil, backwards: false)
    }
    if element == nil, !backwards || owner == .about { return backwards ? own.last : own.first }
    return map.element(after: element, backwards: backwards) ?? (backwards ? own.last : nil)
  }

  mutating func take(_ gesture: PageGesture, in context: PageContext) -> PageGesture.Answer {
    owner == .map ? map.take(gesture, in: context) : .ignored
  }

  mutating func reveal(_ element: ElementID, visible: Rect, in context: PageContext) {
    map.reveal(element, visible: visible, in: context)
  }
}
