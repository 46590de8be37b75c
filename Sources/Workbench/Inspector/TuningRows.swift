import SheetKit

/// The numbers that Apple has not documented, by concern.
enum TuningRows {
  static func sections(_ subject: Subject) -> [InspectorSection] {
    SheetTuning.groups.map { group in
      InspectorSection(title: group.name, rows: group.fields.map { row($0, subject) })
    }
  }

  private static let normal = SheetTuning()

  private static func row(_ field: SheetTuning.Field, _ subject: Subject) -> InspectorRow {
    let id = "tuning.\(field.name)"
    let control = NumberControl(
      value: subject.configuration.tuning[keyPath: field.keyPath], range: field.range,
      unit: field.unit, hasSlider: true)
    let cell = InspectorRow.Cell(id: id, .number(control)) { value, subject throws(Refusal) in
      subject.configuration.tuning[keyPath: field.keyPath] = try NumberReader.number(
        value, in: field.range, unit: field.unit)
    }
    let number = Decimal.shortest(normal[keyPath: field.keyPath])
    return InspectorRow(
      id: id, title: FieldTitle.words(of: field.name),
      note: RowNote(
        about: field.about, normal: field.unit.isEmpty ? number : "\(number) \(field.unit)",
        evidence: field.evidence, source: field.source),
      cells: [cell],
      reset: { subject, base in
        subject.configuration.tuning[keyPath: field.keyPath] =
          base.configuration.tuning[keyPath: field.keyPath]
      })
  }
}
