import Canvas

/// One line of text being edited: what is typed, and where the caret stands.
///
///     var editor = FieldEditor("0.4")       // all of it chosen: typing replaces it
///     editor.type("0.5")
///     editor.text                           // "0.5"
struct FieldEditor: Hashable, Sendable {
  private(set) var text: String
  /// Characters before the caret.
  private(set) var caret: Int
  /// Whether everything is chosen, as after a click into the field.
  private(set) var isAllSelected: Bool

  static let limit = 512

  init(_ text: String) {
    self.text = text
    caret = text.count
    isAllSelected = !text.isEmpty
  }

  /// The text before the caret.
  var beforeCaret: String { String(text.prefix(caret)) }

  mutating func type(_ new: String) {
    if isAllSelected { clear() }
    let shown = new.filter { !$0.isNewline && $0.unicodeScalars.allSatisfy { $0.value >= 32 } }
    let room = max(0, Self.limit - text.count)
    // A combining character joins the one before the caret.
    let head = text.prefix(caret) + shown.prefix(room)
    text = String(head + text.dropFirst(caret))
    caret = min(head.count, text.count)
  }

  mutating func selectAll() { isAllSelected = !text.isEmpty }

  /// Takes an editing key; false where it means nothing in a field.
  mutating func press(_ key: Key) -> Bool {
    switch key {
    case .backspace: erase(before: true)
    case .delete: erase(before: false)
    case .left: move(to: isAllSelected ? 0 : caret - 1)
    case .right: move(to: isAllSelected ? text.count : caret + 1)
    case .home: move(to: 0)
    case .end: move(to: text.count)
    default: return false
    }
    return true
  }

  private mutating func clear() {
    text = ""
    caret = 0
    isAllSelected = false
  }

  private mutating func erase(before: Bool) {
    guard !isAllSelected else { return clear() }
    let place = before ? caret - 1 : caret
    guard place >= 0, place < text.count else { return }
    text.remove(at: text.index(text.startIndex, offsetBy: place))
    caret = place
  }

  private mutating func move(to place: Int) {
    caret = min(max(place, 0), text.count)
    isAllSelected = false
  }
}
