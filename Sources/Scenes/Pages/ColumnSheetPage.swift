import Canvas

/// A sheet with a column of texts and buttons, which scrolls where it is taller than the sheet.
package struct ColumnSheetPage: SheetPage {
  private let column: ButtonColumn

  init(_ items: [ButtonColumn.Item]) {
    column = ButtonColumn(items: items)
  }

  private static let top = 40.0

  package func headerHeight(in context: PageContext) -> Double { 0 }
  package func contentHeight(in context: PageContext) -> Double {
    Self.top + column.height(in: context) + 24 + context.safeArea.bottom
  }

  package mutating func marks(
    in context: PageContext, frame: Rect, scroll: Double, highlight: PageHighlight
  ) -> [Mark] {
    let top = Self.top - context.snap(scroll)
    let marks = column.marks(top: top, highlight: highlight, in: context)
    return [.fill(frame, context.surface)]
      + marks.map { $0.offset(by: frame.origin) }
  }

  package func element(at point: Point, scroll: Double, in context: PageContext) -> ElementID? {
    column.button(at: point, top: Self.top - scroll, in: context)
  }

  package func element(after element: ElementID?, backwards: Bool) -> ElementID? {
    column.element(after: element, backwards: backwards)
  }

  package func frame(of element: ElementID, in context: PageContext) -> Rect? {
    column.frame(of: element, top: Self.top, in: context)
  }
}
