import Canvas
import SheetKit
import Testing

@testable import Scenes

/// Pictures of scenes as text: which marks, in which order, where.
@Suite struct PictureTextTests {
  @Test func list() throws {
    var world = PhoneWorld()
    try expectGolden(world.phone.picture(at: 0).description, "restaurants-list")
  }

  @Test func medium() throws {
    var world = PhoneWorld()
    world.click(195, 300)
    world.wait(2)
    try expectGolden(world.phone.picture(at: world.time).description, "restaurants-medium")
  }

  @Test func largeInTheDark() throws {
    var world = PhoneWorld { $0.appearance = .dark }
    world.click(195, 200)
    world.wait(2)
    world.key(.home)
    world.wait(2)
    try expectGolden(world.phone.picture(at: world.time).description, "restaurants-large-dark")
  }

  @Test func browse() throws {
    var world = PhoneWorld(.restaurantsBrowse)
    world.click(195, 200)
    world.wait(2)
    try expectGolden(world.phone.picture(at: world.time).description, "browse")
  }

  @Test func nothingChangesWithoutACause() {
    var world = PhoneWorld()
    world.click(195, 200)
    world.wait(2)
    let first = world.phone.picture(at: world.time)
    world.wait(5)
    #expect(world.phone.picture(at: world.time) == first)
    #expect(!world.phone.needsFrame(at: world.time))
  }

  @Test func aDragRedrawsNoLayer() {
    var world = PhoneWorld()
    world.click(195, 200)
    world.wait(2)
    func revisions() -> [String] {
      world.phone.picture(at: world.time).marks.flatMap(layers).map { "\($0.id) \($0.revision)" }
    }
    let before = revisions()
    world.drag(from: Point(x: 195, y: 395), to: Point(x: 195, y: 250))
    #expect(world.presentation.phase == .dragging)
    #expect(Set(before).subtracting(revisions()).isEmpty)
  }

  private func layers(_ mark: Mark) -> [Layer] {
    switch mark {
    case .layer(let layer, _): [layer]
    case .clip(_, _, let marks): marks.flatMap(layers)
    default: []
    }
  }
}
