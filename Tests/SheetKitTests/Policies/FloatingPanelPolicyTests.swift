import SheetKit
import Testing

/// Rows of FloatingPanel's own tests (scenee/FloatingPanel, `Tests/CoreTests.swift`, the
/// `test_targetState_…` functions) on their layouts: full 20 below the top, half 250, tip 60,
/// hidden 0, in a container of 667; and of the conformance data.
@Suite struct FloatingPanelPolicyTests {
  @Test(arguments: oneAndTwoStops + threeStops + withHidden + conformance)
  func releases(_ row: PolicyRow) { row.check(.floatingPanel) }

  @Test(arguments: allProjection)
  func releasesThatMaySkip(_ row: PolicyRow) {
    var policy = SnapPolicy.floatingPanel
    policy["skipsStops"] = 1
    row.check(policy)
  }

  @Test func lookAheadIsTheNormalDecelerationRate() {
    let lookAhead = Projection(decelerationRate: 0.998).lookAhead
    #expect(abs(SnapPolicy.floatingPanel["lookAhead"] - lookAhead) < 1e-12)
  }

  @Test func motionIsTheDefaultBehaviours() {
    #expect(SnapPolicy.floatingPanel.motion == .spring(response: 0.4, dampingRatio: 0.5756))
  }

  @Test func redirectionIsAParameter() {
    var policy = SnapPolicy.floatingPanel
    policy["redirectionalProgress"] = 0.8
    let reason = "Behavior.swift redirectionalProgress: 1 = impossible to move on; 0.7 of the way"
    PolicyRow(
      667, [647, 250], from: 647, at: 647 - 0.7 * 397, velocity: 0, to: 647, why: reason
    ).check(policy)
    PolicyRow(
      667, [647, 250], from: 647, at: 647 - 0.81 * 397, velocity: 0, to: 250, why: reason
    ).check(policy)
  }

  static let two: [Double] = [647, 250]
  static let three: [Double] = [647, 250, 60]
  static let file = "CoreTests.swift test_targetState_"

  static let oneAndTwoStops: [PolicyRow] = [
    PolicyRow(
      667, [647], from: 647, at: 657, velocity: 1000, to: 647, why: file + "1positions: redirect"),
    PolicyRow(
      667, two, from: 647, at: 657, velocity: 1000, to: 250,
      why: file + "2positions: 489 of projection pass half of 397"),
    PolicyRow(
      667, two, from: 647, at: 647, velocity: -1000, to: 647, why: file + "2positions: up at full"),
    PolicyRow(
      667, two, from: 647, at: 637, velocity: 100, to: 647, why: file + "2positions: redirect"),
    PolicyRow(
      667, two, from: 250, at: 260, velocity: -100, to: 250, why: file + "2positions: redirect"),
    PolicyRow(
      667, two, from: 250, at: 240, velocity: -1000, to: 647,
      why: file + "2positions: from below half, projected to full"),
    PolicyRow(
      667, two, from: 647, at: 448.5, velocity: 0, to: 647,
      why: "Core.swift targetState: progress exactly 0.5 is not above 0.5, so back"),
    PolicyRow(
      667, two, from: 250, at: 448.5, velocity: 0, to: 250,
      why: "Core.swift targetState: the same from below"),
  ]

