import Canvas

/// The retained layers by identity, bounded in bytes: those not shown go first, the longest unseen
/// before the others. What the present frame shows is never dropped.
final class LayerCache {
  private var layers: [Layer.ID: RetainedLayer] = [:]
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  subscript(id: Layer.ID) -> RetainedLayer? { layers[id] }

  func insert(_ layer: RetainedLayer, id: Layer.ID) { layers[id] = layer }

  func removeAll() { layers.removeAll() }

  var byteCount: Int { layers.values.reduce(0) { $0 + $1.raster.byteCount } }

  func evict(keepingFrame frame: Int) -> [Layer.ID] {
    var size = byteCount
    guard size > capacity else { return [] }
    var evicted: [Layer.ID] = []
    let idle = layers.filter { $0.value.usedInFrame < frame }
    for (id, layer) in idle.sorted(by: { $0.value.usedInFrame < $1.value.usedInFrame }) {
      guard size > capacity else { break }
      size -= layer.raster.byteCount
      layers[id] = nil
      evicted.append(id)
    }
    return evicted
  }
}
