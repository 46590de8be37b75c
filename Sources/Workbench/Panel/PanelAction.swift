import Canvas

/// What the panel's buttons ask for.
enum PanelAction: Hashable, Sendable {
  case slot, undo, redo, resetAll, close
  case why, compare
  case record, play, stepBack, stepForward, speed, save, open
}

/// What the panel's buttons show.
struct PanelFacts: Hashable, Sendable {
  var slot = Tuner.Slot.a
  var canUndo = false
  var canRedo = false
  var isChanged = false
  var isRecording = false
  var isPlaying = false
  var hasMotion = false
  var speed = Playback.Speed.normal
  var isComparing = false
  var showsWhy = true

  /// The buttons above the inspector.
  func top(in frame: Rect) -> [ButtonBar<PanelAction>.Item] {
    typealias Item = ButtonBar<PanelAction>.Item
    let y = frame.minY + 9
    func place(_ x: Double, _ width: Double) -> Rect {
      Rect(x: x, y: y, width: width, height: 26)
    }
    return [
      Item(
        action: .slot, control: .segmented(["A", "B"], chosen: slot.rawValue),
        frame: place(16, 72), help: "Two sets of settings to compare; Ctrl+B changes over"),
      Item(
        action: .undo, control: .button(title: "", icon: "undo"), frame: place(98, 30),
        isEnabled: canUndo, help: "Undo, Ctrl+Z"),
      Item(
        action: .redo, control: .button(title: "", icon: "redo"), frame: place(132, 30),
        isEnabled: canRedo, help: "Redo, Ctrl+Shift+Z"),
      Item(
        action: .resetAll, control: .button(title: "Reset all", icon: nil), frame: place(172, 72),
        isEnabled: isChanged, help: "Every value as it was when the scene began"),
      Item(
        action: .why, control: .segmented(["Why"], chosen: showsWhy ? 0 : nil),
        frame: place(254, 52), help: "Stops, projection and landing place over the phone, Ctrl+Y"),
      Item(
        action: .close, control: .button(title: "", icon: "xmark"), frame: place(316, 28),
        help: "Hide the workbench, Ctrl+I"),
    ]
  }

  /// The buttons below the graph.
  func transport(in frame: Rect) -> [ButtonBar<PanelAction>.Item] {
    typealias Item = ButtonBar<PanelAction>.Item
    guard !frame.isEmpty else { return [] }
    func place(_ x: Double, _ width: Double, row: Double) -> Rect {
      Rect(x: x, y: frame.minY + 8 + row * 32, width: width, height: 26)
    }
    return [
      Item(
        action: .play, control: .button(title: "", icon: isPlaying ? "pause" : "play"),
        frame: place(16, 44, row: 0), isEnabled: hasMotion,
        help: "Play the last movement or the recording, Ctrl+P; Space while it is shown"),
      Item(
        action: .stepBack, control: .button(title: "", icon: "chevron-left"),
        frame: place(66, 30, row: 0), isEnabled: hasMotion,
        help: "A frame back, Left while a replay is shown"),
      Item(
        action: .stepForward, control: .button(title: "", icon: "chevron-right"),
        frame: place(100, 30, row: 0), isEnabled: hasMotion,
        help: "A frame on, Right while a replay is shown"),
      Item(
        action: .speed,
        control: .segmented(
          Playback.Speed.allCases.map(\.title),
          chosen: Playback.Speed.allCases.firstIndex(of: speed)),
        frame: place(140, 204, row: 0), help: "How fast a replay runs; , and . change it"),
      Item(
        action: .record,
        control: .button(title: isRecording ? "Stop" : "Record", icon: "record"),
        frame: place(16, 84, row: 1), isAlert: isRecording,
        help: isRecording
          ? "Stop, and show what was recorded, Ctrl+R"
          : "Record: the scene starts over, Ctrl+R"),
      Item(
        action: .save, control: .button(title: "Save…", icon: nil), frame: place(106, 64, row: 1),
        help: "Save as a script that replays to the pixel, Ctrl+Shift+S"),
      Item(
        action: .open, control: .button(title: "Open…", icon: nil), frame: place(176, 64, row: 1),
        help: "Open a script, configuration, code or restaurants, Ctrl+O; or drop it on the window"),
      Item(
        action: .compare, control: .segmented(["Compare A/B"], chosen: isComparing ? 0 : nil),
        frame: place(250, 94, row: 1), isEnabled: hasMotion,
        help: "The last movement under both settings, in the graph, Ctrl+D"),
    ]
  }
}
