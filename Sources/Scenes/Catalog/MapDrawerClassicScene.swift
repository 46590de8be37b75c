import SheetKit

/// The same map under a classic drawer, made by the reusable `bottomSheet(configuration:)` (SPEC
/// §13c). A switch hides the drawer's owner, and with it the drawer; a button presents it with the
/// caller's own configuration.
struct MapDrawerClassicScene: Scene {
  /// The article's defaults, and what a caller might want instead.
  static let standard = BottomSheetConfiguration()
  static let own = BottomSheetConfiguration(
    detents: [.height(160), .medium, .large], largestUndimmedDetent: .height(160), cornerRadius: 36)

  private var page: MapOwnerPage
  private let list: MapListPage
  private var chosen: Int?
  /// Whether the drawer has to come back with another configuration once it is gone.
  private var isChanging = false

  init(_ restaurants: [Restaurant]) {
    let places = MapPlace.all(restaurants)
    page = MapOwnerPage(MapPage(places, covered: 0.4), drawer: Self.standard)
    list = MapListPage(title: "Port Averil", places: places)
  }

  let startsPresented = true

  var configuration: SheetConfiguration { .bottomSheet(configuration: page.drawer) }

  var background: any BackgroundPage {
    get { page }
    set { if let page = newValue as? MapOwnerPage { self.page = page } }
  }

  func sheetPage(item: String?, level: Int) -> any SheetPage { list.on(level) }

  mutating func activate(_ element: ElementID, level: Int?) -> [SheetCommand] {
    switch element.name {
    case MapOwnerPage.tab: return show(element.index == 0 ? .map : .about)
    case MapOwnerPage.change.name: return change()
    default:
      guard let place = MapSelection.place(of: element), list.places.indices.contains(place) else {
        return []
      }
      chosen = place
      return []
    }
  }

  private mutating func show(_ owner: MapOwnerPage.Owner) -> [SheetCommand] {
    guard owner != page.owner else { return [] }
    page.owner = owner
    if owner == .about { return [.dismiss] }
    return isChanging ? [] : [.present]
  }

  private mutating func change() -> [SheetCommand] {
    page.drawer = page.drawer == Self.own ? Self.standard : Self.own
    guard page.owner == .map else { return [.configure(configuration)] }
    isChanging = true
    return [.dismiss]
  }

  mutating func note(_ event: SheetEvent, level: Int) -> [SheetCommand] {
    guard level == 0, event.kind == .onDismiss, isChanging else { return [] }
    isChanging = false
    return [.configure(configuration)] + (page.owner == .map ? [.present] : [])
  }

  func selection(level: Int?) -> ElementID? { MapSelection.element(chosen, level: level) }

  func revealed(by element: ElementID, level: Int?) -> SceneReveal {
    MapSelection.revealed(by: element)
  }
}
