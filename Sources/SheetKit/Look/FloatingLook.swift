/// The look of profile iOS 26 at a position (SPEC §2; R, one source): a card that floats at partial
/// heights, becomes a capsule when it is low, and fills the container at full height.
struct FloatingLook {
  /// Gap at both sides and the bottom, in points.
  let inset: Double
  /// Radius of the top corners, in points.
  let topRadius: Double
  /// Radius of the bottom corners, in points.
  let bottomRadius: Double
  /// 1 = glass, 0 = opaque.
  let glass: Double

  init(
    at position: Double, on ladder: DetentLadder, container: Container, tuning: SheetTuning
  ) {
    let floating = Self.floating(at: position, on: ladder)
    let capsule = Self.capsule(at: position, tuning)
    inset =
      floating * (tuning.floatingInset + capsule * (tuning.capsuleInset - tuning.floatingInset))
    let half = max(0, position - inset) / 2
    topRadius = tuning.floatingTopRadius + capsule * (half - tuning.floatingTopRadius)
    let offScreen = 1 - (position / max(1, ladder.fullHeight)).clamped(to: 0...1)
    let display = container.displayCornerRadius - tuning.floatingBottomRadiusDrop * offScreen
    let bottom = max(display, tuning.floatingLeastBottomRadius)
    bottomRadius = bottom + capsule * (half - bottom)
    glass = Self.glass(floating, tuning)
  }

  /// 1 up to the last partial stop, 0 at full height, linear between.
  private static func floating(at position: Double, on ladder: DetentLadder) -> Double {
    guard ladder.reachesFullHeight else { return 1 }
    let last = ladder.stops.count - 1
    let partial = ladder.position(below: last)
    guard partial > 0 else { return 0 }
    return 1 - Dimming(from: partial, to: ladder.largest.position).amount(at: position)
  }

  /// 0 down to the height where the capsule begins, 1 where it is one.
  private static func capsule(at position: Double, _ tuning: SheetTuning) -> Double {
    let (start, end) = (tuning.capsuleStartHeight, tuning.capsuleEndHeight)
    guard start > end else { return position < start ? 1 : 0 }
    return 1 - Dimming(from: end, to: start).amount(at: position)
  }

  /// Cross-faded around half-way between the last partial stop and full height.
  private static func glass(_ floating: Double, _ tuning: SheetTuning) -> Double {
    let fade = max(1e-6, tuning.glassFade)
    return ((floating - 0.5) / fade + 0.5).clamped(to: 0...1)
  }
}
