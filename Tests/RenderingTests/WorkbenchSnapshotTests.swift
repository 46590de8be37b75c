import Canvas
import Foundation
import Rendering
import SDLKit
import Scenes
import SheetKit
import Testing

@testable import Workbench

/// The whole window with its panel, as pixels: at rest, in the hand, replayed and compared, in the
/// light and in the dark.
@Suite struct WorkbenchSnapshotTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var appearance = Appearance.light
    var scene = SceneName.restaurants
    var window: Size?
    var scale = 1.0
    var act: @Sendable (inout Hand) -> Void = { _ in }

    var testDescription: String { name }
  }

  /// Does things with the workbench's window.
  struct Hand {
    var workbench: Workbench
    var time = 0.0

    mutating func send(_ event: InputEvent, after seconds: Double = 0.1) {
      time += seconds
      _ = workbench.advance(to: time)
      _ = workbench.picture(at: time)
      _ = workbench.handle(event, at: time)
    }

    mutating func press(_ keys: Key..., with modifiers: Modifiers = []) {
      for key in keys { send(.key(key, modifiers)) }
    }

    mutating func wait(_ seconds: Double) {
      for _ in 0..<Int(seconds * 60) {
        time += 1.0 / 60
        _ = workbench.advance(to: time)
        workbench.observe(at: time)
      }
    }

    mutating func click(phone x: Double, _ y: Double) {
      send(.pointerDown(Pointer(position: place(x, y)), button: 1))
      send(.pointerUp(Pointer(position: place(x, y)), button: 1), after: 0.05)
    }

    /// Drags on the phone upwards in steps of 8 ms, without letting go.
    mutating func pull(from y: Double, by distance: Double, steps: Int = 15) {
      send(.pointerDown(Pointer(position: place(120, y)), button: 1))
      for step in 1...steps {
        let there = place(120, y - distance * Double(step) / Double(steps))
        send(.pointerMove(Pointer(position: there)), after: 0.008)
      }
    }

    mutating func letGo(at y: Double) {
      send(.pointerUp(Pointer(position: place(120, y)), button: 1), after: 0.008)
    }

    private func place(_ x: Double, _ y: Double) -> Point {
      let screen = workbench.layout.screen
      let zoom = workbench.layout.zoom
      return Point(x: (screen.minX + x) * zoom, y: (screen.minY + y) * zoom)
    }
  }

  private static let row = 400.0

  static let cases: [Case] = [
    Case(name: "rest") { hand in
      hand.click(phone: 195, row)
      hand.wait(1)
    },
    Case(name: "dragging") { hand in
      hand.click(phone: 195, row)
      hand.wait(1)
      hand.pull(from: 440, by: 130)
    },
    Case(name: "compared-dark", appearance: .dark) { hand in
      hand.click(phone: 195, row)
      hand.wait(1)
      hand.press(.character("b"), with: .control)
      hand.workbench.use("tuning.response", .number(0.8), at: hand.time)
      hand.press(.character("b"), with: .control)
      hand.pull(from: 440, by: 130)
      hand.letGo(at: 310)
      hand.wait(1)
      hand.press(.character("d"), .character("p"), with: .control)
      hand.press(.space)
      hand.press(.right, .right, .right, .right)
    },
    Case(name: "keyboard-dark-2x", appearance: .dark, scene: .mapDrawer, scale: 2) { hand in
      hand.press(.function(6))
      hand.press(.tab, .tab, .tab)
      hand.press(.tab)
    },
    Case(name: "narrow", scene: .basic, window: Size(width: 640, height: 560)) { hand in
      hand.workbench.shownFolder = "~/sheets"
      hand.press(.character("o"), with: .control)
    },
  ]

  @Test(arguments: cases) func looksAsKept(_ sample: Case) throws {
    let resources = DrawingResources(assets: Self.assets)
    resources.images.mode = .immediate
    var setup = PhoneSetup()
    setup.scene = sample.scene
    setup.appearance = sample.appearance
    setup.restaurants = try RestaurantsFile.read(Self.assets + "/restaurants.json").restaurants
    var hand = Hand(
      workbench: Workbench(
        setup: setup, showsBackdrop: true, showsPanel: true, text: resources.text))
    hand.workbench.resize(
      to: sample.window ?? hand.workbench.preferredSize(), pixelsPerPoint: sample.scale)
    sample.act(&hand)
    let picture = hand.workbench.picture(at: hand.time)
    let scale = sample.scale * hand.workbench.layout.zoom
    try SnapshotFile(name: sample.name, folder: "Workbench").check(
      Snapshot(resources: resources).bitmap(of: picture, scale: scale))
  }

  private static let assets = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Assets").standardized.path()
}

extension Workbench {
  /// Uses a control of the inspector.
  fileprivate mutating func use(_ cell: String, _ value: ControlValue, at time: Seconds) {
    refreshPanel(at: time)
    panel.inspector.folded = []
    panel.inspector.layOut()
    let inspector = panel.inspector
    let place = inspector.layout.places.first { inspector.cell($0.target)?.id == cell }
    if let place, case .changed(let edit) = panel.inspector.use(place.target, value) {
      _ = perform(.edit(edit), at: time)
    }
    panel.inspector.folded = InspectorSections.folded
    panel.inspector.layOut()
  }
}
