import Canvas
import Scenes
import SheetKit

/// What the window shows.
extension Workbench {
  package mutating func picture(at time: Seconds) -> Picture {
    followShownSize()
    observe(at: time)
    phone.hasKeyboard = panel.zone == nil && panel.prompt == nil
    if let expiry = notice?.expiry, expiry <= time { notice = nil }
    let screen = layout.screen
    let marks = screenMarks(at: time)
    guard
      layout.stage != screen.size || menu.isOpen || showsPanel || notice != nil
        || livingNotice != nil
    else {
      return Picture(size: layout.stage, background: .black, marks: marks)
    }
    let appearance = shownAppearance(at: time)
    let theme = BackdropTheme.of(appearance)
    let panelTheme = PanelTheme.of(appearance)
    var all = showsBackdrop ? theme.marks(around: screen, corner: phone.cornerRadius) : []
    all.append(.clip(screen, CornerRadii(showsBackdrop ? phone.cornerRadius : 0), marks))
    all += whyMarks(at: time, appearance)
    if let notice = notice ?? livingNotice {
      all += notice.marks(over: screen, theme: panelTheme, text: text)
    }
    if showsBackdrop || menu.isOpen {
      all += menu.marks(
        over: screen, current: phone.setup.scene, theme: .of(appearance), text: text)
    }
    all += replayBadge(theme: panelTheme)
    all += panelMarks(at: time, appearance)
    all += toggleMarks(theme: panelTheme)
    return Picture(size: layout.stage, background: theme.color, marks: all)
  }

  private func shownAppearance(at time: Seconds) -> Appearance {
    playback?.recording.start.setup.appearance ?? phone.setup.appearance
  }

  private mutating func screenMarks(at time: Seconds) -> [Mark] {
    let origin = layout.screen.origin
    guard let playback else { return phone.marks(at: time, origin: origin) }
    return playback.marks(at: time, origin: origin)
  }

  // MARK: The panel

  private mutating func panelMarks(at time: Seconds, _ appearance: Appearance) -> [Mark] {
    guard showsPanel, let frame = layout.panel else { return [] }
    let theme = PanelTheme.of(appearance)
    refreshPanel(at: time)
    drawnPanel.update(panel, theme: theme, layout: layout, text: text)
    var marks: [Mark] = []
    let back = Rect(size: frame.size)
    if layout.isPanelOver {
      marks.append(.shadow(back, .none, Shadow(radius: 16, color: theme.shadow)))
    }
    let edge = Rect(x: -1, y: 0, width: 1, height: frame.height)
    marks.append(.fill(edge, theme.separator))
    var all = layout.onStage(marks, from: frame.origin) + drawnPanel.marks
    all += layout.onStage(motionMarks(at: time, appearance), from: frame.origin)
    let prompt = PanelPicture(panel: panel, theme: theme, text: PanelText(measure: text))
    return all + layout.onStage(prompt.promptMarks(), from: frame.origin)
  }

  /// Tells the panel what it shows.
  mutating func refreshPanel(at time: Seconds) {
    let subject = Subject(phone)
    tuner.follow(subject)
    if panel.inspector.show(subject, base: tuner.base, ladder: phone.sheets.root.ladder) {
      drawnPanel.isStale = true
    }
    let facts = PanelFacts(
      slot: tuner.active, canUndo: tuner.canUndo, canRedo: tuner.canRedo,
      isChanged: subject != tuner.base.followingSelection(of: subject),
      isRecording: isRecording, isPlaying: playback?.isRunning(at: time) ?? false,
      hasMotion: hasMotion, speed: playbackSpeed, isComparing: comparison != nil,
      showsWhy: showsWhy)
    if facts != panel.facts {
      panel.show(facts)
      drawnPanel.isStale = true
    }
  }

  // MARK: Beside the panel

  /// Says that what is seen is a replay.
  private func replayBadge(theme: PanelTheme) -> [Mark] {
    guard let playback else { return [] }
    let title = "\(playback.title) · \(playback.speed.title) · Esc returns to the live sheet"
    let run = TextRun(title, style: PanelText.small, color: theme.label, lineLimit: 1)
    let width = text.size(of: run).width
    let screen = layout.screen
    let box = Rect(
      x: (screen.midX - width / 2 - 10).rounded(), y: screen.maxY + 4, width: width + 20,
      height: 20)
    return [
      .roundedFill(box, CornerRadii(10), theme.card),
      .text(run, at: Point(x: box.minX + 10, y: box.minY + 3)),
    ]
  }

  private func toggleMarks(theme: PanelTheme) -> [Mark] {
    guard let frame = toggleFrame else { return [] }
    let icon = Rect(x: frame.midX - 8, y: frame.midY - 8, width: 16, height: 16)
    let back: [Mark] =
      isToggleHovered ? [.roundedFill(frame, CornerRadii(7), theme.label.opacity(0.12))] : []
    return layout.onStage(
      back + [.icon(IconMark("sliders", frame: icon, color: theme.label))], from: .zero)
  }
}
