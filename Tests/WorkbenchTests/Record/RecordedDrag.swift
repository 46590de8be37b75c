import Canvas
import Scenes
import SheetKit

@testable import Workbench

/// A workbench with its panel, and the hand that works it.
struct RecordedDrag {
  var workbench: Workbench
  private(set) var events: [PhoneEvent] = []
  private(set) var time = 0.0

  init(
    scene: SceneName = .restaurants, showsPanel: Bool = true,
    configuration: SheetConfiguration? = nil
  ) {
    var setup = PhoneSetup()
    setup.scene = scene
    setup.configuration = configuration
    setup.restaurants = (0..<20).map { Restaurant(name: "Place \($0)") }
    workbench = Workbench(
      setup: setup, showsBackdrop: true, showsPanel: showsPanel, text: FixedAdvanceText())
    workbench.resize(to: workbench.preferredSize(), pixelsPerPoint: 1)
  }

  /// A place on the phone's screen in the window's points.
  func onPhone(_ x: Double, _ y: Double) -> Point {
    let zoom = workbench.layout.zoom
    let screen = workbench.layout.screen
    return Point(x: (screen.minX + x) * zoom, y: (screen.minY + y) * zoom)
  }

  mutating func send(_ event: InputEvent, after seconds: Double = 0) {
    time += seconds
    events += workbench.handle(event, at: time)
  }

  mutating func press(_ key: Key, _ modifiers: Modifiers = [], after seconds: Double = 0) {
    send(.key(key, modifiers), after: seconds)
  }

  mutating func click(phone x: Double, _ y: Double, after seconds: Double = 0.2) {
    click(onPhone(x, y), after: seconds)
  }

  mutating func click(_ place: Point, after seconds: Double = 0.2) {
    send(.pointerDown(Pointer(position: place), button: 1), after: seconds)
    send(.pointerUp(Pointer(position: place), button: 1), after: 0.05)
  }

  /// Lets time pass as frames do, and draws the last one.
  mutating func wait(_ seconds: Double, fps: Double = 60) {
    let end = time + seconds
    while time < end {
      time = min(end, time + 1 / fps)
      events += workbench.advance(to: time)
      workbench.observe(at: time)
    }
    _ = workbench.picture(at: time)
  }

  mutating func down(phone x: Double, _ y: Double) {
    send(.pointerDown(Pointer(position: onPhone(x, y)), button: 1), after: 0.01)
  }

  mutating func move(phone x: Double, _ y: Double, after seconds: Double = 0.008) {
    send(.pointerMove(Pointer(position: onPhone(x, y))), after: seconds)
  }

  mutating func up(phone x: Double, _ y: Double, after seconds: Double = 0.008) {
    send(.pointerUp(Pointer(position: onPhone(x, y)), button: 1), after: seconds)
  }

  /// Opens the details and waits until they stand.
  mutating func open() {
    click(phone: 195, 400)
    wait(1)
  }

  /// Pulls the sheet up by 120 points in 120 ms, and lets go.
  mutating func flick() {
    down(phone: 195, 440)
    for step in 1...15 { move(phone: 195, 440 - 8 * Double(step)) }
    up(phone: 195, 320)
  }

  /// Drops a file with a text on the window.
  mutating func drop(_ text: String, as name: String) throws {
    try TemporaryFolder.use { folder in
      let path = FilePath.join(folder, name)
      let file = try OutputFile(path)
      try file.write(text)
      try file.finish()
      send(.drop(path: path), after: 1)
    }
  }

  var height: Double {
    workbench.phone.sheets.root.presentation(at: time).height
  }

  /// The centre of a control of the inspector in the window's points, which is scrolled to.
  mutating func place(of cell: String, part: (Rect) -> Point = { Point(x: $0.midX, y: $0.midY) })
    -> Point?
  {
    _ = workbench.picture(at: time)
    workbench.panel.inspector.folded = []
    workbench.panel.inspector.layOut()
    let inspector = workbench.panel.inspector
    for place in inspector.layout.places where inspector.cell(place.target)?.id == cell {
      workbench.panel.inspector.reveal(place.target)
      let origin =
        (workbench.layout.panel?.origin ?? .zero) + workbench.panel.layout.inspector.origin
      let frame = place.frame.offset(dy: -workbench.panel.inspector.scroll)
      return origin + part(frame)
    }
    return nil
  }
}
