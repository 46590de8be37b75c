import Canvas
import Testing

@testable import Rendering

@Suite struct PolygonTests {
  private static let size = Size(width: 20, height: 20)

  private func pixels(_ points: [(Double, Double)]) -> Bitmap {
    let polygon = points.map { Point(x: $0.0, y: $0.1) }
    return Fixture.pixels([.polygon(polygon, .black)], size: Self.size)
  }

  private func darkness(_ bitmap: Bitmap) -> Double {
    bitmap.pixels.reduce(0) { $0 + Double(255 - ($1 & 255)) / 255 }
  }

  struct Row: Sendable {
    var area: Double
    var reason: String
    var path: [Double]
  }

  static let rows: [Row] = [
    Row(area: 40, reason: "a box on whole pixels", path: [4, 4, 12, 4, 12, 9, 4, 9]),
    Row(
      area: 40.375, reason: "a box between them",
      path: [4.25, 4.5, 12.75, 4.5, 12.75, 9.25, 4.25, 9.25]),
    Row(area: 128, reason: "a triangle", path: [2, 2, 18, 2, 2, 18]),
    Row(area: 128, reason: "the other way round", path: [2, 18, 18, 2, 2, 2]),
    Row(area: 50, reason: "cut at both sides", path: [-10, 5, 30, 5, 30, 7.5, -10, 7.5]),
    Row(area: 400, reason: "all of it inside", path: [-20, -20, 60, -20, -20, 60]),
    Row(
      area: 36, reason: "what is covered twice counts once",
      path: [2, 2, 8, 2, 8, 8, 2, 8, 2, 2, 8, 2, 8, 8, 2, 8]),
  ]

  @Test(arguments: rows) func coverageIsArea(row: Row) {
    let points = stride(from: 0, to: row.path.count, by: 2).map { (row.path[$0], row.path[$0 + 1]) }
    #expect(abs(darkness(pixels(points)) - row.area) < 0.35, "\(row.reason)")
  }

  @Test func anEdgeIsAsDarkAsItsShare() {
    let bitmap = pixels([(4.5, 4), (10, 4), (10, 10), (4.5, 10)])
    #expect(abs(Int(bitmap[4, 6].red) - 128) <= 1)
    #expect(bitmap[5, 6] == .black)
    #expect(bitmap[3, 6] == .white)
    #expect(bitmap[10, 6] == .white)
  }

  @Test func aPartIsTheSameAsTheWhole() {
    let slope = [
      Point(x: 1, y: 3), Point(x: 19, y: 6), Point(x: 16, y: 18.5), Point(x: 3.5, y: 15),
    ]
    let whole = Fixture.pixels([.polygon(slope, .black)], size: Self.size)
    let part = Fixture.pixels(
      [.clip(Rect(x: 7, y: 5, width: 6, height: 9), .none, [.polygon(slope, .black)])],
      size: Self.size)
    for y in 5..<14 {
      for x in 7..<13 { #expect(abs(Int(part[x, y].red) - Int(whole[x, y].red)) <= 1) }
    }
  }

  static let degenerate: [[Point]] = [
    [], [Point(x: 3, y: 3)], [Point(x: 3, y: 3), Point(x: 9, y: 9)],
    [Point(x: 2, y: 5), Point(x: 9, y: 5), Point(x: 4, y: 5)],
  ]

  @Test(arguments: degenerate) func whatHasNoAreaDrawsNothing(points: [Point]) {
    #expect(darkness(Fixture.pixels([.polygon(points, .black)], size: Self.size)) == 0)
  }
}
