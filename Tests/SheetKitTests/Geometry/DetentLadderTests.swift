import SheetKit
import Testing

@Suite struct DetentLadderTests {
  struct Worked: Sendable, CustomStringConvertible {
    let container: Container
    let detent: Detent
    let top: Double
    var description: String { "\(container.height) \(detent.identifier)" }
  }

  /// SPEC §2's worked sizes: tops of the sheet, y down.
  static let worked: [Worked] = [
    Worked(container: Containers.phone, detent: .large, top: 57),
    Worked(container: Containers.phone, detent: .medium, top: 388.32),
    Worked(container: Containers.phone, detent: .fraction(0.4), top: 508.8),
    Worked(container: Containers.phone, detent: .height(200), top: 610),
    Worked(container: Containers.phone, detent: .height(120), top: 690),
    Worked(container: Containers.phone, detent: .fraction(0.1), top: 734.7),
    Worked(container: Containers.small, detent: .large, top: 40),
    Worked(container: Containers.small, detent: .medium, top: 315.88),
    Worked(container: Containers.small, detent: .fraction(0.4), top: 416.2),
    Worked(container: Containers.small, detent: .height(200), top: 467),
    Worked(container: Containers.small, detent: .height(120), top: 547),
    Worked(container: Containers.small, detent: .fraction(0.1), top: 604.3),
    Worked(container: Containers.tall, detent: .large, top: 69),
  ]

  @Test(arguments: worked)
  func tops(row: Worked) throws {
    let ladder = DetentLadder(
      SheetConfiguration().presentationDetents([row.detent]), in: row.container)
    let stop = try #require(ladder[row.detent])
    #expect(agree(row.container.height - stop.position, row.top))
    #expect(ladder.issues.isEmpty)
  }

  @Test func maximumDetentValues() {
    let configuration = SheetConfiguration()
    #expect(DetentLadder(configuration, in: Containers.tall).maximumDetentValue == 749)
    #expect(DetentLadder(configuration, in: Containers.phone).maximumDetentValue == 753)
    let plain = DetentLadder(configuration, in: Containers.phone, profile: .plain)
    #expect(plain.maximumDetentValue == 844 - 47 - 34)
    let ios26 = DetentLadder(configuration, in: Containers.phone, profile: .iOS26)
    #expect(ios26.maximumDetentValue == 763, "no allowance for a top gap")
  }

  @Test func shortContainersHaveATallerMedium() throws {
    let short = Container(width: 320, height: 568, safeArea: EdgeInsets(top: 20))
    let ladder = DetentLadder(SheetConfiguration().presentationDetents([.medium]), in: short)
    #expect(agree(ladder.smallest.value, 0.63 * 528))
  }

  @Test(arguments: [
    (Detent.height(0), "height:0"), (.height(-4), "height:-4"), (.height(.nan), "height:nan"),
    (.height(.infinity), "height:inf"), (.fraction(0), "fraction:0"),
  ])
  func wrongValuesAreErrors(detent: Detent, name: String) {
    let ladder = DetentLadder(
      SheetConfiguration().presentationDetents([detent, .medium]), in: Containers.phone)
    #expect(ladder.stops.map(\.detent) == [.medium])
    #expect(ladder.issues.map(\.severity) == [.error])
    #expect(ladder.issues[0].message.contains(name))
  }

  @Test func nothingActiveStandsAtFullHeight() {
    let ladder = DetentLadder(
      SheetConfiguration().presentationDetents([.height(0)]), in: Containers.phone)
    #expect(ladder.smallest.height == 787)
    #expect(ladder.issues.count == 2)
  }

  @Test func orderAndRepetitionDoNotMatterAndEqualHeightsStaySeparate() {
    let configuration = SheetConfiguration()
      .presentationDetents([.large, .height(753), .medium, .large])
    let ladder = DetentLadder(configuration, in: Containers.phone)
    #expect(ladder.stops.map(\.detent) == [.medium, .large, .height(753)])
  }

  @Test func customDetents() {
    let configuration = SheetConfiguration()
      .presentationDetents([.custom("compact"), .custom("bar"), .custom("off"), .custom("half")])
      .customDetent(CustomDetent("compact", .height(180)))
      .customDetent(CustomDetent("bar", .fraction(0.01, atLeast: 44)))
      .customDetent(CustomDetent("off", .inactive))
      .customDetent(CustomDetent("half") { $0.maximumDetentValue / 2 })
    let ladder = DetentLadder(configuration, in: Containers.phone)
    #expect(ladder.stops.map(\.value) == [44, 180, 376.5])
    #expect(ladder.issues.isEmpty, "an inactive detent is no error")
  }

  @Test func unknownNamesAreReported() {
    let configuration = SheetConfiguration()
      .presentationDetents([.custom("x"), .medium])
      .presentationBackgroundInteraction(.enabledUpThrough(.height(3)))
    let ladder = DetentLadder(configuration, in: Containers.phone)
    #expect(ladder.issues.map(\.severity) == [.error, .warning])
    #expect(ladder.undimmedIndex == nil)
    #expect(ladder.dimmingIndex == 0)
  }

  @Test(arguments: [
    (Detent.height(200), "height:200"), (.fraction(0.4), "fraction:0.4"),
    (.fraction(0.42), "fraction:0.42"), (.custom("compact"), "custom:compact"),
    (.height(0.1 + 0.2), "height:0.30000000000000004"), (.medium, "medium"),
  ])
  func identifiers(detent: Detent, identifier: String) {
    #expect(detent.identifier == identifier)
  }
}
