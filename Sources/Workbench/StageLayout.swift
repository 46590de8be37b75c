import Canvas

/// Where the phone's screen stands in the window, and how large it is drawn.
///
/// The stage is the window measured in the phone's points: a window that is too small for the phone
/// shows it smaller, never cut; a larger one shows more backdrop around it.
package struct StageLayout: Hashable, Sendable {
  /// The window's size in the phone's points.
  package let stage: Size
  /// The phone's screen on the stage.
  package let screen: Rect
  /// Window units per point before `--scale`: 1, or less where the window is too small.
  package let zoom: Double

  /// The room kept around the phone where there is enough, in points.
  package static let margin = 32.0
  private static let leastZoom = 0.05

  /// - Parameters:
  ///   - window: the window's size in points.
  ///   - margin: the room to keep around the phone while it fits at full size.
  package init(window: Size, phone: Size, margin: Double = 0) {
    let fit = min(
      1, (window.width - margin) / phone.width, (window.height - margin) / phone.height)
    zoom = max(fit, Self.leastZoom)
    stage = Size(width: window.width / zoom, height: window.height / zoom)
    screen = Rect(
      x: ((stage.width - phone.width) / 2).rounded(),
      y: ((stage.height - phone.height) / 2).rounded(), width: phone.width, height: phone.height)
  }

  /// A position in the window's points as one on the stage.
  package func onStage(_ position: Point) -> Point {
    Point(x: position.x / zoom, y: position.y / zoom)
  }

  /// A position in the window's points as one on the phone's screen.
  package func onScreen(_ position: Point) -> Point {
    Point(x: position.x / zoom - screen.minX, y: position.y / zoom - screen.minY)
  }
}
