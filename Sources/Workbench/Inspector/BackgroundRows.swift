import SheetKit

/// The sheet's surface: a kind, and the colour or picture that goes with it.
enum BackgroundRows {
  private static let path: SubjectPath<PresentationBackground> = \.configuration.background
  private static let materials = PresentationMaterial.allCases

  private static let note = RowNote(
    about: "The sheet's surface", normal: "automatic", evidence: [.documented],
    source: "presentationBackground")

  static func rows(_ subject: Subject) -> [InspectorRow] {
    let background = subject.configuration.background
    let titles =
      ["Automatic"] + materials.map { FieldTitle.words(of: $0.rawValue) + " material" }
      + ["Colour", "Picture"]
    let kind = InspectorRow(
      id: "background", title: "Background", note: note,
      cells: [
        InspectorRow.Cell(
          id: "background", .menu(titles, chosen: kindIndex(of: background))
        ) { value, subject in
          guard case .option(let index) = value, index != kindIndex(of: background) else { return }
          subject[keyPath: path] = example(of: index, picture: subject.samplePicture)
        }
      ], reset: InspectorRow.restoring(path))
    return [kind] + detail(of: background).map { [$0] }.joined()
  }

  private static func kindIndex(of background: PresentationBackground) -> Int {
    switch background {
    case .automatic: 0
    case .material(let material): 1 + (materials.firstIndex(of: material) ?? 0)
    case .color: materials.count + 1
    case .image: materials.count + 2
    }
  }

  private static func example(of kind: Int, picture: String) -> PresentationBackground {
    switch kind {
    case 0: .automatic
    case materials.count + 1: .color(red: 1, green: 0.95, blue: 0.8, opacity: 1)
    case materials.count + 2: .image(picture)
    default: .material(materials[kind - 1])
    }
  }

  private static func detail(of background: PresentationBackground) -> [InspectorRow] {
    switch background {
    case .automatic, .material: []
    case .color(let red, let green, let blue, let opacity):
      [color(HexColor.text(red: red, green: green, blue: blue, opacity: opacity))]
    case .image(let name): [image(name)]
    }
  }

  private static func color(_ text: String) -> InspectorRow {
    let cell = InspectorRow.Cell(id: "background.color", .color(text)) {
      value, subject throws(Refusal) in
      guard case .text(let text) = value, let color = HexColor.background(text) else {
        throw Refusal("Expected #RRGGBB or #RRGGBBAA")
      }
      subject[keyPath: path] = color
    }
    return InspectorRow(
      id: "background.color", title: "Colour", note: note, cells: [cell],
      reset: InspectorRow.restoring(path))
  }

  private static func image(_ name: String) -> InspectorRow {
    let cell = InspectorRow.Cell(id: "background.image", .text(name)) {
      value, subject throws(Refusal) in
      guard case .text(let name) = value, !name.isEmpty else {
        throw Refusal("Expected the name of a picture file")
      }
      subject[keyPath: path] = .image(name)
    }
    return InspectorRow(
      id: "background.image", title: "Picture", note: note, cells: [cell],
      reset: InspectorRow.restoring(path))
  }
}