  static let threeStops: [PolicyRow] = [
    PolicyRow(
      667, three, from: 647, at: 1147, velocity: -100, to: 647,
      why: file + "3positionsFromFull: far above the top"),
    PolicyRow(
      667, three, from: 647, at: 657, velocity: 3000, to: 250,
      why: file + "3positionsFromFull: kept from tip, at half"),
    PolicyRow(
      667, three, from: 647, at: 647, velocity: 500, to: 250,
      why: file + "3positionsFromFull: 249.5 of 397"),
    PolicyRow(
      667, three, from: 647, at: 647, velocity: 1000, to: 250,
      why: file + "3positionsFromFull: kept from tip, at half"),
    PolicyRow(
      667, three, from: 647, at: 250, velocity: 1000, to: 60,
      why: file + "3positionsFromFull: from half on to tip"),
    PolicyRow(
      667, three, from: 647, at: 60, velocity: -3000, to: 250,
      why: file + "3positionsFromFull: one stop from where it is, though it began at full"),
    PolicyRow(
      667, three, from: 647, at: 50, velocity: -3000, to: 250,
      why: file + "3positionsFromFull: from below tip kept from full, at half"),
    PolicyRow(
      667, three, from: 250, at: 250, velocity: -1000, to: 647,
      why: file + "3positionsFromHalf: projected to full"),
    PolicyRow(
      667, three, from: 250, at: 60, velocity: -500, to: 250,
      why: file + "3positionsFromHalf: 249.5 pass half of 190"),
    PolicyRow(
      667, three, from: 250, at: 70, velocity: -100, to: 60,
      why: file + "3positionsFromHalf: 49.9 + 10 of 190: redirect"),
    PolicyRow(
      667, three, from: 60, at: 250, velocity: -3000, to: 647,
      why: file + "3positionsFromTip: from half on to full"),
    PolicyRow(
      667, three, from: 60, at: -440, velocity: -100, to: 60,
      why: file + "3positionsFromTip: far below the lowest"),
    PolicyRow(
      667, three, from: 60, at: 60, velocity: 100, to: 60,
      why: file + "3positionsFromTip: down at the lowest"),
  ]

  static let withHidden: [PolicyRow] = [
    PolicyRow(
      667, [647, 0], from: 647, at: 657, velocity: 1000, to: 0,
      why: file + "2positionsWithHidden: 489 pass half of 647"),
    PolicyRow(
      667, [647, 0], from: 647, at: 647, velocity: 100, to: 647,
      why: file + "2positionsWithHidden: redirect"),
    PolicyRow(
      667, [647, 250, 0], from: 647, at: 647, velocity: 1000, to: 250,
      why: file + "3positionsWithHidden: from full, one stop"),
    PolicyRow(
      667, [647, 250, 0], from: 250, at: 250, velocity: 1000, to: 0,
      why: file + "3positionsWithHidden: from half"),
    PolicyRow(
      667, [647, 250, 0], from: 250, at: 250, velocity: -100, to: 250,
      why: file + "3positionsWithHidden: 49.9 of 397"),
  ]

  static let allProjection: [PolicyRow] = [
    PolicyRow(
      667, three, from: 647, at: 657, velocity: 3000, to: 60,
      why: file + "3positionsAllProjection: past half to tip"),
    PolicyRow(
      667, three, from: 647, at: 647, velocity: 1000, to: 60,
      why: file + "3positionsAllProjection: 499 lead 102 past half, over half of 190"),
    PolicyRow(
      667, three, from: 60, at: 250, velocity: -1000, to: 647,
      why: file + "3positionsAllProjection: half to full"),
    PolicyRow(
      667, three, from: 60, at: 60, velocity: -1000, to: 647,
      why: file + "3positionsAllProjection: 499 lead 309 past half, over half of 397"),
    PolicyRow(
      667, [250, 60, 0], from: 250, at: 250, velocity: 385, to: 60,
      why: file + "3positionsWithHiddenWithoutFull: 192 lead just past tip"),
    PolicyRow(
      667, [250, 60, 0], from: 250, at: 250, velocity: 1000, to: 0,
      why: file + "3positionsWithHiddenWithoutFull: past hidden"),
    PolicyRow(
      667, [250, 60, 0], from: 60, at: 70, velocity: 10, to: 60,
      why: file + "3positionsWithHiddenWithoutFull: redirection"),
  ]

