import SDLKit

/// The part of a target that must be drawn again: a few rectangles inside its bounds.
struct Damage {
  private(set) var rects: [PixelRect] = []
  let bounds: PixelRect

  init(bounds: PixelRect) {
    self.bounds = bounds
  }

  var isEmpty: Bool { rects.isEmpty }

  /// Adds a rectangle. It is merged with others where one rectangle costs no more than two.
  mutating func add(_ rect: PixelRect) {
    var rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    while let index = rects.firstIndex(where: { isWorthMerging($0, rect) }) {
      rect = rect.union(rects.remove(at: index))
    }
    rects.append(rect)
    if rects.count > Self.most { mergeCheapestPair() }
  }

  /// Makes one rectangle of all that touch `rect`, holding it too; true if that changed anything.
  mutating func absorb(_ rect: PixelRect) -> Bool {
    let rect = rect.intersection(bounds)
    guard rects.contains(where: { $0.intersects(rect) }) else { return false }
    if rects.contains(where: { $0.contains(rect) }),
      rects.count(where: { $0.intersects(rect) }) == 1
    {
      return false
    }
    let touching = rects.filter { $0.intersects(rect) }
    rects.removeAll { $0.intersects(rect) }
    rects.append(touching.reduce(rect) { $0.union($1) })
    return true
  }

  private func isWorthMerging(_ a: PixelRect, _ b: PixelRect) -> Bool {
    a.union(b).area <= a.area + b.area + Self.slack
  }

  /// Makes one rectangle of the two that are the nearest to being one.
  private mutating func mergeCheapestPair() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let union = rects[first].union(rects[second]).area
        let waste = union - rects[first].area - rects[second].area
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let second = rects.remove(at: best.second)
    let first = rects.remove(at: best.first)
    add(first.union(second))
  }

  private static let most = 8
  /// Pixels drawn in vain that cost less than another rectangle does.
  private static let slack = 2048
}
