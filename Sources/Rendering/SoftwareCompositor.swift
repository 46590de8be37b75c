import Canvas
import SDLKit

/// Draws pictures with the processor into the window's surface, which lives in memory shared with
/// the display server; only what changed is drawn and shown.
package final class SoftwareCompositor: Presenter {
  private let window: Window
  private let resources: DrawingResources
  private var painter: SoftwarePainter
  private var screen: Screen?
  private var mustShowAll = true

  /// The window's surface, and what is drawn into: the same, unless its pixels are not ours.
  private struct Screen {
    let surface: Surface
    let painted: Surface
    let target: RetainedRaster
  }

  package init(window: Window, resources: DrawingResources) {
    self.window = window
    self.resources = resources
    painter = SoftwarePainter(resources: resources, scale: 1)
  }

  package var description: String { "software" }
  package var waitsForRefresh: Bool { false }
  package var statistics: FrameStatistics { painter.statistics }

  /// The rectangles that the last frame changed, in pixels.
  package private(set) var damage: [PixelRect] = []

  package func invalidate() {
    screen = nil
    mustShowAll = true
  }

  package func renderTargetsLost() { invalidate() }

  /// A surface that became invalid unnoticed is replaced once.
  package func draw(_ picture: Picture, scale: Double) throws(SDLError) {
    if painter.grid.scale != scale {
      painter = SoftwarePainter(resources: resources, scale: scale)
      screen = nil
    }
    painter.beginFrame(arrived: resources.images.drain())
    do throws(SDLError) {
      try paintAndPresent(picture)
    } catch {
      invalidate()
      try paintAndPresent(picture)
    }
    painter.endFrame()
  }

  private func paintAndPresent(_ picture: Picture) throws(SDLError) {
    let screen = try currentScreen()
    damage = painter.update(
      screen.target, to: picture.marks, background: picture.background.word | 0xFF00_0000)
    if mustShowAll { damage = [screen.surface.bounds] }
    painter.statistics.pixelsDamaged = damage.reduce(0) { $0 + $1.area }
    guard !damage.isEmpty else { return }
    if screen.painted !== screen.surface {
      for rect in damage { try screen.painted.copy(rect, to: screen.surface) }
    }
    try window.present(damage)
    mustShowAll = false
  }

  /// Made anew when the window has another size.
  private func currentScreen() throws(SDLError) -> Screen {
    let size = window.pixelSize
    if let screen, screen.surface.width == size.width, screen.surface.height == size.height {
      return screen
    }
    let surface = try window.surface()
    let painted =
      surface.isPaintable ? surface : try Surface(width: surface.width, height: surface.height)
    let made = Screen(
      surface: surface, painted: painted,
      target: RetainedRaster(raster: Raster(painted), background: 0))
    screen = made
    mustShowAll = true
    return made
  }
}
