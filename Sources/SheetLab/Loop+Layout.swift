import Canvas
import SDLKit
import Workbench

/// The window's size, and what of the picture goes where in it.
extension Loop {
  mutating func layOut() {
    let size = window.size
    let points = Size(
      width: Double(size.width) / unitsPerPoint, height: Double(size.height) / unitsPerPoint)
    workbench.resize(to: points, pixelsPerPoint: pixelsPerWindowPoint)
    isDirty = true
  }

  /// The phone was turned: the window turns with it. The panel came: the window grows by it where
  /// the display has room; when it goes the window is what it was. A window under its panel stays.
  mutating func followSize(_ before: WindowShape) {
    let now = WindowShape(workbench)
    if now.phone != before.phone {
      resize(to: workbench.preferredSize(in: room))
    } else if now.showsPanel, !before.showsPanel {
      widthWithoutPanel = window.size.width
      widen(by: Workbench.panelRoom)
    } else if !now.showsPanel, before.showsPanel, !before.isPanelOver {
      if let width = widthWithoutPanel {
        window.size.width = width
        window.centre()
      } else {
        widen(by: -Workbench.panelRoom)
      }
    }
    if !now.showsPanel { widthWithoutPanel = nil }
  }

  private var room: Size { library.usableDisplaySize.divided(by: unitsPerPoint) }

  private func widen(by points: Double) {
    let size = window.size
    let least = workbench.preferredSize(
      in: Size(width: .infinity, height: Double(size.height) / unitsPerPoint)
    ).width
    let wanted = max(Double(size.width) / unitsPerPoint + points, least)
    resize(
      to: Size(width: min(wanted, room.width), height: Double(size.height) / unitsPerPoint))
  }

  private func resize(to points: Size) {
    window.size = (
      Int((points.width * unitsPerPoint).rounded()), Int((points.height * unitsPerPoint).rounded())
    )
    window.centre()
  }

  /// Pixels per point of the window at full size.
  private var pixelsPerWindowPoint: Double {
    let units = window.size.width
    guard units > 0 else { return unitsPerPoint }
    return unitsPerPoint * Double(window.pixelSize.width) / Double(units)
  }

  /// Pixels per point of the picture, which a small window shows smaller.
  var pixelsPerPoint: Double { pixelsPerWindowPoint * workbench.layout.zoom }
}

/// What decides the window's size.
struct WindowShape {
  let phone: Size
  let showsPanel: Bool
  let isPanelOver: Bool

  init(_ workbench: borrowing Workbench) {
    phone = workbench.phone.size
    showsPanel = workbench.showsPanel
    isPanelOver = workbench.layout.isPanelOver
  }
}
