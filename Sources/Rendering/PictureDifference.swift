import Canvas
import SDLKit

/// Compares two lists of marks and collects the pixels in which they may differ.
struct PictureDifference {
  let bounds: MarkBounds
  /// Pictures that arrived since the old marks were drawn.
  let arrived: Set<ImageKey>
  /// What changed inside a retained layer in this frame, in its own pixels.
  let changes: (Layer.ID) -> [PixelRect]

  /// Adds to `damage` where `new` differs from `old`, as far as it lies in `clip`.
  func collect(from old: [Mark], to new: [Mark], clip: PixelRect, into damage: inout Damage) {
    if old.count == new.count {
      for index in new.indices { pair(old[index], new[index], clip, &damage) }
      return
    }
    let shared = min(old.count, new.count)
    var head = 0
    while head < shared, isSame(old[head], new[head]) {
      pair(old[head], new[head], clip, &damage)
      head += 1
    }
    var tail = 0
    while tail < shared - head, isSame(old[old.count - 1 - tail], new[new.count - 1 - tail]) {
      pair(old[old.count - 1 - tail], new[new.count - 1 - tail], clip, &damage)
      tail += 1
    }
    for mark in old[head..<(old.count - tail)] { add(mark, clip, &damage) }
    for mark in new[head..<(new.count - tail)] { add(mark, clip, &damage) }
  }

  private func add(_ mark: Mark, _ clip: PixelRect, _ damage: inout Damage) {
    damage.add(bounds.bounds(of: mark).intersection(clip))
  }

  /// Whether two marks of lists of different lengths are the same thing.
  private func isSame(_ old: Mark, _ new: Mark) -> Bool {
    switch (old, new) {
    case (.layer(let a, _), .layer(let b, _)): a.id == b.id
    default: old == new
    }
  }

  private func pair(_ old: Mark, _ new: Mark, _ clip: PixelRect, _ damage: inout Damage) {
    switch (old, new) {
    case (.layer(let a, let from), .layer(let b, let to)):
      guard a.id == b.id, a.size == b.size, a.isOpaque == b.isOpaque, from == to else { break }
      return layer(b, to, clip, &damage)
    case (.clip(let a, let from, let inner), .clip(let b, let to, let marks)):
      guard a == b, from == to else { break }
      let part = bounds.grid.rect(b).intersection(clip)
      return collect(from: inner, to: marks, clip: part, into: &damage)
    case (.image(let a), .image(let b)):
      guard a == b, !isNew(b) else { break }
      return
    default:
      if old == new { return }
    }
    add(old, clip, &damage)
    add(new, clip, &damage)
  }

  private func isNew(_ image: ImageMark) -> Bool {
    guard !arrived.isEmpty else { return false }
    return arrived.contains(ImageKey(image, grid: bounds.grid))
  }

  /// The same layer at the same place: only what changed inside.
  private func layer(
    _ layer: Layer, _ placement: LayerPlacement, _ clip: PixelRect, _ damage: inout Damage
  ) {
    let changes = changes(layer.id)
    guard !changes.isEmpty else { return }
    let geometry = LayerGeometry(layer, placement, grid: bounds.grid)
    guard geometry.isUnscaled else { return damage.add(geometry.target.intersection(clip)) }
    for change in changes {
      damage.add(change.offset(dx: geometry.target.x, dy: geometry.target.y).intersection(clip))
    }
  }
}

extension ImageKey {
  /// The size that an image mark asks for.
  init(_ mark: ImageMark, grid: PixelGrid) {
    let rect = grid.rect(mark.frame)
    self.init(path: mark.path, width: rect.width, height: rect.height)
  }
}
