/// A turn of the wheel or a precise scroll. Positive `dy` moves the content **down**, as a finger
/// moving down does.
public struct WheelInput: Hashable, Sendable {
  /// Sideways: notches, or points where precise.
  public var dx: Double
  /// Downwards: notches, or points where precise.
  public var dy: Double
  /// Whether the amounts are points (a touchpad) instead of notches.
  public var isPrecise: Bool

  /// Makes a wheel input.
  public init(dx: Double = 0, dy: Double, isPrecise: Bool = false) {
    self.dx = dx
    self.dy = dy
    self.isPrecise = isPrecise
  }
}

/// The keys that mean something to a sheet (SPEC §14).
public enum SheetKey: String, Hashable, Sendable, CaseIterable {
  /// To the next larger stop.
  case up
  /// To the next smaller stop.
  case down
  /// To the largest stop.
  case home
  /// To the smallest stop.
  case end
  /// Dismisses if allowed, else an attempt.
  case escape
  /// Scrolls the content back by its visible height.
  case pageUp
  /// Scrolls the content on by its visible height.
  case pageDown
}
