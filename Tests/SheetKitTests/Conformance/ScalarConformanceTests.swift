import SheetKit
import Testing

/// The rows of the project's `conformance/scalars.json`, by id, through the public API.
///
/// One row does not map: sc-053 (a content-sized detent that shows none of its content is 0 pt high)
/// is no stop here, as a height of 0 is a configuration error (SPEC §2).
@Suite struct ScalarConformanceTests {
  struct Dim: Sendable, CustomStringConvertible {
    let id: String
    let heights: [Double]
    var undimmed: Double?
    let height: Double
    /// Opacity, with 0.3 at full.
    let opacity: Double
    var description: String { id }
  }

  static let dims: [Dim] = [
    Dim(id: "sc-001", heights: [647], height: 747, opacity: 0.3),
    Dim(id: "sc-004", heights: [647], height: -100, opacity: 0),
    Dim(id: "sc-006", heights: [647], height: 747, opacity: 0.3),
    Dim(id: "sc-008", heights: [250, 647], undimmed: 250, height: 448.5, opacity: 0.15),
    Dim(id: "sc-010", heights: [250, 647], undimmed: 250, height: 647, opacity: 0.3),
    Dim(id: "sc-012", heights: [250, 647], undimmed: 250, height: 250, opacity: 0),
    Dim(id: "sc-014", heights: [60, 250, 647], undimmed: 250, height: 448.5, opacity: 0.15),
    Dim(id: "sc-016", heights: [60, 250, 647], undimmed: 250, height: 647, opacity: 0.3),
    Dim(id: "sc-018", heights: [60, 250, 647], undimmed: 250, height: 250, opacity: 0),
    Dim(id: "sc-020", heights: [60, 250, 647], undimmed: 250, height: 155, opacity: 0),
  ]

  @Test(arguments: dims)
  func dimmingOpacity(row: Dim) {
    var configuration = SheetConfiguration()
      .presentationDetents(row.heights.map(Detent.height))
      .presentationBackgroundInteraction(
        row.undimmed.map { .enabledUpThrough(.height($0)) } ?? .disabled)
    configuration.tuning.dimOpacityLight = 0.3
    let ladder = DetentLadder(configuration, in: Containers.window(667), profile: .plain)
    let opacity = Dimming.opacity(
      amount: Dimming(ladder).amount(at: row.height), isDark: false,
      tuning: configuration.tuning)
    #expect(agree(opacity, row.opacity))
  }

  @Test(arguments: [("sc-025", 1.0, 1.0), ("sc-027", 0.5, 0)])
  func dimmingFraction(id: String, fraction: Double, amount: Double) {
    let configuration = SheetConfiguration().presentationDetents([.fraction(0.5), .large])
      .presentationBackgroundInteraction(.enabledUpThrough(.fraction(0.5)))
    let ladder = DetentLadder(configuration, in: Containers.window(800), profile: .plain)
    #expect(agree(Dimming(ladder).amount(at: fraction * 800), amount))
  }

  struct Height: Sendable, CustomStringConvertible {
    let id: String
    let container: Container
    let detent: Detent
    let height: Double
    var description: String { id }
  }

  /// A content-sized detent is a custom one whose function knows the content's height.
  static let heights: [Height] = [
    Height(
      id: "sc-042", container: Container(width: 390, height: 667, safeArea: EdgeInsets(top: 20)),
      detent: .large, height: 647),
    Height(id: "sc-044", container: Containers.window(667), detent: .height(60), height: 60),
    Height(id: "sc-046", container: Containers.window(667), detent: .height(250), height: 250),
    Height(
      id: "sc-049", container: Containers.window(667), detent: .custom("content"), height: 420),
    Height(
      id: "sc-051", container: Containers.window(667), detent: .custom("content"), height: 420),
    Height(id: "sc-061", container: Containers.window(800), detent: .height(300), height: 300),
    Height(id: "sc-063", container: Containers.window(800), detent: .height(1200), height: 800),
  ]

  @Test(arguments: heights)
  func sheetHeight(row: Height) {
    let configuration = SheetConfiguration().presentationDetents([row.detent])
      .customDetent(CustomDetent("content") { _ in 420 })
    let hand = Hand(configuration, in: row.container, profile: .plain)
    #expect(agree(hand.height, row.height))
  }

  /// sc-068: of 250, 500 and hidden the range is 0…500, whatever their order.
  @Test func detentRange() {
    var hand = Hand([.height(250), .height(500)], in: Containers.window(800), profile: .plain)
    hand.feed(.key(.home), at: 0)
    hand.settle()
    #expect(hand.height == 500)
    hand.feed(.dismiss, at: hand.now)
    hand.settle()
    #expect(hand.height == 0)
  }

  @Test(arguments: [
    ("sc-070, half of the content", 250.0, 300.0), ("sc-087, the whole content", 100, 56),
    ("sc-089, the whole content", 56, 30),
  ])
  func contentHeightChangesWhileOpen(id: String, before: Double, after: Double) {
    func content(_ height: Double, _ revision: Int) -> SheetConfiguration {
      SheetConfiguration().presentationDetents([.custom("content")], selection: .custom("content"))
        .customDetent(CustomDetent("content", revision: revision) { _ in height })
    }
    var hand = Hand(content(before, 0), in: Containers.window(800), profile: .plain)
    #expect(hand.height == before)
    hand.feed(.configure(content(after, 1)), at: 0)
    hand.settle()
    #expect(hand.height == after)
    #expect(hand.names.isEmpty)
  }

  @Test("sc-072") func theKeyboardKeepsTheVisibleExtent() {
    var hand = Hand([.height(250)], in: Containers.window(800), profile: .plain)
    hand.feed(.keyboard(height: 200), at: 0)
    hand.settle()
    #expect(800 - hand.picture.top == 450)
  }

  @Test("sc-078") func theContainerGrown() {
    var hand = Hand([.height(300)], in: Containers.window(500), profile: .plain)
    hand.feed(.resize(Containers.window(600)), at: 0)
    #expect(hand.picture.top == 300)
  }

  @Test("sc-114") func downToTheLowest() {
    var configuration = SheetConfiguration()
      .presentationDetents([.height(60), .height(250), .height(647)], selection: .height(647))
    configuration.tuning.mouseSlop = 0
    var hand = Hand(configuration, in: Containers.window(667), profile: .plain)
    hand.down(30, at: 0)
    hand.move(30 + 587, at: 100)
    #expect(agree(hand.height, 60))
  }

  @Test("sc-118, sc-120") func rubberBands() {
    let past = RubberBand(dimension: 100, coefficient: 0.55).banded(150, in: 0...100)
    #expect(past > 100 && past < 150)
    #expect(RubberBand(dimension: 100, coefficient: 0).banded(150, in: 0...100) == 100)
  }

  @Test("sc-125") func oneForOneInsideTheRange() {
    var configuration = SheetConfiguration().presentationDetents([.height(150), .height(360)])
    configuration.tuning.mouseSlop = 0
    var hand = Hand(configuration, in: Containers.window(600), profile: .plain)
    hand.down(460, at: 0)
    hand.move(335, at: 100)
    #expect(agree(hand.height, 275))
  }
}
