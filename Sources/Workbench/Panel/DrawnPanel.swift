import Canvas

/// The marks of the panel as they were last worked out: they are used again until something about
/// it has changed.
struct DrawnPanel: Sendable {
  var isStale = true
  private(set) var marks: [Mark] = []
  private var theme: PanelTheme?
  private var layout: StageLayout?

  /// On the stage.
  mutating func update(
    _ panel: WorkbenchPanel, theme: PanelTheme, layout: StageLayout, text: any TextMeasuring
  ) {
    guard isStale || theme != self.theme || layout != self.layout else { return }
    guard let frame = layout.panel else { return }
    isStale = false
    self.theme = theme
    self.layout = layout
    let picture = PanelPicture(panel: panel, theme: theme, text: PanelText(measure: text))
    marks = layout.onStage(picture.marks(), from: frame.origin)
  }
}
