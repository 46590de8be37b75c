import SheetKit
import Testing

/// Rows worked from emilkowalski/vaul (`src/use-snap-points.ts` `onRelease`) on the snap points
/// of its test page (`test/src/app/with-snap-points`: 148px, 355px, 1) in a window of 720, from
/// `src/index.tsx` and `test/tests/base.spec.ts` for one stop, and of the conformance data.
@Suite struct VaulPolicyTests {
  @Test(arguments: worked + singleStop + conformance)
  func releases(_ row: PolicyRow) { row.check(.vaul) }

  @Test func sequentialLeavesOutTheEnds() {
    var policy = SnapPolicy.vaul
    policy["sequential"] = 1
    PolicyRow(
      720, Self.page, from: 148, at: 200, velocity: -2500, to: 355,
      why: "use-snap-points.ts snapToSequentialPoint: one stop on instead of the largest"
    ).check(policy)
  }

  @Test func motionIsTheTransition() {
    #expect(SnapPolicy.vaul.motion == .curve(TimingCurve(0.32, 0.72, 0, 1), duration: 0.5))
  }

  static let page: [Double] = [148, 355, 720]
  static let closable: [Double] = [0, 148, 355, 720]
  static let source = "use-snap-points.ts onRelease: "

  static let worked: [PolicyRow] = [
    PolicyRow(
      720, page, from: 148, at: 200, velocity: -2001, to: 720,
      why: source + "above 2 px/ms up: the last snap point"),
    PolicyRow(
      720, page, from: 720, at: 650, velocity: 2001, to: 148,
      why: source + "above 2 px/ms down, not dismissible: the first snap point"),
    PolicyRow(
      720, closable, from: 720, at: 650, velocity: 2001, to: 0,
      why: source + "above 2 px/ms down, dismissible: closed"),
    PolicyRow(
      720, page, from: 148, at: 200, velocity: -2000, to: 355,
      why: source + "exactly 2 px/ms is in the middle band"),
    PolicyRow(
      720, page, from: 148, at: 200, velocity: -401, to: 355,
      why: source + "above 0.4 px/ms: one on"),
    PolicyRow(
      720, page, from: 148, at: 200, velocity: -400, to: 148,
      why: source + "0.4 px/ms is not above it: the closest"),
    PolicyRow(
      720, page, from: 720, at: 600, velocity: 500, to: 355,
      why: source + "one down from the active one, though 720 is closer"),
    PolicyRow(
      720, page, from: 720, at: 433, velocity: 500, to: 355,
      why: source + "287 is shorter than 0.4 of 720: one down"),
    PolicyRow(
      720, page, from: 720, at: 220, velocity: 500, to: 148,
      why: source + "500 is longer than 0.4 of 720: the closest"),
    PolicyRow(
      720, page, from: 720, at: 700, velocity: -500, to: 720,
      why: source + "up on the last snap point stays"),
    PolicyRow(
      720, closable, from: 148, at: 130, velocity: 500, to: 0,
      why: source + "down on the first one, dismissible: closed"),
    PolicyRow(
      720, page, from: 148, at: 130, velocity: 500, to: 148,
      why: source + "down on the first one, not dismissible: there is none below"),
    PolicyRow(
      720, page, from: 355, at: 251.5, velocity: 0, to: 148,
      why: source + "as close to both: the first in the list, the lower one"),
    PolicyRow(
      720, page, from: 148, at: 260, velocity: 0, to: 355, why: source + "slow: the closest"),
  ]

  static let singleStop: [PolicyRow] = [
    PolicyRow(
      800, [0, 500], from: 500, at: 490, velocity: 401, to: 0,
      why: "index.tsx onRelease: above VELOCITY_THRESHOLD closes"),
    PolicyRow(
      800, [0, 500], from: 500, at: 490, velocity: 400, to: 500,
      why: "index.tsx onRelease: 0.4 px/ms is not above it"),
    PolicyRow(
      800, [0, 500], from: 500, at: 375, velocity: 0, to: 0,
      why: "index.tsx onRelease: a quarter (closeThreshold) closes"),
    PolicyRow(
      800, [0, 500], from: 500, at: 376, velocity: 0, to: 500,
      why: "index.tsx onRelease: less than a quarter returns"),
    PolicyRow(
      800, [0, 500], from: 500, at: 0, velocity: 300, to: 0,
      why: "base.spec.ts: should close when dragged down"),
    PolicyRow(
      800, [0, 500], from: 500, at: 900, velocity: -3000, to: 500,
      why: "base.spec.ts: should not close when dragged up"),
    PolicyRow(
      800, [500], from: 500, at: 0, velocity: 3000, to: 500,
      why: "non-dismissible.spec.ts: should not close when dragged down"),
  ]

  static let conformance: [PolicyRow] = [
    PolicyRow(
      720, [148, 355, 720], from: 148, at: 400, velocity: -2500, to: 720,
      why: "conformance vl-07: over 2000: straight to the largest, skipping one")
  ]
}
