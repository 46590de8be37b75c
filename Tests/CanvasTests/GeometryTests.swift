import Testing

@testable import Canvas

@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test(arguments: [
    (Point(x: 10, y: 20), true, "the top left corner belongs to it"),
    (Point(x: 39.9, y: 59.9), true, "inside"), (Point(x: 40, y: 30), false, "right edge does not"),
    (Point(x: 20, y: 60), false, "bottom edge does not"), (Point(x: 9, y: 30), false, "left of it"),
  ])
  func contains(point: Point, expected: Bool, why: String) {
    #expect(rect.contains(point) == expected, "\(why)")
  }

  @Test func intersectionAndUnion() {
    let other = Rect(x: 30, y: 50, width: 100, height: 100)
    #expect(rect.intersection(other) == Rect(x: 30, y: 50, width: 10, height: 10))
    #expect(rect.union(other) == Rect(x: 10, y: 20, width: 120, height: 130))
    #expect(rect.intersection(Rect(x: 100, y: 0, width: 5, height: 5)).isEmpty)
    #expect(rect.union(.zero) == rect)
  }
}

@Suite struct ColorTests {
  @Test func writesItsHexDigits() {
    #expect(Color(0x0A84FF).description == "#0A84FF")
    #expect(Color.black.opacity(0.5).description == "#00000080")
  }

  @Test func mixesStraight() {
    #expect(Color.black.mixed(with: .white, 0.5) == Color(0x808080))
    #expect(Color.black.mixed(with: .white, 7) == .white)
  }
}

@Suite struct ShortNumberTests {
  @Test(arguments: [
    (1.0, "1"), (1.5, "1.5"), (-0.25, "-0.25"), (0.004, "0"), (57.999, "58"), (10.05, "10.05"),
  ])
  func short(value: Double, expected: String) {
    #expect(Canvas.short(value) == expected)
  }
}
