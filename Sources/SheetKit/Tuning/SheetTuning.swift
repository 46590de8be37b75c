/// Every number of the model that Apple has not documented, in one place: grouped by what it
/// decides, each with its unit and how it is known (M measured, R read out,
/// C plausible, ours; ``Evidence`` says it in words).
///
/// Which of the geometry numbers apply is a ``SheetProfile``'s choice. ``fields`` lists the same
/// numbers by name, for inspectors and file readers.
public struct SheetTuning: Hashable, Sendable {
  /// The published values.
  public init() {}

  // MARK: Motion (SPEC §6)

  /// Response of the standard spring; s. Evidence R: SPEC §6.
  public var response: Double = 0.34414
  /// Damping ratio of the standard spring; no unit. Evidence R: SPEC §6.
  public var dampingRatio: Double = 1
  /// Damping ratio after a release at flick speed; no unit. Evidence R: SPEC §6.
  public var flickDampingRatio: Double = 0.8
  /// Distance from the stop below which a motion may be settled; pt. Evidence ours: SPEC §6.
  public var settleDistance: Double = 0.25
  /// Speed below which a motion may be settled; pt/s. Evidence ours: SPEC §6.
  public var settleSpeed: Double = 5
  /// Duration of the fixed ease-in-out; s. Evidence R: SPEC §13d.
  public var easeDuration: Double = 0.3

  // MARK: Release (SPEC §4, §5)

  /// How far ahead a release velocity is projected; s. Evidence R: WWDC18 803, rate 0.99 a ms: 0.99
  /// / (1000 · 0.01).
  public var lookAhead: Double = 0.099
  /// Speed below which the projection counts the velocity as 0; pt/s. Evidence R: SPEC §5.
  public var projectionThreshold: Double = 250
  /// Speed from which a release is a flick; pt/s. Evidence R: SPEC §5, §6.
  public var flickVelocity: Double = 1000
  /// Age of the oldest sample that a velocity is fitted to; s. Evidence ours: SPEC §4.
  public var velocityWindow: Double = 0.1
  /// Age of the newest sample above which a release has no velocity; s. Evidence ours: SPEC §4.
  public var velocityPause: Double = 0.05
  /// Bound on a fitted velocity, either way; pt/s. Evidence ours: SPEC §4.
  public var maximumVelocity: Double = 20000

  // MARK: Tracking (SPEC §3)

  /// Movement of a mouse before a drag starts; pt. Evidence ours: SPEC §3.
  public var mouseSlop: Double = 4
  /// Movement of a finger before a drag starts; pt. Evidence ours: SPEC §3.
  public var touchSlop: Double = 8
  /// Sideways to vertical movement above which a drag is not the sheet's; no unit. Evidence ours:
  /// SPEC §8.
  public var sidewaysRatio: Double = 2
  /// Coefficient of the rubber band; no unit. Evidence R: SPEC §3.
  public var rubberBandCoefficient: Double = 0.55
  /// Most extent of the rubber band above the largest stop; pt. Evidence R: SPEC §3.
  public var overdragAbove: Double = 100
  /// Extent of the rubber band below the smallest stop as a fraction of full height; no unit.
  /// Evidence R: SPEC §3.
  public var overdragBelowFraction: Double = 0.25
  /// Most extent of the rubber band below the smallest stop; pt. Evidence R: SPEC §3.
  public var overdragBelow: Double = 200
  /// Fraction of the extent below at which a refused drag is an attempt to dismiss; no unit.
  /// Evidence R: SPEC §7.
  public var attemptFraction: Double = 0.25

  // MARK: Geometry (SPEC §2)

  /// Gap above a large sheet with a home indicator; pt. Evidence R, M: SPEC §2.
  public var topGapWithHomeIndicator: Double = 10
  /// Gap above a large sheet without a home indicator; pt. Evidence R, M: SPEC §2.
  public var topGapWithoutHomeIndicator: Double = 20
  /// Gap above a large sheet in compact height; pt. Evidence R, M: SPEC §2.
  public var topGapInCompactHeight: Double = 8
  /// Medium as a fraction of the maximum detent value; no unit. Evidence R, M: SPEC §2.
  public var mediumFraction: Double = 0.56
  /// Medium in a short container; no unit. Evidence R, M: SPEC §2.
  public var mediumFractionWhenShort: Double = 0.63
  /// Tallest container that counts as short; pt. Evidence R, M: SPEC §2.
  public var shortContainerHeight: Double = 568
  /// Height below which a container is compact; pt. Evidence R: SPEC §12.
  public var compactHeight: Double = 480
  /// Width from which a container is regular; pt. Evidence R: SPEC §12.
  public var regularWidth: Double = 744
  /// Width of a page-sized card; pt. Evidence C: UIKit's readable content width at the standard
  /// text size.
  public var readableWidth: Double = 672

