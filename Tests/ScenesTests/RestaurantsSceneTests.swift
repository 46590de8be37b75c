import Canvas
import SheetKit
import Testing

@testable import Scenes

@Suite struct RestaurantsSceneTests {
  @Test func aClickPresentsTheDetailsAtMedium() {
    var world = PhoneWorld()
    world.click(195, 300)
    #expect(world.presentation.phase == .presenting)
    world.wait(2)
    #expect(world.presentation.phase == .resting)
    #expect(world.presentation.detent == .medium)
    #expect(abs(world.presentation.top - 388.32) < 1e-9)
    #expect(world.phone.shownItem == "1")
  }

  @Test func theFirstFrameAfterAClickAlreadyMoves() {
    var world = PhoneWorld()
    world.click(195, 300)
    world.wait(0.008)
    #expect(world.presentation.height > 2)
  }

  @Test func aDragOnTheListScrollsItAndIsNoClick() {
    var world = PhoneWorld()
    world.drag(from: Point(x: 195, y: 600), to: Point(x: 195, y: 400))
    world.release(195, 400)
    #expect(world.presentation.phase == .hidden)
    #expect(world.phone.backgroundScroll.offset(at: world.time) == 196, "200 less the slop of 4")
    world.wait(6)
    #expect(world.phone.backgroundScroll.offset(at: world.time) > 300, "it goes on by itself")
    #expect(!world.phone.isAnimating(at: world.time))
  }

  @Test func aPressThatStopsTheListActivatesNothing() {
    var world = PhoneWorld()
    world.drag(from: Point(x: 195, y: 600), to: Point(x: 195, y: 400), steps: 10)
    world.release(195, 400)
    world.wait(0.1)
    world.click(195, 400)
    #expect(world.presentation.phase == .hidden)
    #expect(!world.phone.isAnimating(at: world.time))
  }

  @Test func theListBouncesBackAtItsTop() {
    var world = PhoneWorld()
    world.drag(from: Point(x: 195, y: 300), to: Point(x: 195, y: 500))
    #expect(world.phone.backgroundScroll.offset(at: world.time) < -20)
    world.release(195, 500)
    world.wait(6)
    #expect(world.phone.backgroundScroll.offset(at: world.time) == 0)
  }

  @Test func whileDimmedTheListIsInert() {
    var world = PhoneWorld()
    world.click(195, 300)
    world.wait(1)
    world.wheel(195, 200, dy: -3)
    world.wait(1)
    #expect(world.phone.backgroundScroll.offset(at: world.time) == 0)
    #expect(world.phone.taps == 1)
    world.click(195, 200)
    #expect(world.phone.taps == 1)
    #expect(world.presentation.phase == .dismissing)
  }

  @Test(arguments: [
    (Key.escape, "escape"), (.down, "down moves a stop, never off"),
  ])
  func keysGoToTheSheet(key: Key, why: String) {
    var world = PhoneWorld()
    world.click(195, 300)
    world.wait(1)
    world.key(key)
    world.wait(1)
    #expect(world.presentation.phase == (key == .escape ? .hidden : .resting), "\(why)")
  }

  @Test func rowsAreReachableByKeys() {
    var world = PhoneWorld()
    world.key(.tab)
    world.key(.down)
    #expect(world.phone.highlight.focused?.element == ElementID("row", 1))
    world.key(.enter)
    world.wait(1)
    #expect(world.phone.shownItem == "1")
  }

  @Test func focusReturnsToTheRowAfterDismissal() {
    var world = PhoneWorld()
    world.key(.tab)
    world.key(.enter)
    world.wait(1)
    world.key(.escape)
    world.wait(1)
    #expect(world.phone.highlight.focused?.element == ElementID("row", 0))
  }

  @Test func losingTheWindowEndsADrag() {
    var world = PhoneWorld()
    world.click(195, 300)
    world.wait(1)
    world.drag(from: Point(x: 195, y: 395), to: Point(x: 195, y: 300))
    #expect(world.presentation.phase == .dragging)
    _ = world.phone.handle(.focusLost, at: world.time)
    #expect(world.presentation.phase == .settling)
    world.wait(2)
    #expect(world.presentation.phase == .resting)
  }

  @Test func aSecondButtonDoesNothing() {
    var world = PhoneWorld()
    world.press(195, 300, button: 3)
    world.release(195, 300, button: 3)
    world.wait(1)
    #expect(world.presentation.phase == .hidden)
  }

  // MARK: Browse

  @Test func atTwoHundredTheListScrollsAndARowSwapsTheDetails() {
    var world = PhoneWorld(.restaurantsBrowse)
    world.click(195, 200)
    world.wait(2)
    #expect(world.presentation.top == 610)
    #expect(world.presentation.isBackgroundInteractive)
    world.wheel(195, 300, dy: -1)
    world.wait(1)
    #expect(world.phone.backgroundScroll.offset(at: world.time) == 60)
    world.click(195, 300)
    #expect(world.presentation.phase == .resting, "swapped in place")
    #expect(world.phone.shownItem == "1")
  }

  @Test func aboveTwoHundredTheListIsInert() {
    var world = PhoneWorld(.restaurantsBrowse)
    world.click(195, 200)
    world.wait(2)
    world.key(.up)
    #expect(!world.presentation.isBackgroundInteractive, "as soon as the target is above")
    world.wait(2)
    world.wheel(195, 200, dy: -1)
    world.wait(1)
    #expect(world.phone.backgroundScroll.offset(at: world.time) == 0)
  }
}
