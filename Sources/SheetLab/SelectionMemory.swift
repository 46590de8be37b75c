import Scenes
import SheetKit
import Workbench

/// Remembers the last stop of the scene that asks for it, as soon as it changes.
struct SelectionMemory {
  private let scene: SceneName
  private var state: StateFile
  private var hasComplained = false

  init(scene: SceneName, state: StateFile) {
    self.scene = scene
    self.state = state
  }

  mutating func note(_ events: [PhoneEvent]) {
    guard scene == .restaurantsStoredDetent else { return }
    for event in events where event.level == 0 {
      guard case .didChangeSelectedDetent(let detent) = event.event.kind else { continue }
      state.setSelection(detent, of: scene)
      write()
    }
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
