import Canvas
import Testing

@testable import Scenes

/// The pointer tells what a click would do; a drag does none.
@Suite struct PointerShapeTests {
  private func hover(_ world: inout PhoneWorld, _ point: Point) -> PointerShape {
    _ = world.phone.handle(.hover(point), at: world.time)
    return world.phone.pointerShape
  }

  @Test(arguments: [
    (false, Point(x: 195, y: 300), PointerShape.hand, "a row of the list"),
    (false, Point(x: 195, y: 100), .arrow, "its title"),
    (true, Point(x: 195, y: 394), .resizeVertical, "the sheet's handle"),
    (true, Point(x: 195, y: 600), .arrow, "its picture"),
  ])
  func itIsAnArrowWhileItDrags(
    isPresented: Bool, place: Point, shape: PointerShape, name: String
  ) {
    var world = PhoneWorld()
    if isPresented {
      world.click(195, 300)
      world.wait(2)
    }
    #expect(hover(&world, place) == shape, "\(name)")
    world.press(place.x, place.y)
    world.wait(0.1)
    world.move(place.x, place.y - 2)
    #expect(world.phone.pointerShape == shape, "on \(name) a press may still be a click")
    world.wait(0.008)
    world.move(place.x, place.y - 40)
    #expect(world.phone.pointerShape == .arrow, "dragging \(name)")
    world.release(place.x, place.y - 40)
    world.wait(2)
    let handle = Point(x: 195, y: world.presentation.top + 6)
    let row = Point(x: 195, y: 300)
    #expect(
      hover(&world, isPresented ? handle : row) == (isPresented ? .resizeVertical : .hand),
      "what is under the pointer next")
  }
}
