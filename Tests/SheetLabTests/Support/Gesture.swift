/// What a hand does with the mouse, as the words of one `xdotool` command, so that its pauses do
/// not depend on how busy the tests are. Positions are pixels of the window.
///
///     try await run.play(.press(195, 400).move(by: -100, steps: 10).release())
struct Gesture {
  private enum Act {
    case move(x: Int, y: Int)
    case word([String])
  }

  private var acts: [Act] = []
  private var x = 0
  private var y = 0

  static func move(to x: Int, _ y: Int) -> Gesture { Gesture().move(to: x, y) }
  static func press(_ x: Int, _ y: Int) -> Gesture { move(to: x, y).word("mousedown", "1") }
  static func click(_ x: Int, _ y: Int) -> Gesture { press(x, y).hold(0.016).release() }

  /// Notches of the wheel; towards the person is positive, and scrolls down.
  static func wheel(_ x: Int, _ y: Int, notches: Int) -> Gesture {
    move(to: x, y).word(
      "click", "--repeat", "\(abs(notches))", "--delay", "12", notches > 0 ? "5" : "4")
  }

  /// Goes on with a gesture whose pointer is already there.
  static func from(_ x: Int, _ y: Int) -> Gesture {
    var gesture = Gesture()
    (gesture.x, gesture.y) = (x, y)
    return gesture
  }

  func move(to x: Int, _ y: Int) -> Gesture {
    var next = self
    (next.x, next.y) = (x, y)
    next.acts.append(.move(x: x, y: y))
    return next
  }

  /// Moves down by `dy` pixels in equal steps, one every `pause` seconds.
  func move(by dy: Int, steps: Int, every pause: Double = 0.008) -> Gesture {
    (1...steps).reduce(self) { gesture, step in
      gesture.move(to: x, y + dy * step / steps).hold(pause)
    }
  }

  /// Presses where the pointer is.
  func press() -> Gesture { word("mousedown", "1") }

  /// Presses a key, as the hand goes on.
  func key(_ name: String) -> Gesture { word("key", name) }

  func hold(_ seconds: Double) -> Gesture { word("sleep", "\(seconds)") }
  func release() -> Gesture { word("mouseup", "1") }

  private func word(_ words: String...) -> Gesture {
    var next = self
    next.acts.append(.word(words))
    return next
  }

  /// The words for `xdotool`, where the window's corner stands at a place of the screen.
  func words(origin: (x: Int, y: Int)) -> [String] {
    acts.flatMap { act in
      switch act {
      case .move(let x, let y): ["mousemove", "\(x + origin.x)", "\(y + origin.y)"]
      case .word(let words): words
      }
    }
  }
}
