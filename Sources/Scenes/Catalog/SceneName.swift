/// The scenes, by their names on the command line and in scripts.
package enum SceneName: String, CaseIterable, Hashable, Sendable {
  case basic
  case restaurants
  case restaurantsFourDetents = "restaurants-four-detents"
  case restaurantsStoredDetent = "restaurants-stored-detent"
  case restaurantsBrowse = "restaurants-browse"
  case mapDrawer = "map-drawer"
  case mapDrawerClassic = "map-drawer-classic"
  case picker
  case halfSheet = "half-sheet"
  case stack
  case form
  case adaptation
  case bare

  /// Its name on a menu.
  package var title: String {
    switch self {
    case .basic: "Basic"
    case .restaurants: "Restaurants"
    case .restaurantsFourDetents: "Restaurants, Four Detents"
    case .restaurantsStoredDetent: "Restaurants, Stored Detent"
    case .restaurantsBrowse: "Restaurants, Browse"
    case .mapDrawer: "Map Drawer"
    case .mapDrawerClassic: "Map Drawer, Classic"
    case .picker: "Fixed Picker"
    case .halfSheet: "Half Sheet"
    case .stack: "Stack"
    case .form: "Form"
    case .adaptation: "Adaptation"
    case .bare: "Bare"
    }
  }

  /// What it is, in one line of a list.
  package var about: String {
    switch self {
    case .basic: "a button toggles a sheet with a text, at medium or large"
    case .restaurants:
      "a list of restaurants; a click presents the details at medium or large"
    case .restaurantsFourDetents:
      "the same with four detents: a tenth, 200 pt, medium and large"
    case .restaurantsStoredDetent:
      "the same at 200 pt, medium or large: it opens where it was last, in this run or the next"
    case .restaurantsBrowse:
      "the same list stays usable behind a 200 pt sheet; a click on another row swaps the details"
    case .mapDrawer: "a map of a town, usable behind a drawer of thin material that is always there"
    case .mapDrawerClassic:
      "the same map under the classic, reusable drawer, which hides and returns with its owner"
    case .picker: "a fixed sheet of 400 pt that opens by itself and takes one choice"
    case .halfSheet: "a sheet at medium only; its binding is a trigger"
    case .stack: "a sheet presents a sheet, which presents another"
    case .form: "text fields in a sheet that stands above the phone's keyboard"
    case .adaptation: "a device that turns and widens while its sheet is up, with every adaptation"
    case .bare:
      "an empty background under a sheet with a 44 pt header and scrolling content, for tests"
    }
  }

  /// The scene itself.
  func makeScene(_ setup: PhoneSetup) -> any Scene {
    switch self {
    case .basic: BasicScene()
    case .restaurants: RestaurantsScene(setup.restaurants, stage: .details)
    case .restaurantsFourDetents: RestaurantsScene(setup.restaurants, stage: .fourDetents)
    case .restaurantsStoredDetent:
      RestaurantsScene(setup.restaurants, stage: .storedDetent(setup.storedSelection ?? .medium))
    case .restaurantsBrowse: RestaurantsScene(setup.restaurants, stage: .browse)
    case .mapDrawer: MapDrawerScene(setup.restaurants)
    case .mapDrawerClassic: MapDrawerClassicScene(setup.restaurants)
    case .picker: PickerScene(bottomInset: setup.device.safeArea.bottom)
    case .halfSheet: HalfSheetScene()
    case .stack: StackScene()
    case .form: FormScene(keyboardHeight: setup.device.keyboardHeight)
    case .adaptation: AdaptationScene(device: setup.device, textSize: setup.textSize)
    case .bare:
      BareScene(contentHeight: setup.bareContentHeight, showsHint: setup.isInWindow)
    }
  }
}
