/// How a pin on the map and a row of the list stand for the same place.
enum MapSelection {
  /// The place that an element stands for.
  static func place(of element: ElementID) -> Int? {
    element.name == "marker" || element.name == "row" ? element.index : nil
  }

  /// A place as a pin (`level` nil) or as a row.
  static func element(_ place: Int?, level: Int?) -> ElementID? {
    place.map { ElementID(level == nil ? "marker" : "row", $0) }
  }

  /// A chosen pin brings its row into view, a chosen row its pin.
  static func revealed(by element: ElementID) -> SceneReveal {
    switch element.name {
    case "marker": SceneReveal(onSheet: ElementID("row", element.index))
    case "row": SceneReveal(behind: ElementID("marker", element.index))
    default: SceneReveal()
    }
  }
}
