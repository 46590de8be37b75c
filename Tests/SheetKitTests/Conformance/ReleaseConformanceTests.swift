import SheetKit
import Testing

@Suite struct ReleaseConformanceTests {
  @Test(arguments: releaseRows)
  func policy(row: ReleaseRow) {
    let decision = SnapPolicy.apple.decide(
      SnapSituation(
        y: row.height - row.position, velocity: row.velocity, candidates: row.candidates,
        start: row.start, containerHeight: row.height))
    #expect(row.accepts(decision.target), "\(decision.target) by \(decision.rule)")
  }

  /// The same rows through a whole sheet: placed under the finger, and let go with that velocity.
  /// Rows that go out from above the smallest stop are not Apple's: there "dismiss" is a candidate
  /// only once the drag has been below (SPEC §5). An anchor above the container is held at it.
  @Test(arguments: releaseRows.filter(\.isForSheets))
  func sheet(row: ReleaseRow) throws {
    var configuration = SheetConfiguration()
      .presentationDetents(row.detents, selection: row.start?.detent)
      .interactiveDismissDisabled(!row.mayDismiss)
    configuration.tuning.mouseSlop = 0
    var hand = Hand(configuration, in: Containers.window(row.height), profile: .plain)
    let end = row.height - row.position
    let before = end - row.velocity * 0.09
    let start = row.height - hand.height
    hand.down(start, at: 0)
    hand.move(start + 1, at: 1)
    hand.move(before, at: 500)
    hand.move(before, at: 1000)
    hand.move(end, at: 1090)
    hand.up(end, at: 1090)
    try #require(hand.decisions.count == 1)
    #expect(agree(hand.decisions[0].velocity, row.velocity))
    #expect(agree(hand.decisions[0].y, end))
    #expect(row.accepts(hand.decisions[0].target))
    hand.settle()
    #expect(hand.picture.target == hand.decisions[0].target || hand.picture.phase == .hidden)
  }
}

extension ReleaseRow {
  var mayDismiss: Bool { dismissible || anchors.contains { $0.height == 0 } }
  var detents: [Detent] { anchors.filter { $0.height > 0 }.map { .height($0.height) } }
  var startsClosed: Bool { anchors.contains { $0.name == current && $0.height == 0 } }

  var start: Destination? {
    anchors.first { $0.name == current }.map(Self.destination)
  }

  var candidates: [SnapCandidate] {
    var all = anchors.map { SnapCandidate(Self.destination($0), y: height - $0.height) }
    if mayDismiss, !anchors.contains(where: { $0.height == 0 }) {
      all.append(SnapCandidate(.dismissed, y: height))
    }
    return all
  }

  var leavesFromAbove: Bool {
    let smallest = anchors.map(\.height).filter { $0 > 0 }.min() ?? 0
    return position >= smallest && !accept.contains { $0 != "dismissed" && $0 != closedName }
  }

  var isForSheets: Bool {
    !startsClosed && !leavesFromAbove && anchors.allSatisfy { $0.height <= height }
  }

  private var closedName: String? { anchors.first { $0.height == 0 }?.name }

  func accepts(_ target: Destination) -> Bool {
    let name = anchors.first { Self.destination($0) == target }?.name
    return accept.contains(name ?? "dismissed")
  }

  private static func destination(_ anchor: (name: String, height: Double)) -> Destination {
    anchor.height == 0 ? .dismissed : .stop(.height(anchor.height))
  }
}
