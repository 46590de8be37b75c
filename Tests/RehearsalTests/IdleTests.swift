import Canvas
import Scenes
import Testing
import Workbench

/// What is at rest asks for no frame and no wake-up.
@Suite("idle") struct IdleTests {
  @Test(arguments: SceneName.allCases, [false, true])
  func aSceneAtRestSleeps(scene: SceneName, showsPanel: Bool) throws {
    var setup = PhoneSetup()
    setup.scene = scene
    setup.restaurants = try Sample.restaurants()
    var workbench = Workbench(
      setup: setup, showsBackdrop: showsPanel, showsPanel: showsPanel, text: CountingText())
    _ = workbench.advance(to: 10)
    _ = workbench.picture(at: 10)
    #expect(workbench.nextDeadline(after: 10, isSeen: true) == nil)
    #expect(!workbench.needsFrame(at: 10))
    let click = Pointer(position: Point(x: 195, y: 400))
    _ = workbench.handle(.pointerDown(click, button: 1), at: 10)
    _ = workbench.handle(.pointerUp(click, button: 1), at: 10.05)
    _ = workbench.advance(to: 30)
    _ = workbench.picture(at: 30)
    #expect(workbench.nextDeadline(after: 30, isSeen: true) == nil)
    #expect(!workbench.needsFrame(at: 30))
  }
}
