import Canvas

/// The open list of a menu control: where it stands over the inspector.
struct InspectorMenu {
  let frame: Rect
  let options: [String]
  let chosen: Int?
  let marked: Int

  static let rowHeight = 26.0
  private static let padding = 5.0

  /// Nil where no list is open. It stays inside what is seen of the inspector where it can.
  init?(_ inspector: Inspector) {
    guard let open = inspector.menu, let cell = inspector.cell(open.target),
      case .menu(let options, let chosen) = cell.control,
      let control = inspector.layout.frame(of: open.target)
    else { return nil }
    self.options = options
    self.chosen = chosen
    marked = open.marked
    let height = Double(options.count) * Self.rowHeight + 2 * Self.padding
    let width = max(control.width, 178)
    let below = control.minY - inspector.scroll - 2
    let highest = max(4, inspector.size.height - height - 4)
    frame = Rect(
      x: min(control.minX, inspector.size.width - width - 8), y: min(max(below, 4), highest),
      width: width, height: height)
  }

  func row(_ index: Int) -> Rect {
    Rect(
      x: frame.minX + Self.padding, y: frame.minY + Self.padding + Double(index) * Self.rowHeight,
      width: frame.width - 2 * Self.padding, height: Self.rowHeight)
  }

  /// The option at a place in what is seen of the inspector.
  func row(at point: Point) -> Int? { options.indices.first { row($0).contains(point) } }
}
