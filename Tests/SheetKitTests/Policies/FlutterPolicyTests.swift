import SheetKit
import Testing

/// Rows of Flutter's own tests (`test/widgets/draggable_scrollable_sheet_test.dart`, a view of
/// 600, sizes as fractions of it), rows worked from `draggable_scrollable_sheet.dart`
/// `_SnappingSimulation`, and of the conformance data.
@Suite struct FlutterPolicyTests {
  @Test(arguments: own + worked + conformance)
  func releases(_ row: PolicyRow) { row.check(.flutter) }

  @Test func toleranceIsForPixelRatioThree() {
    #expect(abs(SnapPolicy.flutter["velocityTolerance"] - 1 / (0.05 * 3)) < 1e-12)
  }

  @Test func motionIsAtConstantSpeed() {
    #expect(SnapPolicy.flutter.motion == .curve(.linear, duration: 320.0 / 1600))
  }

  static let quarters: [Double] = [150, 300, 450, 600]
  static let nearest = "test: Zero velocity drag snaps to nearest snap target: "
  static let momentum = "test: Fling snaps in direction of momentum: "
  static let source = "_SnappingSimulation _getSnapSize: "

  static let own: [PolicyRow] = [
    PolicyRow(
      600, quarters, from: 300, at: 510, velocity: 0, to: 450, why: nearest + "up, snaps down"),
    PolicyRow(
      600, quarters, from: 450, at: 570, velocity: 0, to: 600, why: nearest + "up, snaps up"),
    PolicyRow(
      600, quarters, from: 600, at: 540, velocity: 0, to: 600, why: nearest + "down, snaps up"),
    PolicyRow(
      600, quarters, from: 600, at: 330, velocity: 0, to: 300, why: nearest + "down, snaps down"),
    PolicyRow(
      600, quarters, from: 300, at: 240, velocity: 1, to: 300,
      why: nearest + "flung with a negligible velocity of 1"),
    PolicyRow(
      600, [150, 600], from: 300, at: 540, velocity: 0, to: 600,
      why: "test: Setting snapSizes to null resolves to min and max"),
    PolicyRow(
      600, [150, 600], from: 600, at: 180, velocity: 0, to: 150,
      why: "test: Setting snapSizes to null resolves to min and max"),
    PolicyRow(
      600, [150, 300, 600], from: 300, at: 540, velocity: 0, to: 600,
      why: "test: Min and max are implicitly added to snapSizes"),
    PolicyRow(
      600, quarters, from: 300, at: 360, velocity: -1000, to: 450, why: momentum + "up"),
    PolicyRow(
      600, quarters, from: 450, at: 270, velocity: 1000, to: 150, why: momentum + "down"),
  ]

  static let worked: [PolicyRow] = [
    PolicyRow(
      600, quarters, from: 300, at: 450, velocity: -1000, to: 600,
      why: source + "up exactly on a size: the one after it"),
    PolicyRow(
      600, quarters, from: 300, at: 450, velocity: 1000, to: 300,
      why: source + "down exactly on a size: the one before it"),
    PolicyRow(
      600, quarters, from: 150, at: 150, velocity: -1000, to: 150,
      why: source + "at the smallest it stays, whatever the velocity"),
    PolicyRow(
      600, quarters, from: 600, at: 600, velocity: -1000, to: 600,
      why: source + "up at the largest"),
    PolicyRow(
      600, quarters, from: 300, at: 375, velocity: 0, to: 450,
      why: source + "as near to both: the larger"),
    PolicyRow(
      600, quarters, from: 300, at: 310, velocity: -5000, to: 450,
      why: source + "one size however fast"),
    PolicyRow(
      600, quarters, from: 300, at: 310, velocity: -50, to: 300,
      why: "monodrag.dart isFlingGesture: 50 is not above kMinFlingVelocity"),
    PolicyRow(
      600, quarters, from: 300, at: 310, velocity: -51, to: 450,
      why: "monodrag.dart isFlingGesture: 51 is, and 10 points do not matter"),
    PolicyRow(
      600, quarters, from: 600, at: 700, velocity: 1000, to: 450,
      why: "extent is clamped: beyond the largest counts as the largest, down to the one before"),
    PolicyRow(
      600, [0] + quarters, from: 150, at: 100, velocity: 200, to: 0,
      why: source + "minChildSize 0: down from below the smallest visible one"),
  ]

  static let conformance: [PolicyRow] = [
    PolicyRow(
      600, [150, 300, 450, 600], from: 450, at: 570, velocity: 0, to: 600,
      why: "conformance fl-02: dragged up, nearer the top"),
    PolicyRow(
      600, [150, 300, 600], from: 300, at: 540, velocity: 0, to: 600,
      why: "conformance fl-06: slow, nearer the top; the middle detent listed"),
    PolicyRow(
      600, [150, 600], from: 150, at: 540, velocity: 0, to: 600,
      why: "conformance fl-09: no listed detents: the extremes still snap"),
    PolicyRow(
      600, [150, 360, 480], from: nil, at: 300, velocity: 0, to: 360,
      why: "conformance fl-13: detent list replaced while resting on a removed detent"),
    PolicyRow(
      600, [0, 100], from: 100, at: 0, velocity: 1000, to: 0,
      why: "conformance fl-16: dragged wholly past the bottom"),
  ]
}
