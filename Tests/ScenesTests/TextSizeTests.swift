import Canvas
import SheetKit
import Testing

@testable import Scenes

/// At every text size nothing lies on anything else, and nothing leaves the screen at its sides.
@Suite struct TextSizeTests {
  private static let sizes = [0.8, 1, 1.5, 2, 3]

  @Test(arguments: SceneName.allCases, sizes)
  func textsOfAPageDoNotMeet(scene: SceneName, textSize: Double) {
    var world = PhoneWorld(scene) { $0.textSize = textSize }
    world.wait(1)
    check(&world, "behind")
    if world.presentation.phase == .hidden {
      _ = world.phone.perform(scene.isRestaurants ? .item("0") : .present, at: world.time)
      world.wait(1)
      check(&world, "presented")
    }
    world.key(.home)
    world.wait(1)
    check(&world, "at the largest stop")
  }

  @Test(arguments: sizes) func aPopoverHoldsItsButtons(textSize: Double) {
    var world = PhoneWorld(.adaptation) {
      $0.textSize = textSize
      $0.configuration = SheetConfiguration().presentationCompactAdaptation(.popover)
    }
    _ = world.phone.perform(.present, at: 0)
    world.wait(1)
    let context = world.phone.sheetContext(0, world.presentation)
    let frame = world.phone.frame(of: world.presentation)
    let done = world.phone.pages[0].frame(of: ElementID("dismiss"), in: context)
    let content = world.phone.pages[0].contentHeight(in: context)
    _ = world.phone.perform(.scrollTo(10_000), at: world.time)
    world.wait(1)
    let scrolled = (done?.maxY ?? 0) - world.presentation.scroll
    #expect(scrolled + 20 <= frame.height, "the last button can be scrolled to")
    #expect(frame.height <= content + 0.5)
    check(&world, "scrolled to the end")
  }

  @Test func aLongTitleIsSetSmaller() {
    let context = PageContext(
      size: Size(width: 390, height: 844), safeArea: EdgeInsets(), theme: .light, textScale: 2,
      text: FixedAdvanceText())
    let long = TextRun(
      "Twenty letters long.", style: context.scaled(.largeTitle), color: .black, width: 300,
      lineLimit: 1)
    let fitted = context.fitted(long)
    #expect(fitted.style.size < long.style.size)
    var whole = fitted
    whole.width = nil
    #expect(context.text.size(of: whole).width <= 300)
    var short = long
    short.string = "Short"
    #expect(context.fitted(short) == short)
  }

  /// The texts of every layer of the screen, from back to front: a sheet covers what is behind. A
  /// map's labels stand where their places are, and may leave the screen with them.
  private func check(_ world: inout PhoneWorld, _ when: String) {
    let marks = world.phone.picture(at: world.time).marks
    let isMap = [.mapDrawer, .mapDrawerClassic].contains(world.phone.setup.scene)
    let sheet = marks.last { if case .clip = $0 { true } else { false } }
    for mark in isMap ? [sheet].compactMap(\.self) : marks {
      let texts = PlacedText.all(in: [mark])
      for (index, text) in texts.enumerated() {
        #expect(
          text.frame.minX >= -0.5 && text.frame.maxX <= 390.5, "\(when): \(text) leaves the screen")
        for other in texts[..<index] where !text.isHalo(of: other) {
          let common = text.frame.intersection(other.frame)
          #expect(
            common.width < 1 || common.height < 1, "\(when): \(text) lies on \(other)")
        }
      }
    }
  }
}

extension SceneName {
  fileprivate var isRestaurants: Bool { rawValue.hasPrefix("restaurants") }
}
