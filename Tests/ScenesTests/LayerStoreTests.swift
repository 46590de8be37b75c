import Canvas
import Testing

@testable import Scenes

@Suite struct LayerStoreTests {
  private let size = Size(width: 10, height: 10)

  @Test func equalInputsGiveTheSameLayerWithoutDrawing() {
    var store = LayerStore<Int>()
    var drawn = 0
    func layer(_ inputs: Int) -> Layer {
      store.layer(id: Layer.ID("a"), inputs: inputs, size: size, isOpaque: true) {
        drawn += 1
        return []
      }
    }
    let first = layer(1)
    #expect(layer(1) == first)
    #expect(drawn == 1)
    #expect(layer(2) != first)
    #expect(layer(1) != first, "a revision is never used again")
    #expect(drawn == 3)
  }

  @Test func keepsNoMoreThanItsCapacity() {
    var store = LayerStore<Int>(capacity: 2)
    var drawn = 0
    for index in [0, 1, 2, 0] {
      _ = store.layer(id: Layer.ID("row", index), inputs: 0, size: size, isOpaque: true) {
        drawn += 1
        return []
      }
    }
    #expect(drawn == 4, "row 0 was let go when row 2 came")
  }
}
