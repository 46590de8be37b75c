import SheetKit

/// What each custom detent measures.
enum CustomDetentRows {
  private static let kinds = ["Height", "Fraction", "Inactive"]

  static func row(_ index: Int, _ configuration: SheetConfiguration) -> InspectorRow {
    let detent = configuration.customDetents[index]
    let id = "customDetents.\(index)"
    let note = RowNote(
      about: "What the custom detent “\(detent.name)” measures", evidence: [.documented],
      source: "CustomPresentationDetent")
    guard let rule = detent.rule else {
      return InspectorRow(
        id: id, title: detent.name, note: note,
        cells: [InspectorRow.Cell(id: id, label: "measured by code")])
    }
    let kind = InspectorRow.Cell(
      id: id + ".kind", .menu(kinds, chosen: kindIndex(of: rule)), width: 92
    ) { value, subject in
      if case .option(let kind) = value { set(index, example(of: kind), in: &subject) }
    }
    return InspectorRow(
      id: id, title: detent.name, note: note,
      cells: [kind] + [parameter(of: rule, index, id)].compactMap(\.self))
  }

  /// The least that a custom detent measures, where it has one.
  static func least(_ index: Int, _ configuration: SheetConfiguration) -> InspectorRow? {
    let detent = configuration.customDetents[index]
    let id = "customDetents.\(index).atLeast"
    let cell: InspectorRow.Cell
    switch detent.rule {
    case .height(let height, let least?)?:
      cell = number(id, least, 0...2000, "pt") {
        set(index, .height(height, atLeast: $0), in: &$1)
      }
    case .fraction(let fraction, let least?)?:
      cell = number(id, least, 0...2000, "pt") {
        set(index, .fraction(fraction, atLeast: $0), in: &$1)
      }
    default: return nil
    }
    return InspectorRow(
      id: id, title: "at least", note: RowNote(about: "The least that “\(detent.name)” measures"),
      cells: [cell])
  }

  private static func set(_ index: Int, _ rule: CustomDetentRule, in subject: inout Subject) {
    guard subject.configuration.customDetents.indices.contains(index) else { return }
    let name = subject.configuration.customDetents[index].name
    subject.configuration.customDetents[index] = CustomDetent(name, rule)
  }

  private static func kindIndex(of rule: CustomDetentRule) -> Int {
    switch rule {
    case .height: 0
    case .fraction: 1
    case .inactive: 2
    }
  }

  private static func example(of kind: Int) -> CustomDetentRule {
    switch kind {
    case 0: .height(180)
    case 1: .fraction(0.3)
    default: .inactive
    }
  }

  private static func parameter(
    of rule: CustomDetentRule, _ index: Int, _ id: String
  ) -> InspectorRow.Cell? {
    switch rule {
    case .height(let height, let least):
      number(id, height, 1...2000, "pt") { set(index, .height($0, atLeast: least), in: &$1) }
    case .fraction(let fraction, let least):
      number(id, fraction, 0.01...1, "") { set(index, .fraction($0, atLeast: least), in: &$1) }
    case .inactive: nil
    }
  }

  private static func number(
    _ id: String, _ value: Double, _ range: ClosedRange<Double>, _ unit: String,
    _ set: @escaping @Sendable (Double, inout Subject) -> Void
  ) -> InspectorRow.Cell {
    let control = NumberControl(value: value, range: range, unit: unit, hasSlider: false)
    return InspectorRow.Cell(id: id + ".value", .number(control)) {
      value, subject throws(Refusal) in
      set(try NumberReader.number(value, in: range, unit: unit), &subject)
    }
  }
}
