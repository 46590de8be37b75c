import Canvas
import Scenes
import SheetKit
import Testing

@testable import Workbench

@Suite struct MotionGraphTests {
  static let rects = [
    Rect(x: 10, y: 20, width: 300, height: 140), Rect(x: 0, y: 0, width: 560, height: 220),
    Rect(x: 0, y: 0, width: 800, height: 300),
  ]

  private func graph(_ model: MotionGraph.Model, _ rect: Rect = rects[1]) -> MotionGraph {
    MotionGraph(model, in: rect, appearance: .light, text: FixedAdvanceText())
  }

  private static var flick: ExplainDrag {
    var drag = ExplainDrag(by: -120)
    drag.release()
    return drag
  }

  // MARK: Pictures

  @Test func flick() throws {
    var model = Self.flick.graph
    model.playhead = 0.3
    model.fitWindow = 0.06...0.16
    try expectMarks(graph(model).marks, "graph-flick")
  }

  @Test func comparison() throws {
    var model = Self.flick.graph
    model.overlays = [
      MotionGraph.Model.Overlay(label: "A", curve: model.curve),
      MotionGraph.Model.Overlay(label: "B", curve: model.curve),
    ]
    let marks = MotionGraph.marks(
      model, in: Self.rects[0], appearance: .dark, text: FixedAdvanceText())
    try expectMarks(marks, "graph-comparison")
  }

  @Test func emptyGivesAHint() {
    let model = MotionGraph.Model(curve: MotionCurve(), containerHeight: 844)
    #expect(graph(model).marks.texts.map(\.string) == ["Drag the sheet: its path shows here"])
  }

  // MARK: Scrubbing

  @Test(arguments: rects) func timeAndPlaceAreInverse(_ rect: Rect) {
    let graph = graph(Self.flick.graph, rect)
    for part in stride(from: 0.0, through: 1, by: 0.05) {
      let length = graph.domain.upperBound - graph.domain.lowerBound
      let time = graph.domain.lowerBound + part * length
      #expect(abs(graph.time(at: graph.x(at: time)) - time) < 1e-9)
    }
    #expect(graph.time(at: -1000) == graph.domain.lowerBound)
    #expect(graph.time(at: 5000) == graph.domain.upperBound)
    #expect(rect.contains(graph.scrubArea))
  }

  @Test func aGrowingCurveChangesItsScaleInSteps() {
    var model = MotionGraph.Model(curve: MotionCurve(), containerHeight: 844)
    let sample = MotionSample(time: 5, height: 456, top: 388, velocity: 0, phase: .dragging)
    model.curve.samples = [sample]
    for (now, end) in [(5.0, 5.3), (5.2, 5.3), (5.31, 5.5), (5.5, 5.5), (5.51, 5.75), (8, 8)] {
      model.now = now
      #expect(abs(model.domain.upperBound - end) < 1e-9, "now \(now)")
      #expect(model.domain.lowerBound == 5)
    }
    model.now = nil
    model.curve.samples.append(sample)
    model.curve.samples[1].time = 5.71
    #expect(abs(model.domain.upperBound - 5.75) < 1e-9)
  }

  // MARK: Cost

  @Test(arguments: rects) func manySamplesCostFewPoints(_ rect: Rect) {
    var curve = MotionCurve()
    var numbers = SeededGenerator(seed: 7)
    curve.samples = (0..<100_000).map {
      let top = Double.random(in: 57...844, using: &numbers)
      return MotionSample(
        time: Double($0) / 10_000, height: 844 - top, top: top, velocity: top * 3, phase: .dragging)
    }
    let model = MotionGraph.Model(curve: curve, containerHeight: 844)
    let graph = graph(model, rect)
    #expect(Double(graph.heights(of: curve).count) <= rect.width + 4)
    #expect(Double(graph.velocities(of: curve).count) <= rect.width + 4)
    let tops = graph.heights(of: curve).map(\.y)
    #expect(tops.min() == curve.samples.map { graph.y(of: $0.top) }.min())
    #expect(tops.max() == curve.samples.map { graph.y(of: $0.top) }.max())
  }

