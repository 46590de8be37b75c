import Canvas
import SheetKit

/// Where a popover stands, and its arrow (SPEC §12; sizes ours).
enum PopoverLayout {
  private static let arrow = Size(width: 26, height: 13)
  private static let margin = 10.0

  /// Below the anchor where there is room, else above it; inside the safe area.
  static func frame(
    size: Size, anchor: Rect, in screen: Rect, safeArea: EdgeInsets
  ) -> Rect {
    let width = min(size.width, screen.width - 2 * margin)
    let room = Rect(
      x: screen.minX + margin, y: screen.minY + safeArea.top, width: screen.width - 2 * margin,
      height: screen.height - safeArea.top - safeArea.bottom)
    let below = room.maxY - anchor.maxY - arrow.height
    let above = anchor.minY - room.minY - arrow.height
    let isBelow = below >= size.height || below >= above
    let height = min(size.height, max(isBelow ? below : above, 44))
    let x = min(max(anchor.midX - width / 2, room.minX), room.maxX - width)
    let y = isBelow ? anchor.maxY + arrow.height : anchor.minY - arrow.height - height
    return Rect(x: x.rounded(), y: y.rounded(), width: width, height: height)
  }

  /// The most height that `frame` gives a popover, in points.
  static func room(anchor: Rect, in screen: Rect, safeArea: EdgeInsets) -> Double {
    let frame = frame(
      size: Size(width: 1, height: screen.height), anchor: anchor, in: screen, safeArea: safeArea)
    return frame.height
  }

  /// The arrow from the card's edge to the anchor.
  static func arrow(from card: Rect, to anchor: Rect, color: Color) -> [Mark] {
    let half = arrow.width / 2
    let x = min(max(anchor.midX, card.minX + half + 12), card.maxX - half - 12)
    let isBelow = card.minY >= anchor.maxY
    let edge = isBelow ? card.minY + 1 : card.maxY - 1
    let tip = isBelow ? card.minY - arrow.height : card.maxY + arrow.height
    return [
      .polygon(
        [Point(x: x - half, y: edge), Point(x: x, y: tip), Point(x: x + half, y: edge)], color)
    ]
  }
}
