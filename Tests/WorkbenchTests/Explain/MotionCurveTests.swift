import Canvas
import SheetKit
import Testing

@testable import Workbench

/// What a curve keeps of a drag: where each move put the sheet, and where the hand rested.
@Suite struct MotionCurveTests {
  private func sample(_ time: Seconds, _ top: Double, _ phase: SheetPhase.Name) -> MotionSample {
    MotionSample(time: time, height: 844 - top, top: top, velocity: 0, phase: phase)
  }

  /// Milliseconds, the top, and whether that is just after a move; which of them are kept.
  private static let drags: [(seen: [(Double, Double, Bool)], kept: [Double], name: String)] = [
    ([(0, 400, true), (4, 400, false), (8, 392, true), (12, 392, false)], [0, 8], "moves only"),
    ([(0, 400, true), (16, 400, false), (33, 400, false)], [0, 33], "a hand that rests"),
    ([(0, 400, true), (100, 400, false), (100, 380, true)], [0, 100, 100], "and moves on"),
  ]

  @Test(arguments: drags)
  func aDragGoesStraightFromMoveToMove(
    seen: [(Double, Double, Bool)], kept: [Double], name: String
  ) {
    var curve = MotionCurve()
    for (time, top, isAfterInput) in seen {
      curve.add(sample(time / 1000, top, .dragging), isAfterInput: isAfterInput)
    }
    #expect(curve.samples.map { $0.time * 1000 } == kept, "\(name)")
  }

  @Test func whatMovesByItselfIsKeptWhole() {
    var curve = MotionCurve()
    for step in 0...10 {
      curve.add(sample(Double(step) / 120, 400, .settling), isAfterInput: false)
    }
    #expect(curve.samples.count == 11)
  }

  @Test func aFingerRestsWhereItIsUntilItMovesOn() {
    func finger(_ time: Seconds, _ y: Double) -> FingerSample {
      FingerSample(time: time, position: Point(x: 0, y: y))
    }
    let seen = [finger(0, 400), finger(0.008, 392), finger(0.3, 380), finger(0.308, 372)]
    let rests = seen.withRests
    #expect(rests == [seen[0], seen[1], finger(0.3, 392), seen[2], seen[3]])
  }

  /// A recording's curve passes through every place that a move gave the sheet, whatever the moves'
  /// times have to do with the times that it is looked at.
  @Test(arguments: [5.0, 7, 8, 11, 16])
  func anEvenDragIsAStraightLine(milliseconds: Double) throws {
    var hand = RecordedDrag()
    hand.open()
    hand.down(phone: 195, 400)
    for step in 1...20 {
      hand.move(phone: 195, 400 - 10 * Double(step), after: milliseconds / 1000)
    }
    hand.up(phone: 195, 200)
    hand.wait(2)
    let curve = Player.curve(of: try #require(hand.workbench.keeper.last))
    let drag = curve.samples.filter { $0.phase == .dragging }.dropFirst(3).dropLast()
    let slopes = zip(drag, drag.dropFirst()).filter { $0.time < $1.time }
      .map { ($1.top - $0.top) / ($1.time - $0.time) }
    let fastest = try #require(slopes.map(abs).max())
    let slowest = try #require(slopes.map(abs).min())
    #expect(slopes.count > 10)
    #expect(fastest < slowest * 1.01, "\(slowest) to \(fastest) pt/s")
  }
}
