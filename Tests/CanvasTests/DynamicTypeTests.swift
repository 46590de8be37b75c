import Testing

@testable import Canvas

@Suite struct DynamicTypeTests {
  /// A style's size at Large, the size of body, and what the style has there.
  private static let rows: [(size: Double, body: Double, expected: Double, why: String)] = [
    (34, 17, 34, "as it is"),
    (17, 34, 34, "body is what the factor is on"),
    (17, 40, 40, "AX3"),
    (34, 40, 52, "AX3: a large title grows less"),
    (12, 53, 43, "AX5: a caption grows more"),
    (34, 14, 31, "xSmall: a large title hardly shrinks"),
    (11, 14, 11, "xSmall: the smallest stays readable"),
    (17, 106, 106, "beyond the table in proportion"),
    (34, 106, 120, "beyond the table in proportion"),
    (17, 7, 7, "beyond the table in proportion"),
    (68, 40, 104, "larger than any style: as large title"),
    (5.5, 40, 14.5, "smaller than any style: as caption 2"),
  ]

  @Test(arguments: rows)
  func sizes(size: Double, body: Double, expected: Double, why: String) {
    #expect(abs(DynamicType.size(of: size, factor: body / 17) - expected) < 1e-9, "\(why)")
  }

  @Test func biggerFactorsAndStylesNeverGiveSmallerType() {
    let styles = stride(from: 9.0, through: 40, by: 0.5)
    let factors = stride(from: 0.25, through: 4, by: 0.01)
    for style in styles {
      var last = 0.0
      for factor in factors {
        let size = DynamicType.size(of: style, factor: factor)
        #expect(size >= last - 1e-9)
        #expect(size <= DynamicType.size(of: style + 0.5, factor: factor) + 1e-9)
        last = size
      }
    }
  }

  @Test func theLineHeightKeepsItsProportion() {
    let style = TextStyle.largeTitle.dynamic(2)
    #expect(abs(style.lineHeight / style.size - 41.0 / 34) < 1e-9)
    #expect(style.weight == .bold)
  }
}