  static let conformance: [PolicyRow] = [
    PolicyRow(
      667, [647], from: 647, at: 657, velocity: 1000, to: 647,
      why: "conformance fp-001: only detent, overdragged up then flicked down"),
    PolicyRow(
      667, [647], from: 647, at: 647, velocity: 0, to: 647,
      why: "conformance fp-004: only detent, at rest"),
    PolicyRow(
      667, [647], from: 647, at: 637, velocity: 100, to: 647,
      why: "conformance fp-007: only detent, slightly lowered"),
    PolicyRow(
      667, [250, 647], from: 647, at: 647, velocity: 0, to: 647,
      why: "conformance fp-011: at rest on a detent"),
    PolicyRow(
      667, [250, 647], from: 647, at: 250, velocity: 1000, to: 250,
      why: "conformance fp-020: lowest and not dismissible: flick down stays"),
    PolicyRow(
      667, [250, 647], from: 250, at: 647, velocity: 0, to: 647,
      why: "conformance fp-025: at rest on a detent"),
    PolicyRow(
      667, [250, 647], from: 250, at: 250, velocity: 1000, to: 250,
      why: "conformance fp-034: lowest and not dismissible: flick down stays"),
    PolicyRow(
      667, [0, 647], from: 647, at: 647, velocity: 0, to: 647,
      why: "conformance fp-039: at rest"),
    PolicyRow(
      667, [0, 647], from: 647, at: 0, velocity: 1000, to: 0,
      why: "conformance fp-048: already lowest, flick down"),
    PolicyRow(
      667, [0, 647], from: 0, at: 647, velocity: 0, to: 647,
      why: "conformance fp-053: at rest"),
    PolicyRow(
      667, [0, 647], from: 0, at: 0, velocity: 1000, to: 0,
      why: "conformance fp-062: already lowest, flick down"),
    PolicyRow(
      667, [60, 250, 647], from: 647, at: 1147, velocity: 100, to: 647,
      why: "conformance fp-066: far above the top"),
    PolicyRow(
      667, [60, 250, 647], from: 647, at: 250, velocity: 0, to: 250,
      why: "conformance fp-077: at rest"),
    PolicyRow(
      667, [60, 250, 647], from: 647, at: 60, velocity: 0, to: 60,
      why: "conformance fp-086: at rest"),
    PolicyRow(
      667, [60, 250, 647], from: 647, at: -440, velocity: 0, to: 60,
      why: "conformance fp-090: far below the lowest"),
    PolicyRow(
      667, [60, 250, 647], from: 250, at: 1147, velocity: 0, to: 647,
      why: "conformance fp-093: far above the top"),
    PolicyRow(
      667, [60, 250, 647], from: 250, at: 647, velocity: 0, to: 647,
      why: "conformance fp-096: at rest"),
    PolicyRow(
      667, [60, 250, 647], from: 250, at: 60, velocity: -3000, to: 250, 647,
      why:
        "conformance fp-109: held to one step whatever the speed; only the direction is universal"),
    PolicyRow(
      667, [60, 250, 647], from: 250, at: 60, velocity: 100, to: 60,
      why: "conformance fp-114: lowest, gentle"),
    PolicyRow(
      667, [60, 250, 647], from: 250, at: -440, velocity: 100, to: 60,
      why: "conformance fp-117: far below the lowest"),
    PolicyRow(
      667, [60, 250, 647], from: 60, at: 1147, velocity: 100, to: 647,
      why: "conformance fp-120: far above the top"),
    PolicyRow(
      667, [60, 250, 647], from: 60, at: 647, velocity: 3000, to: 60, 250,
      why:
        "conformance fp-125: held to one step whatever the speed; only the direction is universal"),
    PolicyRow(
      667, [60, 250, 647], from: 60, at: 250, velocity: 1000, to: 60,
      why: "conformance fp-132: flick down"),
    PolicyRow(
      667, [60, 250, 647], from: 60, at: 60, velocity: 0, to: 60,
      why: "conformance fp-139: at rest"),
    PolicyRow(
      667, [60, 250, 647], from: 60, at: -440, velocity: 0, to: 60,
      why: "conformance fp-142: far below the lowest"),
    PolicyRow(
      667, [60, 250, 647], from: 647, at: 60, velocity: -1000, to: 250, 647,
      why: "conformance fp-150: skips the middle; only the direction is universal"),
    PolicyRow(
      667, [60, 250, 647], from: 60, at: 60, velocity: -3000, to: 250, 647,
      why: "conformance fp-157: skips the middle; only the direction is universal"),
    PolicyRow(
      667, [0, 60, 250], from: 250, at: 250, velocity: -100, to: 250,
      why: "conformance fp-165: highest, gentle"),
    PolicyRow(
      667, [0, 60, 250], from: 250, at: 60, velocity: -3000, to: 250,
      why: "conformance fp-171: flick up"),
    PolicyRow(
      667, [0, 60, 250], from: 250, at: 60, velocity: 10, to: 60,
      why: "conformance fp-174: crawl"),
    PolicyRow(
      667, [0, 60, 250], from: 60, at: 60, velocity: -1000, to: 250,
      why: "conformance fp-179: flick up"),
  ]
}
