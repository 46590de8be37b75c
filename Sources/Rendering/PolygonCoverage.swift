import Canvas
import SDLKit

/// Exact area coverage of filled polygons: every edge adds its signed area to the cells of its
/// rows, and the running sum along a row is how much of each pixel lies inside. What is covered
/// twice in the same direction counts once, so a path may run over itself.
struct PolygonCoverage {
  let part: PixelRect
  /// `stride` × height cells, zero at first.
  let cells: UnsafeMutablePointer<Float>
  /// Two more than the columns: an edge on the right border writes there.
  var stride: Int { part.width + 2 }

  static func cellCount(of part: PixelRect) -> Int { (part.width + 2) * part.height }

  /// Adds an edge between two places in pixels of the target.
  func add(from a: Point, to b: Point) {
    let from = Point(x: a.x - Double(part.x), y: a.y - Double(part.y))
    let to = Point(x: b.x - Double(part.x), y: b.y - Double(part.y))
    guard from.y != to.y, from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else {
      return
    }
    if from.y < to.y { addDown(from, to, 1) } else { addDown(to, from, -1) }
  }

  /// `top` above `bottom`; cut at the part's edges. What lies left of it covers whole rows, what
  /// lies right of it nothing.
  private func addDown(_ top: Point, _ bottom: Point, _ sign: Double) {
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    func x(_ y: Double) -> Double { top.x + (y - top.y) * slope }
    let start = max(top.y, 0)
    let end = min(bottom.y, Double(part.height))
    guard start < end else { return }
    var cuts = [start, end]
    if slope != 0 {
      for edge in [0, Double(part.width)] {
        let y = top.y + (edge - top.x) / slope
        if y > start, y < end { cuts.append(y) }
      }
      cuts.sort()
    }
    let width = Double(part.width)
    for (y0, y1) in zip(cuts, cuts.dropFirst()) where y1 > y0 {
      let middle = x((y0 + y1) / 2)
      if middle >= width { continue }
      if middle <= 0 {
        addRows(y0, y1, 0, 0, sign)
      } else {
        addRows(y0, y1, min(max(x(y0), 0), width), min(max(x(y1), 0), width), sign)
      }
    }
  }

  private func addRows(_ y0: Double, _ y1: Double, _ x0: Double, _ x1: Double, _ sign: Double) {
    let slope = (x1 - x0) / (y1 - y0)
    var y = Int(y0)
    var from = (x: x0, y: y0)
    while from.y < y1, y < part.height {
      let end = min(Double(y + 1), y1)
      let x = end == y1 ? x1 : x0 + (end - y0) * slope
      spread(
        cells + y * stride, Float(min(from.x, x)), Float(max(from.x, x)),
        Float((end - from.y) * sign))
      from = (x, end)
      y += 1
    }
  }

  /// Spreads a height over the columns that an edge crosses within one row.
  private func spread(
    _ row: UnsafeMutablePointer<Float>, _ left: Float, _ right: Float, _ height: Float
  ) {
    let first = Int(left)
    let end = max(first + 1, Int(right.rounded(.up)))
    if end == first + 1 {
      let rest = (left + right) / 2 - Float(first)
      row[first] += height * (1 - rest)
      row[first + 1] += height * rest
      return
    }
    let rise = height / (right - left)
    var before: Float = 0
    for column in first..<end {
      let from = max(left, Float(column))
      let to = min(right, Float(column + 1))
      let inside = Float(column + 1) - (from + to) / 2
      let share = rise * (to - from)
      row[column] += before + share * inside
      before = share * (1 - inside)
    }
    row[end] += before
  }

  /// Turns a row of cells into coverage, 0…255, and answers which columns are not zero.
  func resolve(row: Int, into mask: UnsafeMutablePointer<UInt8>) -> Range<Int> {
    let cells = self.cells + row * stride
    var sum: Float = 0
    var first = part.width
    var end = 0
    for x in 0..<part.width {
      sum += cells[x]
      let coverage = UInt8(min(abs(sum), 1) * 255 + 0.5)
      mask[x] = coverage
      if coverage > 0 {
        if x < first { first = x }
        end = x + 1
      }
    }
    return first < end ? first..<end : 0..<0
  }
}

extension SoftwarePainter {
  /// Fills a closed polygon, anti-aliased.
  func polygon(_ points: [Point], _ word: UInt32, _ raster: Raster, _ part: PixelRect) {
    guard points.count > 2, !part.isEmpty else { return }
    let count = PolygonCoverage.cellCount(of: part)
    let cells = polygonScratch.room(for: count)
    cells.update(repeating: 0, count: count)
    let coverage = PolygonCoverage(part: part, cells: cells)
    var last = scaled(points[points.count - 1])
    for point in points {
      let next = scaled(point)
      coverage.add(from: last, to: next)
      last = next
    }
    let mask = maskScratch.room(for: part.width)
    for row in 0..<part.height {
      let columns = coverage.resolve(row: row, into: mask)
      guard !columns.isEmpty else { continue }
      PixelRows.blend(
        word: word, mask: mask + columns.lowerBound,
        over: raster.row(part.y + row) + part.x + columns.lowerBound, count: columns.count)
    }
  }

  private func scaled(_ point: Point) -> Point {
    Point(x: point.x * grid.scale, y: point.y * grid.scale)
  }
}
