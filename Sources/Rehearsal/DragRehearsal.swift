import Canvas
import Rendering
import Scenes
import Workbench

/// A drag of the restaurants scene's sheet that never ends, drawn into memory step by step: what
/// benchmarks time and what allocations are counted in. No window, no display, no clock.
///
///     let drag = DragRehearsal(restaurants: list, assets: folder)
///     for _ in 0..<120 { drag.frame() }
package final class DragRehearsal {
  /// How often the pointer moves, and the screen is drawn.
  package static let rate = 120.0
  /// Moves until the pointer is back where it was.
  package static let period = 120

  package let resources: DrawingResources
  package let compositor: OffscreenCompositor
  private var workbench: Workbench
  private var time: Double
  private var moves = 0

  /// Opens the first restaurant's sheet and takes hold of its handle. With `reduceMotion` the
  /// presenter is not pushed back.
  package init(restaurants: [Restaurant], assets: String, reduceMotion: Bool = false) {
    resources = DrawingResources(assets: assets)
    resources.images.mode = .immediate
    var setup = PhoneSetup()
    setup.restaurants = restaurants
    setup.reduceMotion = reduceMotion
    workbench = Workbench(setup: setup, showsBackdrop: false, text: resources.text)
    compositor = OffscreenCompositor(size: setup.device.size, scale: 1, resources: resources)
    time = 0
    open()
  }

  private func open() {
    draw(picture())
    let row = Pointer(position: Point(x: 195, y: 300))
    _ = workbench.handle(.pointerDown(row, button: 1), at: 0.1)
    _ = workbench.handle(.pointerUp(row, button: 1), at: 0.2)
    _ = workbench.advance(to: 2)
    time = 2
    draw(picture())
    _ = workbench.handle(.pointerDown(Pointer(position: place), button: 1), at: time)
    for _ in 0..<Self.period { frame() }
  }

  /// The pointer goes on by one step: up 300 points and back, along the same way every time.
  package func move() {
    moves += 1
    time += 1 / Self.rate
    _ = workbench.handle(.pointerMove(Pointer(position: place)), at: time)
  }

  /// What is to be seen now.
  package func picture() -> Picture { workbench.picture(at: time) }

  /// Draws a picture of now: what differs from the one before.
  package func draw(_ picture: Picture) {
    compositor.begin()
    compositor.prepareLayers(of: picture)
    compositor.paint(picture)
  }

  /// A move and the frame that shows it.
  package func frame() {
    move()
    draw(picture())
  }

  private var place: Point {
    let step = moves % Self.period
    let away = min(step, Self.period - step)
    return Point(x: 195, y: 402 - 5 * Double(away))
  }
}
