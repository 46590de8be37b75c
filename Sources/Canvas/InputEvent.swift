/// What a person does, in the window's points with `y` downwards. SDL's events become these at one
/// place; scripts make them directly.
package enum InputEvent: Hashable, Sendable {
  case pointerDown(Pointer, button: Int)
  /// A move while at least one button is down, or of a finger.
  case pointerMove(Pointer)
  case pointerUp(Pointer, button: Int)
  /// The pointer was taken away: the window lost focus, the touch was cancelled.
  case pointerCancel(Pointer.ID)
  /// The mouse moved with no button down; nil when it left the window.
  case hover(Point?)
  case wheel(Wheel)
  case key(Key, Modifiers)
  case text(String)
  /// The window lost the keyboard: a drag in progress is over.
  case focusLost
  /// A file was dropped on the window.
  case drop(path: String)
}

/// A mouse or a finger at a place.
package struct Pointer: Hashable, Sendable {
  package typealias ID = Int
  package enum Device: String, Hashable, Sendable { case mouse, touch }

  /// 1 for the mouse and the first finger.
  package var id: ID
  package var device: Device
  package var position: Point

  package init(id: ID = 1, device: Device = .mouse, position: Point) {
    self.id = id
    self.device = device
    self.position = position
  }
}

/// A turn of the wheel or a step of the touchpad. `dy` > 0 moves the content down.
package struct Wheel: Hashable, Sendable {
  package var position: Point
  /// Notches, or points where `isPrecise`.
  package var dx: Double
  package var dy: Double
  package var isPrecise: Bool

  package init(position: Point, dx: Double, dy: Double, isPrecise: Bool) {
    self.position = position
    self.dx = dx
    self.dy = dy
    self.isPrecise = isPrecise
  }
}

/// Keys by what they mean here.
package enum Key: Hashable, Sendable {
  case up, down, left, right, home, end, pageUp, pageDown
  case escape, tab, enter, space, backspace, delete
  case character(Character)
  /// F1 is 1.
  case function(Int)
}

/// Keys held while another is pressed.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: 1)
  package static let control = Modifiers(rawValue: 2)
  package static let alt = Modifiers(rawValue: 4)
  package static let command = Modifiers(rawValue: 8)
}
