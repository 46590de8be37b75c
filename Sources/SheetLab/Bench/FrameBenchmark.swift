import Canvas
import Rehearsal
import Workbench

/// A frame of a drag in the restaurants scene by stage, drawn into memory.
enum FrameBenchmark {
  private static let frames = 481

  static func run(assets: String) throws -> [Measurement] {
    let list = try RestaurantsFile.read(FilePath.join(assets, "restaurants.json")).restaurants
    return [("frame", false), ("frame-plain", true)].flatMap { name, reduceMotion in
      measure(name, DragRehearsal(restaurants: list, assets: assets, reduceMotion: reduceMotion))
    }
  }

  private static func measure(_ name: String, _ drag: DragRehearsal) -> [Measurement] {
    let watch = Stopwatch()
    var stages = Stages()
    for _ in 0..<frames {
      stages.events.append(watch.time { drag.move() })
      var picture = Picture(size: .zero, background: .black, marks: [])
      stages.picture.append(watch.time { picture = drag.picture() })
      drag.compositor.begin()
      stages.layers.append(watch.time { drag.compositor.prepareLayers(of: picture) })
      stages.copies.append(watch.time { drag.compositor.paint(picture) })
      stages.marks.append(Double(drag.compositor.statistics.marksPainted))
      stages.redrawn.append(Double(drag.compositor.statistics.layersRedrawn))
      stages.pixels.append(Double(drag.compositor.statistics.pixelsDamaged))
    }
    return stages.measurements(name)
  }

  /// The samples of every stage, in seconds, and the counts.
  private struct Stages {
    var events: [Double] = []
    var picture: [Double] = []
    var layers: [Double] = []
    var copies: [Double] = []
    var marks: [Double] = []
    var redrawn: [Double] = []
    var pixels: [Double] = []

    func measurements(_ name: String) -> [Measurement] {
      [
        Measurement("\(name).events", "µs", events.seconds(times: 1e6)),
        Measurement("\(name).picture", "µs", picture.seconds(times: 1e6)),
        Measurement("\(name).layers", "µs", layers.seconds(times: 1e6)),
        Measurement("\(name).copies", "µs", copies.seconds(times: 1e6)),
        Measurement("\(name).marks-painted", "", marks),
        Measurement("\(name).layers-redrawn", "", redrawn),
        Measurement("\(name).pixels-painted", "", pixels),
      ]
    }
  }
}
