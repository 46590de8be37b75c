/// Everything about a sheet that its presenter decides, in SwiftUI's words and with SwiftUI's
/// defaults (SPEC §1).
///
///     let drawer = SheetConfiguration()
///       .presentationDetents([.height(120), .fraction(0.4), .large])
///       .presentationBackgroundInteraction(.enabledUpThrough(.fraction(0.4)))
///       .interactiveDismissDisabled()
///
/// It is a plain value: what its detents measure is the ``DetentLadder``'s business, and how the
/// sheet moves the ``Sheet``'s.
public struct SheetConfiguration: Hashable, Sendable {
  /// The declared detents; their order does not matter, and a repeated one counts once.
  public var detents: [Detent] = [.large]
  /// The bound selection; nil = no binding: every opening starts at the smallest detent.
  public var selection: Detent?
  /// Whether the drag indicator shows.
  public var dragIndicator = DragIndicator.automatic
  /// The sheet's surface.
  public var background = PresentationBackground.automatic
  /// Who gets events outside the sheet.
  public var backgroundInteraction = BackgroundInteraction.automatic
  /// What a drag on scrolling content does first.
  public var contentInteraction = ContentInteraction.automatic
  /// The radius of the top corners in points ≥ 0; nil = the profile's.
  public var cornerRadius: Double?
  /// What the sheet becomes in compact size classes.
  public var compactAdaptation = CompactAdaptation()
  /// The card's size in regular width.
  public var sizing = PresentationSizing.automatic
  /// Whether the user is kept from dismissing the sheet; code never is.
  public var isInteractiveDismissDisabled = false
  /// What `.custom` detents measure.
  public var customDetents: [CustomDetent] = []
  /// The numbers that Apple has not documented.
  public var tuning: SheetTuning {
    _read { yield sharedTuning.value }
    set { sharedTuning = Shared(newValue) }
  }
  /// The rule by which a release finds its stop.
  public var policy = SnapPolicy.apple
  /// Whether another item replaces the content in place (ours); false: the sheet is dismissed,
  /// then presented again, as SwiftUI's `sheet(item:)` does.
  public var replacesItemInPlace = false
  /// Whether the sheet can be dragged at all (ours; the fixed picker cannot).
  public var isDraggable = true
  /// How presenting, dismissing and moving by code animate.
  public var motion = MotionStyle.automatic
  /// Whether what is behind is dimmed where it is blocked (ours; the fixed picker's is clear).
  public var dimsBackground = true

  /// They are many and change seldom: copies of a configuration share them.
  private var sharedTuning = Shared(SheetTuning())

  /// The defaults of SPEC §1.
  public init() {}
}
