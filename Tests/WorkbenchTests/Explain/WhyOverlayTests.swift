import Canvas
import Scenes
import SheetKit
import Testing

@testable import Workbench

@Suite struct WhyOverlayTests {
  static let screen = Rect(x: 120, y: 16, width: 390, height: 844)

  private func marks(
    _ model: WhyOverlay.Model, _ appearance: Appearance = .light
  ) -> [Mark] {
    WhyOverlay.marks(
      model, over: Self.screen, appearance: appearance, corner: 44, text: FixedAdvanceText())
  }

  @Test func live() throws {
    try expectMarks(marks(ExplainDrag(by: -120).live), "why-live")
  }

  @Test func dismissal() throws {
    try expectMarks(marks(ExplainDrag(by: 260).live, .dark), "why-dismissal")
  }

  @Test func released() throws {
    var drag = ExplainDrag(by: -120)
    drag.release()
    try expectMarks(marks(drag.released), "why-released")
  }

  @Test func atRestOnlyTheStopsShow() {
    let sheet = ExplainDrag(by: 0, steps: 1).sheet
    let model = WhyOverlay.Model(
      sheet: sheet, decision: nil, curve: MotionCurve(), isLive: false, at: 0)
    #expect(
      marks(model).texts.map(\.string) == ["Large", "y 57 · 787 pt", "Medium", "y 388 · 456 pt"])
  }

  @Test func modelKnowsTheStopsAndWhereTheSheetWouldLand() throws {
    let model = ExplainDrag([.height(200), .medium], by: 150).live
    #expect(model.stops.map(\.destination) == [.stop(.medium), .stop(.height(200)), .dismissed])
    #expect(model.stops.map { short($0.top) } == ["388.32", "610", "844"])
    #expect(model.stops[1].value == 200 && model.stops[1].height == 234)
    let up = ExplainDrag(by: -200).live
    let ghost = try #require(up.ghost)
    #expect(ghost.frame == Rect(x: 0, y: 57, width: 390, height: 787))
    #expect(ghost.corners == CornerRadii(top: 10))
    #expect(up.fitWindow == 0.16 - 0.1...0.16)
  }

  @Test func noGhostAfterTheRelease() {
    var drag = ExplainDrag(by: -120)
    drag.release()
    #expect(drag.released.ghost == nil)
    #expect(drag.released.fitWindow?.upperBound == drag.curve.release?.time)
  }

  /// However close the stops are, and however many.
  @Test(arguments: 0..<60) func labelsNeverOverlap(_ seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...40, using: &numbers)
    let stops = (0..<count).map { index in
      let top = Double.random(in: 57...844, using: &numbers)
      return WhyOverlay.Model.Stop(
        .stop(.height(Double(index + 1))), top: top, height: 844 - top)
    }
    let candidates = stops.map { SnapCandidate($0.destination, y: $0.top) }
    let decision = SnapPolicy.apple.decide(
      SnapSituation(
        y: Double.random(in: -100...900, using: &numbers),
        velocity: Double.random(in: -3000...3000, using: &numbers), candidates: candidates,
        containerHeight: 844))
    let finger = FingerSample(
      time: 0,
      position: Point(
        x: Double.random(in: 0...390, using: &numbers),
        y: Double.random(in: 0...844, using: &numbers)))
    let model = WhyOverlay.Model(
      stops: stops, decision: decision, isLive: true, finger: [finger])
    let all = marks(model)
    let margin = all.texts.filter { $0.frame.minX < Self.screen.minX }
    let names = margin.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    #expect(names.contains { $0.string == DetentTitle.of(decision.target) }, "seed \(seed)")
    for (index, one) in margin.enumerated() {
      #expect(one.frame.minX >= Self.screen.minX - WhyOverlay.margin, "seed \(seed)")
      #expect(one.frame.minY >= Self.screen.minY && one.frame.maxY <= Self.screen.maxY)
      for other in margin[(index + 1)...] {
        #expect(!one.frame.intersects(other.frame), "seed \(seed): \(one) \(other)")
      }
    }
    let isDistance = { (text: (string: String, frame: Rect)) in text.string.hasSuffix("away") }
    let onScreen = all.texts.filter { $0.frame.minX >= Self.screen.minX }
    for texts in [onScreen.filter(isDistance), onScreen.filter { !isDistance($0) }] {
      for (index, one) in texts.enumerated() {
        for other in texts[(index + 1)...] {
          #expect(!one.frame.intersects(other.frame), "seed \(seed): \(one) \(other)")
        }
      }
    }
  }

  @Test func aLongPathCostsAFewHundredPoints() {
    let finger = (0..<100_000).map {
      FingerSample(
        time: Double($0) / 1000, position: Point(x: 100, y: 400 + Double($0 % 300)))
    }
    let model = WhyOverlay.Model(
      stops: [], decision: nil, isLive: true, finger: finger, fitWindow: 99.9...100)
    #expect(marks(model).pointCount < 1200)
  }

  /// A sheet that rests under a still finger is drawn the same whatever part of a point it is at.
  @Test func labelsAndMarkersStandOnWholePoints() {
    let all = marks(ExplainDrag(by: -121.3).live)
    for (string, frame) in all.texts {
      #expect(frame.minY == frame.minY.rounded(), "\(string) \(frame)")
    }
  }

  @Test(
    arguments: [
      (Rect(x: 0, y: 50, width: 40, height: 18), 50.0),
      (Rect(x: 0, y: 12, width: 40, height: 18), 20),
      (Rect(x: 0, y: 4, width: 40, height: 18), 20),
      (Rect(x: 60, y: 4, width: 40, height: 18), 4),
    ] as [(Rect, Double)])
  func aLabelGivesWay(_ frame: Rect, _ y: Double) {
    let taken = Rect(x: 0, y: 0, width: 50, height: 18)
    let bounds = Rect(x: 0, y: 0, width: 200, height: 200)
    #expect(WhyDrawing.clear(frame, of: [taken], within: bounds)?.minY == y)
  }
}
