import SheetKit

/// The detents: a row for each with its kind and parameter, one to add another, and the selection.
enum DetentRows {
  private static let kinds = ["Medium", "Large", "Fraction", "Height", "Custom"]

  static func section(_ subject: Subject, _ ladder: DetentLadder) -> InspectorSection {
    let configuration = subject.configuration
    let rows = configuration.detents.indices.map { row($0, configuration, ladder) }
    let customs = configuration.customDetents.indices.flatMap {
      [CustomDetentRows.row($0, configuration)]
        + [CustomDetentRows.least($0, configuration)].compactMap(\.self)
    }
    return InspectorSection(
      title: "Detents", rows: rows + [add(configuration)] + customs + [selection(subject)])
  }

  // MARK: A detent

  private static func row(
    _ index: Int, _ configuration: SheetConfiguration, _ ladder: DetentLadder
  ) -> InspectorRow {
    let detent = configuration.detents[index]
    let id = "detents.\(index)"
    var cells = [kind(of: detent, index, id)]
    cells += [parameter(of: detent, index, id)].compactMap(\.self)
    if case .height = detent {} else { cells.append(height(of: detent, id, ladder)) }
    cells.append(
      InspectorRow.Cell(id: id + ".remove", .button(title: "", icon: "trash"), width: 28) {
        _, subject throws(Refusal) in try remove(index, from: &subject.configuration)
      })
    return InspectorRow(
      id: id, title: "",
      note: RowNote(
        about: ladder[detent].map(about) ?? "\(detent.identifier) is inactive on this screen",
        normal: "large alone", evidence: [.documented], source: "presentationDetents"),
      cells: cells, warning: warning(about: detent, configuration, ladder))
  }

  /// Its value, and what it measures with the bottom safe area, which a value leaves out.
  private static func about(_ stop: DetentLadder.Stop) -> String {
    let height = Decimal.thousandths(stop.height)
    guard stop.height > stop.value else {
      return "\(stop.detent.identifier) stands \(height) pt high on this screen"
    }
    return "\(stop.detent.identifier) is \(Decimal.thousandths(stop.value)) pt; with the safe area "
      + "below, it stands \(height) pt high on this screen"
  }

  private static func warning(
    about detent: Detent, _ configuration: SheetConfiguration, _ ladder: DetentLadder
  ) -> String? {
    if configuration.detents.count(where: { $0 == detent }) > 1 {
      return "The same detent twice counts once"
    }
    if let issue = ladder.issues.first(where: { $0.detent == detent }) { return issue.message }
    let isSheet = ladder.style == .sheet || ladder.style == .floatingCard
    return isSheet && ladder[detent] == nil ? "Inactive on this screen" : nil
  }

  private static func kind(of detent: Detent, _ index: Int, _ id: String) -> InspectorRow.Cell {
    InspectorRow.Cell(id: id + ".kind", .menu(kinds, chosen: kindIndex(of: detent)), width: 88) {
      value, subject in
      guard case .option(let kind) = value, kind != kindIndex(of: detent) else { return }
      replace(index, with: example(of: kind, in: &subject.configuration), in: &subject)
    }
  }

  private static func kindIndex(of detent: Detent) -> Int {
    switch detent {
    case .medium: 0
    case .large: 1
    case .fraction: 2
    case .height: 3
    case .custom: 4
    }
  }

  private static func example(
    of kind: Int, in configuration: inout SheetConfiguration
  ) -> Detent {
    switch kind {
    case 0: return .medium
    case 1: return .large
    case 2: return .fraction(0.4)
    case 3: return .height(200)
    default:
      let name = freeName(in: configuration)
      configuration.customDetents.append(CustomDetent(name, .height(180)))
      return .custom(name)
    }
  }

  private static func freeName(in configuration: SheetConfiguration) -> String {
    let taken = Set(configuration.customDetents.map(\.name))
    return (1...).lazy.map { "custom\($0)" }.first { !taken.contains($0) } ?? "custom"
  }

