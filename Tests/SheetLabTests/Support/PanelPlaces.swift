import Canvas
import Scenes

@testable import Workbench

/// Where the controls of the panel stand in the window: worked out by a workbench that is set up
/// like the program's own.
struct PanelPlaces {
  /// The window with the panel beside a phone of 390 × 844, in pixels.
  static let window = (width: 894, height: 908)
  /// The phone's top-left corner in it.
  static let phone = (x: 128, y: 32)
  /// The middle of the inspector.
  static let inspector = (x: 700, y: 300)

  private var workbench: Workbench

  init() {
    var setup = PhoneSetup()
    setup.restaurants = (0..<20).map { Restaurant(name: "\($0)") }
    workbench = Workbench(
      setup: setup, showsBackdrop: true, showsPanel: true, text: FixedAdvanceText())
    workbench.resize(
      to: Size(width: Double(Self.window.width), height: Double(Self.window.height)),
      pixelsPerPoint: 1)
    _ = workbench.picture(at: 0)
  }

  /// The inspector after so many notches of the wheel over it.
  mutating func turn(notches: Int) {
    let place = Point(x: Double(Self.inspector.x), y: Double(Self.inspector.y))
    _ = workbench.handle(
      .wheel(Wheel(position: place, dx: 0, dy: -Double(notches), isPrecise: false)), at: 0)
  }

  /// The frame of a control of the inspector in the window; nil where it is not seen.
  func frame(of cell: String) -> Rect? {
    let inspector = workbench.panel.inspector
    guard
      let place = inspector.layout.places.first(where: {
        inspector.cell($0.target)?.id == cell
      }), let panel = workbench.layout.panel
    else { return nil }
    let area = workbench.panel.layout.inspector.offset(dx: panel.minX, dy: panel.minY)
    let frame = place.frame.offset(dx: area.minX, dy: area.minY - inspector.scroll)
    return area.contains(frame) ? frame : nil
  }

  /// The frame of the graph in the window.
  var graph: Rect {
    let panel = workbench.layout.panel ?? .zero
    return workbench.panel.layout.graph.offset(dx: panel.minX, dy: panel.minY)
  }

  /// A place on the phone's screen in the window.
  static func onPhone(_ x: Int, _ y: Int) -> (x: Int, y: Int) { (phone.x + x, phone.y + y) }
}
