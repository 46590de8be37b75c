import SheetKit

/// A sheet at medium only, presented by a binding that is just a trigger: it is false again once
/// the presentation is complete, and the sheet stays (SPEC §13e).
struct HalfSheetScene: Scene {
  private var isTriggered = false

  var background: any BackgroundPage = HalfSheetScene.page(isTriggered: false)

  var configuration: SheetConfiguration {
    SheetConfiguration().presentationDetents([.medium]).presentationDragIndicator(.visible)
  }

  func sheetPage(item: String?, level: Int) -> any SheetPage {
    ColumnSheetPage([
      .title("Half of the screen"),
      .text("One detent, so the drag indicator is asked for. A tap on it dismisses."),
    ])
  }

  mutating func activate(_ element: ElementID, level: Int?) -> [SheetCommand] {
    guard element == ElementID("trigger") else { return [] }
    set(true)
    return [.present]
  }

  mutating func note(_ event: SheetEvent, level: Int) -> [SheetCommand] {
    if event.kind == .didPresent { set(false) }
    return []
  }

  private mutating func set(_ value: Bool) {
    isTriggered = value
    background = Self.page(isTriggered: value)
  }

  private static func page(isTriggered: Bool) -> ColumnPage {
    ColumnPage([
      .button(ProminentButton(id: ElementID("trigger"), title: "Show the Half Sheet")),
      .note("showSheet = \(isTriggered)"),
    ])
  }
}
