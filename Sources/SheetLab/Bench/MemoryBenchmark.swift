import Glibc
import Rehearsal
import Workbench

/// Bytes that the caches hold during a drag in the restaurants scene, and that the program holds.
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
    ] + process()
  }

  /// The program's own part of the memory it has (PSS), where the system tells.
  private static func process() -> [Measurement] {
    guard let file = fopen("/proc/self/smaps_rollup", "r") else { return [] }
    defer { fclose(file) }
    var text: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { text.append(UInt8(byte)) }
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.first == "Pss:", words.count > 1, let size = Int(words[1]) else { continue }
      return [Measurement("memory.process", count: size << 10, unit: "bytes")]
    }
    return []
  }
}
