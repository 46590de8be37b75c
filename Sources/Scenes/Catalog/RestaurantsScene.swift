import SheetKit

/// The restaurant list whose rows present a detail sheet (SPEC §13a).
struct RestaurantsScene: Scene {
  enum Stage: Equatable {
    case details, fourDetents
    /// The last stop is bound, and was this one when the program last ran.
    case storedDetent(Detent)
    case browse
  }

  private var stage: Stage
  private let restaurants: [Restaurant]
  /// The list. It is kept as what it is asked for as, every frame: to wrap it then would be a copy.
  var background: any BackgroundPage

  init(_ restaurants: [Restaurant], stage: Stage) {
    self.stage = stage
    self.restaurants = restaurants
    var list = RestaurantListPage(restaurants: restaurants)
    if case .storedDetent = stage {
      list.toggle = ListToggle(title: "Remember the last stop", isOn: true)
    }
    background = list
  }

  private var list: RestaurantListPage? {
    get { background as? RestaurantListPage }
    set { if let newValue { background = newValue } }
  }

  var configuration: SheetConfiguration {
    let hiddenIndicator = SheetConfiguration().presentationDragIndicator(.hidden)
    switch stage {
    case .details:
      return hiddenIndicator.presentationDetents([.medium, .large])
    case .fourDetents:
      return hiddenIndicator.presentationDetents([.fraction(0.1), .height(200), .medium, .large])
    case .storedDetent(let selection):
      return hiddenIndicator.presentationDetents(
        [.height(200), .medium, .large],
        selection: list?.toggle?.isOn == false ? nil : selection)
    case .browse:
      var configuration =
        hiddenIndicator
        .presentationDetents([.height(200), .medium, .large])
        .presentationBackgroundInteraction(.enabledUpThrough(.height(200)))
      configuration.replacesItemInPlace = true
      return configuration
    }
  }

  func sheetPage(item: String?, level: Int) -> any SheetPage {
    guard let item, let index = Int(item), restaurants.indices.contains(index) else {
      return RestaurantDetailPage(
        restaurants.first ?? Restaurant(), index: 0, level: level)
    }
    return RestaurantDetailPage(restaurants[index], index: index, level: level)
  }

  mutating func activate(_ element: ElementID, level: Int?) -> [SheetCommand] {
    guard level == nil else { return [] }
    if element == ListToggle.element {
      list?.toggle?.isOn.toggle()
      return [.configure(configuration)]
    }
    return [.item(String(element.index))]
  }

  mutating func note(_ event: SheetEvent, level: Int) -> [SheetCommand] {
    if case .didChangeSelectedDetent(let detent) = event.kind, case .storedDetent = stage {
      stage = .storedDetent(detent)
    }
    return []
  }

  mutating func sheetShows(item: String?) {
    guard stage == .browse else { return }
    list?.selected = item.flatMap { Int($0) }
  }
}
