import Testing

@testable import Canvas

@Suite struct PictureTests {
  @Test func readsAsText() {
    let layer = Layer(
      id: Layer.ID("row", 3), revision: 1, size: Size(width: 20, height: 10), isOpaque: true,
      marks: [.fill(Rect(x: 0, y: 0, width: 20, height: 10), .white)])
    let picture = Picture(
      size: Size(width: 100, height: 50), background: .black,
      marks: [
        .clip(
          Rect(x: 1, y: 2, width: 30, height: 40), CornerRadii(top: 10),
          [
            .layer(layer, LayerPlacement(frame: Rect(x: 0, y: 5, width: 20, height: 10), dim: 0.12))
          ])
      ])
    #expect(
      picture.description == """
        picture 100×50 on #000000
          clip 1,2 30×40 r10/10/0/0
            layer row#3 0,5 20×10 r0 dim 0.12
              fill 0,0 20×10 #FFFFFF
        """)
  }
}
