/// The resistance past a limit (SPEC §3): shown = d · (1 − 1 / (c·x/d + 1)).
///
///     RubberBand(dimension: 100).shown(100)       // 35.48…
///     RubberBand(dimension: 100).overshoot(35.4838709677)   // 100
public struct RubberBand: Hashable, Sendable {
  /// The distance d in points that is approached and never reached, ≥ 0; 0 is rigid.
  public let dimension: Double
  /// The coefficient c, 0…1; 0 is rigid.
  public let coefficient: Double

  /// Makes a rubber band.
  public init(dimension: Double, coefficient: Double = 0.55) {
    self.dimension = max(0, dimension)
    self.coefficient = max(0, coefficient)
  }

  /// Whether nothing moves past the limit.
  public var isRigid: Bool { dimension <= 0 || coefficient <= 0 }

  /// What is shown of an overshoot in points; odd in the overshoot.
  public func shown(_ overshoot: Double) -> Double {
    guard !isRigid, overshoot != 0 else { return 0 }
    let size = abs(overshoot)
    let shown = dimension * (1 - 1 / (coefficient * size / dimension + 1))
    return overshoot < 0 ? -shown : shown
  }

  /// The exact inverse: the overshoot that shows as `shown`. What cannot be shown (at or past
  /// ``dimension``) is held just inside; rigid gives 0.
  public func overshoot(_ shown: Double) -> Double {
    guard !isRigid, shown != 0 else { return 0 }
    let size = min(abs(shown), dimension * (1 - 1e-9))
    let overshoot = dimension / coefficient * (size / (dimension - size))
    return shown < 0 ? -overshoot : overshoot
  }

  /// d(shown) / d(overshoot): `coefficient` at the limit, falling to 0.
  public func slope(_ overshoot: Double) -> Double {
    guard !isRigid else { return 0 }
    let stretch = coefficient * abs(overshoot) / dimension + 1
    return coefficient / (stretch * stretch)
  }

  /// `value` inside `low...high` as it is, outside it with resistance.
  public func banded(_ value: Double, in range: ClosedRange<Double>) -> Double {
    let held = value.clamped(to: range)
    return held + shown(value - held)
  }
}
