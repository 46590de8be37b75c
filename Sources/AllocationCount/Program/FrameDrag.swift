import Rehearsal
import Workbench

/// Whole frames of a drag in the restaurants scene: a move, the picture, the pixels.
enum FrameDrag {
  private static let frames = 1000

  /// `list` is a restaurants file; pictures that are not beside it show as broken.
  static func reports(list: String) throws -> [Report] {
    let drag = DragRehearsal(restaurants: try RestaurantsFile.read(list).restaurants, assets: "")
    return [
      Report.count("frame.events", "\(frames) moves on a phone's screen") {
        for _ in 0..<frames { drag.move() }
      },
      Report.count("frame.picture", "\(frames) pictures") {
        for _ in 0..<frames { _ = drag.picture() }
      },
      Report.count("frame.whole", "\(frames) moves, pictures and frames in software") {
        for _ in 0..<frames { drag.frame() }
      },
    ]
  }
}
