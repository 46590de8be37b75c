/// How dark what is behind the sheet is at a position (SPEC §10): 0 up to the stop below the
/// dimming stop, 1 from the dimming stop on, linear between.
///
///     Dimming(ladder).amount(at: 455.68)      // 1 at medium, where medium is the smallest
public struct Dimming: Hashable, Sendable {
  /// Where dimming begins, in points up from the container's bottom edge; nil = it never does.
  public let range: ClosedRange<Double>?

  /// The dimming of a ladder's stops.
  public init(_ ladder: DetentLadder) {
    range = ladder.dimmingIndex.map {
      ladder.position(below: $0)...ladder.stops[$0].position
    }
  }

  /// A dimming from 0 at the lower to 1 at the upper position; where they are not in that order it
  /// never begins.
  public init(from lower: Double, to upper: Double) {
    range = lower <= upper ? lower...upper : nil
  }

  /// The amount 0…1 at a position in points up from the container's bottom edge.
  public func amount(at position: Double) -> Double {
    guard let range else { return 0 }
    let length = range.upperBound - range.lowerBound
    guard length > 0 else { return position >= range.upperBound ? 1 : 0 }
    return ((position - range.lowerBound) / length).clamped(to: 0...1)
  }

  /// Opacity of the black over what is behind, for an amount 0…1. Over a presenter that stacks,
  /// that is one that is itself pushed back, it is weaker.
  public static func opacity(
    amount: Double, isDark: Bool, overStackingPresenter stacks: Bool = false,
    tuning: SheetTuning = SheetTuning()
  ) -> Double {
    amount * (isDark ? tuning.dimOpacityDark : tuning.dimOpacityLight)
      * (stacks ? tuning.stackedDimFactor : 1)
  }
}
