import Canvas

/// A column of centred texts and buttons: the content of the small scenes.
struct ButtonColumn: Hashable, Sendable {
  enum Item: Hashable, Sendable {
    case title(String)
    case text(String)
    /// Smaller and grey: what a value is at the moment.
    case note(String)
    case button(ProminentButton)
  }

  var items: [Item]

  private static let gap = 16.0
  private static let margin = 24.0

  var buttons: [ProminentButton] {
    items.compactMap { if case .button(let button) = $0 { button } else { nil } }
  }

  /// Where every item stands below `top`, in points.
  func frames(top: Double, in context: PageContext) -> [Rect] {
    var y = top
    return items.map { item in
      let size = size(of: item, in: context)
      defer { y += size.height + Self.gap }
      return Rect(
        x: ((context.size.width - size.width) / 2).rounded(), y: y.rounded(), width: size.width,
        height: size.height)
    }
  }

  func height(in context: PageContext) -> Double {
    frames(top: 0, in: context).last?.maxY ?? 0
  }

  func button(at point: Point, top: Double, in context: PageContext) -> ElementID? {
    for (item, frame) in zip(items, frames(top: top, in: context)) {
      if case .button(let button) = item, frame.contains(point) { return button.id }
    }
    return nil
  }

  /// Where a button stands, in points; nil for what is none of its buttons.
  func frame(of element: ElementID, top: Double, in context: PageContext) -> Rect? {
    zip(items, frames(top: top, in: context)).first { item, _ in
      if case .button(let button) = item { button.id == element } else { false }
    }?.1
  }

  func element(after element: ElementID?, backwards: Bool) -> ElementID? {
    let ids = buttons.map(\.id)
    guard let element, let index = ids.firstIndex(of: element) else {
      return backwards ? ids.last : ids.first
    }
    let next = index + (backwards ? -1 : 1)
    return ids.indices.contains(next) ? ids[next] : nil
  }

  func marks(
    top: Double, highlight: PageHighlight = .none, in context: PageContext
  ) -> [Mark] {
    zip(items, frames(top: top, in: context)).flatMap { item, frame -> [Mark] in
      if case .button(let button) = item {
        return button.marks(frame: frame, highlight: highlight, in: context)
      }
      return [.text(run(of: item, in: context), at: frame.origin)]
    }
  }

  private func size(of item: Item, in context: PageContext) -> Size {
    if case .button(let button) = item { return button.size(in: context) }
    let run = run(of: item, in: context)
    return Size(
      width: context.size.width - 2 * Self.margin, height: context.text.size(of: run).height)
  }

  private func run(of item: Item, in context: PageContext) -> TextRun {
    let (string, style, color): (String, TextStyle, Color) =
      switch item {
      case .title(let string): (string, .title2.weight(.bold), context.theme.label)
      case .text(let string): (string, .body, context.theme.label)
      case .note(let string): (string, .subheadline, context.theme.secondaryLabel)
      case .button(let button): (button.title, .body, context.tint)
      }
    return TextRun(
      string, style: context.scaled(style), color: color,
      width: context.size.width - 2 * Self.margin, alignment: .center)
  }
}
