/// What a sheet is doing, with the data that is valid then.
///
/// A flight is large and begins seldom, so it stands elsewhere; a drag changes with every move.
public enum SheetPhase: Hashable, Sendable {
  /// Off screen.
  case hidden
  /// Coming in, by code.
  indirect case presenting(Flight)
  /// Standing on a stop.
  case resting(Destination)
  /// Following a pointer or a wheel.
  case dragging(Drag)
  /// Moving to a stop.
  indirect case settling(Flight)
  /// Going out.
  indirect case dismissing(Dismissal)

  /// The phase without its data, as a trace writes it.
  public enum Name: String, Hashable, Sendable {
    /// Off screen.
    case hidden
    /// Coming in.
    case presenting
    /// Standing on a stop.
    case resting
    /// Following a pointer or a wheel.
    case dragging
    /// Moving to a stop.
    case settling
    /// Going out.
    case dismissing
  }

  /// The phase without its data.
  public var name: Name {
    switch self {
    case .hidden: .hidden
    case .presenting: .presenting
    case .resting: .resting
    case .dragging: .dragging
    case .settling: .settling
    case .dismissing: .dismissing
    }
  }

  /// The flight, while the sheet moves by itself.
  public var flight: Flight? {
    switch self {
    case .hidden, .resting, .dragging: nil
    case .presenting(let flight), .settling(let flight): flight
    case .dismissing(let dismissal): dismissal.flight
    }
  }

  /// The drag, while the sheet follows a pointer or a wheel.
  public var drag: Drag? {
    if case .dragging(let drag) = self { drag } else { nil }
  }

  /// Whether the sheet follows a pointer or a wheel.
  var isDragging: Bool {
    if case .dragging = self { true } else { false }
  }

  /// The drag's position without resistance, in points up.
  var dragPosition: Double? {
    if case .dragging(let drag) = self { drag.position } else { nil }
  }

  /// Whether it moves by itself.
  var isFlying: Bool {
    switch self {
    case .hidden, .resting, .dragging: false
    case .presenting, .settling, .dismissing: true
    }
  }

  /// Where the sheet stands or goes; nil while hidden or dragging.
  public var destination: Destination? {
    if case .resting(let destination) = self { destination } else { flight?.destination }
  }

  /// When the sheet gets where it goes, or nil where it does not move by itself. Going out ends
  /// when the sheet first is off screen.
  var end: Seconds? {
    guard isFlying else { return nil }
    if case .dismissing = self { return flight.map { $0.start + $0.motion.arrivalTime } }
    return flight.map { $0.start + $0.motion.settlingTime }
  }
}
