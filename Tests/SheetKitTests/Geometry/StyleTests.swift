import SheetKit
import Testing

/// SPEC §12: compact height and regular width.
@Suite struct StyleTests {
  struct Row: Sendable, CustomStringConvertible {
    let container: Container
    let adaptation: CompactAdaptation
    let style: SheetStyle
    let why: String
    var description: String { why }
  }

  static let rows: [Row] = [
    Row(
      container: Containers.phone, adaptation: CompactAdaptation(), style: .sheet,
      why: "a phone upright"),
    Row(
      container: Containers.landscape, adaptation: CompactAdaptation(), style: .fullScreenCover,
      why: "a phone on its side, although it is wide: compact height wins"),
    Row(
      container: Containers.landscape, adaptation: CompactAdaptation(vertical: .none),
      style: .sheet, why: "edge attached"),
    Row(
      container: Containers.landscape,
      adaptation: CompactAdaptation(horizontal: .none, vertical: .popover), style: .popover,
      why: "where both are compact the vertical one wins"),
    Row(
      container: Containers.phone, adaptation: CompactAdaptation(horizontal: .fullScreenCover),
      style: .fullScreenCover, why: "a cover asked for"),
    Row(
      container: Containers.pad, adaptation: CompactAdaptation(horizontal: .popover),
      style: .floatingCard, why: "regular width adapts to nothing"),
  ]

  @Test(arguments: rows)
  func style(row: Row) {
    var configuration = SheetConfiguration()
    configuration.compactAdaptation = row.adaptation
    #expect(DetentLadder(configuration, in: row.container).style == row.style)
  }

  @Test func edgeAttachedSheetsHaveNoMediumAndALowGap() {
    var configuration = SheetConfiguration().presentationDetents([.medium, .large])
    configuration.prefersEdgeAttachedInCompactHeight = true
    let ladder = DetentLadder(configuration, in: Containers.landscape)
    #expect(ladder.stops.map(\.detent) == [.large])
    #expect(ladder.largest.height == 390 - 8)
  }

  @Test(arguments: [
    (744.0, 1133.0, 580.0, 640.0), (768, 1024, 540, 600), (1192, 1590, 620, 680),
  ])
  func formSizes(width: Double, height: Double, card: Double, tall: Double) {
    let ladder = DetentLadder(
      SheetConfiguration(), in: Container(width: width, height: height))
    #expect(ladder.width == card)
    #expect(ladder.largest.height == tall)
    #expect(ladder.bottomGap == (height - tall) / 2, "centred")
  }

  @Test func cardsHaveNoBottomInset() {
    let ladder = DetentLadder(
      SheetConfiguration().presentationDetents([.height(200), .large]), in: Containers.pad)
    #expect(ladder.smallest.height == 200)
  }

  @Test func uikitNamesMapOntoTheSameValues() {
    var configuration = SheetConfiguration()
    configuration.largestUndimmedDetentIdentifier = .medium
    #expect(configuration.backgroundInteraction == .enabledUpThrough(.medium))
    configuration.prefersGrabberVisible = true
    #expect(configuration.dragIndicator == .visible)
    configuration.isModalInPresentation = true
    #expect(configuration.isInteractiveDismissDisabled)
    configuration.prefersScrollingExpandsWhenScrolledToEdge = false
    #expect(configuration.contentInteraction == .scrolls)
    configuration.prefersEdgeAttachedInCompactHeight = true
    #expect(configuration.compactAdaptation.vertical == .none)
    configuration.preferredCornerRadius = 20
    #expect(configuration.cornerRadius == 20)
    configuration.selectedDetentIdentifier = .large
    #expect(configuration.selection == .large)
  }
}
