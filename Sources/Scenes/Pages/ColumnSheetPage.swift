import Canvas

/// A sheet with a column of texts and buttons, and nothing that scrolls.
package struct ColumnSheetPage: SheetPage {
  private let column: ButtonColumn

  init(_ items: [ButtonColumn.Item]) {
    column = ButtonColumn(items: items)
  }

  private static let top = 40.0

  package func headerHeight(in context: PageContext) -> Double { 0 }
  package func contentHeight(in context: PageContext) -> Double {
    Self.top + column.height(in: context) + 24
  }

  package mutating func marks(
    in context: PageContext, frame: Rect, scroll: Double, highlight: PageHighlight
  ) -> [Mark] {
    let marks = column.marks(top: Self.top, highlight: highlight, in: context)
    return [.fill(frame, context.surface)]
      + marks.map { $0.offset(by: frame.origin) }
  }

  package func element(at point: Point, scroll: Double, in context: PageContext) -> ElementID? {
    column.button(at: point, top: Self.top, in: context)
  }

  package func element(after element: ElementID?, backwards: Bool) -> ElementID? {
    column.element(after: element, backwards: backwards)
  }
}
