import SheetKit
import Testing
import Workbench

@Suite struct WordingTests {
  @Test(arguments: [
    (0.0, 0, "0"), (-0.2, 0, "0"), (201.0, 0, "201"), (388.32, 0, "388"), (999.5, 0, "1,000"),
    (-1234567.0, 0, "−1,234,567"), (33.333, 2, "33.33"), (42.50, 2, "42.5"), (40, 2, "40"),
    (0.05, 2, "0.05"), (-12.4, 0, "−12"), (1_000_000, 0, "1,000,000"),
    (.infinity, 0, "inf"), (1e300, 0, "1e+300"),
  ])
  func numbers(_ value: Double, _ decimals: Int, _ expected: String) {
    #expect(Wording.number(value, decimals: decimals) == expected)
  }

  @Test(arguments: [
    (249.7, 250.0, "249.7 pt/s"), (-249.7, 250, "249.7 pt/s"), (250, 250, "250 pt/s"),
    (-1000, 250, "1,000 pt/s"), (999.96, 1000, "1,000 pt/s"),
  ])
  func aSpeedReadsAsTheLimitOnlyWhereItReachesIt(
    _ velocity: Double, _ limit: Double, _ expected: String
  ) {
    #expect(Wording.speed(velocity, against: limit) == expected)
  }

  @Test(arguments: [
    (0.0, "0 ms"), (0.0904, "90 ms"), (0.9994, "999 ms"), (0.9996, "1 s"), (1.25, "1.25 s"),
    (-0.016, "−16 ms"), (75, "75 s"),
  ])
  func times(_ seconds: Double, _ expected: String) {
    #expect(Wording.time(seconds) == expected)
  }

  @Test(arguments: [
    (Detent.medium, "Medium"), (.large, "Large"), (.fraction(0.4), "40 %"),
    (.fraction(0.425), "42.5 %"), (.fraction(1.0 / 3), "33.33 %"), (.height(200), "200 pt"),
    (.height(1200), "1,200 pt"), (.custom("compact"), "“compact”"),
  ])
  func detents(_ detent: Detent, _ expected: String) {
    #expect(DetentTitle.of(detent) == expected)
    #expect(DetentTitle.of(Destination.stop(detent)) == expected)
    #expect(DetentTitle.label(of: .stop(detent)) == expected)
  }

  @Test func otherDestinations() {
    #expect(DetentTitle.of(Destination.keyboard) == "the keyboard stop")
    #expect(DetentTitle.of(Destination.dismissed) == "dismissal")
    #expect(DetentTitle.label(of: .keyboard) == "Keyboard")
    #expect(DetentTitle.label(of: .dismissed) == "Dismissal")
  }
}
