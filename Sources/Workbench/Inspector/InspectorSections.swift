import SheetKit

/// Everything that the inspector shows of a subject, by concern.
enum InspectorSections {
  /// `base` is what each value goes back to when it is reset; `ladder` says what the detents come
  /// to on the phone.
  static func all(
    of subject: Subject, base: Subject, ladder: DetentLadder
  ) -> [InspectorSection] {
    let sections =
      [DetentRows.section(subject, ladder)] + PresentationRows.sections(subject)
      + ReleaseRows.sections(subject) + TuningRows.sections(subject)
    return sections.map { section in
      InspectorSection(
        title: section.title,
        rows: section.rows.map { $0.marked(subject: subject, base: base) })
    }
  }

  /// The sections that are folded away at first.
  static let folded = Set(
    ["Adaptation", "Motion by code"] + SheetTuning.groups.map(\.name).filter { $0 != "Motion" })
}
