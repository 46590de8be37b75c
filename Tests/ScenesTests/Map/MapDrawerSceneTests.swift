import Canvas
import SheetKit
import Testing

@testable import Scenes

@Suite struct MapDrawerSceneTests {
  private func world(_ scene: SceneName = .mapDrawer, at detent: Detent? = nil) -> PhoneWorld {
    var world = PhoneWorld(scene)
    if let detent {
      _ = world.phone.perform(.select(detent), at: 0)
      world.wait(2)
    }
    return world
  }

  private func camera(_ world: PhoneWorld) -> MapCamera? {
    let context = world.phone.backgroundContext(at: world.time)
    return (world.phone.scene.background as? MapPage)?.camera(in: context)
  }

  private func place(_ world: PhoneWorld, _ index: Int) -> Point {
    let context = world.phone.backgroundContext(at: world.time)
    guard let map = world.phone.scene.background as? MapPage else { return .zero }
    return map.camera(in: context).screen(map.places[index].position, in: context.size)
  }

  /// A spot of the free map where no pin is.
  private func ground(_ world: PhoneWorld) -> Point {
    for y in stride(from: 220.0, to: 480, by: 10) {
      for x in stride(from: 40.0, to: 320, by: 10)
      where world.phone.hit(Point(x: x, y: y), at: world.time)
        == .background(isBlocked: false, element: nil)
      {
        return Point(x: x, y: y)
      }
    }
    return .zero
  }

  @Test func theConfigurationIsTheArticles() {
    let configuration = MapDrawerScene([]).configuration
    #expect(configuration.detents == [.height(120), .fraction(0.4), .large])
    #expect(configuration.background == .material(.thin))
    #expect(configuration.backgroundInteraction == .enabledUpThrough(.fraction(0.4)))
    #expect(configuration.contentInteraction == .scrolls)
    #expect(configuration.cornerRadius == 20)
    #expect(
      configuration.compactAdaptation == CompactAdaptation(horizontal: .none, vertical: .none))
    #expect(configuration.isInteractiveDismissDisabled)
  }

  @Test(arguments: [Detent.height(120), .fraction(0.4)])
  func belowTheLimitTheMapPans(detent: Detent) throws {
    var world = world(at: detent)
    #expect(world.presentation.phase == .resting)
    let before = try #require(camera(world))
    let start = ground(world)
    world.drag(from: start, to: Point(x: start.x + 54, y: start.y))
    let after = try #require(camera(world))
    #expect(abs((before.center.x - after.center.x) * after.scale - 50) < 1e-6, "less the slop")
    world.release(start.x + 54, start.y)
    #expect(world.phone.isAnimating(at: world.time), "it goes on by itself")
    world.wait(5)
    #expect(!world.phone.isAnimating(at: world.time))
    #expect(world.presentation.detent == detent, "the drawer stays")
  }

  @Test func aboveTheLimitTheMapIsInertAndDimmed() throws {
    var world = world(at: .large)
    let before = try #require(camera(world))
    world.drag(from: Point(x: 200, y: 30), to: Point(x: 100, y: 30))
    world.release(100, 30)
    world.wheel(200, 30, dy: 3)
    world.key(.character("+"))
    world.wait(2)
    #expect(camera(world) == before)
    #expect(world.presentation.dim == 1)
    #expect(world.presentation.phase == .resting)
  }

  @Test func theWheelZoomsAtThePointer() throws {
    var world = world()
    let before = try #require(camera(world))
    let pointer = Point(x: 150, y: 300)
    let under = before.place(pointer, in: world.phone.size)
    world.wheel(pointer.x, pointer.y, dy: 2)
    world.wait(1)
    let after = try #require(camera(world))
    #expect(after.zoom > before.zoom + 0.5)
    #expect(after.screen(under, in: world.phone.size).distance(to: pointer) < 1e-6)
  }

  @Test func aSecondFingerPinchesButNeverDragsTheDrawer() throws {
    var world = world(at: .fraction(0.4))
    func finger(_ id: Int, _ x: Double, _ y: Double) -> Pointer {
      Pointer(id: id, device: .touch, position: Point(x: x, y: y))
    }
    let start = try #require(camera(world)).zoom
    _ = world.phone.handle(.pointerDown(finger(1, 100, 300), button: 1), at: world.time)
    _ = world.phone.handle(.pointerDown(finger(2, 200, 300), button: 1), at: world.time)
    world.wait(0.1)
    _ = world.phone.handle(.pointerMove(finger(2, 300, 300)), at: world.time)
    #expect(abs(try #require(camera(world)).zoom - start - 1) < 1e-9)
    _ = world.phone.handle(.pointerDown(finger(3, 200, 700), button: 1), at: world.time)
    _ = world.phone.handle(.pointerMove(finger(3, 200, 400)), at: world.time)
    #expect(world.presentation.phase == .resting)
  }

  @Test func aPinScrollsTheListToItsRowAndSelectsIt() throws {
    var world = world(at: .fraction(0.4))
    let index = try #require(
      (2..<20).first {
        let place = place(world, $0)
        return world.phone.hit(place, at: world.time)
          == .background(isBlocked: false, element: ElementID("marker", $0))
      })
    let pin = place(world, index)
    world.click(pin.x, pin.y)
    world.wait(1)
    #expect(world.phone.scene.selection(level: 0) == ElementID("row", index))
    #expect(world.phone.scene.selection(level: nil) == ElementID("marker", index))
    let row = try #require(
      world.phone.pages[0].frame(
        of: ElementID("row", index), in: world.phone.sheetContext(0, world.presentation)))
    #expect(world.presentation.scroll == row.minY)
    #expect(world.presentation.detent == .fraction(0.4))
  }

  @Test func aRowSelectsItsPinAndBringsItIntoView() {
    var world = world(at: .fraction(0.4))
    world.click(120, 508.8 + 56 + 4 + 58 * 2 + 20)
    world.wait(2)
    #expect(world.phone.scene.selection(level: nil) == ElementID("marker", 2))
    let seen = place(world, 2)
    #expect(seen.x > 20 && seen.x < 370)
    #expect(seen.y > 60 && seen.y < world.presentation.top)
  }

  @Test func aRowChosenAtLargeLowersTheDrawer() {
    var world = world(at: .fraction(0.4))
    world.key(.up)
    world.wait(2)
    #expect(world.presentation.detent == .large)
    world.click(120, 300)
    world.wait(2)
    #expect(world.presentation.detent == .fraction(0.4))
  }

  @Test func keysReachTheMap() throws {
    var world = world()
    let before = try #require(camera(world))
    world.key(.character("+"))
    world.wait(1)
    #expect(try #require(camera(world)).zoom == before.zoom + 1)
    world.key(.tab, [.shift])
    world.key(.tab)
    world.key(.tab, [.shift])
    for _ in 0..<40 where world.phone.highlight.focused?.element != MapPage.element {
      world.key(.tab)
    }
    #expect(world.phone.highlight.focused?.level == nil)
    let now = try #require(camera(world))
    world.key(.right)
    world.wait(1)
    #expect(try #require(camera(world)).center.x > now.center.x)
    #expect(world.presentation.detent == .height(120), "arrows are the map's there")
  }

  @Test func aPanFrameIsAFewCopies() {
    var world = world()
    let start = ground(world)
    world.press(start.x, start.y)
    world.wait(0.01)
    world.move(start.x + 30, start.y)
    _ = world.phone.picture(at: world.time)
    let drawn = (world.phone.scene.background as? MapPage)?.tilesDrawn
    world.wait(0.01)
    world.move(start.x + 33, start.y)
    let picture = world.phone.picture(at: world.time)
    #expect((world.phone.scene.background as? MapPage)?.tilesDrawn == drawn)
    guard case .clip(_, _, let marks)? = picture.marks.first else {
      Issue.record("the map is loose marks")
      return
    }
    #expect(marks.count < 100)
    #expect(marks.allSatisfy { if case .layer = $0 { true } else { false } })
  }
}

