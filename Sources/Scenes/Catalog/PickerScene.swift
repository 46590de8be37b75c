import Canvas
import SheetKit

/// A fixed sheet of keys and values that opens by itself, takes one choice and goes (SPEC §13d).
struct PickerScene: Scene {
  /// The keys, and the values that they have; a key without one shows an empty value.
  static let entries: [(key: String, value: String?)] = [
    ("AUD", "Australian dollar"), ("BRL", "Brazilian real"), ("CAD", "Canadian dollar"),
    ("CHF", "Swiss franc"), ("CNY", "Renminbi"), ("CZK", "Czech koruna"), ("DKK", "Danish krone"),
    ("EUR", "Euro"), ("GBP", "Pound sterling"), ("INR", "Indian rupee"), ("JPY", "Yen"),
    ("KRW", "Won"), ("MXN", "Mexican peso"), ("NOK", "Norwegian krone"), ("PLN", "Złoty"),
    ("SEK", "Swedish krona"), ("THB", "Baht"), ("USD", "United States dollar"), ("XTS", nil),
    ("ZAR", "Rand"),
  ]

  /// The sheet's whole height on screen in points, the bottom safe area included.
  private static let height = 400.0
  private static let duration: Seconds = 0.3
  private static let openingDelay: Seconds = 0.2
  private static let mostCalls = 6

  var background: any BackgroundPage = PickerScene.page(calls: [])
  private let bottomInset: Double
  private var calls: [String] = []
  private var isUp = false

  init(bottomInset: Double) {
    self.bottomInset = bottomInset
  }

  var configuration: SheetConfiguration {
    var configuration = SheetConfiguration()
      .presentationDetents([.height(Self.height - bottomInset)])
      .presentationDragIndicator(.hidden)
    configuration.isDraggable = false
    configuration.dimsBackground = false
    configuration.motion = .easeInOut(duration: Self.duration)
    return configuration
  }

  var opening: [TimedCommand] { [TimedCommand(at: Self.openingDelay, .present)] }

  func sheetPage(item: String?, level: Int) -> any SheetPage {
    PickerPage(rows: Self.entries.map { "\($0.key) - \($0.value ?? "")" })
  }

  mutating func activate(_ element: ElementID, level: Int?) -> [SheetCommand] {
    if level == nil { return [.present] }
    guard isUp, element.name == "row", Self.entries.indices.contains(element.index) else {
      return []
    }
    call("didSelectItem(\"\(Self.entries[element.index].key)\")")
    hides()
    return [.dismiss]
  }

  mutating func note(_ event: SheetEvent, level: Int) -> [SheetCommand] {
    if event.kind == .willDismiss { hides() }
    return []
  }

  mutating func sheetPhase(_ phase: SheetPhase.Name) {
    if phase == .presenting || phase == .resting { isUp = true }
  }

  /// The sheet begins to hide: the caller hears of it now, and once.
  private mutating func hides() {
    guard isUp else { return }
    isUp = false
    call("dismiss()")
  }

  private mutating func call(_ name: String) {
    calls = Array((calls + [name]).suffix(Self.mostCalls))
    background = Self.page(calls: calls)
  }

  private static func page(calls: [String]) -> ColumnPage {
    ColumnPage(
      [
        .title("A fixed picker"),
        .text("It opens by itself. Choose a row, or click beside it."),
        .button(ProminentButton(id: ElementID("open"), title: "Open Again")),
      ] + calls.map { .note($0) })
  }
}
