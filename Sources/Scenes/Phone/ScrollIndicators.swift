import Canvas
import SheetKit

/// The thin bars that show where in a scrolling content one is: there while it scrolls, then fading.
struct ScrollIndicators: Sendable {
  private struct Sighting: Sendable {
    var offset: Double
    var changed: Seconds?
  }

  /// How long a bar stays after the last movement, and how long its fading takes, in seconds.
  private static let stay = 0.4
  private static let fade = 0.25
  private var seen: [Int: Sighting] = [:]

  func isVisible(at time: Seconds) -> Bool {
    seen.values.contains { alpha($0, at: time) > 0 }
  }

  private func alpha(_ sighting: Sighting, at time: Seconds) -> Double {
    guard let changed = sighting.changed else { return 0 }
    return min(1, max(0, (changed + Self.stay + Self.fade - time) / Self.fade))
  }

  /// Notes where a content is, `key` telling contents apart, and answers how opaque its bar is, 0…1.
  mutating func follow(key: Int, offset: Double, at time: Seconds) -> Double {
    var sighting = seen[key] ?? Sighting(offset: offset, changed: nil)
    if abs(sighting.offset - offset) > 0.01 { sighting.changed = time }
    sighting.offset = offset
    seen[key] = sighting
    return alpha(sighting, at: time)
  }

  /// The bar of a content whose opening is `viewport`; nil where all of it is seen.
  static func mark(
    offset: Double, contentHeight: Double, viewport: Rect, theme: Theme, alpha: Double
  ) -> Mark? {
    guard contentHeight > viewport.height, viewport.height > 60 else { return nil }
    let track = viewport.height - 6
    let length = max(36, track * viewport.height / contentHeight)
    let progress = offset / (contentHeight - viewport.height)
    let y = viewport.minY + 3 + (track - length) * min(max(progress, 0), 1)
    let bar = Rect(x: viewport.maxX - 6, y: y, width: 3, height: length)
    return .roundedFill(bar, CornerRadii(1.5), theme.label.opacity(0.35 * alpha))
  }
}
