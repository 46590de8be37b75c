import Canvas
import Rendering
import SDLKit
import Scenes
import Workbench

/// The window's loop: sleeps until something happens, hands events on with their times, and draws
/// when the picture changes, at most once a refresh. The only reader of the clock.
struct Loop {
  let library: Library
  let window: Window
  let events: EventSource
  let clock: Clock
  private let presenter: any Presenter
  let resources: DrawingResources
  private let trace: LiveTrace?
  let unitsPerPoint: Double
  var workbench: Workbench
  private var pacer: FramePacer
  private var memory: SelectionMemory
  var screenClock = ScreenClock()
  /// The window's width before the panel came, in window units.
  var widthWithoutPanel: Int?
  /// Moves of the pointer since the last frame, with their times. Handled together just before the
  /// next one they cost little more than one of them: what they need is then at hand.
  private var moves: [TimedEvent] = []
  var isDirty = true
  private var isOver = false
  var fileWatch: FileWatch?
  /// Where files are written that a slow disk may hold up.
  let disk: WorkQueue
  let saved = Mailbox<ConfigurationSave.Outcome>()
  let savedPictures = Mailbox<SavedPicture>()
  /// The film that is being made.
  var movie: MovieMaker?

  init(
    stage: WindowStage, workbench: Workbench, trace: LiveTrace?, memory: SelectionMemory,
    disk: WorkQueue
  ) {
    library = stage.library
    window = stage.window
    events = stage.events
    clock = stage.clock
    presenter = stage.presenter
    resources = stage.resources
    unitsPerPoint = stage.unitsPerPoint
    pacer = FramePacer(refreshRate: stage.window.refreshRate)
    self.workbench = workbench
    self.trace = trace
    self.memory = memory
    self.disk = disk
    events.unitsPerPoint = unitsPerPoint
    layOut()
  }

  /// What was done on the phone as the text of a script, where that is recorded.
  var recordedScript: String? {
    workbench.recording.map { ScriptFile.value(of: $0).indented() + "\n" }
  }

  /// Runs until the window is closed.
  mutating func run() throws {
    try performEffects(at: screenClock.time(of: clock.now))
    while !isOver {
      let first = events.wait(timeout: timeout())
      screenClock.goOn(at: clock.now)
      if let first {
        try take(first)
        while let next = events.poll() { try take(next) }
      }
      let now = clock.now
      if mayKeepMoves(at: now) { continue }
      try handleMoves()
      try advance(to: now)
      if mustDraw(at: now), pacer.delay(at: now) <= 0 { try draw(at: now) }
      continueMovie(at: screenClock.time(of: now))
      screenClock.pause(at: now, isMoving: isMoving(at: now))
    }
  }

  /// Moves wait for the frame that shows them, and go before anything else.
  private mutating func take(_ event: TimedEvent) throws {
    if event.isMove { return moves.append(event) }
    try handleMoves()
    try handle(event)
  }

  private mutating func handleMoves() throws {
    while !moves.isEmpty { try handle(moves.removeFirst()) }
  }

  /// Whether the moves that wait have time until the next frame. What is due before it happens then,
  /// at its own time.
  private func mayKeepMoves(at now: Double) -> Bool {
    !moves.isEmpty && movie == nil && window.isSeen && pacer.delay(at: now) > 0
  }

  /// How long the loop may sleep: until the next frame, until something is due, or as long as it
  /// takes. What is left of the last millisecond, which the event queue cannot wait for, is slept
  /// here.
  private func timeout() -> Double? {
    guard let movie else { return timeoutWithoutFilm() }
    guard movie.isEncoding else { return 0 }
    return min(timeoutWithoutFilm() ?? .infinity, MovieMaker.patience)
  }

  private func timeoutWithoutFilm() -> Double? {
    let now = clock.now
    guard let delay = delay(at: now) else { return nil }
    guard delay > 0, delay < 0.001 else { return delay }
    clock.pause(until: now + delay)
    return 0
  }

  /// Seconds until the next frame, or else until something is due; nil where nothing is.
  private func delay(at now: Double) -> Double? {
    if mustDraw(at: now) { return pacer.delay(at: now) }
    let time = screenClock.time(at: now)
    return workbench.nextDeadline(after: time, isSeen: window.isSeen)
      .map { screenClock.delay(until: $0, at: now) }
  }

  /// A window that nobody can see draws nothing, and nothing wakes it up for that.
  private func mustDraw(at now: Double) -> Bool {
    window.isSeen
      && (isDirty || !moves.isEmpty || workbench.needsFrame(at: screenClock.time(at: now)))
  }

  private func isMoving(at now: Double) -> Bool {
    window.isSeen && workbench.isAnimating(at: screenClock.time(at: now))
  }

  private mutating func handle(_ event: TimedEvent) throws {
    switch event.event {
    case .quit: isOver = true
    case .hidden, .focusGained, .preferencesChanged: break
    case .wakeUp:
      isDirty = true
      try takeSaved(at: screenClock.time(of: event.time))
      try followFile(at: screenClock.time(of: event.time))
      try performEffects(at: screenClock.time(of: event.time))
    case .windowResized, .exposed:
      presenter.invalidate()
      layOut()
    case .renderTargetsLost:
      presenter.renderTargetsLost()
      isDirty = true
    case .displayChanged:
      pacer = FramePacer(refreshRate: window.refreshRate)
      layOut()
    case .input(let input):
      let time = screenClock.time(of: event.time)
      let shape = WindowShape(workbench)
      try note(workbench.handle(input, at: time))
      try performEffects(at: time)
      followSize(shape)
      window.setCursor(workbench.pointerShape)
      isDirty = true
    }
  }

  private mutating func advance(to now: Double) throws {
    let due = workbench.advance(to: screenClock.time(of: now))
    if !due.isEmpty { isDirty = true }
    try note(due)
  }

  mutating func note(_ events: [PhoneEvent]) throws {
    if !events.isEmpty { memory.note(workbench.storedSelection) }
    memory.note(showsPanel: workbench.showsPanel)
    try trace?.write(events)
  }

  private mutating func draw(at now: Double) throws {
    let time = screenClock.frameTime(at: now, lead: isMoving(at: now) ? lead : 0)
    try note(workbench.advance(to: time))
    pacer.frameBegan(at: now)
    try presenter.draw(workbench.picture(at: time), scale: pixelsPerPoint)
    // What moves now needs one more frame, which shows where it came to rest.
    isDirty = workbench.needsFrame(at: screenClock.time(at: now))
    try trace?.write(frames: workbench.phone.frames(at: time), at: time)
    reportProblems()
  }

  /// How far ahead of its drawing a frame is seen, in seconds: at the next refresh where drawing
  /// waits for it; else from now until the next frame, on average half a refresh.
  private var lead: Double {
    presenter.waitsForRefresh ? pacer.interval : pacer.interval / 2
  }

  private mutating func reportProblems() {
    for problem in resources.takeProblems() {
      Program.complain(problem)
      if workbench.showsPanel {
        workbench.tell(problem, isProblem: true, at: screenClock.time(at: clock.now))
      }
    }
  }
}
