import Canvas

/// Where the phone's screen and the panel stand in the window, and how large the phone is drawn.
///
/// The stage is the window measured in the phone's points: a window that is too small for the phone
/// shows it smaller, never cut; a larger one shows more backdrop around it. The panel keeps its own
/// size, in the window's points.
package struct StageLayout: Hashable, Sendable {
  /// The window's size in the phone's points.
  package let stage: Size
  /// The phone's screen on the stage.
  package let screen: Rect
  /// Window units per point before `--scale`: 1, or less where the window is too small.
  package let zoom: Double
  /// The panel in the window's points; nil where it is hidden.
  package let panel: Rect?
  /// Whether the panel stands over the phone, because there is no room beside it.
  package let isPanelOver: Bool

  /// The room kept around the phone where there is enough, in points.
  package static let margin = 32.0
  /// The room left of the phone for the names of its stops while the panel shows, in points.
  package static let ruler = 112.0
  private static let leastZoom = 0.05
  /// The phone becomes no smaller than this to make room for the names of its stops, and for the
  /// panel.
  private static let leastZoomWithRuler = 0.7
  private static let leastZoomBeside = 0.5

  /// - Parameters:
  ///   - window: the window's size in points.
  ///   - margin: the room to keep around the phone while it fits at full size.
  package init(window: Size, phone: Size, margin: Double = 0, showsPanel: Bool = false) {
    let width = showsPanel ? min(PanelLayout.width, window.width) : 0
    func fit(_ room: Double) -> Double {
      // Above the phone stands the scene menu: its room shrinks with the phone.
      min(1, (room - margin) / phone.width, window.height / (phone.height + 2 * margin))
    }
    func fits(_ room: Double, least: Double) -> Bool {
      (room - margin) / phone.width >= least
    }
    let beside = window.width - width
    let hasRuler = showsPanel && fits(beside - Self.ruler, least: Self.leastZoomWithRuler)
    isPanelOver = showsPanel && !fits(beside, least: Self.leastZoomBeside)
    let leading = hasRuler ? Self.ruler : 0
    let room = isPanelOver ? window.width : beside - leading
    zoom = max(fit(room), Self.leastZoom)
    stage = Size(width: window.width / zoom, height: window.height / zoom)
    screen = Rect(
      x: ((leading + room / 2) / zoom - phone.width / 2).rounded(),
      y: ((stage.height - phone.height) / 2).rounded(), width: phone.width, height: phone.height)
    panel =
      showsPanel
      ? Rect(x: window.width - width, y: 0, width: width, height: window.height) : nil
  }

  /// A position in the window's points as one on the stage.
  package func onStage(_ position: Point) -> Point {
    Point(x: position.x / zoom, y: position.y / zoom)
  }

  /// A position in the window's points as one on the phone's screen.
  package func onScreen(_ position: Point) -> Point {
    Point(x: position.x / zoom - screen.minX, y: position.y / zoom - screen.minY)
  }

  /// What is drawn in the window's points, on the stage.
  func onStage(_ marks: [Mark], from origin: Point) -> [Mark] {
    marks.map { $0.offset(by: origin).scaled(by: 1 / zoom, about: .zero) }
  }
}
