import Canvas
import SDLKit

/// A raster that knows which marks it shows, so that only what differs is drawn again.
final class RetainedRaster {
  let raster: Raster
  /// What lies under the marks.
  var background: UInt32
  /// What is drawn; nil when the pixels mean nothing yet.
  var marks: [Mark]?
  /// Pictures among its own marks that were not ready when they were painted.
  var missing: Set<ImageKey> = []
  /// These, and those that the layers in it wait for.
  var awaited: Set<ImageKey> = []

  init(raster: Raster, background: UInt32) {
    self.raster = raster
    self.background = background
  }
}

/// A layer kept as pixels.
final class RetainedLayer {
  let content: RetainedRaster
  var revision: Int?
  var source: Layer.Source?
  let size: Size
  let isOpaque: Bool
  /// The frame that last showed it.
  var usedInFrame = 0
  /// The frame that last changed its pixels, and which of them.
  private(set) var changedInFrame = 0
  private(set) var changes: [PixelRect] = []
  private var knownPlainRows: [Bool]?

  init(content: RetainedRaster, size: Size, isOpaque: Bool) {
    self.content = content
    self.size = size
    self.isOpaque = isOpaque
  }

  /// Whether its pixels are of this version of the layer.
  func shows(_ layer: Layer) -> Bool { revision == layer.revision && source === layer.source }

  var raster: Raster { content.raster }

  /// Which of its rows have one colour from end to end.
  var plainRows: [Bool] {
    if let knownPlainRows { return knownPlainRows }
    let rows = raster.plainRows
    knownPlainRows = rows
    return rows
  }

  /// Some of its pixels were painted.
  func note(_ changes: [PixelRect], inFrame frame: Int) {
    self.changes = changes
    changedInFrame = frame
    knownPlainRows = nil
  }
}
