import Scenes
import SheetKit
import Workbench

/// Remembers the last stop of the scene that asks for it, and whether the panel shows, as soon as
/// they change.
struct SelectionMemory {
  private var selection: Detent?
  /// As the window began with it, and as it was remembered last.
  private var showsPanel: Bool
  private var state: StateFile
  private var hasComplained = false
  private let isPanelRemembered: Bool

  init(state: StateFile, showsPanel: Bool, isPanelRemembered: Bool) {
    self.showsPanel = showsPanel
    self.isPanelRemembered = isPanelRemembered
    selection = state.selection(of: .restaurantsStoredDetent)
    self.state = state
  }

  mutating func note(_ detent: Detent?) {
    guard let detent, detent != selection else { return }
    selection = detent
    state.setSelection(detent, of: .restaurantsStoredDetent)
    write()
  }

  /// Whether the panel shows now. A window that never had one changes nothing.
  mutating func note(showsPanel shows: Bool) {
    guard isPanelRemembered, shows != showsPanel else { return }
    showsPanel = shows
    state.setShowsPanel(shows)
    write()
  }

  private mutating func write() {
    do {
      try state.write()
    } catch {
      if !hasComplained {
        Program.complain("\(error); the last stop and the panel are not remembered")
      }
      hasComplained = true
    }
  }
}
