import Canvas

/// Decides which boxes may stand: the more important first, and none over another.
///
/// Boxes are points at one level of the map. A set that fits at a level fits at every nearer one,
/// where the places lie further apart and the boxes are as large.
struct LabelPlacement: Sendable {
  /// Room kept free around every box, in points.
  let margin: Double
  private var cells: [Cell: [Rect]] = [:]

  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  private static let cellSide = 128.0

  init(margin: Double) { self.margin = margin }

  /// Takes the box's room, unless some of it is taken.
  mutating func claim(_ box: Rect) -> Bool {
    guard isFree(box) else { return false }
    take(box)
    return true
  }

  func isFree(_ box: Rect) -> Bool {
    let wide = box.inset(dx: -margin, dy: -margin)
    return !Self.cells(of: wide).contains { cell in
      cells[cell]?.contains { $0.intersects(wide) } ?? false
    }
  }

  /// Takes room that others must leave free, whatever stands there already.
  mutating func take(_ box: Rect) {
    for cell in Self.cells(of: box) { cells[cell, default: []].append(box) }
  }

  private static func cells(of box: Rect) -> [Cell] {
    func range(_ from: Double, _ to: Double) -> ClosedRange<Int> {
      let first = Int((from / cellSide).rounded(.down))
      return first...max(first, Int((to / cellSide).rounded(.down)))
    }
    let columns = range(box.minX, box.maxX)
    return range(box.minY, box.maxY).flatMap { y in columns.map { Cell(x: $0, y: y) } }
  }
}
