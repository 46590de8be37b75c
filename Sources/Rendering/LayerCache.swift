import Canvas

/// The retained layers by identity, bounded in bytes: those not shown go first, the longest unseen
/// before the others. What the present frame shows is never dropped.
final class LayerCache {
  private var layers: [Layer.ID: RetainedLayer] = [:]
  private(set) var byteCount = 0
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  subscript(id: Layer.ID) -> RetainedLayer? { layers[id] }

  /// The retained layer that has this one's pixels: another of the same identity has others.
  subscript(layer: Layer) -> RetainedLayer? {
    layers[layer.id].flatMap { $0.size == layer.size && $0.isOpaque == layer.isOpaque ? $0 : nil }
  }

  func insert(_ layer: RetainedLayer, id: Layer.ID) {
    byteCount += layer.raster.byteCount
    if let old = layers.updateValue(layer, forKey: id) { byteCount -= old.raster.byteCount }
  }

  func removeAll() {
    layers.removeAll()
    byteCount = 0
  }

  /// Makes room where there is too much: a quarter at a time, so that it is seldom done.
  func evict(keepingFrame frame: Int) -> [Layer.ID] {
    guard byteCount > capacity else { return [] }
    keepNested(inFrame: frame)
    var evicted: [Layer.ID] = []
    let idle = layers.filter { $0.value.usedInFrame < frame }
    for (id, layer) in idle.sorted(by: { $0.value.usedInFrame < $1.value.usedInFrame }) {
      guard byteCount > capacity * 3 / 4 else { break }
      byteCount -= layer.raster.byteCount
      layers[id] = nil
      evicted.append(id)
    }
    return evicted
  }

  /// Layers inside a layer that is shown as it is stay too: it may soon be drawn in part.
  private func keepNested(inFrame frame: Int) {
    let shown = layers.values.filter { $0.usedInFrame == frame }
    for mark in shown.flatMap({ $0.content.marks ?? [] }) {
      if case .layer(let layer, _) = mark { layers[layer.id]?.usedInFrame = frame }
    }
  }
}
