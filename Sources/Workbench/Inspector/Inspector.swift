import Canvas
import SheetKit

/// The list of everything that can be tuned: what it shows, and what someone does to it.
///
///     var inspector = Inspector()
///     inspector.show(subject, base: base, ladder: ladder)
///     if case .changed(let edit) = inspector.handle(event) { … edit.subject … }
///
/// Events come in its own points: (0, 0) is the top-left corner of what is seen of it.
struct Inspector: Sendable {
  typealias Target = InspectorLayout.Target

  /// What an event came to.
  enum Answer: Sendable {
    /// It is not the inspector's.
    case ignored
    case handled
    case changed(Edit)
  }

  /// A new subject, and what was used to make it.
  struct Edit: Sendable {
    var subject: Subject
    /// The control; nil for what stands alone.
    var control: String?
    /// Whether the control is let go with it, so that the next edit is another one.
    var isFinal: Bool
  }

  /// The text being typed into a control.
  struct Editing: Hashable, Sendable {
    var control: String
    var field: FieldEditor
  }

  /// The open list of a control's options, and the marked one.
  struct OpenMenu: Hashable, Sendable {
    var target: Target
    var marked: Int
  }

  struct RefusedEdit: Hashable, Sendable {
    var row: String
    var reason: String
  }

  private(set) var sections: [InspectorSection] = []
  private(set) var layout = InspectorLayout([], width: 0, folded: [], refused: nil)
  private(set) var subject: Subject?
  private(set) var base: Subject?
  private(set) var ladder: DetentLadder?
  var size = Size.zero
  var scroll = 0.0
  var folded = InspectorSections.folded
  var hovered: Target?
  /// The row that is told about.
  var toldAbout: (section: Int, row: Int)?
  var focused: Target?
  var hasKeyboard = false
  /// Whether the focus is moved by keys: only then it has a ring.
  var showsFocus = false
  var sliding: Target?
  var editing: Editing?
  var menu: OpenMenu?
  var refused: RefusedEdit?
  var committed: Edit?

  /// The subject is this now. Returns whether that changes what it shows.
  mutating func show(_ subject: Subject, base: Subject, ladder: DetentLadder) -> Bool {
    guard subject != self.subject || base != self.base || ladder != self.ladder else {
      return false
    }
    if subject != self.subject { refused = nil }
    self.subject = subject
    self.base = base
    self.ladder = ladder
    let offered = menuOptions
    let (neighbours, slid) = (controlsBesideFocus, sliding.flatMap { cell($0)?.id })
    sections = InspectorSections.all(of: subject, base: base, ladder: ladder)
    if menuOptions != offered { menu = nil }
    layOut()
    if editing != nil, controlsBesideFocus != neighbours { cancelEditing() }
    if let slid { sliding = target(of: slid) }
    return true
  }

  /// What the open menu offers.
  private var menuOptions: [String]? {
    guard case .menu(let options, _)? = menu.flatMap({ cell($0.target)?.control }) else {
      return nil
    }
    return options
  }

  /// The controls of the section that has the focus. Where they become others, a text that is being
  /// typed would go into a value that it was not meant for.
  private var controlsBesideFocus: [String]? {
    guard case .cell(let section, _, _)? = focused, sections.indices.contains(section) else {
      return nil
    }
    return sections[section].rows.flatMap { $0.cells.map(\.id) }
  }

  /// Where a control stands now.
  private func target(of control: String) -> Target? {
    layout.places.first { cell($0.target)?.id == control }?.target
  }

  mutating func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    layOut()
  }

  /// What was at the focus may be gone: then its neighbour has it.
  private mutating func keepFocus() {
    guard let focused, layout.frame(of: focused) == nil else { return }
    guard case .cell(let section, _, _) = focused else {
      self.focused = nil
      return
    }
    self.focused =
      layout.places.last { place in
        switch place.target {
        case .header(let other), .cell(let other, _, _), .reset(let other, _): other == section
        }
      }?.target
  }

  mutating func layOut() {
    layout = InspectorLayout(
      sections, width: size.width, folded: folded, refused: refused?.row)
    scroll = min(max(scroll, 0), maximumScroll)
    keepFocus()
  }

  var maximumScroll: Double { max(0, layout.height - size.height) }

  /// What is told about the row under the mouse, else about the one with the keyboard.
  var note: RowNote? {
    if let told = toldAbout, let row = row(told.section, told.row) { return row.note }
    switch focused {
    case .cell(let section, let row, _)?, .reset(let section, let row)?:
      return self.row(section, row)?.note
    case .header?, nil: return nil
    }
  }

  func row(_ section: Int, _ row: Int) -> InspectorRow? {
    guard sections.indices.contains(section), sections[section].rows.indices.contains(row) else {
      return nil
    }
    return sections[section].rows[row]
  }

  func cell(_ target: Target) -> InspectorRow.Cell? {
    guard case .cell(let section, let row, let cell) = target,
      let item = self.row(section, row), item.cells.indices.contains(cell)
    else { return nil }
    return item.cells[cell]
  }

  // MARK: Edits

  /// Uses a control. A refused value leaves the subject as it is and says why, in place.
  mutating func use(
    _ target: Target, _ value: ControlValue, isFinal: Bool = true, by hand: String = ""
  ) -> Answer {
    guard let cell = cell(target), var changed = subject else { return .handled }
    do throws(Refusal) {
      try cell.edit(value, &changed)
    } catch {
      refuse(target, error.reason)
      return .handled
    }
    refuse(nil, "")
    return .changed(Edit(subject: changed, control: cell.id + hand, isFinal: isFinal))
  }

  mutating func reset(section: Int, row: Int) -> Answer {
    guard let reset = self.row(section, row)?.reset, var changed = subject, let base else {
      return .handled
    }
    refuse(nil, "")
    reset(&changed, base)
    return .changed(Edit(subject: changed, control: nil, isFinal: true))
  }

  mutating func refuse(_ target: Target?, _ reason: String) {
    guard case .cell(let section, let row, _)? = target, let row = self.row(section, row) else {
      guard refused != nil else { return }
      refused = nil
      return layOut()
    }
    refused = RefusedEdit(row: row.id, reason: reason)
    layOut()
  }

  /// Scrolls just far enough to show a section, or as much of it as there is room for.
  mutating func reveal(section: Int) {
    let top = layout.headerFrames[section].minY
    let next = section + 1
    let bottom =
      layout.headerFrames.indices.contains(next) ? layout.headerFrames[next].minY : layout.height
    if bottom > scroll + size.height { scroll = min(top, bottom - size.height, maximumScroll) }
  }

  /// Scrolls just far enough to show a control.
  mutating func reveal(_ target: Target) {
    guard let frame = layout.frame(of: target) else { return }
    let wanted = frame.inset(dx: 0, dy: -8)
    if wanted.minY < scroll { scroll = max(0, wanted.minY) }
    if wanted.maxY > scroll + size.height { scroll = min(maximumScroll, wanted.maxY - size.height) }
  }
}
