import Canvas
import Foundation
import Rendering
import Scenes
import SheetKit
import Workbench

/// A real drag on a phone: the screen at its end, and everything that a recorder would have seen,
/// sampled 120 times a second.
struct DragRecording {
  var phone: PhoneScreen
  private(set) var curve = MotionCurve()
  private(set) var time = 0.0

  static let rate = 120.0

  init(
    _ scene: SceneName, device: Device = .standard, appearance: Appearance = .light,
    policy: SnapPolicy? = nil, resources: DrawingResources
  ) throws {
    var setup = PhoneSetup()
    setup.scene = scene
    setup.device = device
    setup.appearance = appearance
    setup.policy = policy
    setup.restaurants = try RestaurantsFile.read(Fixture.assets + "/restaurants.json").restaurants
    phone = PhoneScreen(setup: setup, text: resources.text)
  }

  /// A click that presents the sheet, which then comes to rest; the recording begins after it.
  mutating func open(_ x: Double, _ y: Double) {
    let pointer = Pointer(position: Point(x: x, y: y))
    note(phone.handle(.pointerDown(pointer, button: 1), at: time))
    note(phone.handle(.pointerUp(pointer, button: 1), at: time + 0.05))
    wait(2)
    curve = MotionCurve()
  }

  mutating func wait(_ seconds: Double) {
    for _ in 0..<Int(seconds * Self.rate) { step() }
  }

  /// Takes the sheet below its top edge and moves it by so many points, faster and faster.
  mutating func pull(from x: Double, by distance: Double, seconds: Double) {
    let top = phone.sheets.presentation(of: 0, at: time).top
    let from = Point(x: x, y: top + 12)
    press(from.x, from.y)
    move(from: from, to: Point(x: x - 22, y: from.y + distance), seconds: seconds)
  }

  private mutating func press(_ x: Double, _ y: Double) {
    let pointer = Pointer(position: Point(x: x, y: y))
    note(phone.handle(.pointerDown(pointer, button: 1), at: time))
    curve.finger.append(FingerSample(time: time, position: pointer.position))
  }

  private mutating func move(from: Point, to: Point, seconds: Double) {
    let start = time
    while time < start + seconds - 1e-9 {
      step()
      let part = pow(min(1, (time - start) / seconds), 1.4)
      let place = Point(
        x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      note(phone.handle(.pointerMove(Pointer(position: place)), at: time))
      curve.finger.append(FingerSample(time: time, position: place))
      curve.samples.removeLast()
      sample()
    }
  }

  mutating func release() {
    guard let last = curve.finger.last else { return }
    note(
      phone.handle(.pointerUp(Pointer(position: last.position), button: 1), at: time))
  }

  private mutating func step() {
    time += 1 / Self.rate
    note(phone.advance(to: time))
    sample()
  }

  private mutating func sample() {
    let presentation = phone.sheets.presentation(of: 0, at: time)
    curve.samples.append(MotionSample(presentation, at: time))
  }

  private mutating func note(_ events: [PhoneEvent]) {
    curve.events += events.filter { $0.level == 0 }.map(\.event)
  }

  var sheet: Sheet { phone.sheets.root }

  /// The whole movement as a graph.
  var graph: MotionGraph.Model {
    let window = sheet.configuration.tuning.velocityWindow
    return MotionGraph.Model(
      curve: curve,
      stops: sheet.ladder.stops.map {
        MotionGraph.Model.Stop(
          name: DetentTitle.of($0.detent), top: sheet.container.height - $0.position)
      }, containerHeight: sheet.container.height,
      fitWindow: curve.release.map { $0.time - window...$0.time })
  }
}
