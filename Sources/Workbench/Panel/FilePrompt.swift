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
  let entries: [String]
  private(set) var marked: Int?
  var problem: String?

  static let height = 210.0
  static let rowHeight = 24.0
  private static let mostRows = 4

  init(
    _ purpose: Purpose, path: String, title: String, folder: String, entries: [String] = []
  ) {
    self.purpose = purpose
    self.folder = folder
    self.title = title
    field = FieldEditor(path)
    self.entries = entries
  }

  /// The entries that are seen: around the marked one.
  var shownEntries: Range<Int> {
    let first = max(0, min((marked ?? 0) - 1, entries.count - Self.mostRows))
    return first..<min(entries.count, first + Self.mostRows)
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
      problem = nil
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
    for (place, index) in shownEntries.enumerated()
    where rowFrame(place, width: width).contains(point) {
      return .chosen(entries[index])
    }
    return .handled
  }

  private mutating func key(_ key: Key) -> Answer {
    switch key {
    case .escape: return .cancelled
    case .enter: return confirm()
    case .down, .up:
      guard !entries.isEmpty else { break }
      let step = key == .down ? 1 : -1
      let next = min(max((marked ?? -1) + step, 0), entries.count - 1)
      marked = next
      field = FieldEditor(entries[next])
    default: _ = field.press(key)
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
