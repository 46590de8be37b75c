import SheetKit
import Testing

/// Rows worked from gorhom/react-native-bottom-sheet (`src/utilities/snapPoint.ts`: the point
/// nearest to value + 0.2 · velocity, the first of equals; `handleOnEnd` puts the closed position
/// first), on the snap points 25, 50 and 90 % of its guides; and of the conformance data.
@Suite struct GorhomPolicyTests {
  @Test(arguments: worked + conformance)
  func releases(_ row: PolicyRow) { row.check(.gorhom) }

  @Test func motionIsTheDefaultConfigurationAsReanimatedComputesIt() {
    let published = Spring(mass: 3, stiffness: 1000, damping: 500)
    #expect(published.dampingRatio >= 1)
    #expect(abs(published.response - 0.34414) < 5e-6)
    #expect(SnapPolicy.gorhom.motion == .spring(response: 0.34414, dampingRatio: 1))
  }

  static let guide: [Double] = [200, 400, 720]
  static let closable: [Double] = [0, 200, 400, 720]

  static let worked: [PolicyRow] = [
    PolicyRow(
      800, guide, from: 400, at: 400, velocity: 499, to: 400,
      why: "snapPoint.ts: 400 − 99.8 = 300.2 is nearer to 400"),
    PolicyRow(
      800, guide, from: 400, at: 400, velocity: 501, to: 200,
      why: "snapPoint.ts: 400 − 100.2 = 299.8 is nearer to 200"),
    PolicyRow(
      800, guide, from: 400, at: 400, velocity: 500, to: 200,
      why: "snapPoint.ts: 300 is as near to both; the first in the list is the lower one"),
    PolicyRow(
      800, guide, from: 720, at: 720, velocity: 2000, to: 400, why: "snapPoint.ts: 720 − 400"),
    PolicyRow(
      800, guide, from: 720, at: 720, velocity: 3000, to: 200,
      why: "snapPoint.ts: 720 − 600 = 120 skips the middle one"),
    PolicyRow(
      800, guide, from: 200, at: 200, velocity: -1500, to: 400, why: "snapPoint.ts: 200 + 300"),
    PolicyRow(
      800, guide, from: 200, at: 200, velocity: -1801, to: 720,
      why: "snapPoint.ts: 560.2 is just past the middle of 400 and 720"),
    PolicyRow(
      800, guide, from: 200, at: 200, velocity: 3000, to: 200,
      why: "handleOnEnd: enablePanDownToClose is off, there is nothing lower"),
    PolicyRow(
      800, guide, from: 720, at: 310, velocity: 0, to: 400,
      why: "snapPoint.ts: slow is nearest, wherever it began"),
    PolicyRow(
      800, guide, from: 200, at: 310, velocity: 0, to: 400,
      why: "snapPoint.ts: slow is nearest, wherever it began"),
    PolicyRow(
      800, guide, from: nil, at: 300, velocity: -10, to: 400,
      why: "snapPoint.ts: no threshold of speed, 2 points decide"),
    PolicyRow(
      800, closable, from: 200, at: 200, velocity: 499, to: 200,
      why: "handleOnEnd enablePanDownToClose: 100.2 is nearer to 200 than to closed"),
    PolicyRow(
      800, closable, from: 200, at: 200, velocity: 501, to: 0,
      why: "handleOnEnd enablePanDownToClose: 99.8 is nearer to closed"),
    PolicyRow(
      800, closable, from: 720, at: 720, velocity: 3200, to: 0,
      why: "handleOnEnd enablePanDownToClose: 80 closes from the top in one flick"),
  ]

  static let conformance: [PolicyRow] = [
    PolicyRow(
      800, [200, 400, 720], from: 200, at: 320, velocity: 0, to: 400,
      why: "conformance gh-02: slow: nearest"),
    PolicyRow(
      800, [200, 400, 720], from: 720, at: 720, velocity: -3000, to: 720,
      why: "conformance gh-12: highest: strong flick up stays"),
  ]
}
