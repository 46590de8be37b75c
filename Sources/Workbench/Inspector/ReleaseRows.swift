import SheetKit

/// The rule by which a release finds its stop, with the rule's own numbers, and how code moves the
/// sheet.
enum ReleaseRows {
  static func sections(_ subject: Subject) -> [InspectorSection] {
    [
      InspectorSection(title: "Release rule", rows: [policy(subject)] + parameters(subject)),
      InspectorSection(title: "Motion by code", rows: motion(subject)),
    ]
  }

  private static func policy(_ subject: Subject) -> InspectorRow {
    let titles = SnapPolicy.all.map { FieldTitle.words(of: $0.name) }
    let name = subject.configuration.policy.name
    let chosen = SnapPolicy.all.firstIndex { $0.name == name }
    let cell = InspectorRow.Cell(id: "policy", .menu(titles, chosen: chosen)) { value, subject in
      guard case .option(let index) = value, index != chosen else { return }
      subject.configuration.policy = SnapPolicy.all[index]
    }
    return InspectorRow(
      id: "policy", title: "Policy",
      note: RowNote(
        about: "Which stop wins when the finger lets go", normal: "apple", evidence: [.readOut],
        source: "UISheetPresentationController, two readings that agree"),
      cells: [cell], reset: InspectorRow.restoring(\.configuration.policy))
  }

  private static func parameters(_ subject: Subject) -> [InspectorRow] {
    let policy = subject.configuration.policy
    let published = SnapPolicy(name: policy.name)
    return policy.parameters.map { parameter in
      let control = NumberControl(
        value: parameter.value, range: parameter.range, unit: parameter.unit, hasSlider: true)
      let cell = InspectorRow.Cell(id: "policy.\(parameter.name)", .number(control)) {
        value, subject throws(Refusal) in
        let number = try NumberReader.number(value, in: parameter.range, unit: parameter.unit)
        set(parameter.name, to: number, in: &subject)
      }
      let normal = published.map { $0[parameter.name] }
      return InspectorRow(
        id: "policy.\(parameter.name)", title: FieldTitle.words(of: parameter.name),
        note: RowNote(
          about:
            "\(FieldTitle.words(of: parameter.name)), a number of the rule "
            + FieldTitle.words(of: policy.name), normal: normal.map(Decimal.shortest),
          source: parameter.source),
        cells: [cell],
        reset: { subject, _ in
          if let normal { set(parameter.name, to: normal, in: &subject) }
        })
    }
  }

  private static func set(_ name: String, to value: Double, in subject: inout Subject) {
    let known = subject.configuration.policy.parameters.contains { $0.name == name }
    if known { subject.configuration.policy[name] = value }
  }

  // MARK: Motion by code

  private static func motion(_ subject: Subject) -> [InspectorRow] {
    let path: SubjectPath<MotionStyle> = \.configuration.motion
    let style = subject.configuration.motion
    let kinds: [MotionStyle] = [
      .automatic, .spring(response: 0.5, dampingRatio: 0.8), .easeInOut(duration: 0.3),
    ]
    let chosen = kindIndex(of: style)
    let cell = InspectorRow.Cell(
      id: "motion", .segmented(["Automatic", "Spring", "Ease"], chosen: chosen)
    ) { value, subject in
      if case .option(let index) = value, index != chosen { subject[keyPath: path] = kinds[index] }
    }
    let kind = InspectorRow(
      id: "motion", title: "Animates as",
      note: RowNote(
        about: "How presenting, dismissing and selecting by code move", normal: "automatic",
        evidence: [.ours], source: "SheetConfiguration.motion"),
      cells: [cell], reset: InspectorRow.restoring(path))
    return [kind] + numbers(of: style)
  }

  private static func kindIndex(of style: MotionStyle) -> Int {
    switch style {
    case .automatic: 0
    case .spring: 1
    case .easeInOut: 2
    }
  }

  private static func numbers(of style: MotionStyle) -> [InspectorRow] {
    switch style {
    case .automatic: []
    case .spring(let response, let ratio):
      [
        number("response", response, 0.05...3, "s") {
          .spring(response: $0, dampingRatio: ratio)
        },
        number("dampingRatio", ratio, 0.1...3, "") {
          .spring(response: response, dampingRatio: $0)
        },
      ]
    case .easeInOut(let duration):
      [number("duration", duration, 0.05...3, "s") { .easeInOut(duration: $0) }]
    }
  }

  private static func number(
    _ name: String, _ value: Double, _ range: ClosedRange<Double>, _ unit: String,
    _ make: @escaping @Sendable (Double) -> MotionStyle
  ) -> InspectorRow {
    let control = NumberControl(value: value, range: range, unit: unit, hasSlider: true)
    let cell = InspectorRow.Cell(id: "motion.\(name)", .number(control)) {
      value, subject throws(Refusal) in
      subject.configuration.motion = make(
        try NumberReader.number(value, in: range, unit: unit))
    }
    return InspectorRow(
      id: "motion.\(name)", title: FieldTitle.words(of: name),
      note: RowNote(about: "Of the motion by code", source: "SheetConfiguration.motion"),
      cells: [cell])
  }
}
