import Canvas

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
}

extension BackgroundPage {
  package func element(at point: Point, scroll: Double, in context: PageContext) -> ElementID? {
    nil
  }
  package func frame(of element: ElementID, in context: PageContext) -> Rect? { nil }
  package func element(after element: ElementID?, backwards: Bool) -> ElementID? { nil }
}

extension SheetPage {
  package func element(at point: Point, scroll: Double, in context: PageContext) -> ElementID? {
    nil
  }
  package func element(after element: ElementID?, backwards: Bool) -> ElementID? { nil }
}
