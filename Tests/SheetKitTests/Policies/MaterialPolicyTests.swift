import SheetKit
import Testing

/// Rows worked from Compose Material 3 (androidx, `material3/internal/AnchoredDraggable.kt`
/// `computeTarget`, 56 and 125 of `SheetDefaults.kt`), from Compose Foundation's own tests
/// (`AnchoredDraggableGestureTest.kt`, which know no start), and of the conformance data.
@Suite struct MaterialPolicyTests {
  @Test(arguments: worked + foundation + conformance)
  func releases(_ row: PolicyRow) { row.check(.material) }

  @Test func motionIsTheDefaultSpatialSpring() {
    let published = Spring(mass: 1, stiffness: 700, damping: 2 * 0.9 * (700.0).squareRoot())
    #expect(abs(published.response - 0.23748) < 5e-6)
    #expect(SnapPolicy.material.motion == .spring(response: 0.23748, dampingRatio: 0.9))
  }

  static let sheet: [Double] = [0, 400, 800]
  static let source = "AnchoredDraggable.kt computeTarget: "

  static let worked: [PolicyRow] = [
    PolicyRow(
      800, sheet, from: 800, at: 745, velocity: 0, to: 800, why: source + "55 < 56 returns"),
    PolicyRow(
      800, sheet, from: 800, at: 744, velocity: 0, to: 400, why: source + "56 goes on"),
    PolicyRow(
      800, sheet, from: 400, at: 455, velocity: 0, to: 400, why: source + "55 up returns"),
    PolicyRow(
      800, sheet, from: 400, at: 456, velocity: 0, to: 800, why: source + "56 up goes on"),
    PolicyRow(
      800, sheet, from: 400, at: 344, velocity: 0, to: 0, why: source + "56 down hides"),
    PolicyRow(
      800, sheet, from: 800, at: 790, velocity: 125, to: 400,
      why: source + "125 is fast enough, the distance does not matter"),
    PolicyRow(
      800, sheet, from: 800, at: 790, velocity: 124.9, to: 800,
      why: source + "slower than 125 and nearer than 56"),
    PolicyRow(
      800, sheet, from: 400, at: 410, velocity: -125, to: 800, why: source + "125 upwards"),
    PolicyRow(
      800, sheet, from: 800, at: 790, velocity: 8000, to: 400,
      why: source + "the next stop after the release, however fast"),
    PolicyRow(
      800, sheet, from: 800, at: 390, velocity: 125, to: 0,
      why: source + "released past the partial stop, the next one is hidden"),
    PolicyRow(
      800, sheet, from: 800, at: 390, velocity: 0, to: 0,
      why: source + "the same by distance: 410 from the start, on beyond the release"),
    PolicyRow(
      800, sheet, from: 800, at: 700, velocity: -2000, to: 400,
      why: source + "100 down, a velocity against the movement does not count"),
    PolicyRow(
      800, sheet, from: 800, at: 770, velocity: -2000, to: 800, why: source + "30 down, back up"),
    PolicyRow(
      800, sheet, from: 400, at: 400, velocity: 5000, to: 400,
      why: source + "exactly on its stop it stays"),
    PolicyRow(
      800, sheet, from: 400, at: 900, velocity: -5000, to: 800,
      why: "AnchoredDraggable.kt newOffsetForDelta: beyond the top counts as the top"),
  ]

  static let file = "AnchoredDraggableGestureTest.kt "

  static let foundation: [PolicyRow] = [
    PolicyRow(
      200, [0, 100, 200], from: nil, at: 140, velocity: 126, to: 100,
      why: file + "…settle_velocityHigherThanThreshold_advances: 60 of 100"),
    PolicyRow(
      200, [0, 100, 200], from: nil, at: 160, velocity: 112.5, to: 200,
      why: file + "…settle_velocityLowerThanThreshold_doesntAdvance: 40 of 100"),
    PolicyRow(
      200, [0, 200], from: nil, at: 60, velocity: 126, to: 0,
      why: file + "dragAndSwipeBackWithVelocity…: from the end back up 60, flung down"),
    PolicyRow(
      200, [0, 200], from: nil, at: 140, velocity: -125, to: 200,
      why: file + "dragAndSwipeBackWithVelocity…: down 60, flung up"),
    PolicyRow(
      500, [0, 250, 500], from: nil, at: 362.5, velocity: 0, to: 250,
      why: file + "updatesState: 0.55 of the way, let go at rest"),
    PolicyRow(
      500, [250, 500], from: nil, at: 387.5, velocity: 0, to: 500,
      why: file + "updatesState: 0.55 of the way back"),
    PolicyRow(
      200, [0, 100, 200], from: nil, at: 144, velocity: 1, to: 100,
      why: "foundation AnchoredDraggable.kt computeTarget: slow down, 56 from the stop above"),
  ]

  static let conformance: [PolicyRow] = [
    PolicyRow(
      500, [0, 250, 500], from: 250, at: 350, velocity: -500, to: 500,
      why: "conformance cx-04: back up one more"),
    PolicyRow(
      200, [0, 100, 200], from: 100, at: 145, velocity: 0, to: 100,
      why: "conformance cx-09: 45 of 100 back: stays"),
    PolicyRow(
      200, [0, 100, 200], from: 100, at: 161.6, velocity: 0, to: 200,
      why: "conformance cx-14: 61.6 back: returns"),
    PolicyRow(
      200, [0, 100, 200], from: 100, at: 0, velocity: 900, to: 0,
      why: "conformance cx-19: 90% on: clamped at the last"),
    PolicyRow(
      200, [0, 200], from: 200, at: 90, velocity: 500, to: 0,
      why: "conformance cx-22: 55% moved, moderate speed"),
    PolicyRow(
      200, [0, 200], from: 0, at: 110, velocity: -2000, to: 200,
      why: "conformance cx-25: 55% back, high speed"),
    PolicyRow(
      800, [0, 400, 800], from: 800, at: 0, velocity: 4000, to: 0,
      why: "conformance m3-02: swiped down the whole way from the top: past partial to hidden"),
  ]
}
