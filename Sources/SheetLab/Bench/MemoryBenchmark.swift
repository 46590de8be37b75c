import Rehearsal
import Workbench

/// Bytes that the caches hold during a drag in the restaurants scene.
enum MemoryBenchmark {
  static func run(assets: String) throws -> [Measurement] {
    let list = try RestaurantsFile.read(FilePath.join(assets, "restaurants.json")).restaurants
    let drag = DragRehearsal(restaurants: list, assets: assets)
    drag.frame()
    return [
      Measurement("memory.screen", count: drag.compositor.screenBytes, unit: "bytes"),
      Measurement("memory.layers", count: drag.compositor.statistics.layerBytes, unit: "bytes"),
      Measurement("memory.text", count: drag.resources.text.bytes, unit: "bytes"),
      Measurement("memory.pictures", count: drag.resources.images.bytes, unit: "bytes"),
    ]
  }
}
