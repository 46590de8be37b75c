import Scenes
import SheetKit
import Testing
import Workbench

@Suite("trace lines")
struct TraceLineTests {
  @Test func aDecisionIsWrittenAsTheFormatSays() {
    let candidates = [
      SnapCandidate(.stop(.large), y: 57), SnapCandidate(.stop(.medium), y: 388.32),
    ]
    let decision = SnapDecision(
      y: 302.32, velocity: -1000, projected: 203.32, candidates: candidates,
      nearest: .stop(.medium), landing: .stop(.large), rule: .projection, target: .stop(.large))
    #expect(
      line(.decision(decision), .drag)
        == #"{"at": 90, "decision": {"y": 302.32, "velocity": -1000, "projected": 203.32,"#
        + #" "nearest": "medium", "landing": "large", "rule": "projection", "target": "large"}}"#)
  }

  @Test(arguments: [
    (
      SheetEvent.Kind.didChangeSelectedDetent(.height(200)), SheetEvent.Reason.drag, 0,
      #"{"at": 90, "event": "didChangeSelectedDetent", "detent": "height:200", "reason": "drag"}"#
    ),
    (.didDismiss, .key, 1, #"{"at": 90, "sheet": 1, "event": "didDismiss", "reason": "key"}"#),
    (
      .warning(.alreadyPresenting), .code, 0,
      #"{"at": 90, "event": "warning", "message": "a second sheet was refused: its presenter"#
        + #" has one up already", "reason": "code"}"#
    ),
  ])
  func events(kind: SheetEvent.Kind, reason: SheetEvent.Reason, level: Int, expected: String) {
    #expect(line(kind, reason, level: level) == expected)
  }

  private func line(
    _ kind: SheetEvent.Kind, _ reason: SheetEvent.Reason, level: Int = 0
  ) -> String {
    TraceLine.event(SheetEvent(time: 0.09, kind: kind, reason: reason), level: level)
  }
}
