import CSDL2
import Canvas

/// Reads the members of SDL's event union. Nothing else does.
struct EventDecoder {
  var unitsPerPoint = 1.0

  /// The size in window units of a window by its number; nil where there is none.
  var windowSize: (UInt32) -> Size? = EventDecoder.size(ofWindow:)

  private var pointers = PointerNumbers()

  mutating func decode(_ event: SDL_Event) -> LoopEvent? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: .quit
    case SDL_WINDOWEVENT: windowEvent(event.window)
    case SDL_MOUSEMOTION: motion(event.motion)
    case SDL_MOUSEBUTTONDOWN: button(event.button, isDown: true)
    case SDL_MOUSEBUTTONUP: button(event.button, isDown: false)
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: finger(event.tfinger)
    case SDL_KEYDOWN: key(event.key)
    case SDL_TEXTINPUT: text(event.text)
    case SDL_DROPFILE: drop(event.drop)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: .renderTargetsLost
    case SDL_DISPLAYEVENT: .displayChanged
    case SDL_LOCALECHANGED: .preferencesChanged
    default: nil
    }
  }

  private func windowEvent(_ event: SDL_WindowEvent) -> LoopEvent? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: .windowResized
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED,
      SDL_WINDOWEVENT_MAXIMIZED:
      .exposed
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: .hidden
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: .displayChanged
    case SDL_WINDOWEVENT_FOCUS_GAINED: .focusGained
    case SDL_WINDOWEVENT_FOCUS_LOST: .input(.focusLost)
    case SDL_WINDOWEVENT_LEAVE: .input(.hover(nil))
    case SDL_WINDOWEVENT_CLOSE: .quit
    default: nil
    }
  }
}

// MARK: The mouse

extension EventDecoder {
  private func point(_ x: Int32, _ y: Int32) -> Point {
    Point(x: Double(x) / unitsPerPoint, y: Double(y) / unitsPerPoint)
  }

  private func motion(_ event: SDL_MouseMotionEvent) -> LoopEvent? {
    guard event.which != touchMouse else { return nil }
    let position = point(event.x, event.y)
    guard event.state != 0 else { return .input(.hover(position)) }
    return pointers[.mouse].map { .input(.pointerMove(Pointer(id: $0, position: position))) }
  }

  private mutating func button(_ event: SDL_MouseButtonEvent, isDown: Bool) -> LoopEvent? {
    guard event.which != touchMouse else { return nil }
    let position = point(event.x, event.y)
    let button = Int(event.button)
    if isDown {
      let number = pointers.press(button: button)
      return .input(.pointerDown(Pointer(id: number, position: position), button: button))
    }
    return pointers.release(button: button).map {
      .input(.pointerUp(Pointer(id: $0, position: position), button: button))
    }
  }

  /// SDL's `y` is positive away from the person, which moves the content down, as ours. Where the
  /// desktop scrolls "naturally" (`SDL_MOUSEWHEEL_FLIPPED`) SDL's values are turned already: they
  /// say where the content is to go, so they are taken as they are.
  private func wheel(_ event: SDL_MouseWheelEvent) -> LoopEvent? {
    guard event.which != touchMouse, event.preciseX.isFinite, event.preciseY.isFinite else {
      return nil
    }
    return .input(
      .wheel(
        Wheel(
          position: point(event.mouseX, event.mouseY), dx: -Double(event.preciseX),
          dy: Double(event.preciseY), isPrecise: isFraction(event))))
  }

  /// A touchpad turns by parts of a notch; a wheel by whole ones.
  private func isFraction(_ event: SDL_MouseWheelEvent) -> Bool {
    event.preciseX != Float(event.x) || event.preciseY != Float(event.y)
  }
}

// MARK: Fingers

