import Scenes
import SheetKit
import Workbench

/// Remembers the last stop of the scene that asks for it, as soon as it changes.
struct SelectionMemory {
  private var selection: Detent?
  private var state: StateFile
  private var hasComplained = false

  init(state: StateFile) {
    selection = state.selection(of: .restaurantsStoredDetent)
    self.state = state
  }

  mutating func note(_ detent: Detent?) {
    guard let detent, detent != selection else { return }
    selection = detent
    state.setSelection(detent, of: .restaurantsStoredDetent)
    write()
  }

  private mutating func write() {
    do {
      try state.write()
    } catch {
      if !hasComplained { Program.complain("\(error); the last stop is not remembered") }
      hasComplained = true
    }
  }
}
