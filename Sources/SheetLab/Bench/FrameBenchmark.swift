import Canvas
import Rehearsal
import Workbench

/// A frame of a drag in the restaurants scene by stage, drawn into memory.
enum FrameBenchmark {
  private static let frames = 481
  /// Of frames after a pause.
  private static let coldFrames = 61

  static func run(assets: String) throws -> [Measurement] {
    let list = try RestaurantsFile.read(FilePath.join(assets, "restaurants.json")).restaurants
    func drag(reduceMotion: Bool) -> DragRehearsal {
      DragRehearsal(restaurants: list, assets: assets, reduceMotion: reduceMotion)
    }
    let pause = Pause()
    return measure("frame", drag(reduceMotion: false), frames)
      + measure("frame-plain", drag(reduceMotion: true), frames)
      + measure("frame-cold", drag(reduceMotion: false), coldFrames) { pause.pass() }
      + measure("frame-plain-cold", drag(reduceMotion: true), coldFrames) { pause.pass() }
  }

  /// What others do to the processor's caches while nothing moves here: most of what a frame needs
  /// comes from memory afterwards, which makes the first frame of a movement the slowest.
  private final class Pause {
    private var words = [UInt64](repeating: 1, count: 8 << 20)

    func pass() {
      for index in stride(from: 0, to: words.count, by: 8) { words[index] &+= 1 }
    }
  }

  private static func measure(
    _ name: String, _ drag: DragRehearsal, _ frames: Int, before: () -> Void = {}
  ) -> [Measurement] {
    let watch = Stopwatch()
    var stages = Stages()
    for _ in 0..<frames {
      before()
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
