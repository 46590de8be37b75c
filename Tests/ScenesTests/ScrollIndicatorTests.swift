import Canvas
import SheetKit
import Testing

@testable import Scenes

/// A scroll indicator can be taken hold of, and its content goes where it is dragged to.
@Suite struct ScrollIndicatorTests {
  /// Ten thousand rows, or a few.
  private static func world(_ count: Int) -> PhoneWorld {
    PhoneWorld {
      $0.restaurants = (0..<count).map { Restaurant(name: "Place \($0)") }
    }
  }

  private static func bar(_ world: PhoneWorld, _ level: Int? = nil) -> Rect? {
    let offset =
      level == nil ? world.phone.backgroundScroll.offset(at: world.time) : world.presentation.scroll
    return world.phone.scrollTrack(level, at: world.time)?.bar(at: offset)
  }

  @Test(arguments: [12, 22, 10_000])
  func itsEndsAreTheListsEnds(count: Int) throws {
    var world = Self.world(count)
    let bar = try #require(Self.bar(world))
    #expect(bar.minY == 50, "3 below the status bar")
    #expect(bar.height >= 36)
    let grip = bar.minY + 10
    world.press(386, grip)
    world.move(386, 2000)
    let maximum = world.phone.backgroundScroll.maximumOffset
    #expect(world.phone.backgroundScroll.offset(at: world.time) == maximum)
    #expect(try #require(Self.bar(world)).maxY == 844 - 47 - 3)
    world.move(386, grip)
    #expect(world.phone.backgroundScroll.offset(at: world.time) == 0, "back where it was taken")
  }

  @Test func halfTheWayIsHalfTheList() throws {
    var world = Self.world(10_000)
    let bar = try #require(Self.bar(world))
    let travel = 844 - 2 * 47 - 6 - bar.height
    world.drag(from: Point(x: 386, y: 60), to: Point(x: 200, y: 60 + travel / 2))
    let phone = world.phone
    #expect(
      abs(
        phone.backgroundScroll.offset(at: world.time) / phone.backgroundScroll.maximumOffset - 0.5)
        < 1e-9)
    world.release(200, 60 + travel / 2)
    #expect(!phone.isAnimating(at: world.time), "it stays where it was let go")
    #expect(world.presentation.phase == .hidden, "and that was no click")
    #expect(world.phone.taps == 0)
  }

  @Test func besideTheBarTheRowIsClicked() {
    var world = Self.world(10_000)
    world.click(386, 500)
    #expect(world.presentation.phase == .presenting)
  }

  /// A finger reaches for the row: the bar does not show while nothing moves.
  @Test func aFingerTakesOnlyOneThatMoves() throws {
    func finger(_ y: Double) -> Pointer {
      Pointer(id: 1, device: .touch, position: Point(x: 386, y: y))
    }
    var world = Self.world(100)
    _ = world.phone.handle(.pointerDown(finger(60), button: 1), at: 0)
    world.wait(0.02)
    _ = world.phone.handle(.pointerMove(finger(90)), at: world.time)
    #expect(world.phone.backgroundScroll.offset(at: world.time) < 0, "it pulls the list down")
    _ = world.phone.handle(.pointerUp(finger(90), button: 1), at: world.time)
    world.wait(3)
    world.key(.end)
    world.wait(0.05)
    let moving = try #require(Self.bar(world)).midY
    _ = world.phone.handle(.pointerDown(finger(moving), button: 1), at: world.time)
    let held = world.phone.backgroundScroll.offset(at: world.time)
    world.wait(1)
    #expect(world.phone.backgroundScroll.offset(at: world.time) == held)
    _ = world.phone.handle(.pointerMove(finger(2000)), at: world.time)
    #expect(
      world.phone.backgroundScroll.offset(at: world.time)
        == world.phone.backgroundScroll.maximumOffset)
  }

  /// In a sheet it scrolls the content, and never moves the sheet (SPEC §8).
  @Test func inASheetItOnlyScrolls() throws {
    var world = PhoneWorld()
    world.click(195, 200)
    world.wait(2)
    let top = world.presentation.top
    let bar = try #require(Self.bar(world, 0))
    world.drag(
      from: Point(x: bar.midX, y: bar.midY), to: Point(x: bar.midX, y: bar.midY + 2000))
    let track = try #require(world.phone.scrollTrack(0, at: world.time))
    #expect(world.presentation.scroll == track.maximum)
    #expect(world.presentation.top == top)
    world.move(bar.midX, 0)
    world.release(bar.midX, 0)
    #expect(world.presentation.scroll == 0)
    #expect(world.presentation.top == top)
    #expect(world.presentation.phase == .resting)
  }

  /// It shows while the mouse is beside it, and asks for no frames by that.
  @Test func underTheMouseItShowsAndRests() {
    var world = Self.world(100)
    func bars() -> [Rect] {
      world.phone.marks(at: world.time, origin: .zero).compactMap {
        if case .roundedFill(let rect, _, _) = $0, rect.maxX == 387 { rect } else { nil }
      }
    }
    #expect(bars().isEmpty)
    _ = world.phone.handle(.hover(Point(x: 385, y: 600)), at: world.time)
    #expect(bars().map(\.width) == [7])
    #expect(!world.phone.needsFrame(at: world.time))
    #expect(world.phone.highlight.hovered != nil, "the row is still under the pointer")
    _ = world.phone.handle(.hover(Point(x: 385, y: 60)), at: world.time)
    #expect(world.phone.highlight.hovered == nil, "on the bar it is not")
    _ = world.phone.handle(.hover(Point(x: 200, y: 600)), at: world.time)
    #expect(bars().map(\.width) == [3], "it fades")
    world.wait(1)
    #expect(bars().isEmpty)
    #expect(!world.phone.needsFrame(at: world.time))
  }

  /// While a bar only stays, nothing is drawn; a wake-up begins its fading.
  @Test func aBarThatStaysAsksForNoFrames() throws {
    var world = Self.world(100)
    world.key(.end)
    while world.phone.isAnimating(at: world.time) {
      _ = world.phone.marks(at: world.time, origin: .zero)
      world.wait(1.0 / 60)
    }
    let rest = world.phone.marks(at: world.time, origin: .zero)
    #expect(!world.phone.needsFrame(at: world.time))
    let fade = try #require(world.phone.nextChange(after: world.time))
    #expect(fade - world.time > 0.3)
    #expect(world.phone.marks(at: fade, origin: .zero) == rest)
    #expect(world.phone.needsFrame(at: fade))
    #expect(world.phone.nextChange(after: fade) == nil)
    #expect(world.phone.needsFrame(at: fade + 0.24))
    #expect(world.phone.marks(at: fade + 0.24, origin: .zero) != rest)
    #expect(!world.phone.needsFrame(at: fade + 0.26))
  }
}
