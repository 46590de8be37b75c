import Canvas
import Scenes
import SheetKit

/// The window's whole content: the phone's screen on a quiet backdrop.
///
///     var workbench = Workbench(setup: setup, showsBackdrop: true, text: text)
///     workbench.resize(to: window.size, pixelsPerPoint: 2)
///     let events = workbench.handle(event, at: time)
///     let picture = workbench.picture(at: time)
package struct Workbench {
  package private(set) var phone: PhoneScreen
  package private(set) var layout: StageLayout
  private let showsBackdrop: Bool
  private var window: Size
  private var pixelsPerPoint = 1.0
  private var menu = SceneMenu()
  private let text: any TextMeasuring
  /// What has been done on the phone since the scene began; nil where it is not recorded.
  package private(set) var recording: Script?
  private var sceneStart: Seconds = 0
  /// What the scene `restaurants-stored-detent` was left at.
  package private(set) var storedSelection: Detent?

  /// `showsBackdrop` false makes the window exactly the phone's screen.
  package init(setup: PhoneSetup, showsBackdrop: Bool, text: any TextMeasuring) {
    var setup = setup
    setup.roundsDisplay = showsBackdrop
    phone = PhoneScreen(setup: setup, text: text)
    self.text = text
    storedSelection = setup.storedSelection
    self.showsBackdrop = showsBackdrop
    window = setup.device.size
    layout = StageLayout(window: window, phone: window)
  }

  /// The size in points that a window on a phone's screen should have.
  package static func preferredSize(for phone: Size, showsBackdrop: Bool) -> Size {
    let room = showsBackdrop ? 2 * StageLayout.margin : 0
    return Size(width: phone.width + room, height: phone.height + room)
  }

  /// The size in points that the window should have: it changes when the phone is turned.
  package var preferredSize: Size {
    Self.preferredSize(for: phone.size, showsBackdrop: showsBackdrop)
  }

  /// The window has a size in points, and each point so many pixels.
  package mutating func resize(to window: Size, pixelsPerPoint: Double) {
    guard window.width > 0, window.height > 0 else { return }
    self.window = window
    self.pixelsPerPoint = pixelsPerPoint
    layOut()
  }

  private mutating func layOut() {
    layout = StageLayout(
      window: window, phone: phone.size, margin: showsBackdrop ? StageLayout.margin : 0)
    phone.setPixelScale(pixelsPerPoint * layout.zoom)
  }

  /// What the mouse pointer looks like where it is.
  package var pointerShape: PointerShape { menu.isHovered ? .hand : phone.pointerShape }

  /// Takes an event in the window's points.
  package mutating func handle(_ event: InputEvent, at time: Seconds) -> [PhoneEvent] {
    let onStage = event.moved { layout.onStage($0) }
    let choice = menu.handle(
      onStage, over: layout.screen, current: phone.setup.scene, text: text)
    switch choice {
    case .scene(let scene)?:
      show(scene, at: time)
      return []
    case .nothing?: return isAway(event) ? onPhone(.hover(nil), at: time) : []
    case nil: break
    }
    if isAway(event) { return [] }
    if case .hover(let point?) = event, !isOnScreen(point) {
      return onPhone(.hover(nil), at: time)
    }
    return onPhone(event.moved { layout.onScreen($0) }, at: time)
  }

  /// Whether a press or a turn of the wheel is beside the phone's screen.
  private func isAway(_ event: InputEvent) -> Bool {
    switch event {
    case .pointerDown(let pointer, _): !isOnScreen(pointer.position)
    case .wheel(let wheel): !isOnScreen(wheel.position)
    default: false
    }
  }

  private mutating func onPhone(_ event: InputEvent, at time: Seconds) -> [PhoneEvent] {
    let milliseconds = ((time - sceneStart) * 1_000_000).rounded() / 1000
    recording?.inputs.append(Script.Input(at: milliseconds, .event(event)))
    return remember(phone.handle(event, at: time))
  }

  /// Begins another scene, with its own configuration.
  private mutating func show(_ scene: SceneName, at time: Seconds) {
    var setup = phone.setup
    setup.scene = scene
    setup.configuration = nil
    setup.startsPresented = nil
    setup.storedSelection = storedSelection
    phone = PhoneScreen(setup: setup, text: text, at: time)
    sceneStart = time
    if recording != nil { startRecording() }
    layOut()
  }

  /// The last stop of the scene that remembers it.
  private mutating func remember(_ events: [PhoneEvent]) -> [PhoneEvent] {
    guard phone.setup.scene == .restaurantsStoredDetent else { return events }
    for event in events where event.level == 0 {
      if case .didChangeSelectedDetent(let detent) = event.event.kind { storedSelection = detent }
    }
    return events
  }

  /// Whether a position in the window's points is on the phone's screen.
  private func isOnScreen(_ position: Point) -> Bool {
    Rect(size: phone.size).contains(layout.onScreen(position))
  }

  package mutating func advance(to time: Seconds) -> [PhoneEvent] {
    remember(phone.advance(to: time))
  }

  /// From now on everything that is done on the phone is kept as a script.
  package mutating func startRecording() { recording = Script(phone.setup) }

  package mutating func picture(at time: Seconds) -> Picture {
    if layout.screen.size != phone.size { layOut() }
    let screen = layout.screen
    let marks = phone.marks(at: time, origin: screen.origin)
    guard layout.stage != screen.size || menu.isOpen else {
      return Picture(size: layout.stage, background: .black, marks: marks)
    }
    let theme = BackdropTheme.of(phone.setup.appearance)
    var all = showsBackdrop ? theme.marks(around: screen, corner: phone.cornerRadius) : []
    all.append(.clip(screen, CornerRadii(showsBackdrop ? phone.cornerRadius : 0), marks))
    if showsBackdrop || menu.isOpen {
      all += menu.marks(
        over: screen, current: phone.setup.scene, theme: .of(phone.setup.appearance), text: text)
    }
    return Picture(size: layout.stage, background: theme.color, marks: all)
  }
}

extension InputEvent {
  /// The event with its positions mapped.
  fileprivate func moved(_ map: (Point) -> Point) -> InputEvent {
    func moved(_ pointer: Pointer) -> Pointer {
      var result = pointer
      result.position = map(pointer.position)
      return result
    }
    switch self {
    case .pointerDown(let pointer, let button): return .pointerDown(moved(pointer), button: button)
    case .pointerMove(let pointer): return .pointerMove(moved(pointer))
    case .pointerUp(let pointer, let button): return .pointerUp(moved(pointer), button: button)
    case .hover(let point): return .hover(point.map(map))
    case .wheel(var wheel):
      wheel.position = map(wheel.position)
      return .wheel(wheel)
    case .pointerCancel, .key, .text, .focusLost, .drop: return self
    }
  }
}
