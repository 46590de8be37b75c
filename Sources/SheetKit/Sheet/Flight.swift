/// A sheet moving by itself: a motion of its position without resistance, and where to.
public struct Flight: Hashable, Sendable {
  /// The course of the position, in points up from the container's bottom edge.
  public let motion: Motion
  /// When it began, on the caller's clock.
  public let start: Seconds
  /// Where it goes.
  public let destination: Destination
  /// What is shown of a position.
  public let limits: TravelLimits
  /// Where it stands while it fades in or out in place, in points up; nil = it slides.
  public internal(set) var fadePosition: Double?

  /// The position without resistance at a time, in points up.
  func position(at time: Seconds) -> Double { motion.position(at: time - start) }

  /// The position on screen at a time, in points up.
  func shown(at time: Seconds) -> Double { fadePosition ?? limits.shown(position(at: time)) }

  /// The opacity at a time: below 1 only while it fades.
  func opacity(at time: Seconds) -> Double {
    guard let fadePosition, fadePosition > 0 else { return 1 }
    return (position(at: time) / fadePosition).clamped(to: 0...1)
  }
}

/// A sheet on its way out.
public struct Dismissal: Hashable, Sendable {
  /// Who wanted it.
  public enum Origin: Hashable, Sendable {
    /// The user, in some way; it can be caught until it is off screen.
    case user(SheetEvent.Reason)
    /// Code; it cannot be caught.
    case code
  }

  /// The way out.
  public let flight: Flight
  /// Who wanted it.
  public let origin: Origin
  /// What is presented once it is off screen (`sheet(item:)`), or nil.
  public internal(set) var nextItem: String?
}
