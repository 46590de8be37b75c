import Canvas

/// A 44 pt header with a line in it over plain rows of text.
package struct PickerPage: SheetPage {
  let rows: [String]

  private static let header = 44.0
  private static let rowHeight = 44.0
  private static let topInset = 16.0
  private static let bottomInset = 44.0
  private static let margin = 16.0
  private static let lineHeight = 4.0

  package func headerHeight(in context: PageContext) -> Double { Self.header }

  package func contentHeight(in context: PageContext) -> Double {
    Self.topInset + Double(rows.count) * height(in: context) + Self.bottomInset
  }

  private func height(in context: PageContext) -> Double {
    max(Self.rowHeight, context.scaled(.body).lineHeight + 22)
  }

  package mutating func marks(
    in context: PageContext, frame: Rect, scroll: Double, highlight: PageHighlight
  ) -> [Mark] {
    let top = frame.minY + Self.header
    var marks: [Mark] = [.fill(frame, context.surface)]
    let height = height(in: context)
    for index in rows.indices {
      let y = context.snap(top + Self.topInset + Double(index) * height - scroll)
      guard y + height > top, y < frame.maxY else { continue }
      marks += row(
        index, in: Rect(x: frame.minX, y: y, width: frame.width, height: height), highlight,
        context)
    }
    let line = Rect(
      x: frame.minX + frame.width * 3 / 8, y: frame.minY + (Self.header - Self.lineHeight) / 2,
      width: frame.width / 4, height: Self.lineHeight)
    let header = Rect(origin: frame.origin, size: Size(width: frame.width, height: Self.header))
    marks.append(.fill(header, context.surface))
    if scroll > Self.topInset {
      let edge = Rect(
        x: frame.minX, y: top - context.hairline, width: frame.width, height: context.hairline)
      marks.append(.fill(edge, context.theme.separator))
    }
    marks.append(.fill(line, Color(0xAAAAAA).opacity(0.5)))
    return marks
  }

  private func row(
    _ index: Int, in frame: Rect, _ highlight: PageHighlight, _ context: PageContext
  ) -> [Mark] {
    let id = ElementID("row", index)
    var marks: [Mark] = []
    if highlight.pressed == id {
      marks.append(.fill(frame, context.theme.pressedRow))
    } else if highlight.hovered == id {
      marks.append(.fill(frame, context.theme.hoveredRow))
    }
    let run = TextRun(
      rows[index], style: context.scaled(.body), color: context.theme.label,
      width: frame.width - 2 * Self.margin, lineLimit: 1)
    let y = frame.minY + ((frame.height - run.style.lineHeight) / 2).rounded()
    marks.append(.text(run, at: Point(x: frame.minX + Self.margin, y: y)))
    marks.append(
      .fill(
        Rect(
          x: frame.minX + Self.margin, y: frame.maxY - context.hairline,
          width: frame.width - Self.margin, height: context.hairline), context.theme.separator))
    if highlight.focused == id {
      marks.append(FocusRing.mark(around: frame.inset(dx: 4, dy: 2), corner: 8, context))
    }
    return marks
  }

  package func element(at point: Point, scroll: Double, in context: PageContext) -> ElementID? {
    guard point.y >= Self.header else { return nil }
    let index = (point.y - Self.header - Self.topInset + scroll) / height(in: context)
    guard index >= 0, index < Double(rows.count) else { return nil }
    return ElementID("row", Int(index))
  }

  package func frame(of element: ElementID, in context: PageContext) -> Rect? {
    guard element.name == "row", rows.indices.contains(element.index) else { return nil }
    let height = height(in: context)
    return Rect(
      x: 0, y: Self.topInset + Double(element.index) * height, width: context.size.width,
      height: height)
  }

  package func element(after element: ElementID?, backwards: Bool) -> ElementID? {
    guard !rows.isEmpty else { return nil }
    guard let element else { return ElementID("row", backwards ? rows.count - 1 : 0) }
    let index = element.index + (backwards ? -1 : 1)
    return rows.indices.contains(index) ? ElementID("row", index) : nil
  }
}
