import Canvas

/// Labelled text fields under a title, with a button that ends typing. The fields scroll where there
/// is no room for all.
package struct FormPage: SheetPage {
  struct Field: Hashable, Sendable {
    var label: String
    var placeholder: String
    var text = ""
  }

  private(set) var fields: [Field]
  /// The field that is typed into, or nil.
  var focused: Int?
  /// The height of the keyboard over the page while something is typed into, in points.
  var keyboardHeight = 0.0

  private static let margin = 16.0
  private static let titleTop = 28.0
  private static let gap = 10.0
  /// Between the title and the fields: 12 of it stay when they scroll.
  private static let headerGap = 12.0
  private static let contentTop = 4.0
  private static let longest = 80

  init(fields: [Field]) {
    self.fields = fields
  }

  mutating func insert(_ text: String) {
    guard let focused, fields[focused].text.count + text.count <= Self.longest else { return }
    fields[focused].text += text
  }

  mutating func deleteBackward() {
    guard let focused, !fields[focused].text.isEmpty else { return }
    fields[focused].text.removeLast()
  }

  package func headerHeight(in context: PageContext) -> Double {
    (Self.titleTop + context.scaled(.title2).lineHeight + Self.headerGap).rounded()
  }

  package func contentHeight(in context: PageContext) -> Double {
    let last = frame(of: fields.count - 1, context).maxY
    let covered = focused == nil ? context.safeArea.bottom : keyboardHeight
    return last + Self.margin + covered
  }

  // MARK: Layout

  private func fieldHeight(_ context: PageContext) -> Double {
    (context.scaled(.caption1).lineHeight + context.scaled(.body).lineHeight + 20).rounded()
  }

  /// A field's box in the scrolling content.
  private func frame(of index: Int, _ context: PageContext) -> Rect {
    let height = fieldHeight(context)
    return Rect(
      x: Self.margin, y: Self.contentTop + Double(index) * (height + Self.gap),
      width: context.size.width - 2 * Self.margin, height: height)
  }

  package func frame(of element: ElementID, in context: PageContext) -> Rect? {
    guard element.name == "field", fields.indices.contains(element.index) else { return nil }
    return frame(of: element.index, context)
  }

  /// The button's box from the sheet's top-left corner.
  private func doneFrame(_ context: PageContext) -> Rect {
    let size = context.text.size(of: doneRun(context))
    return Rect(
      x: context.size.width - Self.margin - size.width - 16, y: Self.titleTop - 8,
      width: size.width + 16, height: max(44, size.height))
  }

  private func doneRun(_ context: PageContext) -> TextRun {
    TextRun("Done", style: context.scaled(.headline), color: context.tint, lineLimit: 1)
  }

  // MARK: Drawing

  package mutating func marks(
    in context: PageContext, frame: Rect, scroll: Double, highlight: PageHighlight
  ) -> [Mark] {
    let header = headerHeight(in: context)
    let opening = Rect(
      x: frame.minX, y: frame.minY + header, width: frame.width,
      height: max(0, frame.height - header))
    let start = Point(x: opening.minX, y: opening.minY - context.snap(scroll))
    let fields = fields.indices.flatMap { index in
      field(index, highlight, context).map { $0.offset(by: start) }
    }
    var marks: [Mark] = [.fill(frame, context.surface), .clip(opening, .none, fields)]
    if scroll > 0.5 {
      let line = Rect(
        x: frame.minX, y: opening.minY - context.hairline, width: frame.width,
        height: context.hairline)
      marks.append(.fill(line, context.theme.separator))
    }
    return marks + self.header(highlight, context).map { $0.offset(by: frame.origin) }
  }

  private func header(_ highlight: PageHighlight, _ context: PageContext) -> [Mark] {
    let done = doneFrame(context)
    let right = focused == nil ? context.size.width - Self.margin : done.minX
    let title = context.fitted(
      TextRun(
        "Reserve a Table", style: context.scaled(.title2).weight(.bold),
        color: context.theme.label, width: right - Self.margin, lineLimit: 1))
    let middle = Self.titleTop + context.scaled(.title2).lineHeight / 2
    var marks: [Mark] = [
      .text(title, at: Point(x: Self.margin, y: middle - title.style.lineHeight / 2))
    ]
    if focused != nil {
      let run = doneRun(context)
      let at = Point(x: done.minX + 8, y: middle - run.style.lineHeight / 2)
      marks.append(.text(run, at: at))
    }
    return marks
  }

  private func field(
    _ index: Int, _ highlight: PageHighlight, _ context: PageContext
  ) -> [Mark] {
    let field = fields[index]
    let box = frame(of: index, context)
    let isHovered = highlight.hovered == ElementID("field", index)
    let label = TextRun(
      field.label, style: context.scaled(.caption1), color: context.theme.secondaryLabel,
      width: box.width - 24, lineLimit: 1)
    let text = TextRun(
      field.text.isEmpty ? field.placeholder : field.text, style: context.scaled(.body),
      color: field.text.isEmpty ? context.theme.tertiaryLabel : context.theme.label,
      width: box.width - 28, lineLimit: 1)
    let textY = box.minY + 10 + label.style.lineHeight
    var marks: [Mark] = [
      .roundedFill(
        box, CornerRadii(10), isHovered ? context.theme.gray5 : context.theme.placeholder),
      .text(label, at: Point(x: box.minX + 12, y: box.minY + 8)),
      .text(text, at: Point(x: box.minX + 12, y: textY)),
    ]
    if focused == index {
      marks.append(.stroke(box, CornerRadii(10), width: 2, context.tint))
      let width = field.text.isEmpty ? -4 : min(context.text.size(of: text).width, box.width - 28)
      let caret = Rect(
        x: box.minX + 12 + width, y: textY + 1, width: 2, height: text.style.lineHeight - 2)
      marks.append(.roundedFill(caret, CornerRadii(1), context.tint))
    } else if highlight.focused == ElementID("field", index) {
      marks.append(FocusRing.mark(around: box, context))
    }
    return marks
  }

  package func element(at point: Point, scroll: Double, in context: PageContext) -> ElementID? {
    if focused != nil, doneFrame(context).contains(point) { return ElementID("done") }
    let header = headerHeight(in: context)
    guard point.y >= header else { return nil }
    let place = Point(x: point.x, y: point.y - header + scroll)
    let index = fields.indices.first { frame(of: $0, context).contains(place) }
    return index.map { ElementID("field", $0) }
  }

  package func element(after element: ElementID?, backwards: Bool) -> ElementID? {
    guard let element else { return ElementID("field", backwards ? fields.count - 1 : 0) }
    let index = element.index + (backwards ? -1 : 1)
    return fields.indices.contains(index) ? ElementID("field", index) : nil
  }
}
