import Canvas
import SheetKit
import Testing

@testable import Scenes

/// Screens that no phone has: nothing may fail on them, whatever it looks like.
@Suite struct NarrowScreenTests {
  @Test(arguments: SceneName.allCases, [1.0, 3, 56, 120])
  func everySceneIsDrawn(scene: SceneName, width: Double) {
    for profile in SheetProfile.all {
      var world = PhoneWorld(scene) {
        $0.profile = profile
        $0.bareContentHeight = 500
      }
      _ = world.phone.perform(
        .resize(Container(width: width, height: 900, safeArea: EdgeInsets(top: 59, bottom: 34))),
        at: 0.1)
      world.time = 0.2
      _ = world.phone.perform(.item("0"), at: world.time)
      world.wait(0.2)
      #expect(!world.phone.picture(at: world.time).marks.isEmpty)
      world.wait(2)
      #expect(world.presentation.height.isFinite)
    }
  }

  /// A pointer that was down before a wheel pulled the sheet below its stop takes the dismissal over.
  @Test func aDismissalThatTheWheelBeganIsAskedOnce() {
    var world = PhoneWorld()
    world.click(195, 300)
    world.wait(2)
    world.press(195, 800)
    world.phoneWheel(195, 395, dy: 40, isPrecise: true)
    world.wait(0.03)
    world.move(195, 820)
    world.wait(0.2)
    world.release(195, 820)
    world.wait(2)
    #expect(world.eventNames.filter { $0 == "willDismiss" }.count <= 1)
  }
}

extension PhoneWorld {
  fileprivate mutating func phoneWheel(_ x: Double, _ y: Double, dy: Double, isPrecise: Bool) {
    _ = phone.handle(
      .wheel(Wheel(position: Point(x: x, y: y), dx: 0, dy: dy, isPrecise: isPrecise)), at: time)
  }
}
