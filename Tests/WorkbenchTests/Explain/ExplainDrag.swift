import Canvas
import SheetKit

@testable import Workbench

/// A drag of a sheet on 390×844 by its header, sampled at every move.
struct ExplainDrag {
  private(set) var sheet: Sheet
  private(set) var curve = MotionCurve()
  private(set) var time = 0.0

  /// From rest at the opening detent, `distance` points down in `steps` moves of 8 ms.
  init(_ detents: [Detent] = [.medium, .large], by distance: Double, steps: Int = 20) {
    sheet = Sheet(
      configuration: SheetConfiguration().presentationDetents(detents),
      container: Container(width: 390, height: 844, safeArea: EdgeInsets(top: 47, bottom: 34)),
      startsPresented: true)
    let top = sheet.presentation(at: 0).top + 10
    feed(.pointerDown(1, PointerPosition(x: 120, y: top), on: .header), y: top)
    for step in 1...steps {
      time = Double(step) * 0.008
      let y = top + distance * Double(step) / Double(steps)
      feed(.pointerMove(1, PointerPosition(x: 120, y: y)), y: y)
    }
  }

  mutating func release() {
    let y = curve.finger.last?.position.y ?? 0
    feed(.pointerUp(1, PointerPosition(x: 120, y: y)), y: y)
    for _ in 0..<60 {
      time += 1.0 / 120
      curve.events += sheet.advance(to: time)
      curve.samples.append(MotionSample(sheet.presentation(at: time), at: time))
    }
  }

  private mutating func feed(_ input: SheetInput, y: Double) {
    curve.events += sheet.handle(input, at: time)
    curve.finger.append(FingerSample(time: time, position: Point(x: 120, y: y)))
    curve.samples.append(MotionSample(sheet.presentation(at: time), at: time))
  }

  var live: WhyOverlay.Model {
    WhyOverlay.Model(
      sheet: sheet, decision: sheet.predictedDecision(at: time), curve: curve, isLive: true,
      at: time)
  }

  var released: WhyOverlay.Model {
    WhyOverlay.Model(
      sheet: sheet, decision: curve.release?.decision, curve: curve, isLive: false, at: time)
  }

  var graph: MotionGraph.Model {
    MotionGraph.Model(
      curve: curve,
      stops: sheet.ladder.stops.map {
        MotionGraph.Model.Stop(name: DetentTitle.of($0.detent), top: 844 - $0.position)
      }, containerHeight: 844)
  }
}
