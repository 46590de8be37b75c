import Rehearsal

/// A sheet alone: moves with a presentation each.
enum SheetDrag {
  private static let moves = 10_000

  static func report() -> Report {
    var drag = SheetRehearsal()
    for _ in 0..<300 { drag.move() }
    return Report.count("sheetkit.drag", "\(moves) moves with a presentation each") {
      for _ in 0..<moves { drag.move() }
    }
  }
}
