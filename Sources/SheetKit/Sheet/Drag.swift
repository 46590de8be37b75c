/// A sheet following a pointer or a wheel.
public struct Drag: Hashable, Sendable {
  /// Whether the drag may dismiss, and how far that has come. It is decided at the start of the
  /// drag: a change of permission counts from the next one.
  public enum Permission: Hashable, Sendable {
    /// It may; `asked` once it has gone below the smallest stop.
    case allowed(asked: Bool)
    /// It may not; `attempted` once the sheet has been pulled down a quarter of what it gives.
    case refused(attempted: Bool)
  }

  /// The position without resistance, in points **up** from the container's bottom edge.
  public internal(set) var position: Double
  /// What is shown of it.
  public internal(set) var limits: TravelLimits
  /// Where the sheet stood or went when the drag began.
  public let start: Destination
  /// Whether it may dismiss.
  public internal(set) var permission: Permission
  /// What code selected meanwhile; it wins at the release.
  public internal(set) var pendingSelection: Detent?
  /// What its events give as their reason.
  public let reason: SheetEvent.Reason

  /// Whether dismissal is a candidate at the release.
  var mayDismiss: Bool { permission == .allowed(asked: true) }

  /// The position on screen, in points up.
  var shown: Double { limits.shown(position) }
}
