import Scenes
import Workbench

/// Where a scene's restaurants come from: `--data`, or the list among the assets.
enum RestaurantSource {
  static func restaurants(
    for scene: SceneName, data: String?, assets: String?
  ) throws -> [Restaurant] {
    if let data { return try read(data) }
    switch scene {
    case .restaurants, .restaurantsFourDetents, .restaurantsStoredDetent, .restaurantsBrowse,
      .mapDrawer, .mapDrawerClassic:
      let folder = try AssetFolder.find(option: assets)
      return try read(FilePath.join(folder, "restaurants.json"))
    default: return []
    }
  }

  /// Says what was passed over.
  private static func read(_ path: String) throws -> [Restaurant] {
    let content = try RestaurantsFile.read(path)
    for line in content.warnings.lines { Program.complain(line) }
    return content.restaurants
  }
}
