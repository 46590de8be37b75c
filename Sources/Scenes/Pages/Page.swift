import Canvas
import SheetKit

/// What lies behind the sheet: a whole screen that may scroll.
package protocol BackgroundPage: Sendable {
  /// The height of what scrolls, insets included, in points; no more than the page's height where
  /// nothing scrolls.
  func contentHeight(in context: PageContext) -> Double

  /// The page as one opaque layer of the context's size, scrolled to an offset.
  mutating func layer(
    in context: PageContext, scroll: Double, highlight: PageHighlight
  ) -> Layer

  /// The tappable element at a point of the page.
  func element(at point: Point, scroll: Double, in context: PageContext) -> ElementID?

  /// Where an element stands in content coordinates (before scrolling).
  func frame(of element: ElementID, in context: PageContext) -> Rect?

  /// The element after (or before) another in reading order; the first (last) one for nil.
  func element(after element: ElementID?, backwards: Bool) -> ElementID?

  /// The page as loose marks, while nothing dims it or pushes it back; nil where the one layer is
  /// as good. For pages that are a few layers themselves.
  mutating func marks(in context: PageContext, highlight: PageHighlight) -> [Mark]?

  /// Takes a gesture, where the page moves by itself.
  mutating func take(_ gesture: PageGesture, in context: PageContext) -> PageGesture.Answer

  /// Whether it moves by itself at a time.
  func isAnimating(at time: Seconds) -> Bool

  /// The control that presents the sheet, where a popover's arrow points.
  func popoverAnchor(in context: PageContext) -> Rect?

  /// Brings an element into the part of the page that no sheet covers, where the page can.
  mutating func reveal(_ element: ElementID, visible: Rect, in context: PageContext)
}

/// What a sheet shows: a header that stays and content that scrolls under it.
package protocol SheetPage: Sendable {
  /// Height of the part above the scrolling content, in points. Dragging it always moves the sheet.
  func headerHeight(in context: PageContext) -> Double

  /// Height of the scrolling content in points, bottom inset included; 0 for none.
  func contentHeight(in context: PageContext) -> Double

  /// The page's marks in the sheet's frame. `frame` is the sheet's box on the screen; nothing
  /// needs to be cut at it.
  mutating func marks(
    in context: PageContext, frame: Rect, scroll: Double, highlight: PageHighlight
  ) -> [Mark]

  /// The tappable element at a point relative to the sheet's top-left corner.
  func element(at point: Point, scroll: Double, in context: PageContext) -> ElementID?

  /// The element after (or before) another in reading order; the first (last) one for nil.
  func element(after element: ElementID?, backwards: Bool) -> ElementID?

  /// Where an element of the scrolling content stands in it, before scrolling.
  func frame(of element: ElementID, in context: PageContext) -> Rect?

  /// Whether what the page shows at a y from the sheet's top is dark: the home indicator is light
  /// there.
  func isDark(at y: Double, scroll: Double, in context: PageContext) -> Bool
}

extension BackgroundPage {
  package mutating func marks(in context: PageContext, highlight: PageHighlight) -> [Mark]? { nil }
  package mutating func take(
    _ gesture: PageGesture, in context: PageContext
  ) -> PageGesture.Answer { .ignored }
  package func isAnimating(at time: Seconds) -> Bool { false }
  package func popoverAnchor(in context: PageContext) -> Rect? { nil }
  package mutating func reveal(_ element: ElementID, visible: Rect, in context: PageContext) {}
  package func element(at point: Point, scroll: Double, in context: PageContext) -> ElementID? {
    nil
  }
  package func frame(of element: ElementID, in context: PageContext) -> Rect? { nil }
  package func element(after element: ElementID?, backwards: Bool) -> ElementID? { nil }
}

extension SheetPage {
  package func isDark(at y: Double, scroll: Double, in context: PageContext) -> Bool {
    context.theme.appearance == .dark
  }
  package func frame(of element: ElementID, in context: PageContext) -> Rect? { nil }
  package func element(at point: Point, scroll: Double, in context: PageContext) -> ElementID? {
    nil
  }
  package func element(after element: ElementID?, backwards: Bool) -> ElementID? { nil }
}