@Suite struct MapDrawerClassicSceneTests {
  private func tap(_ element: ElementID, _ world: inout PhoneWorld) {
    let context = world.phone.backgroundContext
    for y in stride(from: 50.0, to: 200, by: 4) {
      for x in stride(from: 10.0, to: 380, by: 10) {
        let found = world.phone.scene.background.element(
          at: Point(x: x, y: y), scroll: 0, in: context)
        if found == element { return world.click(x, y) }
      }
    }
  }

  @Test func theDrawerLeavesAndReturnsWithItsOwner() {
    var world = PhoneWorld(.mapDrawerClassic)
    #expect(world.presentation.phase == .resting)
    #expect(world.presentation.detent == .height(80))
    tap(ElementID(MapOwnerPage.tab, 1), &world)
    world.wait(2)
    #expect(world.presentation.phase == .hidden)
    tap(ElementID(MapOwnerPage.tab, 0), &world)
    world.wait(2)
    #expect(world.presentation.phase == .resting)
    #expect(world.presentation.detent == .height(80))
  }

  @Test func theButtonPresentsItWithTheCallersConfiguration() {
    var world = PhoneWorld(.mapDrawerClassic)
    tap(MapOwnerPage.change, &world)
    world.wait(0.2)
    #expect(world.presentation.phase == .dismissing)
    world.wait(2)
    #expect(world.presentation.detent == .height(160))
    #expect(world.presentation.card.topRadius == 36)
    #expect(world.phone.sheets.root.configuration.isInteractiveDismissDisabled)
    tap(MapOwnerPage.change, &world)
    world.wait(3)
    #expect(world.presentation.detent == .height(80))
    #expect(world.presentation.card.topRadius == 20)
  }

  @Test func aSwitchDuringTheChangeLeavesItHidden() {
    var world = PhoneWorld(.mapDrawerClassic)
    tap(MapOwnerPage.change, &world)
    tap(ElementID(MapOwnerPage.tab, 1), &world)
    world.wait(3)
    #expect(world.presentation.phase == .hidden)
    tap(ElementID(MapOwnerPage.tab, 0), &world)
    world.wait(3)
    #expect(world.presentation.detent == .height(160))
  }
}
