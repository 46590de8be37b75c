import Canvas

/// Asks for the name of a file: to save to, or to open, with those that are there to choose from.
struct FilePrompt: Hashable, Sendable {
  enum Purpose: Hashable, Sendable { case save, open }

  enum Answer: Hashable, Sendable {
    case handled
    case cancelled
    case chosen(String)
  }

  let purpose: Purpose
  let title: String
  /// Where a name without a path is looked for, in few words.
  let folder: String
  private(set) var field: FieldEditor
  /// Files to choose from, by path.
  private(set) var list: FileList
  var problem: String?

  static let height = 210.0
  static let rowHeight = 24.0

  init(
    _ purpose: Purpose, path: String, title: String, folder: String, entries: [String] = []
  ) {
    self.purpose = purpose
    self.folder = folder
    self.title = title
    field = FieldEditor(path)
    list = FileList(entries)
  }

  // MARK: Layout, from the top-left corner of the prompt

  func fieldFrame(width: Double) -> Rect {
    Rect(x: 16, y: 36, width: width - 32, height: 26)
  }

  func rowFrame(_ place: Int, width: Double) -> Rect {
    Rect(
      x: 16, y: 68 + Double(place) * Self.rowHeight, width: width - 32, height: Self.rowHeight)
  }

  func buttons(width: Double) -> (cancel: Rect, confirm: Rect) {
    let y = Self.height - 38
    return (
      Rect(x: width - 184, y: y, width: 80, height: 26),
      Rect(x: width - 96, y: y, width: 80, height: 26)
    )
  }

  /// Beside the buttons.
  func folderFrame(width: Double) -> Rect {
    let buttons = buttons(width: width)
    return Rect(
      x: 16, y: buttons.cancel.minY, width: buttons.cancel.minX - 28, height: buttons.cancel.height)
  }

  // MARK: Input

  mutating func handle(_ event: InputEvent, width: Double) -> Answer {
    switch event {
    case .pointerDown(let pointer, 1): return press(pointer.position, width: width)
    case .text(let text):
      field.type(text)
      list.narrow(to: field.text)
      problem = nil
    case .wheel(let wheel):
      list.turn(byRows: wheel.isPrecise ? wheel.dy / Self.rowHeight : wheel.dy)
    case .key(.character("a"), .control): field.selectAll()
    case .key(let key, _): return self.key(key)
    default: break
    }
    return .handled
  }

  private mutating func press(_ point: Point, width: Double) -> Answer {
    let buttons = buttons(width: width)
    if buttons.cancel.contains(point) { return .cancelled }
    if buttons.confirm.contains(point) { return confirm() }
    for (place, index) in list.seen.enumerated()
    where rowFrame(place, width: width).contains(point) {
      return .chosen(list.names[index])
    }
    return .handled
  }

  private mutating func key(_ key: Key) -> Answer {
    switch key {
    case .escape: return .cancelled
    case .enter: return confirm()
    case .down, .up:
      if let name = list.mark(by: key == .down ? 1 : -1) { field = FieldEditor(name) }
    default:
      let before = field.text
      if field.press(key), field.text != before { list.narrow(to: field.text) }
    }
    problem = nil
    return .handled
  }

  private mutating func confirm() -> Answer {
    guard field.text.isEmpty else { return .chosen(field.text) }
    problem = "Expected a file name"
    return .handled
  }
}