  @Test func thinnedKeepsEndsAndOrder() {
    let points = CurveColumns.thinned(0..<1000) {
      Point(x: Double($0) / 50, y: Double(($0 * 37) % 101))
    }
    #expect(points.first == Point(x: 0, y: 0))
    #expect(points.last == Point(x: 19.98, y: Double((999 * 37) % 101)))
    #expect(zip(points, points.dropFirst()).allSatisfy { $0.x <= $1.x })
    #expect(points.count <= 24)
    #expect(CurveColumns.thinned([Point]()) { $0 }.isEmpty)
    #expect(CurveColumns.thinned([Point(x: 1, y: 2)]) { $0 } == [Point(x: 1, y: 2)])
  }

  // MARK: Contents

  @Test(arguments: 0..<40) func namesNeverOverlap(_ seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    var model = Self.flick.graph
    model.stops = (0..<Int.random(in: 1...30, using: &numbers)).map {
      MotionGraph.Model.Stop(
        name: "stop \($0)", top: Double.random(in: 0...844, using: &numbers))
    }
    model.playhead = Double.random(in: 0...0.6, using: &numbers)
    let rect = Self.rects[Int(seed) % 3]
    let texts = graph(model, rect).marks.texts
    for (index, one) in texts.enumerated() where one.string.hasPrefix("stop") {
      #expect(one.frame.minY >= rect.minY && one.frame.maxX <= rect.maxX)
      for other in texts[(index + 1)...] {
        #expect(!one.frame.intersects(other.frame), "seed \(seed): \(one) \(other)")
      }
    }
    let axis = texts.filter { $0.string.hasSuffix(" ms") || $0.string.hasSuffix(" s") }
    for (index, one) in axis.enumerated() {
      for other in axis[(index + 1)...] {
        #expect(!one.frame.intersects(other.frame), "seed \(seed): \(one) \(other)")
      }
    }
  }

  @Test func phasesFollowEachOther() {
    let segments = graph(Self.flick.graph).segments
    #expect(segments.map(\.phase) == [.resting, .dragging, .settling, .resting])
    #expect(zip(segments, segments.dropFirst()).allSatisfy { $0.end == $1.start })
  }

  @Test func theNearestEventIsNamed() throws {
    var model = Self.flick.graph
    let release = try #require(model.curve.release)
    model.playhead = release.time + 0.02
    #expect(graph(model).nearestEvent?.kind.name == "didChangeSelectedDetent")
    let names = graph(model).marks.texts.map(\.string)
    #expect(names.contains("let go → Large, didChangeSelectedDetent Large"))
    model.curve.events = []
    #expect(graph(model).nearestEvent == nil)
  }

  @Test func theSampleAtATimeIsTheLastOneNotAfterIt() {
    let curve = Self.flick.curve
    #expect(curve.sample(at: -1)?.time == 0)
    #expect(curve.sample(at: 0.0081)?.time == 0.008)
    #expect(curve.sample(at: 99) == curve.samples.last)
    #expect(MotionCurve().sample(at: 0) == nil)
  }

  @Test(arguments: [
    (0.0, 0.0), (1, 100), (100, 100), (101, 200), (1538, 2000), (20_000, 20_000), (.nan, 0),
  ])
  func scalesAreRound(_ value: Double, _ expected: Double) {
    #expect(GraphScale.rounded(value) == expected)
  }

  @Test func dashesFollowTheCurve() {
    let pieces = ExplainShapes.dashed([Point(x: 0, y: 0), Point(x: 20, y: 0)], dash: 6, gap: 4)
    #expect(
      pieces == [
        [Point(x: 0, y: 0), Point(x: 6, y: 0)], [Point(x: 10, y: 0), Point(x: 16, y: 0)],
      ])
  }
}
