import Scenes
import SheetKit
import Testing
import Workbench

@Suite("configuration report")
struct ConfigurationReportTests {
  private static let stops = SheetConfiguration().presentationDetents([
    .large, .medium, .fraction(0.4), .height(200),
  ])

  @Test func aLineForEachDetentFromTheSmallestUp() throws {
    #expect(
      try Self.report(Self.stops, "390x844") == [
        "height:200\t200\t234\t610", "fraction:0.4\t301.2\t335.2\t508.8",
        "medium\t421.68\t455.68\t388.32", "large\t753\t787\t57",
      ])
    #expect(
      try Self.report(Self.stops, "iPhone SE") == [
        "height:200\t200\t200\t467", "fraction:0.4\t250.8\t250.8\t416.2",
        "medium\t351.12\t351.12\t315.88", "large\t627\t627\t40",
      ])
  }

  @Test func thenWhatIsWrong() throws {
    let wrong = SheetConfiguration()
      .presentationDetents([.height(0), .large, .custom("bar")])
      .customDetent(CustomDetent("bar", .inactive))
    let lines = try Self.report(wrong, "390x844")
    #expect(lines.count == 3)
    #expect(lines.first == "large\t753\t787\t57")
    #expect(lines[1].hasPrefix("error: detent height:0 "))
    #expect(lines.last == "warning: custom:bar is inactive here")
  }

  @Test func slipsAreTold() throws {
    let slips = SheetConfiguration().presentationDetents(
      [.medium, .fraction(1.5), .medium, .height(2000)], selection: .large)
    let lines = try Self.report(slips, "390x844")
    #expect(
      lines.suffix(4) == [
        "warning: medium is declared more than once",
        "warning: fraction:1.5 is more than the 753 pt there are: it stands at large",
        "warning: height:2000 is more than the 753 pt there are: it stands at large",
        "warning: the selection large is not among the detents; the sheet opens at the smallest",
      ])
  }

  @Test func aCoverSaysSo() throws {
    let lines = try Self.report(Self.stops, "iPhone 14 landscape")
    #expect(lines.last == "warning: a full-screen cover here; its detents do not apply")
  }

  private static func report(
    _ configuration: SheetConfiguration, _ device: String
  ) throws -> [String] {
    let report = ConfigurationReport(
      configuration, on: try DeviceName.device(device), profile: .iOS15to18)
    return report.text.split(separator: "\n").map(String.init)
  }
}
