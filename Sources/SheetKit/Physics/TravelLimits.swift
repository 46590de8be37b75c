/// How far a sheet goes, and what is shown of a position beyond (SPEC §3). Positions are points
/// **up** from the container's bottom edge.
///
/// Between the limits a position is shown as it is. Above `high` it is shown with resistance. Below
/// `low` it is shown as it is where the sheet may go out, else with resistance.
public struct TravelLimits: Hashable, Sendable {
  /// What happens below the lower limit.
  public enum Below: Hashable, Sendable {
    /// 1:1, down to off screen.
    case free
    /// With resistance.
    case banded(RubberBand)
  }

  /// Where resistance begins downwards.
  public internal(set) var low: Double
  /// Where resistance begins upwards.
  public internal(set) var high: Double
  /// What happens below `low`.
  public let below: Below
  /// The resistance above `high`.
  public internal(set) var above: RubberBand

  /// The position on screen for a position without resistance, ≥ 0.
  public func shown(_ position: Double) -> Double {
    if position > high { return high + above.shown(position - high) }
    guard position < low else { return position }
    switch below {
    case .free: return max(0, position)
    case .banded(let band): return max(0, low - band.shown(low - position))
    }
  }

  /// The position without resistance that is shown at `shown`: the exact inverse.
  public func position(shown: Double) -> Double {
    if shown > high { return high + above.overshoot(shown - high) }
    guard shown < low, case .banded(let band) = below else { return shown }
    return low - band.overshoot(low - shown)
  }

  /// d(shown) / d(position), 0…1.
  public func slope(at position: Double) -> Double {
    if position > high { return above.slope(position - high) }
    guard position < low, case .banded(let band) = below else { return 1 }
    return band.slope(low - position)
  }

  /// The lowest and highest position that can be on screen.
  public var shownRange: ClosedRange<Double> {
    switch below {
    case .free: 0...max(0, high + above.dimension)
    case .banded(let band):
      max(0, low - band.dimension)...max(0, high + above.dimension)
    }
  }
}
