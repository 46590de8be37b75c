import Foundation
import Scenes
import SheetKit
import Testing

@testable import Workbench

@Suite struct InspectorSectionsTests {
  private static let container = Container(
    width: 390, height: 844, safeArea: EdgeInsets(top: 47, bottom: 34))

  static func rows(
    _ configuration: SheetConfiguration = SheetConfiguration(), base: SheetConfiguration? = nil
  ) -> [InspectorRow] {
    let subject = Subject(configuration: configuration)
    return InspectorSections.all(
      of: subject, base: base.map { Subject(configuration: $0) } ?? subject,
      ladder: DetentLadder(configuration, in: container)
    ).flatMap(\.rows)
  }

  /// A configuration in which every kind of row shows.
  static var rich: SheetConfiguration {
    var configuration = SheetConfiguration()
    configuration.detents = [.medium, .fraction(0.4), .height(200), .custom("bar")]
    configuration.customDetents = [CustomDetent("bar", .fraction(0.1, atLeast: 44))]
    configuration.background = .color(red: 1, green: 0, blue: 0, opacity: 1)
    configuration.cornerRadius = 20
    configuration.motion = .spring(response: 0.5, dampingRatio: 0.8)
    configuration.policy = .parametric
    return configuration
  }

  @Test func everythingInAConfigurationFileHasARow() {
    let ids = Self.rows(Self.rich).map(\.id)
    for key in ConfigurationFile.keys where key != "tuning" {
      #expect(ids.contains { $0 == key || $0.hasPrefix(key + ".") }, "no row for \(key)")
    }
  }

  @Test func everyNumberOfTheTuningHasARowThatNamesItsSource() throws {
    let rows = Self.rows()
    for field in SheetTuning.fields {
      let row = try #require(rows.first { $0.id == "tuning.\(field.name)" })
      #expect(row.note.source == field.source)
      #expect(row.note.evidence == field.evidence)
      #expect(row.note.about == field.about)
      #expect(row.note.normal?.isEmpty == false)
    }
  }

  @Test(arguments: SnapPolicy.all)
  func whatIsToldNamesWhatAReaderCanFind(policy: SnapPolicy) {
    for row in Self.rows(Self.rich.snapPolicy(policy)) {
      let origin = row.note.origin
      #expect(!origin.contains("SPEC") && !origin.contains("§"), "\(row.id): \(origin)")
      for part in origin.split(separator: " · ") { #expect(part.count > 4, "\(row.id): \(part)") }
    }
  }

  @Test(arguments: [
    ([SheetTuning.Evidence.readOut], "Default 20 pt · read out of the system · UIScrollView"),
    (
      [.readOut, .measured],
      "Default 20 pt · read out of the system, measured on devices · UIScrollView"
    ),
    ([.documented], "Default 20 pt · documented by Apple · UIScrollView"),
    ([.plausible], "Default 20 pt · plausible · UIScrollView"),
    ([.ours], "Default 20 pt · SheetLab’s own · UIScrollView"),
    ([], "Default 20 pt · UIScrollView"),
  ])
  func howItIsKnownIsSaidInWords(evidence: [SheetTuning.Evidence], expected: String) {
    let note = RowNote(
      about: "A margin", normal: "20 pt", evidence: evidence, source: "UIScrollView")
    #expect(note.origin == expected)
  }

  @Test(arguments: SheetTuning.Evidence.allCases)
  func theReadmeExplainsTheWords(evidence: SheetTuning.Evidence) throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../README.md").standardized
    let text = try String(contentsOf: readme, encoding: .utf8)
    #expect(text.contains("\n| \(RowNote.words(for: evidence)) |"))
  }

  @Test func everyPolicysNumbersHaveRows() {
    for policy in SnapPolicy.all {
      let rows = Self.rows(SheetConfiguration().snapPolicy(policy))
      for parameter in policy.parameters {
        #expect(rows.contains { $0.id == "policy.\(parameter.name)" }, "\(policy.name)")
      }
    }
  }

  @Test func idsAreUnique() {
    let rows = Self.rows(Self.rich)
    #expect(Set(rows.map(\.id)).count == rows.count)
    let cells = rows.flatMap(\.cells).map(\.id)
    #expect(Set(cells).count == cells.count)
  }

