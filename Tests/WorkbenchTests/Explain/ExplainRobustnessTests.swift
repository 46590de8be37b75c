import Canvas
import Scenes
import SheetKit
import Testing

@testable import Workbench

/// No size and no value stops an explanation or makes it large.
@Suite struct ExplainRobustnessTests {
  static let sizes = [
    Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 20, height: 400),
    Size(width: 400, height: 20), Size(width: 300, height: 140), Size(width: 1e6, height: 1e6),
  ]

  @Test(arguments: sizes) func anySize(_ size: Size) {
    var drag = ExplainDrag(by: 260)
    let screen = Rect(origin: Point(x: 112, y: 0), size: size)
    // Without a margin too, where only the winner has a label.
    for model in [drag.live, released(&drag)] {
      for place in [screen, Rect(size: size)] {
        let marks = WhyOverlay.marks(
          model, over: place, appearance: .light, text: FixedAdvanceText())
        #expect(marks.pointCount < 40_000)
      }
    }
    var graph = drag.graph
    graph.playhead = 0.2
    graph.fitWindow = -1...9
    let marks = MotionGraph.marks(graph, in: screen, appearance: .dark, text: FixedAdvanceText())
    #expect(marks.pointCount < 40_000)
  }

  private func released(_ drag: inout ExplainDrag) -> WhyOverlay.Model {
    drag.release()
    return drag.released
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0])
  func anyValue(_ value: Double) {
    let stop = WhyOverlay.Model.Stop(.stop(.medium), top: 388, height: 456)
    let decision = SnapDecision(
      y: value, velocity: value, projected: value,
      candidates: [SnapCandidate(.stop(.medium), y: 388), SnapCandidate(.dismissed, y: 844)],
      nearest: .stop(.medium), landing: .stop(.medium), rule: .projection, target: .stop(.medium))
    let model = WhyOverlay.Model(
      stops: [stop], decision: decision, isLive: true,
      finger: [FingerSample(time: 0, position: Point(x: 10, y: value))], fitWindow: 0...1)
    let screen = Rect(x: 112, y: 0, width: 390, height: 844)
    let text = FixedAdvanceText()
    #expect(
      WhyOverlay.marks(model, over: screen, appearance: .light, text: text).pointCount < 10_000)
    for policy in SnapPolicy.all {
      let said = Explanation(decision, policy: policy, tuning: SheetTuning())
      #expect(!said.sentence.isEmpty && said.details.count == 2)
    }
    var curve = MotionCurve()
    curve.samples = [0, 0.1, 0.2].map {
      MotionSample(time: $0, height: value, top: value, velocity: value, phase: .dragging)
    }
    let graph = MotionGraph.Model(curve: curve, containerHeight: 844, playhead: 0.1)
    let marks = MotionGraph.marks(graph, in: screen, appearance: .light, text: text)
    #expect(marks.pointCount < 10_000)
  }
}
