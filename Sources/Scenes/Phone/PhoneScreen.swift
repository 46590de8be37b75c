import Canvas
import SheetKit

/// A phone's screen as a value: a scene, the sheets on it, and who has which pointer.
///
/// Feed it events with their times; ask it for its picture at any time. Times must not go back.
///
///     var phone = PhoneScreen(setup: setup, text: text)
///     let events = phone.handle(.pointerDown(Pointer(position: place), button: 1), at: 0.2)
///     let picture = phone.picture(at: 0.216)
package struct PhoneScreen {
  package internal(set) var setup: PhoneSetup
  package internal(set) var sheets: SheetStack
  var scene: any Scene
  /// What each sheet shows, the first one's first.
  var pages: [any SheetPage]
  /// The item that the first sheet shows.
  var shownItem: String?
  /// The scrolling of what lies behind the sheets.
  var backgroundScroll: ScrollPosition
  var presses: [Pointer.ID: Press] = [:]
  var wheelTarget: WheelTarget?
  var highlight = PhoneHighlight()
  var focus = PhoneFocus()
  /// What the mouse pointer looks like where it is.
  package internal(set) var pointerShape = PointerShape.arrow
  var indicators = ScrollIndicators()
  var chrome = ChromeLayers()
  var keyboard = KeyboardPanel()
  /// Whether keys come here: only then the focus has a ring.
  package var hasKeyboard = true
  /// When Space last activated something.
  var spaceActivated: Seconds?
  /// The scene's `pageRevision` that the pages were made at.
  private var shownRevision = 0
  /// What the scene will do by itself, by time.
  var scheduled: [TimedCommand]
  /// Taps that have reached what is behind the sheets.
  package internal(set) var taps = 0
  let text: any TextMeasuring

  /// The scene begins at `start`, in seconds on the caller's clock.
  package init(setup: PhoneSetup, text: any TextMeasuring, at start: Seconds = 0) {
    let scene = setup.scene.makeScene(setup)
    var configuration = setup.configuration ?? scene.configuration
    if let policy = setup.policy { configuration.policy = policy }
    let root = Sheet(
      configuration: configuration, container: setup.container, profile: setup.profile,
      startsPresented: setup.startsPresented ?? scene.startsPresented)
    self.setup = setup
    self.scene = scene
    self.text = text
    sheets = SheetStack(root: root)
    pages = [scene.sheetPage(item: nil, level: 0)]
    scheduled = scene.opening.map { TimedCommand(at: start + $0.time, $0.command) }
    backgroundScroll = ScrollPosition()
    _ = sheets.handle(.accessibility(.reduceMotion(setup.reduceMotion)), at: start)
    layOutBackground(at: start)
    _ = layOutSheet(0, at: start)
  }

  /// Lets time pass: what is due by itself happens at its own, solved time.
  package mutating func advance(to time: Seconds) -> [PhoneEvent] {
    guard let due = nextDeadline, due <= time else { return sheets.advance(to: time) }
    var events: [PhoneEvent] = []
    while let due = nextDeadline, due <= time {
      events += follow(sheets.advance(to: due), at: due)
      guard let next = scheduled.first, next.time <= due else { continue }
      scheduled.removeFirst()
      events += perform(next.command, at: next.time)
    }
    return events + follow(sheets.advance(to: time), at: time)
  }

  /// Whether anything moves by itself at that time.
  package func isAnimating(at time: Seconds) -> Bool {
    !scheduled.isEmpty || keyboard.isAnimating(at: time) || sheets.isAnimating(at: time)
      || backgroundScroll.isAnimating(at: time) || scene.background.isAnimating(at: time)
  }

  /// Whether the picture changes by itself at that time: motion, or a fading scroll indicator.
  package func needsFrame(at time: Seconds) -> Bool {
    isAnimating(at: time) || indicators.isFading(at: time)
  }

  /// When the picture begins to change by itself after a time at which it does not, or nil.
  package func nextChange(after time: Seconds) -> Seconds? {
    let fade = indicators.nextFade(after: time)
    guard let due = nextDeadline else { return fade }
    return min(due, fade ?? due)
  }

  /// Whether a button or a finger is down on it.
  package var isPressed: Bool { !presses.isEmpty }

  /// When something is due next by itself, or nil.
  package var nextDeadline: Seconds? {
    guard let next = scheduled.first?.time else { return sheets.nextDeadline }
    return sheets.nextDeadline.map { min($0, next) } ?? next
  }

  /// What a trace says at a time: one state a sheet.
  package func frames(at time: Seconds) -> [FrameState] {
    sheets.sheets.indices.map { level in
      FrameState(
        level: level, presentation: sheets.presentation(of: level, at: time), taps: taps)
    }
  }

  // MARK: Contexts and layout

  /// Read where it is: `root` would copy the whole sheet, and this is asked for often.
  var container: Container { sheets.sheets[0].container }

  /// The screen's size in points.
  package var size: Size { Size(width: container.width, height: container.height) }

  /// The radius of the display's corners in points: tablets' are small, those of devices with a home
  /// button square.
  package var cornerRadius: Double {
    guard container.safeArea.bottom > 0 else { return 0 }
    return min(size.width, size.height) >= 744 ? 18 : 44
  }

  var backgroundContext: PageContext {
    PageContext(
      size: size, safeArea: container.safeArea, theme: setup.theme,
      textScale: setup.textSize, pixelScale: setup.pixelScale, text: text)
  }

  func sheetContext(_ level: Int, _ presentation: SheetPresentation) -> PageContext {
    var context = backgroundContext
    let card = presentation.card
    context.size = Size(width: card.width / card.scale, height: presentation.layoutHeight)
    if presentation.style == .floatingCard || presentation.style == .popover {
      context.safeArea = EdgeInsets()
    }
    context.tint = context.theme.tint
    context.surface = surface(of: level, presentation).pageColor
    return context
  }

  func surface(of level: Int, _ presentation: SheetPresentation) -> SheetSurface {
    SheetSurface(
      sheets.sheets[level].configuration.background, glass: presentation.card.glass,
      theme: setup.theme)
  }

  mutating func layOutBackground(at time: Seconds) {
    let context = backgroundContext
    backgroundScroll.resize(
      contentHeight: scene.background.contentHeight(in: context),
      viewportHeight: context.size.height, at: time)
  }

  /// Tells the sheet at a level how tall its content is, and answers what the sheet did then.
  mutating func layOutSheet(_ level: Int, at time: Seconds) -> [PhoneEvent] {
    let presentation = sheets.presentation(of: level, at: time)
    let context = sheetContext(level, presentation)
    var height = pages[level].contentHeight(in: context)
    if presentation.style == .popover, height > popoverRoom {
      // A card's room is the safe area; what the control leaves less is scrolled to as well.
      height += max(
        0, container.height - container.safeArea.top - container.safeArea.bottom - popoverRoom)
    }
    let metrics = ContentMetrics(
      id: 0, height: height, headerHeight: pages[level].headerHeight(in: context))
    let events = sheets.handle(.content([metrics]), at: time, level: level)
    dropPages()
    return events
  }

  /// The same of every sheet that is still there when its turn comes.
  mutating func layOutSheets(at time: Seconds) -> [PhoneEvent] {
    dropPages()
    var events: [PhoneEvent] = []
    for level in pages.indices where level < pages.count { events += layOutSheet(level, at: time) }
    return events
  }

  /// A dismissal may end within any input, a resize for one: the pages of sheets that are gone go.
  private mutating func dropPages() {
    pages.removeLast(max(0, pages.count - sheets.sheets.count))
  }

  /// Keeps pages and scene in step with what the sheets did, and passes the events on.
  mutating func follow(_ events: [PhoneEvent], at time: Seconds) -> [PhoneEvent] {
    var events = events
    dropPages()
    while pages.count < sheets.sheets.count {
      pages.append(scene.sheetPage(item: nil, level: pages.count))
      events += layOutSheet(pages.count - 1, at: time)
    }
    events += showItem(at: time)
    events += refreshPages(at: time)
    followFocus(at: time)
    if !events.isEmpty { layOutBackground(at: time) }
    return events + answers(to: events, at: time)
  }

  /// What the scene asks for when it hears of the events.
  private mutating func answers(to events: [PhoneEvent], at time: Seconds) -> [PhoneEvent] {
    var answers: [PhoneEvent] = []
    for event in events {
      for command in scene.note(event.event, level: event.level) {
        answers += perform(command, at: time)
      }
    }
    return answers
  }

  /// The scene shows something else for the same items.
  private mutating func refreshPages(at time: Seconds) -> [PhoneEvent] {
    guard scene.pageRevision != shownRevision else { return [] }
    shownRevision = scene.pageRevision
    for level in pages.indices {
      pages[level] = scene.sheetPage(item: level == 0 ? shownItem : nil, level: level)
    }
    return layOutSheets(at: time)
  }

  /// A new item's content appears once the sheet of the old one is gone.
  private mutating func showItem(at time: Seconds) -> [PhoneEvent] {
    let item = sheets.sheets[0].item
    let phase = sheets.sheets[0].phase.name
    scene.sheetPhase(phase)
    if phase == .hidden || phase == .dismissing { scene.sheetShows(item: nil) }
    guard let item, item != shownItem, phase != .dismissing else {
      if item != nil, phase != .dismissing { scene.sheetShows(item: item) }
      return []
    }
    shownItem = item
    pages[0] = scene.sheetPage(item: item, level: 0)
    scene.sheetShows(item: item)
    return layOutSheet(0, at: time)
  }
}
