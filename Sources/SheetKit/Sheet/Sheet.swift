/// A bottom sheet as a value: feed it inputs with their times, ask it for its presentation at any
/// time. Times must not go back; an earlier one counts as the latest.
///
///     var sheet = Sheet(
///       configuration: SheetConfiguration().presentationDetents([.medium, .large]),
///       container: Container(width: 390, height: 844, safeArea: .init(top: 47, bottom: 34)))
///     let events = sheet.handle(.present, at: 0)
///     let picture = sheet.presentation(at: 0.1)      // picture.top, picture.dim, …
///
/// It knows heights, not pictures: the caller draws, and says what lies under a pointer. It starts
/// no timers: ``nextDeadline`` says when to call ``advance(to:)`` at the latest.
public struct Sheet: Sendable {
  /// The configuration; its `selection`, where bound, follows the user and code.
  public internal(set) var configuration: SheetConfiguration
  /// The container.
  public internal(set) var container: Container
  /// Whose geometry and look it has.
  public let profile: SheetProfile
  /// The stops of the configuration in the container.
  public internal(set) var ladder: DetentLadder
  /// What the sheet is doing.
  public internal(set) var phase: SheetPhase = .hidden
  /// The item of `sheet(item:)` that is up or on its way in, or nil.
  public internal(set) var item: String?
  /// Whether a sheet that it presents is up: then the user cannot dismiss it (SPEC §7). A
  /// ``SheetStack`` keeps it.
  public var isPresentingAnother = false

  /// The configuration as it was last given.
  var declared: SheetConfiguration
  /// The detent that the sheet is to stand on, active or not; nil before it is presented unbound.
  var selected: Detent?
  /// The position of the last active stop that it stood on, in points up.
  var lastPosition: Double?
  var contents: [SheetContent] = []
  var press: Press?
  var otherPointers: [PointerID] = []
  var tracker = VelocityTracker()
  var wheel: WheelSession?
  /// How much the keyboard covers, > 0, or nil.
  var keyboard: Double?
  var accessibility = AccessibilitySettings()
  var clock: Seconds = -.infinity
  var outbox: [SheetEvent] = []

  /// Makes a sheet, hidden, or at rest on its opening detent without an animation or event.
  public init(
    configuration: SheetConfiguration = SheetConfiguration(), container: Container,
    profile: SheetProfile = .iOS15to18, startsPresented: Bool = false
  ) {
    self.configuration = configuration
    self.declared = configuration
    self.container = container.real
    self.profile = profile
    self.ladder = DetentLadder(configuration, in: container, profile: profile)
    self.selected = configuration.selection
    if startsPresented { standWithoutMotion() }
  }

  /// Takes an input at a time, after everything that is due before it, and returns what happened.
  public mutating func handle(_ input: SheetInput, at time: Seconds) -> [SheetEvent] {
    let now = tick(time)
    meetDeadlines(upTo: now)
    apply(input, at: now)
    meetDeadlines(upTo: now)
    return takeEvents()
  }

  /// Lets time pass: what is due up to `time` happens at its own, solved time.
  public mutating func advance(to time: Seconds) -> [SheetEvent] {
    meetDeadlines(upTo: tick(time))
    return takeEvents()
  }

  private mutating func tick(_ time: Seconds) -> Seconds {
    if time.isFinite { clock = max(clock, time) } else if !clock.isFinite { clock = 0 }
    return clock
  }

  private mutating func takeEvents() -> [SheetEvent] {
    guard !outbox.isEmpty else { return [] }
    defer { outbox = [] }
    return outbox
  }

  mutating func emit(_ kind: SheetEvent.Kind, _ reason: SheetEvent.Reason, at time: Seconds) {
    outbox.append(SheetEvent(time: time, kind: kind, reason: reason))
  }
}

/// The accessibility settings that change how a sheet moves.
struct AccessibilitySettings: Hashable, Sendable {
  var reducesMotion = false
  var prefersCrossFade = false

  /// Whether presenting and dismissing fade in place: only with Reduce Motion (SPEC §6).
  var fades: Bool { reducesMotion && prefersCrossFade }
}