extension EventDecoder {
  /// Positions are parts of the window's size.
  private mutating func finger(_ event: SDL_TouchFingerEvent) -> LoopEvent? {
    guard let position = position(event) else { return nil }
    let hand = PointerNumbers.Hand.finger(device: event.touchId, finger: event.fingerId)
    switch SDL_EventType(rawValue: event.type) {
    case SDL_FINGERDOWN:
      return .input(.pointerDown(touch(pointers.press(hand), position), button: 1))
    case SDL_FINGERMOTION:
      return pointers[hand].map { .input(.pointerMove(touch($0, position))) }
    default:
      return pointers.release(hand).map { .input(.pointerUp(touch($0, position), button: 1)) }
    }
  }

  private func touch(_ number: Int, _ position: Point) -> Pointer {
    Pointer(id: number, device: .touch, position: position)
  }

  private func position(_ event: SDL_TouchFingerEvent) -> Point? {
    guard event.x.isFinite, event.y.isFinite else { return nil }
    return windowSize(event.windowID).map { size in
      Point(
        x: Double(event.x) * size.width / unitsPerPoint,
        y: Double(event.y) * size.height / unitsPerPoint)
    }
  }

  private static func size(ofWindow id: UInt32) -> Size? {
    guard let window = SDL_GetWindowFromID(id) else { return nil }
    var width: CInt = 0
    var height: CInt = 0
    SDL_GetWindowSize(window, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }
}

// MARK: The keyboard and drops

extension EventDecoder {
  private func key(_ event: SDL_KeyboardEvent) -> LoopEvent? {
    Key(sdl: event.keysym.sym).map { .input(.key($0, Modifiers(sdl: event.keysym.mod))) }
  }

  private func text(_ event: SDL_TextInputEvent) -> LoopEvent? {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? nil : .input(.text(text))
  }

  private func drop(_ event: SDL_DropEvent) -> LoopEvent? {
    guard let file = event.file else { return nil }
    defer { SDL_free(file) }
    return .input(.drop(path: String(cString: file)))
  }
}

/// `SDL_TOUCH_MOUSEID`, a macro that Swift does not import: a mouse that SDL plays for a finger.
private let touchMouse = UInt32.max

extension Modifiers {
  fileprivate init(sdl: UInt16) {
    let held = UInt32(sdl)
    self = []
    if held & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if held & KMOD_CTRL.rawValue != 0 { insert(.control) }
    if held & KMOD_ALT.rawValue != 0 { insert(.alt) }
    if held & KMOD_GUI.rawValue != 0 { insert(.command) }
  }
}

extension Key {
  /// Nil for keys that mean nothing here.
  fileprivate init?(sdl: SDL_Keycode) {
    if let named = namedKeys[sdl] {
      self = named
    } else if (firstFunctionKey..<firstFunctionKey + 12).contains(sdl) {
      self = .function(Int(sdl - firstFunctionKey) + 1)
    } else if sdl > 32, let scalar = Unicode.Scalar(UInt32(sdl)), sdl < 1 << 30 {
      self = .character(Character(scalar))
    } else {
      return nil
    }
  }
}

private let firstFunctionKey = SDL_Keycode(SDLK_F1.rawValue)

private let namedKeys: [SDL_Keycode: Key] = [
  SDL_Keycode(SDLK_UP.rawValue): .up, SDL_Keycode(SDLK_DOWN.rawValue): .down,
  SDL_Keycode(SDLK_LEFT.rawValue): .left, SDL_Keycode(SDLK_RIGHT.rawValue): .right,
  SDL_Keycode(SDLK_HOME.rawValue): .home, SDL_Keycode(SDLK_END.rawValue): .end,
  SDL_Keycode(SDLK_PAGEUP.rawValue): .pageUp, SDL_Keycode(SDLK_PAGEDOWN.rawValue): .pageDown,
  SDL_Keycode(SDLK_ESCAPE.rawValue): .escape, SDL_Keycode(SDLK_TAB.rawValue): .tab,
  SDL_Keycode(SDLK_RETURN.rawValue): .enter, SDL_Keycode(SDLK_KP_ENTER.rawValue): .enter,
  SDL_Keycode(SDLK_SPACE.rawValue): .space, SDL_Keycode(SDLK_BACKSPACE.rawValue): .backspace,
  SDL_Keycode(SDLK_DELETE.rawValue): .delete,
]
