import Canvas
import Scenes
import SheetKit

/// What is told about the motion: the sentence, the graph, and what is drawn over the phone.
extension Workbench {
  /// Looks at the phone once a picture.
  mutating func observe(at time: Seconds) {
    guard showsBackdrop, playback == nil else { return }
    if keeper.look(at: phone, at: time) {
      drawnPanel.isStale = true
      held = nil
    }
  }

  /// What the graph and the sentence are about.
  private var shownCurve: MotionCurve { playback?.curve ?? keeper.curve }

  private mutating func shownSheet(at time: Seconds) -> Sheet {
    let screen = playback?.screen(at: time) ?? phone
    return screen.sheets.sheets.last { $0.phase != .hidden } ?? screen.sheets.root
  }

  // MARK: The graph

  mutating func graphModel(at time: Seconds) -> MotionGraph.Model? {
    let curve = shownCurve
    guard showsPanel, curve.span != nil else { return nil }
    let sheet = shownSheet(at: time)
    let height = sheet.container.height
    let stops = sheet.ladder.stops.reversed().map {
      MotionGraph.Model.Stop(name: DetentTitle.of($0.detent), top: height - $0.position)
    }
    let window = sheet.configuration.tuning.velocityWindow
    return MotionGraph.Model(
      curve: curve, stops: stops, containerHeight: height,
      playhead: playback.map { $0.time(at: time) }, overlays: overlays(),
      fitWindow: curve.release.map { $0.time - window...$0.time },
      now: keeper.isInProgress && playback == nil ? time : nil)
  }

  private mutating func overlays() -> [MotionGraph.Model.Overlay] {
    let recording = playback?.recording ?? keeper.last
    guard comparison != nil, let recording else { return [] }
    comparison?.update(recording, tuner)
    return comparison?.results.map { .init(label: $0.label, curve: $0.curve) } ?? []
  }

  func motionGraph(_ model: MotionGraph.Model) -> MotionGraph {
    MotionGraph(
      model, in: panel.layout.graph, appearance: phone.setup.appearance, text: text)
  }

  /// In the panel's points.
  mutating func motionMarks(at time: Seconds, _ appearance: Appearance) -> [Mark] {
    let sentence = panel.layout.showsSentence ? sentenceMarks(at: time, appearance) : []
    guard panel.layout.showsGraph else { return sentence }
    let model =
      graphModel(at: time)
      ?? MotionGraph.Model(curve: MotionCurve(), containerHeight: phone.size.height)
    return sentence
      + MotionGraph.marks(model, in: panel.layout.graph, appearance: appearance, text: text)
  }

  // MARK: The sentence

  private mutating func sentenceMarks(at time: Seconds, _ appearance: Appearance) -> [Mark] {
    let theme = PanelTheme.of(appearance)
    let frame = panel.layout.sentence
    let explanation = self.explanation(at: time)
    let sentence =
      explanation?.sentence ?? "Let the sheet go, and here is why it went where it went."
    let run = TextRun(
      sentence, style: PanelText.strong,
      color: explanation == nil ? theme.secondaryLabel : theme.label,
      width: frame.width - 2 * PanelLayout.padding, lineLimit: 3)
    return [.text(run, at: Point(x: PanelLayout.padding, y: frame.minY + 7))]
  }

  private mutating func explanation(at time: Seconds) -> Explanation? {
    let sheet = shownSheet(at: time)
    let configuration = sheet.configuration
    if let live = sheet.predictedDecision(at: explainedTime(at: time)) {
      return Explanation(
        live: live, policy: configuration.policy, tuning: configuration.tuning,
        start: live.start)
    }
    guard let release = release(at: time) else { return nil }
    let under = playback == nil ? keeper.releasedUnder ?? configuration : configuration
    return Explanation(
      release.decision, policy: under.policy, tuning: under.tuning,
      start: release.decision.start)
  }

  /// The time on the clock of the phone that is seen.
  private func explainedTime(at time: Seconds) -> Seconds { playback?.time(at: time) ?? time }

  /// The last release; in a replay the last one up to the playhead.
  private func release(at time: Seconds) -> (time: Seconds, decision: SnapDecision)? {
    guard let playback else { return keeper.curve.release }
    var curve = playback.curve
    curve.events.removeAll { $0.time > playback.time(at: time) }
    return curve.release
  }

  // MARK: Over the phone

  mutating func whyMarks(at time: Seconds, _ appearance: Appearance) -> [Mark] {
    guard showsPanel, showsWhy, !layout.isPanelOver else { return [] }
    let sheet = shownSheet(at: time)
    guard sheet.phase != .hidden, [.sheet, .floatingCard].contains(sheet.ladder.style) else {
      return []
    }
    let now = explainedTime(at: time)
    let live = sheet.predictedDecision(at: now)
    let release = live == nil ? release(at: time) : nil
    var curve = shownCurve
    // A click has no path.
    if live == nil, release == nil { curve.finger = [] }
    if playback != nil { curve.finger.removeAll { $0.time > now } }
    let model = WhyOverlay.Model(
      sheet: sheet, decision: live ?? release?.decision, curve: curve, isLive: live != nil,
      at: now)
    return WhyOverlay.marks(
      model, over: layout.screen, appearance: appearance, corner: phone.cornerRadius, text: text)
  }
}
