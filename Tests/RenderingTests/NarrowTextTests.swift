import Canvas
import Scenes
import SheetKit
import Testing

@testable import Rendering

/// Text that is set for real on screens that no phone has room for it on.
@Suite struct NarrowTextTests {
  @Test(arguments: SceneName.allCases, [1.0, 20, 50])
  func everySceneIsDrawn(scene: SceneName, width: Double) {
    let text = TextEngine()
    for textSize in [0.25, 1, 4] {
      var setup = PhoneSetup()
      setup.scene = scene
      setup.textSize = textSize
      setup.device = .custom(
        size: Size(width: width, height: 300), safeArea: EdgeInsets(top: 20), scale: 1)
      setup.restaurants = [
        Restaurant(name: "The Tide Table", type: "Oyster Bar", description: "Six kinds of oyster.")
      ]
      var phone = PhoneScreen(setup: setup, text: text)
      _ = phone.perform(.item("0"), at: 0)
      let marks = phone.picture(at: 1).marks
      #expect(!marks.isEmpty)
      let bounds = MarkBounds(grid: PixelGrid(scale: 1), text: text)
      for mark in marks { _ = bounds.bounds(of: mark) }
    }
  }
}
