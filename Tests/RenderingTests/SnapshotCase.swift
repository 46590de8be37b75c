import Canvas
import Scenes
import SheetKit
import Testing
import Workbench

/// A scene as a replay leaves it at two times: at rest, and while something moves.
struct SnapshotCase: Sendable, CustomTestStringConvertible {
  /// The beginning of its files' names.
  var name: String
  var script: Script
  /// What each picture is called after the name, and when it is taken, in milliseconds.
  var moments: [(name: String, at: Double)]
  var appearances = Appearance.allCases
  var scales = [1.0, 2]

  var testDescription: String { name }

  init(
    _ scene: SceneName, rest: Double, moving: Double, _ inputs: [[Script.Input]]
  ) {
    self.init(scene.rawValue, scene, [("", rest), ("-moving", moving)], inputs)
  }

  init(
    _ name: String, _ scene: SceneName, _ moments: [(String, Double)], _ inputs: [[Script.Input]],
    configure: (inout Script) -> Void = { _ in }
  ) {
    self.name = name
    self.moments = moments.sorted { $0.1 < $1.1 }
    script = Script()
    script.scene = scene
    script.inputs = inputs.flatMap(\.self)
    if scene == .bare { script.contentHeight = 2000 }
    configure(&script)
  }

  /// The same at one scale in one appearance.
  func only(_ appearance: Appearance, scale: Double = 1) -> SnapshotCase {
    var result = self
    result.appearances = [appearance]
    result.scales = [scale]
    return result
  }
}

extension SnapshotCase {
  /// Every scene, then what else there is to see.
  static let all: [SnapshotCase] = [
    SnapshotCase(.basic, rest: 2000, moving: 180, [button]),
    SnapshotCase(
      .restaurants, rest: 1900, moving: 2150, [row, drag(at: 2000, from: 395, to: 210)]),
    SnapshotCase(.restaurantsFourDetents, rest: 1900, moving: 2120, [row, [key(2000, .up)]]),
    SnapshotCase(
      .restaurantsStoredDetent, rest: 500, moving: 780, [click(at: 600, 195, 400)]),
    SnapshotCase(
      .restaurantsBrowse, rest: 1900, moving: 2150, [row, drag(at: 2000, from: 620, to: 500)]),
    SnapshotCase(.mapDrawer, rest: 500, moving: 750, [drag(at: 600, from: 700, to: 380)]),
    SnapshotCase(.mapDrawerClassic, rest: 500, moving: 760, [click(at: 600, 255, 78)]),
    SnapshotCase(.picker, rest: 1500, moving: 330, []),
    SnapshotCase(
      .halfSheet, rest: 1900, moving: 2150, [button, drag(at: 2000, from: 400, to: 560)]),
    SnapshotCase(
      .stack, rest: 3500, moving: 2100,
      [
        button, [command(1000, .child(pair, level: 0)), command(2000, .child(pair, level: 1))],
      ]),
    SnapshotCase(.form, rest: 3000, moving: 1150, [button, click(at: 1000, 195, 580)]),
    SnapshotCase(
      .adaptation, rest: 2500, moving: 180, [button, [command(1500, .resize(tablet))]]),
    SnapshotCase(.bare, rest: 1500, moving: 150, [[command(0, .present)]]),

    SnapshotCase("list", .restaurants, [("", 100)], []),
    SnapshotCase("detail-at-large", .restaurants, [("", 3000)], [row, [key(1000, .home)]])
      .only(.dark),
    SnapshotCase("list-twice-the-text", .restaurants, [("", 100)], []) { $0.textSize = 2 }
      .only(.light),
    SnapshotCase("drawer-at-large", .mapDrawer, [("", 2000)], [[key(100, .home)]]).only(.light),
    SnapshotCase("glass", .restaurants, [("", 2000)], [row]) { $0.profile = .iOS26 }.only(.light),
    SnapshotCase("popover", .adaptation, [("", 2000)], [button]) {
      $0.configuration = SheetConfiguration().presentationCompactAdaptation(.popover)
    }.only(.dark),
    SnapshotCase("focus", .basic, [("", 2000)], [[key(0, .tab), key(10, .enter)]]).only(.light),
  ]

  private static let pair = SheetConfiguration().presentationDetents([.medium, .large])
  private static let tablet = Container(
    width: 744, height: 1133, safeArea: EdgeInsets(top: 24, bottom: 20))

  /// A click on the button of a small scene, or on the second row of the list.
  private static let button = click(at: 0, 195, 88)
  private static let row = click(at: 0, 195, 300)

  private static func click(at time: Double, _ x: Double, _ y: Double) -> [Script.Input] {
    let pointer = Pointer(position: Point(x: x, y: y))
    return [
      Script.Input(at: time, .event(.pointerDown(pointer, button: 1))),
      Script.Input(at: time + 50, .event(.pointerUp(pointer, button: 1))),
    ]
  }

  /// A drag of 150 ms that is not let go.
  private static func drag(at time: Double, from: Double, to: Double) -> [Script.Input] {
    let down = InputEvent.pointerDown(Pointer(position: Point(x: 195, y: from)), button: 1)
    let moves = (1...15).map { step in
      let y = from + (to - from) * Double(step) / 15
      return Script.Input(
        at: time + 10 * Double(step),
        .event(.pointerMove(Pointer(position: Point(x: 195, y: y)))))
    }
    return [Script.Input(at: time, .event(down))] + moves
  }

  private static func key(_ time: Double, _ key: Key) -> Script.Input {
    Script.Input(at: time, .event(.key(key, [])))
  }

  private static func command(_ time: Double, _ command: SheetCommand) -> Script.Input {
    Script.Input(at: time, .command(command))
  }
}
