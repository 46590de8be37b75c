import Canvas
import Rendering
import Scenes
import Workbench

/// The restaurants' list on a phone, scrolled and drawn into memory step by step: what benchmarks
/// time and what is counted for lists of any length. No window, no display, no clock.
///
///     let list = ListRehearsal(restaurants: restaurants, assets: folder)
///     list.fling()
///     while list.isMoving { list.frame() }
package final class ListRehearsal {
  /// How often the screen is drawn.
  package static let rate = 60.0

  package let resources: DrawingResources
  package let compositor: OffscreenCompositor
  private var workbench: Workbench
  private var time = 0.0

  /// Opens the list; nothing is drawn yet.
  ///
  /// - Parameters:
  ///   - images: the pictures; by default each is decoded when it is drawn.
  ///   - text: measures text in place of the resources' own.
  package init(
    restaurants: [Restaurant], assets: String, images: ImageStore = ImageStore(mode: .immediate),
    text: (any TextMeasuring)? = nil
  ) {
    resources = DrawingResources(assets: assets, images: images)
    var setup = PhoneSetup()
    setup.restaurants = restaurants
    workbench = Workbench(setup: setup, showsBackdrop: false, text: text ?? resources.text)
    compositor = OffscreenCompositor(size: setup.device.size, scale: 1, resources: resources)
  }

  /// A restaurants list of any length in which the pictures of another come again and again.
  package static func restaurants(_ count: Int, like sample: [Restaurant]) -> [Restaurant] {
    guard !sample.isEmpty else { return [] }
    return (0..<count).map { number in
      var restaurant = sample[number % sample.count]
      restaurant.name = "\(restaurant.name) \(number)"
      restaurant.location = "\(number) \(restaurant.location)"
      return restaurant
    }
  }

  /// Draws what is to be seen a frame later.
  package func frame() {
    time += 1 / Self.rate
    _ = workbench.advance(to: time)
    compositor.begin()
    let picture = workbench.picture(at: time)
    compositor.prepareLayers(of: picture)
    compositor.paint(picture)
  }

  /// Whether the list moves by itself.
  package var isMoving: Bool { workbench.isAnimating(at: time) }

  /// Whether a frame would differ from the one before.
  package var needsFrame: Bool { workbench.needsFrame(at: time) }

  /// A wheel notch down, or up.
  package func notch(up: Bool = false) {
    let wheel = Wheel(
      position: Point(x: 195, y: 500), dx: 0, dy: up ? 1 : -1, isPrecise: false)
    _ = workbench.handle(.wheel(wheel), at: time)
  }

  /// Throws the list up with a finger, as fast as one can.
  package func fling() {
    var y = 700.0
    _ = workbench.handle(.pointerDown(pointer(y), button: 1), at: time)
    for _ in 0..<8 {
      y -= 75
      time += 0.008
      _ = workbench.handle(.pointerMove(pointer(y)), at: time)
    }
    _ = workbench.handle(.pointerUp(pointer(y), button: 1), at: time)
  }

  package func press(_ key: Key) { _ = workbench.handle(.key(key, []), at: time) }

  /// Takes hold of the scroll indicator at the list's top, and pulls it to a part of its way.
  package func grabIndicator() {
    _ = workbench.handle(
      .pointerDown(Pointer(position: Point(x: 386, y: 60)), button: 1), at: time)
  }

  package func dragIndicator(to y: Double) {
    _ = workbench.handle(.pointerMove(Pointer(position: Point(x: 386, y: y))), at: time)
  }

  /// How far the list is scrolled, in points, and how far it can be.
  package var offset: Double { workbench.phone.listOffset(at: time) }
  package var maximumOffset: Double { workbench.phone.listExtent }

  private func pointer(_ y: Double) -> Pointer { Pointer(position: Point(x: 195, y: y)) }
}
