import Canvas
import SDLKit

/// Where a layer's pixels go.
struct LayerGeometry {
  let target: PixelRect
  /// Whether the copy is pixel for pixel.
  let isUnscaled: Bool

  init(_ layer: Layer, _ placement: LayerPlacement, grid: PixelGrid) {
    let frame = placement.frame
    isUnscaled =
      abs(frame.width - layer.size.width) < 0.01 && abs(frame.height - layer.size.height) < 0.01
    target =
      isUnscaled ? grid.rect(at: frame.origin, size: layer.size) : grid.rect(frame)
  }
}
