/// Which pointer: a mouse, or one finger among several.
public struct PointerID: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The caller's number for it.
  public let rawValue: Int

  /// Makes an id from the caller's number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Makes an id from a literal.
  public init(integerLiteral value: Int) { self.init(value) }
}

/// A position in the container in points: x from the leading edge, **y down from the top**, as
/// pointers come.
public struct PointerPosition: Hashable, Sendable {
  /// Points from the leading edge.
  public var x: Double
  /// Points down from the top edge.
  public var y: Double

  /// Makes a position.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// What kind of device a pointer is; it decides the slop.
public enum PointerDevice: String, Hashable, Sendable {
  /// A mouse, a touchpad's pointer, a pen: slop 4 pt.
  case mouse
  /// A finger: slop 8 pt.
  case touch

  /// How far it moves before a drag starts, in points.
  public func slop(_ tuning: SheetTuning = SheetTuning()) -> Double {
    switch self {
    case .mouse: max(0, tuning.mouseSlop)
    case .touch: max(0, tuning.touchSlop)
    }
  }
}

/// Which scrolling content of the sheet.
public struct ContentID: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The caller's number for it.
  public let rawValue: Int

  /// Makes an id from the caller's number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Makes an id from a literal.
  public init(integerLiteral value: Int) { self.init(value) }
}

/// What lies under a pointer when it goes down. The caller hit-tests; the sheet knows heights only.
public enum SheetRegion: Hashable, Sendable {
  /// The drag indicator's hit area, where an indicator is visible: drags, and takes taps.
  case grabber
  /// Any part of the sheet that neither scrolls nor takes the drag itself: drags.
  case header
  /// Scrolling content: drags or scrolls (SPEC §8).
  case content(ContentID)
  /// A control, sideways scrolling content or a scroll indicator: never drags.
  case control
  /// Outside the sheet.
  case background
}

/// Who has a pointer (SPEC §15: exactly one).
public enum PointerOwner: Hashable, Sendable {
  /// Within the slop: a release now is a tap.
  case undecided
  /// The sheet follows it.
  case sheet
  /// The content scrolls with it.
  case content(ContentID)
  /// It went down on the blocked area outside the sheet; a release there is a tap.
  case background
  /// The sheet has nothing to do with it.
  case ignored
}
