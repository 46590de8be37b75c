extension SheetTuning {
  /// One number of ``SheetTuning`` by its Swift name, for inspectors and file readers.
  public struct Field: Sendable {
    /// The Swift name, as in a configuration file's `tuning`.
    public let name: String
    /// `pt`, `s`, `pt/s`, `/ms`, or empty for a plain number.
    public let unit: String
    /// The values that make sense.
    public let range: ClosedRange<Double>
    /// SPEC's evidence tag: A, M, R, C, or ours.
    public let evidence: String
    /// Where the published value is from.
    public let source: String
    /// The number itself.
    public let keyPath: WritableKeyPath<SheetTuning, Double> & Sendable
  }

  /// The field of that name, or nil.
  public static func field(named name: String) -> Field? {
    fields.first { $0.name == name }
  }

  /// Every number, in the order of declaration.
  public static let fields: [Field] = [
    Field(
      name: "response", unit: "s", range: 0.05...3, evidence: "R",
      source: "SPEC §6", keyPath: \.response),
    Field(
      name: "dampingRatio", unit: "", range: 0.1...3, evidence: "R",
      source: "SPEC §6", keyPath: \.dampingRatio),
    Field(
      name: "flickDampingRatio", unit: "", range: 0.1...3, evidence: "R",
      source: "SPEC §6", keyPath: \.flickDampingRatio),
    Field(
      name: "settleDistance", unit: "pt", range: 0.01...5, evidence: "ours",
      source: "SPEC §6", keyPath: \.settleDistance),
    Field(
      name: "settleSpeed", unit: "pt/s", range: 0.1...100, evidence: "ours",
      source: "SPEC §6", keyPath: \.settleSpeed),
    Field(
      name: "easeDuration", unit: "s", range: 0.05...3, evidence: "R",
      source: "SPEC §13d", keyPath: \.easeDuration),
    Field(
      name: "lookAhead", unit: "s", range: 0...1, evidence: "R",
      source: "WWDC18 803, rate 0.99 a ms: 0.99 / (1000 · 0.01)", keyPath: \.lookAhead),
    Field(
      name: "projectionThreshold", unit: "pt/s", range: 0...5000, evidence: "R",
      source: "SPEC §5", keyPath: \.projectionThreshold),
    Field(
      name: "flickVelocity", unit: "pt/s", range: 0...10000, evidence: "R",
      source: "SPEC §5, §6", keyPath: \.flickVelocity),
    Field(
      name: "velocityWindow", unit: "s", range: 0.01...1, evidence: "ours",
      source: "SPEC §4", keyPath: \.velocityWindow),
    Field(
      name: "velocityPause", unit: "s", range: 0.005...1, evidence: "ours",
      source: "SPEC §4", keyPath: \.velocityPause),
    Field(
      name: "maximumVelocity", unit: "pt/s", range: 1000...100000, evidence: "ours",
      source: "SPEC §4", keyPath: \.maximumVelocity),
    Field(
      name: "mouseSlop", unit: "pt", range: 0...40, evidence: "ours",
      source: "SPEC §3", keyPath: \.mouseSlop),
    Field(
      name: "touchSlop", unit: "pt", range: 0...40, evidence: "ours",
      source: "SPEC §3", keyPath: \.touchSlop),
    Field(
      name: "sidewaysRatio", unit: "", range: 0.5...10, evidence: "ours",
      source: "SPEC §8", keyPath: \.sidewaysRatio),
    Field(
      name: "rubberBandCoefficient", unit: "", range: 0...1, evidence: "R",
      source: "SPEC §3", keyPath: \.rubberBandCoefficient),
    Field(
      name: "overdragAbove", unit: "pt", range: 0...500, evidence: "R",
      source: "SPEC §3", keyPath: \.overdragAbove),
    Field(
      name: "overdragBelowFraction", unit: "", range: 0...1, evidence: "R",
      source: "SPEC §3", keyPath: \.overdragBelowFraction),
    Field(
      name: "overdragBelow", unit: "pt", range: 0...500, evidence: "R",
      source: "SPEC §3", keyPath: \.overdragBelow),
    Field(
      name: "attemptFraction", unit: "", range: 0...1, evidence: "R",
      source: "SPEC §7", keyPath: \.attemptFraction),
    Field(
      name: "topGapWithHomeIndicator", unit: "pt", range: 0...100, evidence: "R, M",
      source: "SPEC §2", keyPath: \.topGapWithHomeIndicator),
    Field(
      name: "topGapWithoutHomeIndicator", unit: "pt", range: 0...100, evidence: "R, M",
      source: "SPEC §2", keyPath: \.topGapWithoutHomeIndicator),
    Field(
      name: "topGapInCompactHeight", unit: "pt", range: 0...100, evidence: "R, M",
      source: "SPEC §2", keyPath: \.topGapInCompactHeight),
    Field(
      name: "mediumFraction", unit: "", range: 0.1...1, evidence: "R, M",
      source: "SPEC §2", keyPath: \.mediumFraction),
    Field(
      name: "mediumFractionWhenShort", unit: "", range: 0.1...1, evidence: "R, M",
      source: "SPEC §2", keyPath: \.mediumFractionWhenShort),
    Field(
      name: "shortContainerHeight", unit: "pt", range: 0...2000, evidence: "R, M",
      source: "SPEC §2", keyPath: \.shortContainerHeight),
    Field(
      name: "compactHeight", unit: "pt", range: 0...2000, evidence: "R",
      source: "SPEC §12", keyPath: \.compactHeight),
    Field(
      name: "regularWidth", unit: "pt", range: 0...4000, evidence: "R",
      source: "SPEC §12", keyPath: \.regularWidth),
    Field(
      name: "readableWidth", unit: "pt", range: 100...2000, evidence: "C",
      source: "UIKit's readable content width at the standard text size", keyPath: \.readableWidth),
    Field(
      name: "cornerRadius", unit: "pt", range: 0...200, evidence: "R",
      source: "SPEC §1", keyPath: \.cornerRadius),
    Field(
      name: "dimOpacityLight", unit: "", range: 0...1, evidence: "R",
      source: "SPEC §10", keyPath: \.dimOpacityLight),
    Field(
      name: "dimOpacityDark", unit: "", range: 0...1, evidence: "R",
      source: "SPEC §10", keyPath: \.dimOpacityDark),
    Field(
      name: "stackedDimFactor", unit: "", range: 0...1, evidence: "R",
      source: "SPEC §10", keyPath: \.stackedDimFactor),
    Field(
      name: "pushBackMargin", unit: "pt", range: 0...200, evidence: "R",
      source: "SPEC §10", keyPath: \.pushBackMargin),
    Field(
      name: "pushBackMarginWide", unit: "pt", range: 0...200, evidence: "R",
      source: "SPEC §10", keyPath: \.pushBackMarginWide),
    Field(
      name: "narrowWidth", unit: "pt", range: 0...2000, evidence: "R",
      source: "SPEC §10", keyPath: \.narrowWidth),
    Field(
      name: "pushBackTopGap", unit: "pt", range: 0...100, evidence: "R",
      source: "SPEC §10", keyPath: \.pushBackTopGap),
    Field(
      name: "pushBackCornerRadius", unit: "pt", range: 0...200, evidence: "R",
      source: "SPEC §10", keyPath: \.pushBackCornerRadius),
    Field(
      name: "shadowRadius", unit: "pt", range: 0...100, evidence: "R",
      source: "SPEC §10", keyPath: \.shadowRadius),
    Field(
      name: "shadowOpacity", unit: "", range: 0...1, evidence: "R",
      source: "SPEC §10", keyPath: \.shadowOpacity),
    Field(
      name: "grabberWidth", unit: "pt", range: 0...400, evidence: "R",
      source: "SPEC §8", keyPath: \.grabberWidth),
    Field(
      name: "grabberHeight", unit: "pt", range: 0...100, evidence: "R",
      source: "SPEC §8", keyPath: \.grabberHeight),
    Field(
      name: "grabberTop", unit: "pt", range: 0...100, evidence: "R",
      source: "SPEC §8", keyPath: \.grabberTop),
    Field(
      name: "grabberHitSize", unit: "pt", range: 0...200, evidence: "R",
      source: "SPEC §8", keyPath: \.grabberHitSize),
    Field(
      name: "handoffDelay", unit: "s", range: 0...5, evidence: "R",
      source: "SPEC §8", keyPath: \.handoffDelay),
    Field(
      name: "decelerationRate", unit: "/ms", range: 0.5...0.9999, evidence: "R",
      source: "SPEC §8", keyPath: \.decelerationRate),
    Field(
      name: "scrollStopSpeed", unit: "pt/s", range: 0.1...100, evidence: "ours",
      source: "SPEC §8", keyPath: \.scrollStopSpeed),
    Field(
      name: "bounceResponse", unit: "s", range: 0.05...3, evidence: "C",
      source: "SPEC §8", keyPath: \.bounceResponse),
    Field(
      name: "wheelNotch", unit: "pt", range: 1...500, evidence: "ours",
      source: "SPEC §14", keyPath: \.wheelNotch),
    Field(
      name: "wheelSmoothing", unit: "s", range: 0.001...1, evidence: "ours",
      source: "SPEC §14", keyPath: \.wheelSmoothing),
    Field(
      name: "wheelSilence", unit: "s", range: 0.01...1, evidence: "ours",
      source: "SPEC §14", keyPath: \.wheelSilence),
    Field(
      name: "keyboardHeight", unit: "pt", range: 0...1000, evidence: "C",
      source: "SPEC §9", keyPath: \.keyboardHeight),
    Field(
      name: "keyboardHeightWithoutHomeIndicator", unit: "pt", range: 0...1000, evidence: "C",
      source: "SPEC §9", keyPath: \.keyboardHeightWithoutHomeIndicator),
    Field(
      name: "floatingInset", unit: "pt", range: 0...100, evidence: "R",
      source: "SPEC §2", keyPath: \.floatingInset),
    Field(
      name: "floatingTopRadius", unit: "pt", range: 0...200, evidence: "R",
      source: "SPEC §2", keyPath: \.floatingTopRadius),
    Field(
      name: "floatingLeastBottomRadius", unit: "pt", range: 0...200, evidence: "R",
      source: "SPEC §2", keyPath: \.floatingLeastBottomRadius),
    Field(
      name: "floatingBottomRadiusDrop", unit: "pt", range: 0...200, evidence: "R",
      source: "SPEC §2", keyPath: \.floatingBottomRadiusDrop),
    Field(
      name: "capsuleStartHeight", unit: "pt", range: 0...1000, evidence: "R",
      source: "SPEC §2", keyPath: \.capsuleStartHeight),
    Field(
      name: "capsuleEndHeight", unit: "pt", range: 0...1000, evidence: "R",
      source: "SPEC §2", keyPath: \.capsuleEndHeight),
    Field(
      name: "glassFade", unit: "", range: 0...1, evidence: "ours",
      source: "SPEC §2 gives the middle only", keyPath: \.glassFade),
    Field(
      name: "capsuleInset", unit: "pt", range: 0...200, evidence: "R",
      source: "SPEC §2", keyPath: \.capsuleInset),
  ]
}
