import SheetKit

/// A button that toggles a sheet with a text (SPEC §13b).
struct BasicScene: Scene {
  var background: any BackgroundPage = ColumnPage([
    .button(ProminentButton(id: ElementID("toggle"), title: "Show the Sheet"))
  ])

  var configuration: SheetConfiguration {
    SheetConfiguration().presentationDetents([.medium, .large])
  }

  func sheetPage(item: String?, level: Int) -> any SheetPage {
    ColumnSheetPage([
      .title("A sheet with two detents"),
      .text("It opens at medium. Drag it up to large, or down to put it away."),
    ])
  }

  mutating func activate(_ element: ElementID, level: Int?) -> [SheetCommand] {
    element == ElementID("toggle") ? [.present] : []
  }
}
