import Canvas

/// The retained layers of the status bar in its two colours.
struct ChromeLayers: Sendable {
  private struct Inputs: Hashable, Sendable {
    var size: Size
    var color: Color
    var pixelScale: Double
  }

  private var layers = LayerStore<Inputs>(capacity: 4)
  private let source = Layer.Source()

  mutating func statusBar(
    width: Double, safeTop: Double, color: Color, pixelScale: Double
  ) -> Layer? {
    guard safeTop >= 20 else { return nil }
    let size = Size(width: width, height: safeTop)
    let inputs = Inputs(size: size, color: color, pixelScale: pixelScale)
    let id = Layer.ID("status-bar", color == .white ? 1 : 2)
    return layers.layer(id: id, inputs: inputs, size: size, isOpaque: false) {
      StatusBar.marks(width: width, safeTop: safeTop, color: color)
    }
  }

  /// A sheet's marks drawn together, then let through each other's places at some opacity. It is
  /// drawn anew every frame, as long as a fade lasts.
  func faded(_ marks: [Mark], on screen: Rect, opacity: Double, level: Int) -> Mark {
    let away = Point(x: -screen.minX, y: -screen.minY)
    let layer = Layer(
      id: Layer.ID("fade", level), revision: source.nextRevision(), source: source,
      size: screen.size,
      isOpaque: false,
      marks: marks.map { $0.offset(by: away) })
    return .layer(layer, LayerPlacement(frame: screen, opacity: opacity))
  }
}
