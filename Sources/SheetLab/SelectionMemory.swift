import Scenes
import SheetKit
import Workbench

/// Remembers the last stop of the scene that asks for it, and whether the panel shows, as soon as
/// they change.
struct SelectionMemory {
  private var selection: Detent?
  /// As the window began with it, and as it was remembered last.
  private var showsPanel: Bool
  private let writer: StateWriter
  private let isPanelRemembered: Bool

  init(selection: Detent?, showsPanel: Bool, isPanelRemembered: Bool, writer: StateWriter) {
    self.showsPanel = showsPanel
    self.isPanelRemembered = isPanelRemembered
    self.selection = selection
    self.writer = writer
  }

  mutating func note(_ detent: Detent?) {
    guard let detent, detent != selection else { return }
    selection = detent
    writer.add { $0.setSelection(detent, of: .restaurantsStoredDetent) }
  }

  /// Whether the panel shows now. A window that never had one changes nothing.
  mutating func note(showsPanel shows: Bool) {
    guard isPanelRemembered, shows != showsPanel else { return }
    showsPanel = shows
    writer.add { $0.setShowsPanel(shows) }
  }
}
