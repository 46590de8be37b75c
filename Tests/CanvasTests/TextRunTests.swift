import Canvas
import Testing

@Suite struct TextRunTests {
  @Test(arguments: [
    ("Oyster Bar", false, "Latin"), ("مأكولات بحرية", true, "Arabic"), ("דגים", true, "Hebrew"),
    ("«12» דגים", true, "digits and marks do not count"), ("Café דגים", false, "the first letter"),
    ("海鲜", false, "Chinese"), ("123", false, "no letter"), ("", false, "nothing"),
  ])
  func direction(string: String, isRightToLeft: Bool, why: String) {
    let run = TextRun(string, style: .body, color: .black)
    #expect(run.isRightToLeft == isRightToLeft, "\(why)")
  }

  @Test(arguments: [-79.0, -.infinity, .nan, .infinity] as [Double]) func aWidthIsNeverBelowNothing(
    width: Double
  ) {
    var run = TextRun("No room", style: .body, color: .black, width: width)
    #expect(run.width == 0)
    run.width = 40
    #expect(run.width == 40)
    run.width = width
    #expect(run.width == 0)
  }
}
