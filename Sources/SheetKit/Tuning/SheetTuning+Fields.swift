extension SheetTuning {
  /// One number of ``SheetTuning`` by its Swift name, for inspectors and file readers.
  public struct Field: Sendable {
    /// The Swift name, as in a configuration file's `tuning`.
    public let name: String
    /// What it is, in a few words.
    public let about: String
    /// `pt`, `s`, `pt/s`, `/ms`, or empty for a plain number.
    public let unit: String
    /// The values that make sense.
    public let range: ClosedRange<Double>
    /// How the published value is known.
    public let evidence: [Evidence]
    /// Whose value it is: an API, a talk, or the type of SheetKit that decides by it.
    public let source: String
    /// The number itself.
    public let keyPath: WritableKeyPath<SheetTuning, Double> & Sendable
  }

  /// The numbers of one concern.
  public struct Group: Sendable {
    /// A title for people.
    public let name: String
    /// The numbers, in the order of declaration.
    public let fields: [Field]
  }

  /// The field of that name, or nil.
  public static func field(named name: String) -> Field? {
    fields.first { $0.name == name }
  }

  /// Every number, in the order of declaration.
  public static let fields: [Field] = groups.flatMap(\.fields)

  /// Every number by concern.
  public static let groups: [Group] = [
    Group(
      name: "Motion",
      fields: [
        Field(
          name: "response", about: "Response of the standard spring",
          unit: "s", range: 0.05...3, evidence: [.readOut],
          source: "UISheetPresentationController: stiffness 333.33 at mass 1",
          keyPath: \.response),
        Field(
          name: "dampingRatio", about: "Damping ratio of the standard spring",
          unit: "", range: 0.1...3, evidence: [.readOut],
          source: "UISheetPresentationController: damping 36.51 at mass 1",
          keyPath: \.dampingRatio),
        Field(
          name: "flickDampingRatio", about: "Damping ratio after a release at flick speed",
          unit: "", range: 0.1...3, evidence: [.readOut],
          source: "UISheetPresentationController, from flickVelocity on",
          keyPath: \.flickDampingRatio),
        Field(
          name: "settleDistance",
          about: "Distance from the stop below which a motion may be settled",
          unit: "pt", range: 0.01...5, evidence: [.ours], source: "SheetKit's SpringMotion",
          keyPath: \.settleDistance),
        Field(
          name: "settleSpeed", about: "Speed below which a motion may be settled",
          unit: "pt/s", range: 0.1...100, evidence: [.ours], source: "SheetKit's SpringMotion",
          keyPath: \.settleSpeed),
        Field(
          name: "easeDuration", about: "Duration of the fixed ease-in-out",
          unit: "s", range: 0.05...3, evidence: [.readOut], source: "the slide of the scene picker",
          keyPath: \.easeDuration),
      ]),
    Group(
      name: "Release",
      fields: [
        Field(
          name: "lookAhead", about: "How far ahead a release velocity is projected",
          unit: "s", range: 0...1, evidence: [.readOut],
          source: "WWDC18 803, rate 0.99 a ms: 0.99 / (1000 · 0.01)", keyPath: \.lookAhead),
        Field(
          name: "projectionThreshold",
          about: "Speed below which the projection counts the velocity as 0",
          unit: "pt/s", range: 0...5000, evidence: [.readOut],
          source: "UISheetPresentationController, two readings that agree",
          keyPath: \.projectionThreshold),
        Field(
          name: "flickVelocity", about: "Speed from which a release is a flick",
          unit: "pt/s", range: 0...10000, evidence: [.readOut],
          source: "UISheetPresentationController, two readings that agree",
          keyPath: \.flickVelocity),
        Field(
          name: "velocityWindow", about: "Age of the oldest sample that a velocity is fitted to",
          unit: "s", range: 0.01...1, evidence: [.ours],
          source: "SheetKit's VelocityTracker; UIKit's is not public", keyPath: \.velocityWindow
        ),
        Field(
          name: "velocityPause",
          about: "Age of the newest sample above which a release has no velocity",
          unit: "s", range: 0.005...1, evidence: [.ours],
          source: "SheetKit's VelocityTracker; UIKit's is not public", keyPath: \.velocityPause
        ),
        Field(
          name: "maximumVelocity", about: "Bound on a fitted velocity, either way",
          unit: "pt/s", range: 1000...100000, evidence: [.ours],
          source: "SheetKit's VelocityTracker; UIKit's is not public",
          keyPath: \.maximumVelocity),
      ]),
    Group(
      name: "Tracking",
      fields: [
        Field(
          name: "mouseSlop", about: "Movement of a mouse before a drag starts",
          unit: "pt", range: 0...40, evidence: [.ours],
          source: "SheetKit's PointerDevice; a phone has no mouse", keyPath: \.mouseSlop),
        Field(
          name: "touchSlop", about: "Movement of a finger before a drag starts",
          unit: "pt", range: 0...40, evidence: [.ours], source: "SheetKit's PointerDevice",
          keyPath: \.touchSlop),
        Field(
          name: "sidewaysRatio",
          about: "Sideways to vertical movement above which a drag is not the sheet's",
          unit: "", range: 0.5...10, evidence: [.ours], source: "SheetKit's PointerOwner",
          keyPath: \.sidewaysRatio),
        Field(
          name: "rubberBandCoefficient", about: "Coefficient of the rubber band",
          unit: "", range: 0...1, evidence: [.readOut],
          source: "UIScrollView and UISheetPresentationController", keyPath: \.rubberBandCoefficient
        ),
        Field(
          name: "overdragAbove", about: "Most extent of the rubber band above the largest stop",
          unit: "pt", range: 0...500, evidence: [.readOut], source: "UISheetPresentationController",
          keyPath: \.overdragAbove),
        Field(
          name: "overdragBelowFraction",
          about: "Extent of the rubber band below the smallest stop as a fraction of full height",
          unit: "", range: 0...1, evidence: [.readOut], source: "UISheetPresentationController",
          keyPath: \.overdragBelowFraction
        ),
        Field(
          name: "overdragBelow", about: "Most extent of the rubber band below the smallest stop",
          unit: "pt", range: 0...500, evidence: [.readOut], source: "UISheetPresentationController",
          keyPath: \.overdragBelow),
        Field(
          name: "attemptFraction",
          about: "Fraction of the extent below at which a refused drag is an attempt to dismiss",
          unit: "", range: 0...1, evidence: [.readOut], source: "UISheetPresentationController",
          keyPath: \.attemptFraction),
      ]),
    Group(
      name: "Geometry",
      fields: [
        Field(
          name: "topGapWithHomeIndicator", about: "Gap above a large sheet with a home indicator",
          unit: "pt", range: 0...100, evidence: [.readOut, .measured],
          source: "UISheetPresentationController",
          keyPath: \.topGapWithHomeIndicator),
        Field(
          name: "topGapWithoutHomeIndicator",
          about: "Gap above a large sheet without a home indicator",
          unit: "pt", range: 0...100, evidence: [.readOut, .measured],
          source: "UISheetPresentationController",
          keyPath: \.topGapWithoutHomeIndicator),
        Field(
          name: "topGapInCompactHeight", about: "Gap above a large sheet in compact height",
          unit: "pt", range: 0...100, evidence: [.readOut, .measured],
          source: "UISheetPresentationController",
          keyPath: \.topGapInCompactHeight),
        Field(
          name: "mediumFraction", about: "Medium as a fraction of the maximum detent value",
          unit: "", range: 0.1...1, evidence: [.readOut, .measured],
          source: "UISheetPresentationController.Detent.medium()", keyPath: \.mediumFraction),
        Field(
          name: "mediumFractionWhenShort", about: "Medium in a short container",
          unit: "", range: 0.1...1, evidence: [.readOut, .measured],
          source: "UISheetPresentationController.Detent.medium()",
          keyPath: \.mediumFractionWhenShort),
        Field(
          name: "shortContainerHeight", about: "Tallest container that counts as short",
          unit: "pt", range: 0...2000, evidence: [.readOut, .measured],
          source: "UISheetPresentationController.Detent.medium()",
          keyPath: \.shortContainerHeight),
        Field(
          name: "compactHeight", about: "Height below which a container is compact",
          unit: "pt", range: 0...2000, evidence: [.readOut],
          source: "UITraitCollection.verticalSizeClass", keyPath: \.compactHeight),
        Field(
          name: "regularWidth", about: "Width from which a container is regular",
          unit: "pt", range: 0...4000, evidence: [.readOut],
          source: "UITraitCollection.horizontalSizeClass", keyPath: \.regularWidth),
        Field(
          name: "readableWidth", about: "Width of a page-sized card",
          unit: "pt", range: 100...2000, evidence: [.plausible],
          source: "UIKit's readable content width at the standard text size",
          keyPath: \.readableWidth),
      ]),
    Group(
      name: "Dimming and push-back",
      fields: [
        Field(
          name: "cornerRadius", about: "Radius of the top corners",
          unit: "pt", range: 0...200, evidence: [.readOut],
          source: "UISheetPresentationController.preferredCornerRadius", keyPath: \.cornerRadius),
        Field(
          name: "dimOpacityLight", about: "Opacity of the dimming at amount 1, light appearance",
          unit: "", range: 0...1, evidence: [.readOut],
          source: "UISheetPresentationController, its dimming view", keyPath: \.dimOpacityLight),
        Field(
          name: "dimOpacityDark", about: "Opacity of the dimming at amount 1, dark appearance",
          unit: "", range: 0...1, evidence: [.readOut],
          source: "UISheetPresentationController, its dimming view", keyPath: \.dimOpacityDark),
        Field(
          name: "stackedDimFactor", about: "Factor on the dimming over a presenter that stacks",
          unit: "", range: 0...1, evidence: [.readOut],
          source: "UISheetPresentationController, its dimming view", keyPath: \.stackedDimFactor),
        Field(
          name: "pushBackMargin",
          about: "Margin of the pushed-back presenter in a narrow container",
          unit: "pt", range: 0...200, evidence: [.readOut], source: "UISheetPresentationController",
          keyPath: \.pushBackMargin),
        Field(
          name: "pushBackMarginWide",
          about: "Margin of the pushed-back presenter in a wide container",
          unit: "pt", range: 0...200, evidence: [.readOut], source: "UISheetPresentationController",
          keyPath: \.pushBackMarginWide),
        Field(
          name: "narrowWidth", about: "Widest container that counts as narrow",
          unit: "pt", range: 0...2000, evidence: [.readOut],
          source: "UISheetPresentationController", keyPath: \.narrowWidth),
        Field(
          name: "pushBackTopGap", about: "How far the pushed-back presenter stands above the sheet",
          unit: "pt", range: 0...100, evidence: [.readOut], source: "UISheetPresentationController",
          keyPath: \.pushBackTopGap),
        Field(
          name: "pushBackCornerRadius", about: "Corner radius of the pushed-back presenter",
          unit: "pt", range: 0...200, evidence: [.readOut], source: "UISheetPresentationController",
          keyPath: \.pushBackCornerRadius),
        Field(
          name: "shadowRadius", about: "Radius of the sheet's shadow",
          unit: "pt", range: 0...100, evidence: [.readOut], source: "UISheetPresentationController",
          keyPath: \.shadowRadius),
        Field(
          name: "shadowOpacity", about: "Opacity of the shadow of an undimmed sheet",
          unit: "", range: 0...1, evidence: [.readOut], source: "UISheetPresentationController",
          keyPath: \.shadowOpacity),
      ]),
    Group(
      name: "Grabber",
      fields: [
        Field(
          name: "grabberWidth", about: "Width of the drag indicator",
          unit: "pt", range: 0...400, evidence: [.readOut],
          source: "UISheetPresentationController.prefersGrabberVisible", keyPath: \.grabberWidth),
        Field(
          name: "grabberHeight", about: "Height of the drag indicator",
          unit: "pt", range: 0...100, evidence: [.readOut],
          source: "UISheetPresentationController.prefersGrabberVisible", keyPath: \.grabberHeight),
        Field(
          name: "grabberTop", about: "Distance of the drag indicator from the sheet's top",
          unit: "pt", range: 0...100, evidence: [.readOut],
          source: "UISheetPresentationController.prefersGrabberVisible", keyPath: \.grabberTop),
        Field(
          name: "grabberHitSize", about: "Least width and height of the area that takes its taps",
          unit: "pt", range: 0...200, evidence: [.readOut],
          source: "UISheetPresentationController.prefersGrabberVisible", keyPath: \.grabberHitSize),
      ]),
    Group(
      name: "Scrolling and wheel",
      fields: [
        Field(
          name: "handoffDelay",
          about: "Time after a drag in content before the next one there may move the sheet",
          unit: "s", range: 0...5, evidence: [.readOut], source: "UISheetPresentationController",
          keyPath: \.handoffDelay),
        Field(
          name: "decelerationRate",
          about: "Fraction of its speed that decelerating content keeps each millisecond",
          unit: "/ms", range: 0.5...0.9999, evidence: [.readOut],
          source: "UIScrollView.DecelerationRate.normal",
          keyPath: \.decelerationRate),
        Field(
          name: "scrollStopSpeed", about: "Speed below which decelerating content stands",
          unit: "pt/s", range: 0.1...100, evidence: [.ours], source: "SheetKit's ScrollMotion",
          keyPath: \.scrollStopSpeed),
        Field(
          name: "bounceResponse", about: "Response of the critically damped bounce of content",
          unit: "s", range: 0.05...3, evidence: [.plausible], source: "UIScrollView",
          keyPath: \.bounceResponse),
        Field(
          name: "wheelNotch", about: "Travel of one wheel notch",
          unit: "pt", range: 1...500, evidence: [.ours],
          source: "SheetKit's WheelInput; a phone has no wheel", keyPath: \.wheelNotch),
        Field(
          name: "wheelSmoothing", about: "Time over which a notch is smoothed",
          unit: "s", range: 0.001...1, evidence: [.ours],
          source: "SheetKit's WheelInput; a phone has no wheel",
          keyPath: \.wheelSmoothing),
        Field(
          name: "wheelSilence", about: "Silence that ends a touchpad sequence",
          unit: "s", range: 0.01...1, evidence: [.ours],
          source: "SheetKit's WheelInput; a phone has no wheel", keyPath: \.wheelSilence),
      ]),
    Group(
      name: "Keyboard",
      fields: [
        Field(
          name: "keyboardHeight", about: "On-screen keyboard with a home indicator",
          unit: "pt", range: 0...1000, evidence: [.plausible],
          source: "the keyboard of an iPhone in portrait", keyPath: \.keyboardHeight),
        Field(
          name: "keyboardHeightWithoutHomeIndicator",
          about: "On-screen keyboard without a home indicator",
          unit: "pt", range: 0...1000, evidence: [.plausible],
          source: "the keyboard of an iPhone in portrait",
          keyPath: \.keyboardHeightWithoutHomeIndicator),
      ]),
    Group(
      name: "iOS 26",
      fields: [
        Field(
          name: "floatingInset",
          about: "Inset of the card at partial heights, at both sides and the bottom",
          unit: "pt", range: 0...100, evidence: [.readOut],
          source: "UISheetPresentationController of iOS 26, one reading", keyPath: \.floatingInset),
        Field(
          name: "floatingTopRadius", about: "Top radius of the floating card",
          unit: "pt", range: 0...200, evidence: [.readOut],
          source: "UISheetPresentationController of iOS 26, one reading",
          keyPath: \.floatingTopRadius
        ),
        Field(
          name: "floatingLeastBottomRadius", about: "Least bottom radius of the floating card",
          unit: "pt", range: 0...200, evidence: [.readOut],
          source: "UISheetPresentationController of iOS 26, one reading",
          keyPath: \.floatingLeastBottomRadius),
        Field(
          name: "floatingBottomRadiusDrop",
          about: "How much smaller than the display's corner the bottom radius becomes",
          unit: "pt", range: 0...200, evidence: [.readOut],
          source: "UISheetPresentationController of iOS 26, one reading",
          keyPath: \.floatingBottomRadiusDrop),
        Field(
          name: "capsuleStartHeight", about: "Height from which the card turns into a capsule",
          unit: "pt", range: 0...1000, evidence: [.readOut],
          source: "UISheetPresentationController of iOS 26, one reading",
          keyPath: \.capsuleStartHeight),
        Field(
          name: "capsuleEndHeight", about: "Height at which the card is a capsule",
          unit: "pt", range: 0...1000, evidence: [.readOut],
          source: "UISheetPresentationController of iOS 26, one reading",
          keyPath: \.capsuleEndHeight
        ),
        Field(
          name: "glassFade", about: "Part of the last segment over which glass turns opaque",
          unit: "", range: 0...1, evidence: [.ours],
          source: "SheetKit's FloatingLook; the system's middle is read out",
          keyPath: \.glassFade),
        Field(
          name: "capsuleInset", about: "Inset of the capsule",
          unit: "pt", range: 0...200, evidence: [.readOut],
          source: "UISheetPresentationController of iOS 26, one reading", keyPath: \.capsuleInset),
      ]),
  ]
}
