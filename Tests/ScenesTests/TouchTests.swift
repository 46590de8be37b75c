import Canvas
import SheetKit
import Testing

@testable import Scenes

/// Fingers do what the mouse does, and only the first of them drags.
@Suite struct TouchTests {
  private func finger(_ id: Int, _ x: Double, _ y: Double) -> Pointer {
    Pointer(id: id, device: .touch, position: Point(x: x, y: y))
  }

  /// The details at medium.
  private func presented() -> PhoneWorld {
    var world = PhoneWorld()
    _ = world.phone.handle(.pointerDown(finger(1, 195, 300), button: 1), at: 0)
    world.wait(0.05)
    _ = world.phone.handle(.pointerUp(finger(1, 195, 300), button: 1), at: world.time)
    world.wait(2)
    return world
  }

  @Test func aTapPresentsAndAFingerDrags() {
    var world = presented()
    #expect(world.presentation.detent == .medium)
    _ = world.phone.handle(.pointerDown(finger(1, 195, 395), button: 1), at: world.time)
    world.wait(0.1)
    _ = world.phone.handle(.pointerMove(finger(1, 195, 295)), at: world.time)
    #expect(abs(world.presentation.top - (388.32 - 92)) < 1e-6, "100 less the slop of 8")
  }

  /// More fingers than any hands have are not remembered.
  @Test func thereIsAnEndToTheFingersThatAreHeard() {
    var world = presented()
    for id in 1...1000 {
      _ = world.phone.handle(.pointerDown(finger(id, 195, 395), button: 1), at: world.time)
    }
    for id in 1...64 {
      _ = world.phone.handle(.pointerUp(finger(id, 195, 395), button: 1), at: world.time)
    }
    #expect(!world.phone.isPressed)
  }

  /// Where the second finger goes down, and why.
  @Test(arguments: [
    (195.0, 600.0, "on the sheet's content"), (60, 395, "on its handle"),
    (195, 200, "on the dimmed list"), (195, 396, "on the same place"),
  ])
  func aSecondFingerChangesNothing(x: Double, y: Double, why: String) {
    var world = presented()
    _ = world.phone.handle(.pointerDown(finger(1, 195, 395), button: 1), at: world.time)
    world.wait(0.1)
    _ = world.phone.handle(.pointerMove(finger(1, 195, 345)), at: world.time)
    let held = world.presentation.top
    _ = world.phone.handle(.pointerDown(finger(2, x, y), button: 1), at: world.time)
    for step in 1...10 {
      world.wait(0.008)
      _ = world.phone.handle(
        .pointerMove(finger(2, x, y - 20 * Double(step))), at: world.time)
      #expect(world.presentation.top == held, "\(why)")
    }
    // It stays down when the first lets go: nothing jumps to it.
    world.wait(0.2)
    _ = world.phone.handle(.pointerUp(finger(1, 195, 345), button: 1), at: world.time)
    _ = world.phone.handle(.pointerMove(finger(2, x, y - 300)), at: world.time)
    #expect(world.presentation.phase == .settling)
    world.wait(2)
    #expect(world.presentation.detent == .medium && world.presentation.phase == .resting)
    _ = world.phone.handle(.pointerUp(finger(2, x, y - 300), button: 1), at: world.time)
    world.wait(2)
    #expect(world.presentation.phase == .resting, "\(why): its tap is none")
  }

  @Test func aRestingSecondFingerDoesNotBlockTheNextDrag() {
    var world = presented()
    _ = world.phone.handle(.pointerDown(finger(1, 195, 395), button: 1), at: world.time)
    _ = world.phone.handle(.pointerDown(finger(2, 60, 700), button: 1), at: world.time)
    _ = world.phone.handle(.pointerUp(finger(1, 195, 395), button: 1), at: world.time)
    world.wait(1)
    _ = world.phone.handle(.pointerDown(finger(1, 195, 395), button: 1), at: world.time)
    world.wait(0.1)
    _ = world.phone.handle(.pointerMove(finger(1, 195, 295)), at: world.time)
    #expect(world.presentation.phase == .dragging)
  }

  @Test func aSecondFingerOnTheListDoesNotScrollIt() {
    var world = PhoneWorld()
    _ = world.phone.handle(.pointerDown(finger(1, 195, 600), button: 1), at: 0)
    world.wait(0.1)
    _ = world.phone.handle(.pointerMove(finger(1, 195, 500)), at: world.time)
    let offset = world.phone.backgroundScroll.offset(at: world.time)
    _ = world.phone.handle(.pointerDown(finger(2, 195, 300), button: 1), at: world.time)
    _ = world.phone.handle(.pointerMove(finger(2, 195, 700)), at: world.time)
    #expect(world.phone.backgroundScroll.offset(at: world.time) == offset)
    _ = world.phone.handle(.pointerUp(finger(2, 195, 700), button: 1), at: world.time)
    #expect(world.phone.shownItem == nil, "and is no tap on a row")
  }

  @Test func losingTheWindowEndsEveryTouch() {
    var world = presented()
    _ = world.phone.handle(.pointerDown(finger(1, 195, 395), button: 1), at: world.time)
    _ = world.phone.handle(.pointerDown(finger(2, 195, 700), button: 1), at: world.time)
    world.wait(0.1)
    _ = world.phone.handle(.pointerMove(finger(1, 195, 250)), at: world.time)
    _ = world.phone.handle(.focusLost, at: world.time)
    #expect(world.phone.presses.isEmpty)
    world.wait(2)
    #expect(world.presentation.phase == .resting)
  }
}
