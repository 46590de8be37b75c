/// What the mouse pointer looks like over something.
package enum PointerShape: Hashable, Sendable {
  case arrow
  /// Over what a click activates.
  case hand
  /// Over text that can be edited.
  case text
  /// Over what is dragged up and down.
  case resizeVertical
}
