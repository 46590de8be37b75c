import Canvas

/// What a person does on a background that moves by itself, such as a map.
package enum PageGesture: Hashable, Sendable {
  case press(Pointer)
  case move(Pointer)
  case release(Pointer)
  case cancel(Pointer.ID)
  case wheel(Wheel)
  /// A key while the page, or something on it, has the keyboard.
  case key(Key)
  /// An element was activated, by tap or key.
  case activate(ElementID)

  /// What the page makes of it.
  package enum Answer: Hashable, Sendable {
    /// The page does not move by itself: whoever asked goes on as for any other.
    case ignored
    /// Taken; `isTap` says whether a press may still become a tap, or a release was one.
    case taken(isTap: Bool)
  }
}
