import SheetKit

/// One value as the inspector shows it: a title, controls, and what to say about it.
struct InspectorRow: Sendable {
  /// One control of a row, and what using it does.
  struct Cell: Sendable {
    let id: String
    let control: Control
    /// In points; nil for its share of what is left.
    var width: Double?
    let edit: Edit

    init(id: String, _ control: Control, width: Double? = nil, edit: @escaping Edit) {
      self.id = id
      self.control = control
      self.width = width
      self.edit = edit
    }

    /// A cell that only shows.
    init(id: String, label: String, width: Double? = nil) {
      self.init(id: id, .label(label), width: width) { _, _ in }
    }
  }

  typealias Edit = @Sendable (ControlValue, inout Subject) throws(Refusal) -> Void
  /// Takes a value back to what it is in another subject.
  typealias Reset = @Sendable (inout Subject, Subject) -> Void

  let id: String
  let title: String
  var note: RowNote
  let cells: [Cell]
  var reset: Reset?
  /// Whether it is other than at the beginning.
  var isChanged = false
  /// What is not right about it here, in a sentence.
  var warning: String?

  /// A slider takes a line of its own.
  var hasSlider: Bool {
    cells.contains { if case .number(let number) = $0.control { number.hasSlider } else { false } }
  }

  init(
    id: String, title: String, note: RowNote = RowNote(), cells: [Cell], warning: String? = nil,
    reset: Reset? = nil
  ) {
    self.id = id
    self.title = title
    self.note = note
    self.cells = cells
    self.warning = warning
    self.reset = reset
  }
}

/// Rows under a heading.
struct InspectorSection: Sendable {
  let title: String
  var rows: [InspectorRow]

  var isChanged: Bool { rows.contains(where: \.isChanged) }
}

/// Why a value was not taken, in a sentence.
struct Refusal: Error, Hashable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// What is told about a value: what it is, its default, and how that is known.
struct RowNote: Hashable, Sendable {
  var about = ""
  var normal: String?
  var evidence: [SheetTuning.Evidence] = []
  var source: String?

  /// `Default 20 pt · read out of the system · UISheetPresentationController`, or empty.
  var origin: String {
    let known = evidence.isEmpty ? nil : evidence.map(Self.words).joined(separator: ", ")
    let parts = [normal.map { "Default \($0)" }, known, source]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// The words of the README's "How each value is known".
  static func words(for evidence: SheetTuning.Evidence) -> String {
    switch evidence {
    case .documented: "documented by Apple"
    case .measured: "measured on devices"
    case .readOut: "read out of the system"
    case .plausible: "plausible"
    case .ours: "SheetLab’s own"
    }
  }
}
