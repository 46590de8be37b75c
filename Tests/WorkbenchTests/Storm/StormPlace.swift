import Canvas
import Scenes

@testable import Workbench

/// Where a storm begins: a scene, in a window with or without the workbench.
struct StormPlace: Hashable, CustomStringConvertible {
  enum Surroundings: CaseIterable {
    /// The phone's screen alone, as with `--no-workbench`.
    case none
    case closedPanel, openPanel
  }

  var scene: SceneName
  var surroundings: Surroundings

  init(scene: SceneName, _ surroundings: Surroundings) {
    self.scene = scene
    self.surroundings = surroundings
  }

  /// One after the other, every scene in all surroundings.
  init(seed: UInt64) {
    let (scenes, all) = (SceneName.allCases, Surroundings.allCases)
    let index = Int(seed % UInt64(scenes.count * all.count))
    self.init(scene: scenes[index % scenes.count], all[index / scenes.count])
  }

  var workbench: Workbench {
    var setup = PhoneSetup()
    setup.scene = scene
    setup.restaurants = (0..<30).map { Restaurant(name: "Place \($0)", image: "\($0).jpg") }
    var workbench = Workbench(
      setup: setup, showsBackdrop: surroundings != .none, showsPanel: surroundings == .openPanel,
      text: FixedAdvanceText())
    workbench.resize(to: workbench.preferredSize(), pixelsPerPoint: 1)
    return workbench
  }

  var description: String { "\(scene), \(surroundings)" }
}
