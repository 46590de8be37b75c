import Canvas
import SheetKit

/// The thin bars that show where in a scrolling content one is: there while it scrolls, then fading.
/// One under the mouse stays, thicker, and can be dragged.
struct ScrollIndicators: Sendable {
  private struct Sighting: Sendable {
    var offset: Double
    var changed: Seconds?
  }

  /// How long a bar stays after the last movement, and how long its fading takes, in seconds.
  private static let stay = 0.4
  private static let fade = 0.25
  private var seen: [Int: Sighting] = [:]
  /// The content whose bar is under the pointer, or dragged.
  private(set) var active: Int?

  /// Whether a bar is fading: until it does, it is drawn no other way than before.
  func isFading(at time: Seconds) -> Bool {
    seen.contains { key, sighting in
      guard key != active, let start = fadeStart(sighting) else { return false }
      return start <= time && alpha(sighting, at: time) > 0
    }
  }

  /// When the next bar begins to fade, or nil.
  func nextFade(after time: Seconds) -> Seconds? {
    seen.compactMap { $0.key == active ? nil : fadeStart($0.value) }.filter { $0 > time }.min()
  }

  private func fadeStart(_ sighting: Sighting) -> Seconds? {
    sighting.changed.map { $0 + Self.stay }
  }

  private func alpha(_ sighting: Sighting, at time: Seconds) -> Double {
    guard let changed = sighting.changed else { return 0 }
    return min(1, max(0, (changed + Self.stay + Self.fade - time) / Self.fade))
  }

  /// The pointer came to a content's bar, or left it (nil), which then fades.
  mutating func activate(_ key: Int?, at time: Seconds) {
    guard key != active else { return }
    if let active { seen[active]?.changed = time }
    active = key
  }

  /// How much of a content's bar is seen while the content is at an offset, 0…1; `key` tells contents
  /// apart.
  mutating func opacity(key: Int, offset: Double, at time: Seconds) -> Double {
    var sighting = seen[key] ?? Sighting(offset: offset, changed: nil)
    if abs(sighting.offset - offset) > 0.01 { sighting.changed = time }
    sighting.offset = offset
    seen[key] = sighting
    return key == active ? 1 : alpha(sighting, at: time)
  }

  /// The bar, whose place is `bar`.
  func mark(key: Int, bar: Rect, opacity: Double, theme: Theme) -> Mark {
    let isActive = key == active
    let width = isActive ? 7 : bar.width
    let frame = Rect(x: bar.maxX - width, y: bar.minY, width: width, height: bar.height)
    let color = theme.label.opacity((isActive ? 0.5 : 0.35) * opacity)
    return .roundedFill(frame, CornerRadii(width / 2), color)
  }
}
