import SheetKit
import Testing

/// A release and where it must go, in heights above the container's bottom edge; 0 = dismissed.
struct PolicyRow: Sendable, CustomTestStringConvertible {
  let container: Double
  let stops: [Double]
  let start: Double?
  let height: Double
  let velocity: Double
  let accepted: [Double]
  let reason: String

  /// `velocity` in pt/s, positive downwards; `start` nil = unknown.
  init(
    _ container: Double, _ stops: [Double], from start: Double?, at height: Double,
    velocity: Double, to accepted: Double..., why reason: String
  ) {
    self.container = container
    self.stops = stops
    self.start = start
    self.height = height
    self.velocity = velocity
    self.accepted = accepted
    self.reason = reason
  }

  var testDescription: String {
    "\(start ?? .nan) at \(height), \(velocity) pt/s: \(accepted) (\(reason))"
  }

  static func destination(_ height: Double) -> Destination {
    height == 0 ? .dismissed : .stop(.height(height))
  }

  var situation: SnapSituation {
    SnapSituation(
      y: container - height, velocity: velocity,
      candidates: stops.map { SnapCandidate(Self.destination($0), y: container - $0) },
      start: start.map(Self.destination), containerHeight: container)
  }

  func check(_ policy: SnapPolicy) {
    let target = policy.decide(situation).target
    #expect(accepted.map(Self.destination).contains(target), "\(reason)")
  }
}

/// What holds for every policy with a name.
@Suite struct SnapPolicyTests {
  @Test func namesFindTheirPolicies() {
    #expect(SnapPolicy.all.first == .apple)
    #expect(Set(SnapPolicy.all.map(\.name)).count == SnapPolicy.all.count)
    for policy in SnapPolicy.all { #expect(SnapPolicy(name: policy.name) == policy) }
    #expect(SnapPolicy(name: "no such rule") == nil)
  }

  @Test(arguments: SnapPolicy.all)
  func parametersAreInRangeAndHaveASource(_ policy: SnapPolicy) {
    for parameter in policy.parameters {
      #expect(parameter.range.contains(parameter.value), "\(policy.name) \(parameter.name)")
      #expect(!parameter.source.isEmpty, "\(policy.name) \(parameter.name)")
    }
  }

  /// Resting exactly on a stop, without velocity, stays; every decision is a candidate; a single
  /// candidate always wins.
  @Test(arguments: SnapPolicy.all)
  func restStaysAndEveryDecisionIsACandidate(_ policy: SnapPolicy) {
    let stops: [Double] = [0, 60, 250, 647]
    for stop in stops {
      let row = PolicyRow(
        667, stops, from: stop, at: stop, velocity: 0, to: stop, why: "at rest on its stop")
      row.check(policy)
    }
    for height in stride(from: -200.0, through: 900, by: 12.5) {
      for velocity in [-25000.0, -2001, -300, -60, -1, 0, 1, 60, 300, 2001, 25000] {
        for start in [nil, 0.0, 60, 250, 647] as [Double?] {
          let row = PolicyRow(
            667, stops, from: start, at: height, velocity: velocity, why: "in a grid")
          let decision = policy.decide(row.situation)
          #expect(decision.candidates.contains { $0.candidate.destination == decision.target })
          #expect(decision.y == 667 - height && decision.velocity == velocity)
        }
        let lone = PolicyRow(
          667, [647], from: 647, at: height, velocity: velocity, to: 647, why: "the only stop")
        lone.check(policy)
      }
    }
  }
}
