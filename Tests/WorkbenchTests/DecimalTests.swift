import Testing
import Workbench

@Suite("numbers as text")
struct DecimalTests {
  @Test(arguments: [
    (200, "200"), (0.4, "0.4"), (-0.0, "0"), (0.1 + 0.2, "0.30000000000000004"),
    (-12.5, "-12.5"), (1e21, "1e+21"), (1.0 / 3, "0.3333333333333333"),
  ])
  func shortest(value: Double, text: String) {
    #expect(Decimal.shortest(value) == text)
    #expect(Double(Decimal.shortest(value)) == value)
  }

  @Test(arguments: [
    (16.0 + 2.0 / 3, "16.667"), (-0.0004, "0"), (0.0005, "0.001"), (-0.0005, "-0.001"),
    (302.32, "302.32"), (844 - 388.32, "455.68"), (1e15, "1000000000000000"), (999.9999, "1000"),
  ])
  func thousandths(value: Double, text: String) {
    #expect(Decimal.thousandths(value) == text)
  }
}
