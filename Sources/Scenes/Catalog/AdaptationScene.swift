import Canvas
import SheetKit

/// A sheet on a device that turns and widens while it is up, with every adaptation (SPEC §12).
struct AdaptationScene: Scene {
  private static let adaptations = PresentationAdaptation.allCases
  private static let wideName = "iPad mini"

  private let device: Device
  private let textSize: Double
  private var adaptation = PresentationAdaptation.automatic
  private var isLandscape: Bool
  private var isWide = false
  private(set) var pageRevision = 0
  var background: any BackgroundPage

  init(device: Device, textSize: Double) {
    self.device = device
    self.textSize = textSize
    isLandscape = device.orientation == .landscape
    background = ColumnPage([])
    refresh()
  }

  var configuration: SheetConfiguration {
    SheetConfiguration()
      .presentationDetents([.medium, .large])
      .presentationDragIndicator(.visible)
      .presentationCompactAdaptation(adaptation)
  }

  func sheetPage(item: String?, level: Int) -> any SheetPage {
    ColumnSheetPage(
      [
        .title("It adapts"),
        .text("Turn the device, or give it the width of a tablet, while the sheet is up."),
      ] + controls + [button("dismiss", "Done")])
  }

  mutating func activate(_ element: ElementID, level: Int?) -> [SheetCommand] {
    switch element.name {
    case "present": return [.present]
    case "dismiss": return [.dismiss]
    case "adaptation":
      let index = Self.adaptations.firstIndex(of: adaptation) ?? 0
      adaptation = Self.adaptations[(index + 1) % Self.adaptations.count]
      refresh()
      return [.configure(configuration)]
    case "turn":
      isLandscape.toggle()
      return resize()
    case "widen":
      isWide.toggle()
      return resize()
    default: return []
    }
  }

  private mutating func resize() -> [SheetCommand] {
    refresh()
    let shown = isWide ? Device.named(Self.wideName) ?? device : device
    let held = shown.held(isLandscape ? .landscape : .portrait)
    return [
      .resize(
        Container(
          width: held.size.width, height: held.size.height, safeArea: held.safeArea,
          textSize: textSize))
    ]
  }

  private mutating func refresh() {
    pageRevision += 1
    background = ColumnPage([button("present", "Present the Sheet")] + controls)
  }

  private var controls: [ButtonColumn.Item] {
    [
      button("turn", isLandscape ? "Turn to Portrait" : "Turn to Landscape"),
      button("widen", isWide ? "Phone's Width" : "Tablet's Width"),
      button("adaptation", "Adaptation: \(adaptation.rawValue)"),
    ]
  }

  private func button(_ name: String, _ title: String) -> ButtonColumn.Item {
    .button(ProminentButton(id: ElementID(name), title: title))
  }
}
