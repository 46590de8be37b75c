import Canvas
import SheetKit

/// How a sheet stood at one time.
package struct MotionSample: Hashable, Sendable {
  package var time: Seconds
  /// What is visible of the sheet, in points up from the bottom edge.
  package var height: Double
  /// The y of the sheet's top edge, in points down from the screen's top.
  package var top: Double
  /// In pt/s, positive downwards.
  package var velocity: Double
  package var phase: SheetPhase.Name

  package init(
    time: Seconds, height: Double, top: Double, velocity: Double, phase: SheetPhase.Name
  ) {
    self.time = time
    self.height = height
    self.top = top
    self.velocity = velocity
    self.phase = phase
  }

  package init(_ presentation: SheetPresentation, at time: Seconds) {
    self.init(
      time: time, height: presentation.height, top: presentation.top,
      velocity: presentation.velocity, phase: presentation.phase)
  }
}

/// Where a finger was at one time, in points of the phone's screen.
package struct FingerSample: Hashable, Sendable {
  package var time: Seconds
  package var position: Point
  /// Whether the finger came down here: nothing leads to it from the sample before.
  package var isDown: Bool

  package init(time: Seconds, position: Point, isDown: Bool = false) {
    self.time = time
    self.position = position
    self.isDown = isDown
  }
}

extension [FingerSample] {
  /// The paths from each time that the finger came down to when it was lifted.
  package var strokes: [ArraySlice<FingerSample>] {
    let starts = indices.filter { self[$0].isDown && $0 != startIndex }
    let bounds = [startIndex] + starts + [endIndex]
    return zip(bounds, bounds.dropFirst()).map { self[$0..<$1] }.filter { !$0.isEmpty }
  }

  /// The same, with a sample more wherever the finger rested: where it was until it moved on.
  var withRests: [FingerSample] {
    var all: [FingerSample] = []
    for sample in self {
      if let last = all.last, sample.time - last.time >= MotionCurve.rest {
        all.append(FingerSample(time: sample.time, position: last.position))
      }
      all.append(sample)
    }
    return all
  }
}

/// One movement of a sheet from rest to rest: how it stood, what it said, and where the finger was.
/// Everything is in order of time.
package struct MotionCurve: Hashable, Sendable {
  package var samples: [MotionSample] = []
  package var events: [SheetEvent] = []
  package var finger: [FingerSample] = []

  package init() {}

  /// Adds how the sheet stands, after the samples before it in time. Under a hand it stands still
  /// from one input to the next: the curve goes straight from where one put it to where the next
  /// does, and shows what lies between only where the hand rests.
  mutating func add(_ sample: MotionSample, isAfterInput: Bool) {
    let isBetweenInputs =
      !isAfterInput && sample.phase == .dragging && samples.last?.phase == .dragging
    if isBetweenInputs, let last = samples.last, sample.time - last.time < Self.rest { return }
    samples.append(sample)
  }

  /// A hand that has not moved for so long rests, in seconds: pointers report 60 moves a second or
  /// more.
  static let rest = 0.025

  /// From the first sample to the last, in seconds; nil without samples.
  package var span: ClosedRange<Seconds>? {
    guard let first = samples.first, let last = samples.last else { return nil }
    return first.time...max(first.time, last.time)
  }

  /// The last release that was decided, and when.
  package var release: (time: Seconds, decision: SnapDecision)? {
    for event in events.reversed() {
      if case .decision(let decision) = event.kind { return (event.time, decision) }
    }
    return nil
  }
}
