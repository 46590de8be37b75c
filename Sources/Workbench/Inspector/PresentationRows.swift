import Scenes
import SheetKit

/// SwiftUI's presentation modifiers, and what is ours beside them.
enum PresentationRows {
  static func sections(_ subject: Subject) -> [InspectorSection] {
    [
      InspectorSection(title: "Look", rows: look(subject)),
      InspectorSection(title: "Interaction", rows: interaction(subject)),
      InspectorSection(title: "Adaptation", rows: adaptation(subject)),
      InspectorSection(title: "Phone", rows: phone(subject)),
    ]
  }

  private static func note(
    _ about: String, _ source: String, normal: String = "automatic",
    evidence: SheetTuning.Evidence = .documented
  ) -> RowNote {
    RowNote(about: about, normal: normal, evidence: [evidence], source: source)
  }

  // MARK: Look

  private static func look(_ subject: Subject) -> [InspectorRow] {
    let indicator = InspectorRow.choice(
      "dragIndicator", "Drag indicator", \.configuration.dragIndicator, in: subject,
      note: note(
        "The grabber; automatic shows it with two or more detents",
        "presentationDragIndicator", evidence: .plausible))
    return [indicator] + BackgroundRows.rows(subject) + cornerRadius(subject) + [
      .toggle(
        "dimsBackground", "Dims behind", \.configuration.dimsBackground, in: subject,
        note: note(
          "Off: what is behind stays clear, and is blocked all the same",
          "SheetConfiguration.dimsBackground", normal: "on", evidence: .ours))
    ]
  }

  private static func cornerRadius(_ subject: Subject) -> [InspectorRow] {
    let path: SubjectPath<Double?> = \.configuration.cornerRadius
    let about = note(
      "Radius of the top corners; the system's is the profile's own", "presentationCornerRadius",
      normal: "the system's")
    let radius = subject.configuration.cornerRadius
    let kind = InspectorRow(
      id: "cornerRadius", title: "Corner radius", note: about,
      cells: [
        InspectorRow.Cell(
          id: "cornerRadius", .segmented(["System", "Custom"], chosen: radius == nil ? 0 : 1)
        ) { value, subject in
          subject[keyPath: path] = value == .option(0) ? nil : subject[keyPath: path] ?? 10
        }
      ], reset: InspectorRow.restoring(path))
    guard let radius else { return [kind] }
    let control = NumberControl(value: radius, range: 0...100, unit: "pt", hasSlider: true)
    let number = InspectorRow(
      id: "cornerRadius.value", title: "Radius", note: about,
      cells: [
        InspectorRow.Cell(id: "cornerRadius.value", .number(control)) {
          value, subject throws(Refusal) in
          subject[keyPath: path] = try NumberReader.number(value, in: 0...100, unit: "pt")
        }
      ], reset: InspectorRow.restoring(path))
    return [kind, number]
  }

  // MARK: Interaction

  private static func interaction(_ subject: Subject) -> [InspectorRow] {
    let detents = subject.configuration.detents
    let behind: [(title: String, value: BackgroundInteraction)] =
      [("Automatic", .automatic), ("Disabled", .disabled), ("Enabled", .enabled)]
      + detents.map { ("Up through \(DetentTitle.of($0))", .enabledUpThrough($0)) }
    return [
      .choice(
        "backgroundInteraction", "Background", \.configuration.backgroundInteraction, in: subject,
        options: behind, isMenu: true,
        note: note(
          "Up to which stop what is behind stays undimmed and usable",
          "presentationBackgroundInteraction")),
      .choice(
        "contentInteraction", "Content", \.configuration.contentInteraction, in: subject,
        note: note(
          "Whether a drag up on the content first resizes the sheet, or scrolls",
          "presentationContentInteraction")),
      .toggle(
        "interactiveDismissDisabled", "Dismissal refused",
        \.configuration.isInteractiveDismissDisabled, in: subject,
        note: note(
          "Keeps people, never code, from dismissing the sheet", "interactiveDismissDisabled",
          normal: "off")),
      .toggle(
        "isDraggable", "Draggable", \.configuration.isDraggable, in: subject,
        note: note(
          "Whether the sheet can be dragged at all", "SheetConfiguration.isDraggable",
          normal: "on", evidence: .ours)),
      .toggle(
        "replacesItemInPlace", "Replace items", \.configuration.replacesItemInPlace,
        in: subject,
        note: note(
          "Off: another item dismisses the sheet and presents it anew, as sheet(item:) does",
          "SheetConfiguration.replacesItemInPlace", normal: "off", evidence: .ours)),
    ]
  }

  // MARK: Adaptation and phone

  private static func adaptation(_ subject: Subject) -> [InspectorRow] {
    let about = "What it becomes where that size class is compact; vertical wins over horizontal"
    return [
      .choice(
        "compactAdaptation.horizontal", "Compact width",
        \.configuration.compactAdaptation.horizontal, in: subject, isMenu: true,
        note: note(about, "presentationCompactAdaptation")),
      .choice(
        "compactAdaptation.vertical", "Compact height",
        \.configuration.compactAdaptation.vertical, in: subject, isMenu: true,
        note: note(about, "presentationCompactAdaptation")),
      .choice(
        "sizing", "Sizing", \.configuration.sizing, in: subject, isMenu: true,
        note: note("The size of the card in regular width", "presentationSizing")),
    ]
  }

  private static func phone(_ subject: Subject) -> [InspectorRow] {
    [
      .choice(
        "appearance", "Appearance", \.appearance, in: subject,
        note: RowNote(about: "Light or dark, of the phone and of this panel")),
      .toggle(
        "reduceMotion", "Reduce Motion", \.reduceMotion, in: subject,
        note: note(
          "No bounce and no push-back; dragging still tracks the finger",
          "UIAccessibility.isReduceMotionEnabled", normal: "off")),
    ]
  }
}
