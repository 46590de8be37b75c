import Canvas
import Scenes
import SheetKit

/// The window's whole content: the phone's screen on a quiet backdrop, and beside it the panel in
/// which it is tuned, explained and replayed.
///
///     var workbench = Workbench(setup: setup, showsBackdrop: true, text: text)
///     workbench.resize(to: window.size, pixelsPerPoint: 2)
///     let events = workbench.handle(event, at: time)
///     let picture = workbench.picture(at: time)
///
/// Nothing of it changes how a sheet moves: the phone gets the same events at the same times.
package struct Workbench {
  package internal(set) var phone: PhoneScreen
  package internal(set) var layout: StageLayout
  let showsBackdrop: Bool
  let text: any TextMeasuring
  var window: Size
  var pixelsPerPoint = 1.0

  var menu = SceneMenu()
  var panel = WorkbenchPanel()
  /// Whether the panel shows.
  package internal(set) var showsPanel: Bool
  /// What the panel's parts show, drawn last.
  var drawnPanel = DrawnPanel()
  var isToggleHovered = false
  var notice: Notice?
  /// Whether a click has taken away what was said of what goes on.
  var isProgressDismissed = false
  /// What is wrong with the configuration file; it shows where there is no newer notice.
  var livingNotice: Notice?
  /// The configuration file that the window lives with.
  var living: LivingFile?
  /// What is on its way into a file, the oldest first.
  var saving: [SheetConfiguration] = []
  var effects: [WorkbenchEffect] = []
  /// What the folder is called that files without a path are in; nil for the one it was started in.
  var shownFolder: String?
  /// Whether the stops and where the sheet would land are drawn over the phone.
  var showsWhy = true

  var tuner: Tuner
  var keeper = GestureKeeper()
  /// The recording or the opened script that was shown last, until something else moves.
  var held: Playback?
  var comparison: Comparison?
  var playback: Playback?
  var playbackSpeed = Playback.Speed.normal
  var session: Session?
  var isRecording = false
  /// Whether the whole run is kept, by `--record`.
  var isRunRecorded = false
  /// The latest time on the phone's clock.
  var clock: Seconds = 0
  var sceneStart: Seconds = 0
  /// What the scene `restaurants-stored-detent` was left at.
  package internal(set) var storedSelection: Detent?

  /// `showsBackdrop` false makes the window exactly the phone's screen, without a panel.
  package init(
    setup: PhoneSetup, showsBackdrop: Bool, showsPanel: Bool = false, text: any TextMeasuring
  ) {
    var setup = setup
    setup.roundsDisplay = showsBackdrop
    phone = PhoneScreen(setup: setup, text: text)
    tuner = Tuner(base: Subject(phone))
    self.text = text
    storedSelection = setup.storedSelection
    self.showsBackdrop = showsBackdrop
    self.showsPanel = showsBackdrop && showsPanel
    window = setup.device.size
    layout = StageLayout(window: window, phone: window)
    if showsBackdrop { session = Session(phone, at: 0, isWanted: false) }
  }

  // MARK: Size

  /// The size in points that a window should have: no larger than `room`, with the phone smaller
  /// where that is less than it needs.
  package static func preferredSize(
    for phone: Size, showsBackdrop: Bool, showsPanel: Bool = false,
    in room: Size = Size(width: .infinity, height: .infinity)
  ) -> Size {
    let margin = showsBackdrop ? StageLayout.margin : 0
    let whole = phone.height + 2 * margin
    let zoom = min(1, room.height / whole)
    let least = showsBackdrop && showsPanel ? PanelLayout.wholeHeight : 0
    let height = min(max(whole * zoom, least), room.height)
    guard showsBackdrop, showsPanel else {
      let width = phone.width * zoom + 2 * margin
      guard width > room.width else { return Size(width: width, height: height) }
      return Size(width: room.width, height: height * (showsBackdrop ? 1 : room.width / width))
    }
    let beside = StageLayout.ruler + PanelLayout.width
    return Size(width: min(phone.width * zoom + margin + beside, room.width), height: height)
  }

  /// The size in points that the window should have: it changes when the phone is turned, and when
  /// the panel comes and goes.
  package func preferredSize(in room: Size = Size(width: .infinity, height: .infinity)) -> Size {
    Self.preferredSize(
      for: phone.size, showsBackdrop: showsBackdrop, showsPanel: showsPanel, in: room)
  }

  /// Whether a display of so many points has room for the panel beside a phone of half its size.
  package static func hasRoomForPanel(beside phone: Size, in room: Size) -> Bool {
    room.width >= phone.width / 2 + StageLayout.margin + PanelLayout.width
  }

  /// How much wider, in points, a window is with the panel than without.
  package static let panelRoom = StageLayout.ruler - StageLayout.margin + PanelLayout.width

  /// The window has a size in points, and each point so many pixels.
  package mutating func resize(to window: Size, pixelsPerPoint: Double) {
    guard window.width > 0, window.height > 0 else { return }
    self.window = window
    self.pixelsPerPoint = pixelsPerPoint
    layOut()
  }

  mutating func layOut() {
    layout = StageLayout(
      window: window, phone: shownSize, margin: showsBackdrop ? StageLayout.margin : 0,
      showsPanel: showsPanel)
    phone.setPixelScale(pixelsPerPoint * layout.zoom)
    playback?.setPixelScale(pixelsPerPoint * layout.zoom)
    if let frame = layout.panel { panel.resize(height: frame.height) }
  }

  // MARK: Time

  package mutating func advance(to time: Seconds) -> [PhoneEvent] {
    clock = max(clock, time)
    return remember(phone.advance(to: clock))
  }

  /// Whether the picture changes by itself at that time.
  package func needsFrame(at time: Seconds) -> Bool {
    if let expiry = notice?.expiry, expiry <= time { return true }
    guard let playback else { return phone.needsFrame(at: time) }
    return playback.isRunning(at: time)
  }

  /// Whether something moves by itself at that time.
  package func isAnimating(at time: Seconds) -> Bool {
    guard let playback else { return phone.isAnimating(at: time) }
    return playback.isRunning(at: time)
  }

  /// When something is due next by itself after a time, or nil. What only changes how it looks waits
  /// until it can be seen.
  package func nextDeadline(after time: Seconds, isSeen: Bool) -> Seconds? {
    guard isSeen else { return phone.nextDeadline }
    let changes = [phone.nextChange(after: time), notice?.expiry]
    return changes.compactMap(\.self).min()
  }

  // MARK: The phone

  func onPhoneClock(_ time: Seconds) -> Seconds {
    // Files keep whole microseconds: what is done at such times replays exactly.
    max(clock, (time * 1_000_000).rounded(.up) / 1_000_000)
  }

  mutating func onPhone(_ event: InputEvent, at time: Seconds) -> [PhoneEvent] {
    perform(.event(event), at: time)
  }

  /// Does something to the phone, and keeps it.
  mutating func perform(_ action: Script.Action, at time: Seconds) -> [PhoneEvent] {
    let now = onPhoneClock(time)
    clock = now
    session?.append(action, at: now)
    guard showsBackdrop else { return remember(phone.perform(action, at: now)) }
    keeper.note(action, on: phone, at: now)
    let events = remember(phone.perform(action, at: now))
    keeper.noteInput(to: phone, at: now)
    return events
  }

  /// Begins another scene, with its own configuration.
  mutating func show(_ scene: SceneName, at time: Seconds) {
    let taken = isRecording ? session?.finished(at: onPhoneClock(time)) : nil
    if notice?.kind == .information { notice = nil }
    var setup = phone.setup
    setup.scene = scene
    setup.configuration = nil
    setup.policy = nil
    setup.startsPresented = nil
    setup.storedSelection = storedSelection
    start(setup, at: time, isSessionWanted: isRunRecorded)
    if let taken { keep(taken) }
  }

  /// Begins anew on a phone set up like this.
  mutating func start(_ setup: PhoneSetup, at time: Seconds, isSessionWanted: Bool) {
    let now = onPhoneClock(time)
    clock = now
    var setup = setup
    setup.roundsDisplay = showsBackdrop
    phone = PhoneScreen(setup: setup, text: text, at: now)
    sceneStart = now
    tuner = Tuner(base: Subject(phone))
    keeper.forget()
    comparison = nil
    playback = nil
    held = nil
    isRecording = false
    if session != nil { session = Session(phone, at: now, isWanted: isSessionWanted) }
    layOut()
  }

  /// The last stop of the scene that remembers it, and what the events mean for what is kept.
  mutating func remember(_ events: [PhoneEvent]) -> [PhoneEvent] {
    guard !events.isEmpty else { return events }
    keeper.note(events, on: phone)
    guard phone.setup.scene == .restaurantsStoredDetent else { return events }
    for event in events where event.level == 0 {
      if case .didChangeSelectedDetent(let detent) = event.event.kind { storedSelection = detent }
    }
    return events
  }

  // MARK: The record of a whole run

  /// From now on everything that is done on the phone is kept as a script.
  package mutating func startRecording() {
    isRunRecorded = true
    session = Session(phone, at: clock, isWanted: true)
  }

  /// What has been done on the phone since the scene began; nil where it is not recorded.
  package var recording: Script? {
    guard let session, isRunRecorded else { return nil }
    return session.script
  }
}
