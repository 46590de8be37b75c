/// Everything that can happen to a sheet. Feed it to ``Sheet/handle(_:at:)``.
public enum SheetInput: Hashable, Sendable {
  /// A button or finger goes down, and what lies under it. Only button 1 drags.
  case pointerDown(
    PointerID, PointerPosition, on: SheetRegion, device: PointerDevice = .mouse, button: Int = 1)
  /// A pointer moves, inside or outside the window.
  case pointerMove(PointerID, PointerPosition)
  /// A button or finger goes up, at the position it has then.
  case pointerUp(PointerID, PointerPosition)
  /// A pointer is lost: capture or focus lost, touch cancelled.
  case pointerCancel(PointerID)
  /// A wheel notch or a precise scroll over a region.
  case wheel(WheelInput, on: SheetRegion)
  /// A key goes down, or repeats.
  case key(SheetKey)
  /// Code presents the sheet.
  case present
  /// Code dismisses the sheet.
  case dismiss
  /// Code writes the selection.
  case select(Detent)
  /// Code gives another whole configuration.
  indirect case configure(SheetConfiguration)
  /// The container has another size, safe area or text size.
  case resize(Container)
  /// The on-screen keyboard covers so many points from the container's bottom edge; nil = gone.
  case keyboard(height: Double?)
  /// The item of `sheet(item:)` by identity: presents, replaces, or with nil dismisses.
  case item(String?)
  /// Code scrolls the content under the finger, or else the first one, to an offset in points.
  case scrollTo(Double)
  /// The scrolling contents of the sheet, as laid out now; a known id keeps its offset.
  case content([ContentMetrics])
  /// An accessibility setting changes.
  case accessibility(AccessibilityChange)
}

/// One accessibility setting's new value.
public enum AccessibilityChange: Hashable, Sendable {
  /// Reduce Motion: damping ratio at least 1, no push-back.
  case reduceMotion(Bool)
  /// Prefer Cross-Fade Transitions: with Reduce Motion, presenting and dismissing fade in place.
  case crossFade(Bool)
}
