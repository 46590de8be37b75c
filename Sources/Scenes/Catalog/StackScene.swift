import SheetKit

/// A sheet that presents a sheet, which presents another.
struct StackScene: Scene {
  private static let deepest = 2

  var background: any BackgroundPage = ColumnPage([
    .button(ProminentButton(id: ElementID("present"), title: "Present a Sheet"))
  ])

  var configuration: SheetConfiguration {
    SheetConfiguration().presentationDetents([.medium, .large])
  }

  func sheetPage(item: String?, level: Int) -> any SheetPage {
    var items: [ButtonColumn.Item] = [
      .title("Sheet \(level + 1)"),
      .text(
        level == 0
          ? "While it presents another one, it cannot be swiped away."
          : "It stands on sheet \(level), which stands back once this one is at large."),
    ]
    if level < Self.deepest {
      items.append(
        .button(ProminentButton(id: ElementID("child"), title: "Present Another")))
    }
    return ColumnSheetPage(items)
  }

  mutating func activate(_ element: ElementID, level: Int?) -> [SheetCommand] {
    switch element.name {
    case "present": [.present]
    case "child": [.child(configuration, level: level ?? 0)]
    default: []
    }
  }
}
