/// Everything a program needs to draw a sheet at one instant. It is derived from the ``Sheet`` and
/// the time, and never stored. Lengths are points, amounts 0…1.
public struct SheetPresentation: Hashable, Sendable {
  /// What is visible of the sheet, up from its bottom or the container's, ≥ 0.
  public var height: Double
  /// The y of the sheet's top edge, **down** from the container's top.
  public var top: Double
  /// The sheet's speed in pt/s, positive **downwards**; while dragging the pointer's.
  public var velocity: Double
  /// The height the sheet is laid out at: below the smallest stop it slides at constant height.
  public var layoutHeight: Double
  /// What the sheet is doing.
  public var phase: SheetPhase.Name
  /// The selected detent; while flying to another stop already that one; nil while hidden.
  public var detent: Detent?
  /// Where the sheet stands or goes; nil while hidden or dragging.
  public var target: Destination?
  /// Amount of dimming before colour and alpha, 0…1.
  public var dim: Double
  /// How the presenter is pushed back.
  public var pushBack: PushBack
  /// Shape of the card.
  public var card: CardShape
  /// Opacity of the shadow, 0…1.
  public var shadowOpacity: Double
  /// Opacity of the whole sheet: below 1 only while cross-fading or as a popover.
  public var opacity: Double
  /// Offset of the first scrolling content in points ≥ 0; others by ``Sheet/scrollOffset(of:at:)``.
  public var scroll: Double
  /// Whether events outside the sheet go to what is behind.
  public var isBackgroundInteractive: Bool
  /// Whether the drag indicator shows.
  public var showsDragIndicator: Bool
  /// Sheet, card, cover or popover.
  public var style: SheetStyle
  /// How much of the container the keyboard covers, up from its bottom edge; 0 = none.
  public var keyboardHeight: Double
  /// The largest active detent: the keyboard stop is above it.
  public var largestDetent: Detent

  /// ``target`` as a trace writes it: a detent, `dismissed` or nil; the keyboard stop by the
  /// detent that it raises.
  public var targetIdentifier: String? {
    target == .keyboard ? largestDetent.identifier : target?.identifier
  }
  /// Whether what is behind gets nothing: on screen, and the background is not interactive.
  public var isModal: Bool { phase != .hidden && !isBackgroundInteractive }
  /// Whether it covers the whole container.
  public var isFullScreenCover: Bool { style == .fullScreenCover }
}
