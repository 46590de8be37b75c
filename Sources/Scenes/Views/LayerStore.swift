import Canvas

/// Hands out retained layers: builds a layer's marks when its inputs change, and counts revisions.
///
///     let row = store.layer(id: .init("row", 3), inputs: state, size: size, isOpaque: true) {
///       [.fill(…), .text(…)]
///     }
///
/// Equal inputs give the layer made before, marks and all, without calling the closure.
struct LayerStore<Inputs: Hashable & Sendable>: Sendable {
  private var made: [Layer.ID: (inputs: Inputs, layer: Layer)] = [:]
  private var order: [Layer.ID] = []
  private let source = Layer.Source()
  private let capacity: Int

  /// Keeps at most `capacity` layers; the one made longest ago goes first.
  init(capacity: Int = 64) {
    self.capacity = capacity
  }

  /// The layer made before for equal inputs and size; else a new one of what the closure draws.
  mutating func layer(
    id: Layer.ID, inputs: Inputs, size: Size, isOpaque: Bool, marks: () -> [Mark]
  ) -> Layer {
    known(id: id, inputs: inputs, size: size)
      ?? keep(id: id, inputs: inputs, size: size, isOpaque: isOpaque, marks: marks())
  }

  /// The layer made before for equal inputs and size, or nil.
  func known(id: Layer.ID, inputs: Inputs, size: Size) -> Layer? {
    guard let known = made[id], known.inputs == inputs, known.layer.size == size else { return nil }
    return known.layer
  }

  /// Makes a layer at the next revision and keeps it.
  mutating func keep(
    id: Layer.ID, inputs: Inputs, size: Size, isOpaque: Bool, marks: [Mark]
  ) -> Layer {
    let layer = Layer(
      id: id, revision: source.nextRevision(), source: source, size: size, isOpaque: isOpaque,
      marks: marks)
    if made[id] == nil { makeRoom() }
    if made.updateValue((inputs, layer), forKey: id) == nil { order.append(id) }
    return layer
  }

  private mutating func makeRoom() {
    guard order.count >= capacity, let oldest = order.first else { return }
    order.removeFirst()
    made[oldest] = nil
  }
}
