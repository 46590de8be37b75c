import Canvas
import SheetKit
import Testing

@testable import Scenes

/// Where the focus ring is, as keys, the mouse and sheets come and go (SPEC §14).
@Suite struct FocusTests {
  enum Step: Sendable, CustomStringConvertible {
    case key(Key)
    case backTab
    case click(Double, Double)
    /// What has the ring, as `level:element`; `-` behind the sheets, nil for no ring.
    case ring(String?)
    case rests(Detent)
    case hidden

    var description: String {
      switch self {
      case .key(let key): "\(key)"
      case .backTab: "shift tab"
      case .click(let x, let y): "click \(x), \(y)"
      case .ring(let place): "ring on \(place ?? "nothing")"
      case .rests(let detent): "rests on \(detent.identifier)"
      case .hidden: "hidden"
      }
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var why: String
    var scene: SceneName
    var steps: [Step]
    var testDescription: String { why }
  }

  private static let tab = Step.key(.tab)
  private static let enter = Step.key(.enter)
  private static let escape = Step.key(.escape)

  static let rows: [Row] = [
    Row(
      why: "a sheet with nothing in it is focused as a whole, and gives the ring back",
      scene: .restaurants,
      steps: [
        tab, tab, .ring("-:row#1"), enter, .ring("0:sheet"), tab, .ring("0:sheet"), escape,
        .hidden, .ring("-:row#1"), enter, .ring("0:sheet"),
      ]),
    Row(
      why: "Return on a sheet that is focused as a whole does nothing", scene: .restaurants,
      steps: [tab, enter, enter, .key(.space), .rests(.medium), .ring("0:sheet")]),
    Row(
      why: "opened with the mouse there is no ring before a key; Esc shows the opener",
      scene: .restaurants,
      steps: [
        .click(195, 300), .ring(nil), tab, .ring("0:sheet"), escape, .hidden, .ring("-:row#1"),
      ]),
    Row(
      why: "opened with the mouse, a sheet that never had the ring gives none back",
      scene: .restaurants,
      steps: [.click(195, 300), escape, .hidden, .ring(nil), tab, .ring("-:row")]),
    Row(
      why: "put away with the mouse there is no ring", scene: .restaurants,
      steps: [tab, enter, .ring("0:sheet"), .click(195, 300), .hidden, .ring(nil)]),
    Row(
      why: "the drag indicator is reached and activated by keys", scene: .basic,
      steps: [
        tab, .ring("-:toggle"), enter, .ring("0:grabber"), enter, .rests(.large), .key(.space),
        .rests(.medium), escape, .hidden, .ring("-:toggle"),
      ]),
    Row(
      why: "with one detent the drag indicator dismisses", scene: .halfSheet,
      steps: [tab, enter, .ring("0:grabber"), .key(.space), .hidden, .ring("-:trigger")]),
    Row(
      why: "Tab goes round in a modal sheet: its buttons, its drag indicator", scene: .stack,
      steps: [
        tab, enter, .ring("0:child"), tab, .ring("0:grabber"), tab, .ring("0:child"), .backTab,
        .ring("0:grabber"), .backTab, .ring("0:child"),
      ]),
    Row(
      why: "each sheet of a stack gives the ring back to the one below", scene: .stack,
      steps: [
        tab, enter, enter, .ring("1:child"), enter, .ring("2:grabber"), escape, .ring("1:child"),
        escape, .ring("0:child"), escape, .hidden, .ring("-:present"),
      ]),
    Row(
      why: "from a drawer that leaves the map usable Tab goes on to the map", scene: .mapDrawer,
      steps: [
        .backTab, .ring("0:grabber"), tab, .ring("-:map"), tab, .ring("-:zoom-in"), .backTab,
        .backTab, .ring("0:grabber"), enter, .rests(.fraction(0.4)),
      ]),
    Row(
      why: "at large the drawer is modal, and Tab stays in it", scene: .mapDrawer,
      steps: [
        tab, .ring("0:row"), .key(.home), .rests(.large), .ring("0:row"), .backTab,
        .ring("0:grabber"), .backTab, .ring("0:row#29"), tab, .ring("0:grabber"), tab,
        .ring("0:row"),
      ]),
    Row(
      why: "the list behind a low sheet keeps the ring; another row is the next opener",
      scene: .restaurantsBrowse,
      steps: [
        tab, enter, .rests(.height(200)), .ring("-:row"), tab, enter, .ring("-:row#1"), escape,
        .hidden, .ring("-:row#1"),
      ]),
    Row(
      why: "typing ends on the field that was typed into", scene: .form,
      steps: [tab, enter, .ring("0:field"), enter, tab, escape, .ring("0:field#1")]),
    Row(
      why: "the picker's choice is made and undone by keys", scene: .picker,
      steps: [
        tab, .ring("0:row"), tab, enter, .hidden, tab, .ring("-:open"), enter, .ring("0:row"),
      ]),
  ]

