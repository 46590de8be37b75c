import SheetKit

/// The two slots A and B of settings to compare, each with its own undo.
struct Tuner: Sendable {
  enum Slot: Int, CaseIterable, Sendable { case a, b }

  private struct State: Sendable {
    var subject: Subject
    var history = EditHistory()
  }

  /// What everything was when the scene began: what a reset goes back to.
  let base: Subject
  private(set) var active = Slot.a
  private var states: [State]

  init(base: Subject) {
    self.base = base
    states = Slot.allCases.map { _ in State(subject: base) }
  }

  func subject(of slot: Slot) -> Subject { states[slot.rawValue].subject }

  var canUndo: Bool { states[active.rawValue].history.canUndo }
  var canRedo: Bool { states[active.rawValue].history.canRedo }

  /// The phone's settings are these now, by whoever's doing.
  mutating func follow(_ subject: Subject) { states[active.rawValue].subject = subject }

  mutating func edit(from before: Subject, _ edit: Inspector.Edit) {
    states[active.rawValue].history.record(
      before, edit.subject, control: edit.control, isFinal: edit.isFinal)
    states[active.rawValue].subject = edit.subject
  }

  mutating func undo(from subject: Subject) -> Subject? {
    states[active.rawValue].history.undo(from: subject)
  }

  mutating func redo(from subject: Subject) -> Subject? {
    states[active.rawValue].history.redo(from: subject)
  }

  /// Goes to a slot; returns what the phone's settings are to be.
  mutating func activate(_ slot: Slot, from subject: Subject) -> Subject {
    follow(subject)
    active = slot
    let wanted = states[slot.rawValue].subject.followingSelection(of: subject)
    states[slot.rawValue].subject = wanted
    return wanted
  }
}