  private static func parameter(
    of detent: Detent, _ index: Int, _ id: String
  ) -> InspectorRow.Cell? {
    func number(
      _ value: Double, _ range: ClosedRange<Double>, _ unit: String,
      _ make: @escaping @Sendable (Double) -> Detent
    ) -> InspectorRow.Cell {
      let control = NumberControl(value: value, range: range, unit: unit, hasSlider: false)
      return InspectorRow.Cell(id: id + ".value", .number(control)) {
        value, subject throws(Refusal) in
        let new = try NumberReader.number(value, in: range, unit: unit)
        replace(index, with: make(new), in: &subject)
      }
    }
    switch detent {
    case .medium, .large: return nil
    case .fraction(let fraction): return number(fraction, 0.01...1, "") { .fraction($0) }
    case .height(let height): return number(height, 1...2000, "pt") { .height($0) }
    case .custom(let name):
      return InspectorRow.Cell(id: id + ".value", .text(name)) { value, subject throws(Refusal) in
        guard case .text(let new) = value, !new.isEmpty else { throw Refusal("Expected a name") }
        rename(name, to: new, in: &subject.configuration)
        replace(index, with: .custom(new), in: &subject)
      }
    }
  }

  /// What the detent measures on this screen; where there is room, with the bottom safe area that
  /// comes on top of it.
  private static func height(
    of detent: Detent, _ id: String, _ ladder: DetentLadder
  ) -> InspectorRow.Cell {
    let hasRoom = detent == .medium || detent == .large
    let value = ladder[detent].map { stop in
      let (value, inset) = (tenths(stop.value), tenths(stop.height - stop.value))
      return hasRoom && inset != "0" ? "\(value) + \(inset) pt safe area" : value + " pt"
    }
    return InspectorRow.Cell(
      id: id + ".height", label: value ?? "inactive", width: hasRoom ? nil : 62)
  }

  private static func tenths(_ length: Double) -> String {
    Decimal.shortest((length * 10).rounded() / 10)
  }

  /// What refers to the detent follows it.
  private static func replace(_ index: Int, with detent: Detent, in subject: inout Subject) {
    guard subject.configuration.detents.indices.contains(index) else { return }
    let old = subject.configuration.detents[index]
    subject.configuration.detents[index] = detent
    guard !subject.configuration.detents.contains(old) else { return }
    if subject.configuration.selection == old { subject.configuration.selection = detent }
    if subject.configuration.backgroundInteraction == .enabledUpThrough(old) {
      subject.configuration.backgroundInteraction = .enabledUpThrough(detent)
    }
  }

  private static func rename(
    _ name: String, to new: String, in configuration: inout SheetConfiguration
  ) {
    guard let index = configuration.customDetents.firstIndex(where: { $0.name == name }),
      let rule = configuration.customDetents[index].rule
    else { return }
    configuration.customDetents[index] = CustomDetent(new, rule)
  }

  private static func remove(
    _ index: Int, from configuration: inout SheetConfiguration
  ) throws(Refusal) {
    guard configuration.detents.count > 1 else {
      throw Refusal("A sheet needs at least one detent")
    }
    let removed = configuration.detents.remove(at: index)
    guard case .custom(let name) = removed, !configuration.detents.contains(removed) else { return }
    configuration.customDetents.removeAll { $0.name == name && $0.rule != nil }
  }

  // MARK: The others

  private static func add(_ configuration: SheetConfiguration) -> InspectorRow {
    let cell = InspectorRow.Cell(
      id: "detents.add", .button(title: "Add a detent", icon: "plus")
    ) { _, subject in
      let examples: [Detent] = [.medium, .large, .height(200), .fraction(0.25), .fraction(0.75)]
      let known = subject.configuration.detents
      let next = examples.first { !known.contains($0) } ?? .height(Double(100 + 50 * known.count))
      subject.configuration.detents.append(next)
    }
    return InspectorRow(
      id: "detents.add", title: "",
      note: RowNote(about: "Their order does not matter; a repeated one counts once"),
      cells: [cell],
      reset: { subject, base in
        subject.configuration.detents = base.configuration.detents
        subject.configuration.customDetents = base.configuration.customDetents
      })
  }

  private static func selection(_ subject: Subject) -> InspectorRow {
    let detents = subject.configuration.detents
    let options: [(title: String, value: Detent?)] =
      [("Not bound", nil)] + detents.map { (DetentTitle.of($0), $0) }
    return .choice(
      "selection", "Selection", \.configuration.selection, in: subject, options: options,
      isMenu: true,
      note: RowNote(
        about: "The detent bound both ways; unbound, every opening starts at the smallest",
        normal: "not bound", evidence: [.documented], source: "presentationDetents(_:selection:)"))
  }
}
