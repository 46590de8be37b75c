import Testing

@testable import Workbench

@Suite struct LabelSpreadTests {
  static let spread = LabelSpread(height: 30, gap: 2, range: 0...300)

  @Test(arguments: [
    ([Double](), [Double]()), ([100], [100]), ([100, 200], [100, 200]),
    ([100, 100], [84, 116]), ([100, 110], [89, 121]), ([0], [15]), ([-50, 900], [15, 285]),
    ([100, 100, 100], [68, 100, 132]), ([0, 5, 150], [15, 47, 150]),
    ([290, 295], [253, 285]),
  ])
  func places(_ places: [Double], _ expected: [Double]) {
    #expect(Self.spread.centers(of: places) == expected)
  }

  @Test func capacity() {
    #expect(Self.spread.capacity == 9)
    #expect(LabelSpread(height: 30, gap: 2, range: 0...29).capacity == 0)
    #expect(LabelSpread(height: 30, gap: 2, range: 0...30).capacity == 1)
  }

  @Test(arguments: 0..<200) func labelsNeverOverlapNorLeaveTheirRange(_ seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...9, using: &numbers)
    let places = (0..<count).map { _ in Double.random(in: -100...400, using: &numbers) }.sorted()
    let centers = Self.spread.centers(of: places)
    #expect(centers.count == count)
    for (above, below) in zip(centers, centers.dropFirst()) {
      #expect(below - above >= 32 - 1e-9, "seed \(seed)")
    }
    #expect(centers.allSatisfy { $0 >= 15 - 1e-9 && $0 <= 285 + 1e-9 }, "seed \(seed)")
  }
}
