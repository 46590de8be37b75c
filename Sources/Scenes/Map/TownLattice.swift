import Canvas

/// The net that Port Averil's streets hang on: main roads from west to east (rows) and from north
/// to south (columns), each a smooth line through hand-placed crossings. Between four crossings lies
/// a cell, in which `place` finds a spot by two fractions. Metres, x east, y south.
struct TownLattice: Sendable {
  let rows: [MapLine]
  let columns: [MapLine]

  /// Pieces of a line between two crossings.
  static let steps = 12

  /// Crossings by row, then column. The river runs between columns 4 and 5.
  private static let crossings: [[(Double, Double)]] = [
    [
      (-350, -150), (330, -180), (980, -120), (1750, -160), (2590, -150), (2800, -150),
      (3260, -140), (3800, -160), (4450, -150),
    ],
    [
      (-350, 380), (280, 430), (960, 380), (1640, 450), (2350, 430), (2575, 450), (3140, 400),
      (3760, 440), (4450, 380),
    ],
    [
      (-350, 900), (250, 860), (930, 900), (1600, 860), (2385, 890), (2620, 900), (3190, 860),
      (3720, 930), (4450, 880),
    ],
    [
      (-350, 1330), (300, 1350), (960, 1300), (1580, 1270), (2500, 1290), (2735, 1280),
      (3230, 1300), (3780, 1270), (4450, 1310),
    ],
    [
      (-350, 1820), (330, 1800), (980, 1740), (1560, 1640), (2255, 1690), (2490, 1700),
      (3160, 1710), (3740, 1680), (4450, 1740),
    ],
    [
      (-350, 2260), (320, 2230), (930, 2170), (1500, 2130), (2100, 2070), (2345, 2100),
      (3060, 2090), (3700, 2080), (4450, 2150),
    ],
    [
      (-350, 2470), (320, 2440), (820, 2560), (1440, 2420), (2080, 2330), (2345, 2330),
      (3030, 2300), (3680, 2330), (4450, 2400),
    ],
  ]

  init() {
    let points = Self.crossings.map { row in row.map { Point(x: $0.0, y: $0.1) } }
    rows = points.map { MapLine.smooth($0, steps: Self.steps) }
    columns = points[0].indices.map { column in
      MapLine.smooth(points.map { $0[column] }, steps: Self.steps)
    }
  }

  /// The part of a row between two columns.
  func row(_ row: Int, _ from: Int, _ to: Int) -> MapLine {
    MapLine(Array(rows[row].points[(from * Self.steps)...(to * Self.steps)]))
  }

  /// The part of a column between two rows.
  func column(_ column: Int, _ from: Int, _ to: Int) -> MapLine {
    MapLine(Array(columns[column].points[(from * Self.steps)...(to * Self.steps)]))
  }

  /// A spot in the cell south-east of a crossing: `u` of the way east, `v` of the way south. The
  /// cell's sides are its roads (a Coons patch).
  func place(_ row: Int, _ column: Int, _ u: Double, _ v: Double) -> Point {
    let north = on(rows[row], column, u)
    let south = on(rows[row + 1], column, u)
    let west = on(columns[column], row, v)
    let east = on(columns[column + 1], row, v)
    let a = on(rows[row], column, 0)
    let b = on(rows[row], column, 1)
    let c = on(rows[row + 1], column, 0)
    let d = on(rows[row + 1], column, 1)
    func blend(_ value: (Point) -> Double) -> Double {
      let across = (1 - v) * value(north) + v * value(south)
      let along = (1 - u) * value(west) + u * value(east)
      let corners =
        (1 - u) * ((1 - v) * value(a) + v * value(c)) + u * ((1 - v) * value(b) + v * value(d))
      return across + along - corners
    }
    return Point(x: blend(\.x), y: blend(\.y))
  }

  private func on(_ line: MapLine, _ index: Int, _ part: Double) -> Point {
    let position = (Double(index) + min(max(part, 0), 1)) * Double(Self.steps)
    let piece = min(Int(position), line.points.count - 2)
    return line.points[piece].mixed(line.points[piece + 1], position - Double(piece))
  }

  /// The outline of a part of a cell, its sides following the roads.
  func outline(
    _ row: Int, _ column: Int, _ u: ClosedRange<Double>, _ v: ClosedRange<Double>, steps: Int = 6
  ) -> [Point] {
    func parts(_ range: ClosedRange<Double>) -> [Double] {
      (0..<steps).map {
        range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / Double(steps)
      }
    }
    return parts(u).map { place(row, column, $0, v.lowerBound) }
      + parts(v).map { place(row, column, u.upperBound, $0) }
      + parts(u).map { place(row, column, u.lowerBound + u.upperBound - $0, v.upperBound) }
      + parts(v).map { place(row, column, u.lowerBound, v.lowerBound + v.upperBound - $0) }
  }
}
