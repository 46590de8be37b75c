import Canvas
import Testing

@testable import Rendering
@testable import SDLKit

/// Which layers go where their pixels come to more than there is room for.
@Suite("layer eviction") struct LayerEvictionTests {
  private static let size = Size(width: 20, height: 10)
  private static let bytes = 20 * 10 * 4

  private let painter = SoftwarePainter(
    resources: Fixture.resources(), scale: 1, layerCapacity: 3 * Self.bytes)
  private let target = Fixture.target(scale: 1, size: Self.size)
  private let source = Layer.Source()

  private func layer(_ name: String, revision: Int = 1, _ marks: [Mark] = []) -> Layer {
    Layer(
      id: Layer.ID(name), revision: revision, source: source, size: Self.size, isOpaque: true,
      marks: [.fill(Rect(size: Self.size), .black)] + marks)
  }

  private func mark(_ layer: Layer) -> Mark {
    .layer(layer, LayerPlacement(frame: Rect(size: Self.size)))
  }

  /// How many layers a frame draws.
  private func show(_ layers: [Layer]) -> Int {
    let picture = Picture(size: Self.size, background: .black, marks: layers.map(mark))
    Fixture.draw(picture, with: painter, into: target)
    return painter.statistics.layersRedrawn
  }

  @Test func theLongestUnseenGoesFirst() {
    for name in ["a", "b", "c", "d"] { #expect(show([layer(name)]) == 1) }
    #expect(painter.statistics.layerBytes == 2 * Self.bytes, "four were too many: two are left")
    #expect(show([layer("c")]) == 0)
    #expect(show([layer("d")]) == 0)
    #expect(show([layer("a")]) == 1)
  }

  /// A page is shown as it is, and what it is made of is not looked at: that stays, and is at hand
  /// where the page changes.
  @Test func whatIsInsideALayerThatShowsStays() {
    let row = layer("row")
    #expect(show([layer("page", [mark(row)])]) == 2)
    for name in ["a", "b", "c"] { #expect(show([layer("page", [mark(row)]), layer(name)]) == 1) }
    #expect(
      show([layer("page", revision: 2, [mark(row), .fill(Rect(size: Self.size), .white)])]) == 1)
  }
}