  // MARK: Look (SPEC §10)

  /// Radius of the top corners; pt. Evidence R: SPEC §1.
  public var cornerRadius: Double = 10
  /// Opacity of the dimming at amount 1, light appearance; no unit. Evidence R: SPEC §10.
  public var dimOpacityLight: Double = 0.2
  /// Opacity of the dimming at amount 1, dark appearance; no unit. Evidence R: SPEC §10.
  public var dimOpacityDark: Double = 0.48
  /// Factor on the dimming over a presenter that stacks; no unit. Evidence R: SPEC §10.
  public var stackedDimFactor: Double = 0.6
  /// Margin of the pushed-back presenter in a narrow container; pt. Evidence R: SPEC §10.
  public var pushBackMargin: Double = 16
  /// Margin of the pushed-back presenter in a wide container; pt. Evidence R: SPEC §10.
  public var pushBackMarginWide: Double = 20
  /// Widest container that counts as narrow; pt. Evidence R: SPEC §10.
  public var narrowWidth: Double = 393
  /// How far the pushed-back presenter stands above the sheet; pt. Evidence R: SPEC §10.
  public var pushBackTopGap: Double = 10
  /// Corner radius of the pushed-back presenter; pt. Evidence R: SPEC §10.
  public var pushBackCornerRadius: Double = 10
  /// Radius of the sheet's shadow; pt. Evidence R: SPEC §10.
  public var shadowRadius: Double = 2
  /// Opacity of the shadow of an undimmed sheet; no unit. Evidence R: SPEC §10.
  public var shadowOpacity: Double = 0.5

  // MARK: Grabber (SPEC §8)

  /// Width of the drag indicator; pt. Evidence R: SPEC §8.
  public var grabberWidth: Double = 36
  /// Height of the drag indicator; pt. Evidence R: SPEC §8.
  public var grabberHeight: Double = 5
  /// Distance of the drag indicator from the sheet's top; pt. Evidence R: SPEC §8.
  public var grabberTop: Double = 5
  /// Least width and height of the area that takes its taps; pt. Evidence R: SPEC §8.
  public var grabberHitSize: Double = 44

  // MARK: Scrolling content and wheel (SPEC §8, §14)

  /// Time after a drag in content before the next one there may move the sheet; s. Evidence R: SPEC
  /// §8.
  public var handoffDelay: Double = 0.4
  /// Fraction of its speed that decelerating content keeps each millisecond; /ms. Evidence R: SPEC
  /// §8.
  public var decelerationRate: Double = 0.998
  /// Speed below which decelerating content stands; pt/s. Evidence ours: SPEC §8.
  public var scrollStopSpeed: Double = 5
  /// Response of the critically damped bounce of content; s. Evidence C: SPEC §8.
  public var bounceResponse: Double = 0.5
  /// Travel of one wheel notch; pt. Evidence ours: SPEC §14.
  public var wheelNotch: Double = 60
  /// Time over which a notch is smoothed; s. Evidence ours: SPEC §14.
  public var wheelSmoothing: Double = 0.12
  /// Silence that ends a touchpad sequence; s. Evidence ours: SPEC §14.
  public var wheelSilence: Double = 0.08

  // MARK: Keyboard (SPEC §9)

  /// On-screen keyboard with a home indicator; pt. Evidence C: SPEC §9.
  public var keyboardHeight: Double = 336
  /// On-screen keyboard without a home indicator; pt. Evidence C: SPEC §9.
  public var keyboardHeightWithoutHomeIndicator: Double = 260

  // MARK: iOS 26 (SPEC §2)

  /// Inset of the card at partial heights, at both sides and the bottom; pt. Evidence R: SPEC §2.
  public var floatingInset: Double = 8
  /// Top radius of the floating card; pt. Evidence R: SPEC §2.
  public var floatingTopRadius: Double = 38
  /// Least bottom radius of the floating card; pt. Evidence R: SPEC §2.
  public var floatingLeastBottomRadius: Double = 20
  /// How much smaller than the display's corner the bottom radius becomes; pt. Evidence R: SPEC §2.
  public var floatingBottomRadiusDrop: Double = 14
  /// Height from which the card turns into a capsule; pt. Evidence R: SPEC §2.
  public var capsuleStartHeight: Double = 150
  /// Height at which the card is a capsule; pt. Evidence R: SPEC §2.
  public var capsuleEndHeight: Double = 76
  /// Part of the last segment over which glass turns opaque; no unit. Evidence ours: SPEC §2 gives
  /// the middle only.
  public var glassFade: Double = 0.2
  /// Inset of the capsule; pt. Evidence R: SPEC §2.
  public var capsuleInset: Double = 28
}
