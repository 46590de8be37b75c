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

  /// A resize may be what ends a dismissal: the screen is then lower than the sheet swings.
  @Test func aSheetThatAResizeEndsTakesItsPageAlong() {
    var world = PhoneWorld(.picker) {
      $0.profile = .iOS26
      $0.startsPresented = true
      $0.device = .custom(
        size: Size(width: 60, height: 64), safeArea: EdgeInsets(top: 6.831, bottom: 8.516), scale: 1
      )
    }
    var child = SheetConfiguration()
    child.tuning.response = 3
    child.tuning.dampingRatio = 0.1
    child.tuning.settleDistance = 5
    world.wait(0.066)
    _ = world.phone.perform(.child(child), at: world.time)
    world.wait(0.918)
    _ = world.phone.perform(.child(nil), at: world.time)
    world.wait(0.05)
    _ = world.phone.perform(.resize(Container(width: 2, height: 1)), at: world.time)
    #expect(world.phone.frames(at: world.time).count == 1)
    #expect(!world.phone.picture(at: world.time).marks.isEmpty)
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
