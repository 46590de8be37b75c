import Canvas
import Scenes
import SheetKit

/// The workbench's own keys. They work whoever has the keyboard, in the middle of a drag too.
extension Workbench {
  /// Nil where the key is not the workbench's.
  mutating func shortcut(
    _ key: Key, _ modifiers: Modifiers, at time: Seconds
  ) -> [PhoneEvent]? {
    guard showsBackdrop else { return nil }
    if key == .function(6) {
      moveKeyboard()
      return []
    }
    if let events = sharingKey(key, modifiers, at: time) { return events }
    guard modifiers.contains(.control), !modifiers.contains(.alt),
      case .character(let character) = key,
      let action = Self.action(of: character, isShifted: modifiers.contains(.shift))
    else { return nil }
    if action == .close {
      togglePanel()
      return []
    }
    drawnPanel.isStale = true
    if panel.inspector.editing != nil, action == .undo || action == .redo {
      panel.inspector.cancelEditing()
      return []
    }
    return perform(.use(action, .pressed), at: time)
  }

  private static func action(of character: Character, isShifted: Bool) -> PanelAction? {
    switch (character, isShifted) {
    case ("i", false): .close
    case ("z", false): .undo
    case ("z", true), ("y", false): .redo
    case ("b", false): .slot
    case ("d", false): .compare
    case ("e", false): .why
    case ("r", false): .record
    case ("p", false): .play
    case ("s", true): .save
    case ("o", false): .open
    default: nil
    }
  }

  /// To the panel, and back to the phone.
  private mutating func moveKeyboard() {
    if !showsPanel { togglePanel() }
    if panel.zone == nil { panel.takeKeyboard() } else { panel.leaveKeyboard() }
    drawnPanel.isStale = true
  }

  /// Keys while the phone shows a replay.
  mutating func replayKey(_ key: Key, at time: Seconds) {
    switch key {
    case .space: togglePlaying(at: time)
    case .left: playback?.step(-1, at: time)
    case .right: playback?.step(1, at: time)
    case .home: playback?.seek(to: 0)
    case .end: playback?.seek(to: .infinity)
    case .escape: leaveReplay()
    case .character(","): changeSpeed(by: 1, at: time)
    case .character("."): changeSpeed(by: -1, at: time)
    default: break
    }
  }

  private mutating func changeSpeed(by step: Int, at time: Seconds) {
    let all = Playback.Speed.allCases
    let index = (all.firstIndex(of: playbackSpeed) ?? 0) + step
    if all.indices.contains(index) { setSpeed(all[index], at: time) }
  }
}