  @Test func sectionTitlesAreUnique() {
    let subject = Subject(configuration: Self.rich)
    let titles = InspectorSections.all(
      of: subject, base: subject, ladder: DetentLadder(Self.rich, in: Self.container)
    ).map(\.title)
    #expect(Set(titles).count == titles.count)
    for title in InspectorSections.folded { #expect(titles.contains(title), "\(title)") }
  }

  @Test func everySliderChangesItsOwnNumberAndResettingRestoresIt() throws {
    for row in Self.rows(Self.rich) {
      for cell in row.cells {
        guard case .number(let number) = cell.control else { continue }
        var subject = Subject(configuration: Self.rich)
        let top = number.range.upperBound
        let wanted = number.value == top ? number.range.lowerBound : top
        try cell.edit(.number(wanted), &subject)
        let after = Self.rows(subject.configuration, base: Self.rich)
        let shown = after.flatMap(\.cells).first { $0.id == cell.id }
        guard case .number(let now)? = shown?.control else {
          Issue.record("\(cell.id) is gone")
          continue
        }
        #expect(now.value == wanted, "\(cell.id)")
        let changed = after.filter { $0.isChanged && $0.id != "policy" }.map(\.id)
        if row.reset != nil {
          let related = changed.filter { $0 != "cornerRadius" || row.id == $0 }
          #expect(related == [row.id])
          row.reset?(&subject, Subject(configuration: Self.rich))
          if !row.id.hasPrefix("policy.") {
            #expect(subject == Subject(configuration: Self.rich), "\(row.id)")
          }
        }
      }
    }
  }

  @Test func everyChoiceShowsWhatWasChosen() throws {
    for row in Self.rows(Self.rich) {
      for cell in row.cells {
        let count: Int
        switch cell.control {
        case .segmented(let options, _), .menu(let options, _): count = options.count
        default: continue
        }
        for index in 0..<count {
          var subject = Subject(configuration: Self.rich)
          try cell.edit(.option(index), &subject)
          let after = Self.rows(subject.configuration).flatMap(\.cells)
            .first { $0.id == cell.id }
          switch after?.control {
          case .segmented(_, let chosen)?, .menu(_, let chosen)?:
            #expect(chosen == index || cell.id == "appearance", "\(cell.id) \(index)")
          default: Issue.record("\(cell.id) is gone")
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("tuning.response", ControlValue.text("fast"), "Expected a number, 0.05 to 3 s"),
    ("tuning.response", .text("0"), "Expected 0.05 to 3 s"),
    ("tuning.response", .text("nan"), "Expected a number, 0.05 to 3 s"),
    ("tuning.response", .text("inf"), "Expected a number, 0.05 to 3 s"),
    ("tuning.response", .text(""), "Expected a number, 0.05 to 3 s"),
    ("detents.1.value", .text("1.2"), "Expected 0.01 to 1"),
    ("detents.2.value", .text("-5"), "Expected 1 to 2000 pt"),
    ("detents.3.value", .text(""), "Expected a name"),
    ("background.color", .text("red"), "Expected #RRGGBB or #RRGGBBAA"),
    ("cornerRadius.value", .text("1e9"), "Expected 0 to 100 pt"),
  ])
  func whatMakesNoSenseIsRefusedWithTheReason(id: String, value: ControlValue, reason: String) {
    var subject = Subject(configuration: Self.rich)
    let cell = Self.rows(Self.rich).flatMap(\.cells).first { $0.id == id }
    #expect(throws: Refusal(reason)) { try cell?.edit(value, &subject) }
    #expect(subject == Subject(configuration: Self.rich))
  }

  @Test(arguments: [("0.5", 0.5), ("0,5", 0.5), (" 0.5 s", 0.5), ("5e-1", 0.5), ("1", 1.0)])
  func numbersAreReadAsPeopleWriteThem(text: String, expected: Double) throws {
    var subject = Subject(configuration: Self.rich)
    let cell = Self.rows(Self.rich).flatMap(\.cells).first { $0.id == "tuning.response" }
    try cell?.edit(.text(text), &subject)
    #expect(subject.configuration.tuning.response == expected)
  }
}

@Suite struct DetentRowsTests {
  private func cell(_ id: String, _ configuration: SheetConfiguration) -> InspectorRow.Cell? {
    InspectorSectionsTests.rows(configuration).flatMap(\.cells).first { $0.id == id }
  }

  private func edited(
    _ id: String, _ value: ControlValue, _ configuration: SheetConfiguration
  ) throws -> SheetConfiguration {
    var subject = Subject(configuration: configuration)
    try cell(id, configuration)?.edit(value, &subject)
    return subject.configuration
  }

  @Test func whatRefersToADetentFollowsIt() throws {
    var configuration = SheetConfiguration()
    configuration.detents = [.height(120), .large]
    configuration.selection = .height(120)
    configuration.backgroundInteraction = .enabledUpThrough(.height(120))
    let after = try edited("detents.0.value", .text("150"), configuration)
    #expect(after.detents == [.height(150), .large])
    #expect(after.selection == .height(150))
    #expect(after.backgroundInteraction == .enabledUpThrough(.height(150)))
  }

  /// A detent, the bottom safe area, what its row shows and what is told about it.
  static let heights: [(Detent, Double, String, String)] = [
    (
      .medium, 34, "421.7 + 34 pt safe area",
      "medium is 421.68 pt; with the safe area below, it stands 455.68 pt high on this screen"
    ),
    (
      .large, 21, "766 + 21 pt safe area",
      "large is 766 pt; with the safe area below, it stands 787 pt high on this screen"
    ),
    (
      .fraction(0.4), 34, "301.2 pt",
      "fraction:0.4 is 301.2 pt; with the safe area below, it stands 335.2 pt high on this screen"
    ),
    (.large, 0, "777 pt", "large stands 777 pt high on this screen"),
  ]

  @Test(arguments: heights)
  func whatADetentMeasuresIsToldWithItsSafeArea(
    detent: Detent, inset: Double, shown: String, told: String
  ) throws {
    let configuration = SheetConfiguration().presentationDetents([detent])
    let subject = Subject(configuration: configuration)
    let container = Container(
      width: 390, height: 844, safeArea: EdgeInsets(top: 47, bottom: inset))
    let rows = InspectorSections.all(
      of: subject, base: subject, ladder: DetentLadder(configuration, in: container)
    ).flatMap(\.rows)
    let row = try #require(rows.first { $0.id == "detents.0" })
    let cell = try #require(row.cells.first { $0.id == "detents.0.height" })
    #expect(cell.control == .label(shown))
    #expect(row.note.about == told)
  }

  @Test func theLastDetentStays() {
    var subject = Subject(configuration: SheetConfiguration())
    let remove = cell("detents.0.remove", subject.configuration)
    #expect(throws: Refusal("A sheet needs at least one detent")) {
      try remove?.edit(.pressed, &subject)
    }
  }

  @Test func addingGivesOneThatIsNotThereYet() throws {
    var configuration = SheetConfiguration()
    for _ in 0..<8 { configuration = try edited("detents.add", .pressed, configuration) }
    #expect(configuration.detents.count == 9)
    #expect(Set(configuration.detents).count == 9)
  }

  @Test func aNewCustomDetentCanBeMeasuredAtOnce() throws {
    let after = try edited("detents.0.kind", .option(4), SheetConfiguration())
    #expect(after.detents == [.custom("custom1")])
    #expect(after.customDetents == [CustomDetent("custom1", .height(180))])
    let measured = try edited("customDetents.0.value", .text("90"), after)
    #expect(measured.customDetents == [CustomDetent("custom1", .height(90))])
    let renamed = try edited("detents.0.value", .text("bar"), measured)
    #expect(renamed.detents == [.custom("bar")])
    #expect(renamed.customDetents == [CustomDetent("bar", .height(90))])
  }

  @Test(arguments: [
    ([Detent.medium, .medium], "The same detent twice counts once"),
    ([.large, .custom("nowhere")], "custom:nowhere"),
  ])
  func whatIsNotRightIsSaidBesideIt(detents: [Detent], expected: String) {
    var configuration = SheetConfiguration()
    configuration.detents = detents
    let warnings = InspectorSectionsTests.rows(configuration).compactMap(\.warning)
    #expect(warnings.contains { $0.contains(expected) }, "\(warnings)")
  }
}
