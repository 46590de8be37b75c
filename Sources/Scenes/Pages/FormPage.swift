import Canvas

/// Labelled text fields under a title, with a button that ends typing.
package struct FormPage: SheetPage {
  struct Field: Hashable, Sendable {
    var label: String
    var placeholder: String
    var text = ""
  }

  private(set) var fields: [Field]
  /// The field that is typed into, or nil.
  var focused: Int?

  private static let margin = 16.0
  private static let titleTop = 28.0
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

  package func headerHeight(in context: PageContext) -> Double { 0 }
  package func contentHeight(in context: PageContext) -> Double { 0 }

  // MARK: Layout, from the sheet's top-left corner

  private func titleBottom(_ context: PageContext) -> Double {
    Self.titleTop + context.scaled(.title2).lineHeight
  }

  private func fieldHeight(_ context: PageContext) -> Double {
    context.scaled(.caption1).lineHeight + context.scaled(.body).lineHeight + 20
  }

  private func frame(of index: Int, _ context: PageContext) -> Rect {
    let height = fieldHeight(context)
    return Rect(
      x: Self.margin, y: titleBottom(context) + 16 + Double(index) * (height + 10),
      width: context.size.width - 2 * Self.margin, height: height)
  }

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
    let title = TextRun(
      "Reserve a Table", style: context.scaled(.title2).weight(.bold), color: context.theme.label,
      width: doneFrame(context).minX - Self.margin, lineLimit: 1)
    var marks: [Mark] = [.text(title, at: Point(x: Self.margin, y: Self.titleTop))]
    if focused != nil {
      let done = doneFrame(context)
      marks.append(.text(doneRun(context), at: Point(x: done.minX + 8, y: Self.titleTop + 3)))
    }
    for index in fields.indices { marks += field(index, highlight, context) }
    return [.fill(frame, context.surface)] + marks.map { $0.offset(by: frame.origin) }
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
      let width = field.text.isEmpty ? -3 : min(context.text.size(of: text).width, box.width - 28)
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
    let index = fields.indices.first { frame(of: $0, context).contains(point) }
    return index.map { ElementID("field", $0) }
  }

  package func element(after element: ElementID?, backwards: Bool) -> ElementID? {
    guard let element else { return ElementID("field", backwards ? fields.count - 1 : 0) }
    let index = element.index + (backwards ? -1 : 1)
    return fields.indices.contains(index) ? ElementID("field", index) : nil
  }
}
