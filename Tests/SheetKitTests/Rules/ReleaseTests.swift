import SheetKit
import Testing

/// SPEC §5's examples on 390×844 `[.medium, .large]`, and the velocity of §4.
@Suite struct ReleaseTests {
  struct Row: Sendable, CustomStringConvertible {
    let y: Double
    let velocity: Double
    let wentBelow: Bool
    let start: Detent
    let target: Destination
    let rule: SnapRule
    let why: String
    var description: String { why }
  }

  static func row(
    _ y: Double, _ velocity: Double, _ target: Destination, _ rule: SnapRule = .projection,
    below: Bool = false, from start: Detent = .medium, why: String
  ) -> Row {
    Row(
      y: y, velocity: velocity, wentBelow: below, start: start, target: target, rule: rule,
      why: why)
  }

  static let rows: [Row] = [
    row(230, 0, .stop(.medium), why: "slow 230 → medium"),
    row(200, 0, .stop(.large), why: "200 → large"),
    row(300, -400, .stop(.medium), why: "300 at −400 → medium"),
    row(300, -1000, .stop(.large), why: "300 at −1000 → large"),
    row(80, 1200, .stop(.medium), .flick, from: .large, why: "from large, at y 80 with +1200"),
    row(610, 0, .stop(.medium), below: true, why: "610 still → medium"),
    row(620, 0, .dismissed, below: true, why: "620 still → dismissed"),
    row(620, -600, .stop(.medium), below: true, why: "620 at −600 → medium"),
    row(400, 1200, .dismissed, .flick, below: true, why: "400 at +1200 → dismissed"),
    row(400, 1200, .stop(.medium), .flick, why: "never below: one flick does not dismiss, clamped"),
    row(300, -249, .stop(.medium), why: "below 250 the velocity counts as 0"),
    row(222.66, 0, .stop(.large), from: .large, why: "a tie goes to the start: large"),
    row(222.66, 0, .stop(.medium), from: .medium, why: "a tie goes to the start: medium"),
    row(57, 999, .stop(.large), from: .large, why: "just below a flick stays"),
    row(57, 1000, .stop(.medium), .flick, from: .large, why: "at a candidate moving down steps"),
    row(57, -1000, .stop(.large), from: .large, why: "at a candidate moving up does not"),
  ]

  @Test(arguments: rows)
  func apple(row: Row) {
    var candidates = [
      SnapCandidate(.stop(.large), y: 57), SnapCandidate(.stop(.medium), y: 388.32),
    ]
    if row.wentBelow { candidates.append(SnapCandidate(.dismissed, y: 844)) }
    let decision = SnapPolicy.apple.decide(
      SnapSituation(
        y: row.y, velocity: row.velocity, candidates: candidates, start: .stop(row.start),
        containerHeight: 844))
    #expect(decision.target == row.target)
    #expect(decision.rule == row.rule)
  }

  /// FORMATS' example: y 302.32, −1000, projected 203.32, large by projection.
  @Test func theFormatsExample() {
    var hand = Hand([.medium, .large], content: 2000)
    hand.down(400, at: 0, on: .header)
    hand.move(392, at: 8)
    hand.up(310, at: 90)
    let decision = hand.decisions[0]
    #expect(agree(decision.y, 302.32))
    #expect(agree(decision.velocity, -1000))
    #expect(agree(decision.projected, 203.32))
    #expect(decision.nearest == .stop(.medium))
    #expect(decision.landing == .stop(.large))
    #expect(decision.rule.rawValue == "projection")
    #expect(hand.events.map(\.time) == [0.09, 0.09])
    #expect(hand.names == ["didChangeSelectedDetent"])
  }

  @Test func aReleaseMaySkipStops() {
    var hand = Hand([.height(100), .medium, .large])
    hand.down(710, at: 0)
    hand.move(300, at: 300)
    hand.up(200, at: 330)
    #expect(hand.decisions[0].target == .stop(.large))
  }

  struct Pause: Sendable, CustomStringConvertible {
    let samples: [(ms: Double, y: Double)]
    let release: (ms: Double, y: Double)
    let velocity: Double
    let why: String
    var description: String { why }
  }

  static let pauses: [Pause] = [
    Pause(samples: [(0, 0), (10, 10)], release: (10, 10), velocity: 1000, why: "two samples"),
    Pause(samples: [(0, 0)], release: (20, 0), velocity: 0, why: "one sample"),
    Pause(samples: [(0, 0)], release: (20, 20), velocity: 1000, why: "a release elsewhere counts"),
    Pause(samples: [(0, 0), (10, 10)], release: (61, 10), velocity: 0, why: "51 ms of pause"),
    Pause(samples: [(0, 0), (10, 10)], release: (60, 10), velocity: 1000, why: "50 ms is none"),
    Pause(samples: [(0, 0), (0, 10)], release: (0, 20), velocity: 0, why: "equal times"),
    Pause(
      samples: [(0, 0), (10, 500)], release: (10, 500), velocity: 20000, why: "held to the cap"),
    Pause(
      samples: [(0, 0), (200, 100), (250, 100), (300, 150)], release: (300, 150), velocity: 500,
      why: "only the last 100 ms: (200,100) (250,100) (300,150)"),
  ]

  @Test(arguments: pauses)
  func velocities(row: Pause) {
    var tracker = VelocityTracker()
    for (index, sample) in row.samples.enumerated() {
      if index == 0 {
        tracker.begin(at: sample.ms / 1000, position: sample.y)
      } else {
        tracker.move(at: sample.ms / 1000, position: sample.y)
      }
    }
    let velocity = tracker.release(at: row.release.ms / 1000, position: row.release.y)
    #expect(agree(velocity, row.velocity))
  }
}
