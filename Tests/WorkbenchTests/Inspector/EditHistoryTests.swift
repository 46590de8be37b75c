import SheetKit
import Testing

@testable import Workbench

@Suite struct EditHistoryTests {
  private func subject(response: Double, selection: Detent? = nil) -> Subject {
    var configuration = SheetConfiguration()
    configuration.tuning.response = response
    configuration.selection = selection
    return Subject(configuration: configuration)
  }

  @Test func undoAndRedoGoBackAndForth() {
    var history = EditHistory()
    let all = [0.3, 0.4, 0.5].map { subject(response: $0) }
    history.record(all[0], all[1], control: "a", isFinal: true)
    history.record(all[1], all[2], control: "b", isFinal: true)
    #expect(history.undo(from: all[2]) == all[1])
    #expect(history.undo(from: all[1]) == all[0])
    #expect(history.undo(from: all[0]) == nil)
    #expect(history.redo(from: all[0]) == all[1])
    #expect(history.redo(from: all[1]) == all[2])
    #expect(history.redo(from: all[2]) == nil)
  }

  @Test func aSliderIsOneStepUntilItIsLetGo() {
    var history = EditHistory()
    let all = [0.3, 0.4, 0.5, 0.6].map { subject(response: $0) }
    history.record(all[0], all[1], control: "a", isFinal: false)
    history.record(all[1], all[2], control: "a", isFinal: false)
    history.record(all[2], all[2], control: "a", isFinal: true)
    history.record(all[2], all[3], control: "a", isFinal: true)
    #expect(history.undo(from: all[3]) == all[2])
    #expect(history.undo(from: all[2]) == all[0])
  }

  @Test func anEditAfterUndoEndsWhatCouldBeRedone() {
    var history = EditHistory()
    let all = [0.3, 0.4, 0.5].map { subject(response: $0) }
    history.record(all[0], all[1], control: "a", isFinal: true)
    _ = history.undo(from: all[1])
    history.record(all[0], all[2], control: "a", isFinal: true)
    #expect(!history.canRedo)
    #expect(history.undo(from: all[2]) == all[0])
  }

  @Test func undoLeavesTheSheetWhereThePersonPutIt() {
    var history = EditHistory()
    let before = subject(response: 0.3, selection: .medium)
    let after = subject(response: 0.4, selection: .medium)
    history.record(before, after, control: "a", isFinal: true)
    let dragged = subject(response: 0.4, selection: .large)
    #expect(history.undo(from: dragged) == subject(response: 0.3, selection: .large))
  }
}

@Suite struct TunerTests {
  @Test func eachSlotKeepsItsOwnSettingsAndItsOwnUndo() {
    let base = Subject(configuration: SheetConfiguration())
    var tuner = Tuner(base: base)
    var edited = base
    edited.configuration.policy = .nearest
    let inB = tuner.activate(.b, from: base)
    tuner.edit(from: inB, Inspector.Edit(subject: edited, control: nil, isFinal: true))
    #expect(tuner.canUndo && tuner.subject(of: .a) != tuner.subject(of: .b))
    #expect(tuner.activate(.a, from: edited) == base)
    #expect(!tuner.canUndo)
    #expect(tuner.activate(.b, from: base) == edited)
    #expect(tuner.undo(from: edited) == base)
  }

  @Test func changingOverKeepsTheStopThatTheSheetStandsOn() {
    var base = Subject(configuration: SheetConfiguration())
    base.configuration.detents = [.medium, .large]
    base.configuration.selection = .medium
    var tuner = Tuner(base: base)
    var moved = base
    moved.configuration.selection = .large
    #expect(tuner.activate(.b, from: moved).configuration.selection == .large)
  }
}
