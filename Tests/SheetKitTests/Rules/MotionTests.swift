import SheetKit
import Testing

/// SPEC §6: springs, settling times, and one curve whatever the frame rate.
@Suite struct MotionTests {
  struct Row: Sendable, CustomStringConvertible {
    let ratio: Double
    let from: Double
    let velocity: Double
    var description: String { "ratio \(ratio) from \(from) at \(velocity)" }
  }

  static let rows: [Row] = [0.1, 0.3, 0.8, 0.999999999, 1, 1.2, 3].flatMap { ratio in
    [(331.32, 0.0), (331.32, 4000), (-20, -20000), (0, 900), (0.2, 0), (300, -6000)].map {
      Row(ratio: ratio, from: $0.0, velocity: $0.1)
    }
  }

  /// The settling time against dense sampling of the same closed form.
  @Test(arguments: rows)
  func settlingTimes(row: Row) {
    let run = SpringMotion(
      Spring(response: 0.34414, dampingRatio: row.ratio), from: row.from, to: 0,
      velocity: row.velocity)
    let step = 1e-4
    var last = 0.0
    for index in 0...Int(run.settlingTime / step + 5000) {
      let state = run.freeState(at: Double(index) * step)
      if abs(state.displacement) > 0.25 || abs(state.velocity) >= 5 { last = Double(index) * step }
    }
    #expect(abs(run.settlingTime - last) <= 2 * step)
    #expect(run.position(at: run.settlingTime) == 0)
  }

  @Test func theDefaultSpring() {
    let spring = Spring(response: 0.34414, dampingRatio: 1)
    #expect(abs(spring.stiffness - 333.33) < 0.02)
    #expect(abs(spring.damping - 36.51) < 0.01)
  }

  @Test(arguments: [(-999.0, 1.0), (-1000, 0.8)])
  func aFlickIsLessDamped(velocity: Double, ratio: Double) throws {
    var hand = Hand([.medium, .large])
    hand.down(500, at: 0)
    hand.move(500 + velocity * 0.05, at: 50)
    hand.up(500 + velocity * 0.1, at: 100)
    guard case .spring(let motion) = try #require(hand.sheet.phase.flight).motion else { return }
    #expect(motion.spring.dampingRatio == ratio)
    #expect(agree(motion.initialVelocity, -velocity), "the release velocity is the spring's")
    #expect(agree(hand.picture.velocity, velocity))
  }

  @Test(arguments: [30.0, 60, 120, 144])
  func theFrameRateChangesNothing(rate: Double) {
    var hand = Hand([.medium, .large])
    var reference = hand
    reference.feed(.select(.large), at: 0)
    hand.feed(.select(.large), at: 0)
    for frame in 1...60 {
      let ms = Double(frame) * 1000 / rate
      hand.wait(ms - hand.now)
      #expect(hand.picture == reference.picture(at: ms))
    }
  }

  @Test func overshootIsShownWithResistance() {
    var configuration = SheetConfiguration().presentationDetents([.medium, .large])
    configuration.tuning.dampingRatio = 0.3
    var hand = Hand(configuration)
    hand.feed(.select(.large), at: 0)
    let highest = stride(from: 0.0, to: 1000, by: 5).map { hand.picture(at: $0).height }.max() ?? 0
    #expect(highest > 787 && highest < 797)
    hand.settle()
    #expect(hand.height == 787)
  }

  @Test func theEaseTakesItsTime() {
    var configuration = SheetConfiguration().presentationDetents([.height(400)])
    configuration.motion = .easeInOut(duration: 0.3)
    var hand = Hand(configuration, startsPresented: false)
    hand.feed(.present, at: 0)
    #expect(agree(hand.picture(at: 150).height, 217, 1e-3), "half-way at half time")
    hand.settle()
    #expect(hand.events.map(\.time) == [0.3])
  }
}