  @Test(arguments: rows) func ring(row: Row) {
    var world = PhoneWorld(row.scene)
    world.wait(1)
    for (index, step) in row.steps.enumerated() {
      switch step {
      case .key(let key): world.key(key)
      case .backTab: world.key(.tab, .shift)
      case .click(let x, let y): world.click(x, y)
      case .ring(let place):
        #expect(shown(world) == place, "step \(index)")
        continue
      case .rests(let detent):
        #expect(
          world.presentation.phase == .resting && world.presentation.detent == detent,
          "step \(index)")
        continue
      case .hidden:
        #expect(world.presentation.phase == .hidden, "step \(index)")
        continue
      }
      world.wait(1.5)
    }
  }

  /// Tab goes through every element of a sheet, and each is in view when it has the ring. A row of
  /// the drawer is higher than the drawer's lowest stop at twice the text size.
  @Test(arguments: [SceneName.picker, .mapDrawer, .form, .stack, .adaptation])
  func whatHasTheRingIsInView(scene: SceneName) throws {
    var world = PhoneWorld(scene) { $0.textSize = scene == .mapDrawer ? 1 : 2 }
    world.wait(1)
    if world.presentation.phase == .hidden { _ = world.phone.perform(.present, at: world.time) }
    world.wait(1)
    var seen: Set<ElementID> = []
    for _ in 0..<40 {
      world.key(.tab)
      world.wait(1)
      guard let place = world.phone.shownFocus(at: world.time), place.level == 0,
        seen.insert(place.element).inserted, place.element != PhoneScreen.grabberElement
      else { break }
      let presentation = world.presentation
      let context = world.phone.sheetContext(0, presentation)
      let page = world.phone.pages[0]
      let frame = try #require(page.frame(of: place.element, in: context))
      let room = presentation.layoutHeight - page.headerHeight(in: context)
      #expect(frame.minY - presentation.scroll >= -0.5, "\(place.element)")
      #expect(frame.maxY - presentation.scroll <= room + 0.5, "\(place.element)")
    }
    #expect(!seen.isEmpty)
  }

  /// The arrows begin with what is in view, and go on from what has the ring however fast they come.
  @Test func arrowsBeginWithWhatIsInView() throws {
    var world = PhoneWorld(.restaurants)
    world.wait(1)
    world.wheel(195, 400, dy: -8)
    world.wait(1)
    world.key(.down)
    let first = try #require(row(world))
    #expect(first > 2)
    for _ in 0..<6 {
      world.key(.down)
      world.wait(0.03)
    }
    #expect(row(world) == first + 6)
    world.key(.home)
    world.wait(1)
    world.key(.up)
    let last = try #require(row(world))
    #expect(last > 2 && last < first + 6)
    world.key(.end)
    world.key(.up)
    #expect(row(world) == world.phone.setup.restaurants.count - 1)
  }

  private func row(_ world: PhoneWorld) -> Int? {
    world.phone.shownFocus(at: world.time).map(\.element.index)
  }

  private func shown(_ world: PhoneWorld) -> String? {
    world.phone.shownFocus(at: world.time).map { place in
      "\(place.level.map { String($0) } ?? "-"):\(place.element)"
    }
  }
}
