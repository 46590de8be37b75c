import CSDL2
import Canvas
import Testing

@testable import SDLKit

/// Mouse and fingers as SDL tells of them, and what they become.
@Suite struct EventDecoderTests {
  /// Of a window of 780 × 1688 units at two units a point.
  private func decoder() -> EventDecoder {
    var decoder = EventDecoder()
    decoder.unitsPerPoint = 2
    decoder.windowSize = { $0 == 7 ? Size(width: 780, height: 1688) : nil }
    return decoder
  }

  private func finger(
    _ type: SDL_EventType, _ finger: SDL_FingerID, x: Float = 0.5, y: Float = 0.5,
    device: SDL_TouchID = 1, window: UInt32 = 7
  ) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.touchId = device
    event.tfinger.fingerId = finger
    event.tfinger.x = x
    event.tfinger.y = y
    event.tfinger.windowID = window
    return event
  }

  private func button(
    _ type: SDL_EventType, _ button: UInt8 = 1, x: Int32 = 100, y: Int32 = 200, mouse: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    event.button.type = type.rawValue
    event.button.button = button
    event.button.which = mouse
    event.button.x = x
    event.button.y = y
    return event
  }

  private func motion(
    x: Int32, y: Int32, state: UInt32 = 1, mouse: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.which = mouse
    event.motion.state = state
    event.motion.x = x
    event.motion.y = y
    return event
  }

  private func input(_ event: SDL_Event, _ decoder: inout EventDecoder) -> InputEvent? {
    if case .input(let input)? = decoder.decode(event) { input } else { nil }
  }

  private func touch(_ id: Int, _ x: Double = 195, _ y: Double = 422) -> Pointer {
    Pointer(id: id, device: .touch, position: Point(x: x, y: y))
  }

  @Test func fingersAreNumberedAsTheyCome() {
    var decoder = decoder()
    #expect(
      input(finger(SDL_FINGERDOWN, 90), &decoder) == .pointerDown(touch(1), button: 1))
    #expect(
      input(finger(SDL_FINGERDOWN, 91, x: 0.25), &decoder)
        == .pointerDown(touch(2, 97.5), button: 1))
    #expect(
      input(finger(SDL_FINGERMOTION, 90, y: 0.25), &decoder) == .pointerMove(touch(1, 195, 211)))
    #expect(input(finger(SDL_FINGERUP, 90), &decoder) == .pointerUp(touch(1), button: 1))
    #expect(
      input(finger(SDL_FINGERDOWN, 92), &decoder) == .pointerDown(touch(1), button: 1),
      "the number is free again")
    #expect(input(finger(SDL_FINGERMOTION, 91), &decoder) == .pointerMove(touch(2)))
  }

  @Test func theSameFingerOfAnotherScreenIsAnother() {
    var decoder = decoder()
    _ = decoder.decode(finger(SDL_FINGERDOWN, 5))
    #expect(
      input(finger(SDL_FINGERDOWN, 5, device: 2), &decoder) == .pointerDown(touch(2), button: 1))
  }

  @Test func strangersAreNobody() {
    var decoder = decoder()
    #expect(decoder.decode(finger(SDL_FINGERMOTION, 5)) == nil, "never went down")
    #expect(decoder.decode(finger(SDL_FINGERUP, 5)) == nil)
    #expect(decoder.decode(finger(SDL_FINGERDOWN, 5, window: 8)) == nil, "no such window")
    #expect(decoder.decode(button(SDL_MOUSEBUTTONUP)) == nil, "went down elsewhere")
    #expect(decoder.decode(motion(x: 1, y: 1)) == nil, "went down elsewhere")
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity]) func whatIsNoNumberIsNobody(number: Float) {
    var decoder = decoder()
    #expect(decoder.decode(finger(SDL_FINGERDOWN, 5, x: number)) == nil)
    #expect(decoder.decode(finger(SDL_FINGERDOWN, 5, y: number)) == nil)
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.preciseY = number
    #expect(decoder.decode(event) == nil)
    event.wheel.preciseX = number
    event.wheel.preciseY = 1
    #expect(decoder.decode(event) == nil)
    event.wheel.preciseX = 0
    #expect(decoder.decode(event) != nil)
  }

  /// SDL plays a mouse for every finger; those events would come twice.
  @Test func theMouseOfAFingerIsIgnored() {
    var decoder = decoder()
    _ = decoder.decode(finger(SDL_FINGERDOWN, 5))
    #expect(decoder.decode(button(SDL_MOUSEBUTTONDOWN, mouse: .max)) == nil)
    #expect(decoder.decode(motion(x: 5, y: 5, mouse: .max)) == nil)
    #expect(decoder.decode(motion(x: 5, y: 5, state: 0, mouse: .max)) == nil)
    #expect(decoder.decode(button(SDL_MOUSEBUTTONUP, mouse: .max)) == nil)
  }

  @Test func mouseAndFingerHaveNumbersOfTheirOwn() {
    var decoder = decoder()
    let place = Point(x: 50, y: 100)
    #expect(
      input(button(SDL_MOUSEBUTTONDOWN), &decoder)
        == .pointerDown(Pointer(id: 1, position: place), button: 1))
    #expect(
      input(finger(SDL_FINGERDOWN, 5), &decoder) == .pointerDown(touch(2), button: 1))
    #expect(
      input(motion(x: 100, y: 200), &decoder) == .pointerMove(Pointer(id: 1, position: place)))
    #expect(
      input(button(SDL_MOUSEBUTTONUP), &decoder)
        == .pointerUp(Pointer(id: 1, position: place), button: 1))
    #expect(
      input(button(SDL_MOUSEBUTTONDOWN), &decoder)
        == .pointerDown(Pointer(id: 1, position: place), button: 1))
  }

  @Test func theMouseKeepsItsNumberUntilTheLastButtonIsUp() {
    var decoder = decoder()
    let mouse = Pointer(id: 1, position: Point(x: 50, y: 100))
    _ = decoder.decode(button(SDL_MOUSEBUTTONDOWN, 1))
    _ = decoder.decode(button(SDL_MOUSEBUTTONDOWN, 3))
    #expect(input(button(SDL_MOUSEBUTTONUP, 1), &decoder) == .pointerUp(mouse, button: 1))
    #expect(input(motion(x: 100, y: 200, state: 4), &decoder) == .pointerMove(mouse))
    #expect(input(button(SDL_MOUSEBUTTONUP, 3), &decoder) == .pointerUp(mouse, button: 3))
    #expect(input(motion(x: 100, y: 200, state: 0), &decoder) == .hover(Point(x: 50, y: 100)))
  }
}
