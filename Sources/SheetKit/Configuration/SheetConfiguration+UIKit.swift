/// The names of `UISheetPresentationController` and `UIViewController`, mapped onto the same
/// stored values.
extension SheetConfiguration {
  /// The largest detent that does not dim what is behind; nil = every detent dims. It is the one
  /// value behind ``BackgroundInteraction/enabledUpThrough(_:)``.
  public var largestUndimmedDetentIdentifier: Detent? {
    get {
      if case .enabledUpThrough(let detent) = backgroundInteraction { detent } else { nil }
    }
    set {
      backgroundInteraction = newValue.map(BackgroundInteraction.enabledUpThrough) ?? .disabled
    }
  }

  /// UIKit's name of ``selection``.
  public var selectedDetentIdentifier: Detent? {
    get { selection }
    set { selection = newValue }
  }

  /// Whether the drag indicator shows; setting it decides ``dragIndicator`` either way.
  public var prefersGrabberVisible: Bool {
    get { showsDragIndicator }
    set { dragIndicator = newValue ? .visible : .hidden }
  }

  /// UIKit's name of ``isInteractiveDismissDisabled``.
  public var isModalInPresentation: Bool {
    get { isInteractiveDismissDisabled }
    set { isInteractiveDismissDisabled = newValue }
  }

  /// Whether a drag up on content at its top expands the sheet: ``contentInteraction`` is not
  /// `.scrolls`.
  public var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { contentInteraction != .scrolls }
    set { contentInteraction = newValue ? .resizes : .scrolls }
  }

  /// Whether the sheet stays a sheet in compact height: the vertical adaptation is `.none`.
  public var prefersEdgeAttachedInCompactHeight: Bool {
    get { compactAdaptation.vertical == .none }
    set { compactAdaptation.vertical = newValue ? .none : .automatic }
  }

  /// UIKit's name of ``cornerRadius``.
  public var preferredCornerRadius: Double? {
    get { cornerRadius }
    set { cornerRadius = newValue }
  }

  /// Whether the declared values show a drag indicator: automatic does with two or more detents.
  public var showsDragIndicator: Bool {
    switch dragIndicator {
    case .automatic: detents.contains { $0 != detents[0] }
    case .visible: true
    case .hidden: false
    }
  }
}
