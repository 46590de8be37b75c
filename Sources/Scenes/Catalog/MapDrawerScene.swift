import SheetKit

/// A map under a drawer that is always there (SPEC §13c): its list and the map's pins choose the
/// same places.
struct MapDrawerScene: Scene {
  private var map: MapPage
  private let list: MapListPage
  private var chosen: Int?
  /// Where the user left the drawer.
  private var detent = Detent.height(120)

  init(_ restaurants: [Restaurant]) {
    let places = MapPlace.all(restaurants)
    map = MapPage(places, covered: 0.4)
    list = MapListPage(title: "Port Averil", places: places)
  }

  let startsPresented = true

  let configuration = SheetConfiguration()
    .presentationDetents([.height(120), .fraction(0.4), .large])
    .presentationBackground(.material(.thin))
    .presentationBackgroundInteraction(.enabledUpThrough(.fraction(0.4)))
    .presentationContentInteraction(.scrolls)
    .presentationCornerRadius(20)
    .presentationCompactAdaptation(.none)
    .interactiveDismissDisabled()

  var background: any BackgroundPage {
    get { map }
    set { if let page = newValue as? MapPage { map = page } }
  }

  func sheetPage(item: String?, level: Int) -> any SheetPage { list.on(level) }

  mutating func activate(_ element: ElementID, level: Int?) -> [SheetCommand] {
    guard let place = MapSelection.place(of: element), list.places.indices.contains(place) else {
      return []
    }
    chosen = place
    guard level != nil, detent == .large else { return [] }
    detent = .fraction(0.4)
    return [.select(detent)]
  }

  mutating func note(_ event: SheetEvent, level: Int) -> [SheetCommand] {
    if case .didChangeSelectedDetent(let detent) = event.kind { self.detent = detent }
    return []
  }

  func selection(level: Int?) -> ElementID? { MapSelection.element(chosen, level: level) }

  func revealed(by element: ElementID, level: Int?) -> SceneReveal {
    MapSelection.revealed(by: element)
  }
}
