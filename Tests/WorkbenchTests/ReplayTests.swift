import Canvas
import Scenes
import SheetKit
import Testing
import Workbench

@Suite("replay")
struct ReplayTests {
  /// What is left of a replay once it is over.
  private struct Run {
    var events: [String] = []
    var lines: [String] = []
    var steps: [Replay.Step] = []

    /// Everything about the last frame but its time.
    var endState: [FrameState] { steps.last { !$0.frames.isEmpty }?.frames ?? [] }
  }

  @Test func theReleaseOfTheExampleIsDecidedAsFormatsSays() throws {
    let run = try Self.run(.formats, fps: 60)
    #expect(
      run.lines.first
        == #"{"at": 0, "height": 455.68, "top": 388.32, "velocity": 0, "phase": "resting","#
        + #" "detent": "medium", "target": "medium", "dim": 1, "scroll": 0,"#
        + #" "backgroundInteractive": false, "taps": 0}"#)
    #expect(
      run.events == [
        #"{"at": 90, "decision": {"y": 302.32, "velocity": -1000, "projected": 203.32,"#
          + #" "nearest": "medium", "landing": "large", "rule": "projection", "target": "large"}}"#,
        #"{"at": 90, "event": "didChangeSelectedDetent", "detent": "large", "reason": "drag"}"#,
      ])
    #expect(run.endState.first?.presentation.height == 787)
    #expect(run.endState.first?.presentation.phase == .resting)
  }

  @Test(arguments: ReplayScript.all)
  func theSameScriptGivesTheSameBytes(script: ReplayScript) throws {
    #expect(try Self.run(script, fps: 60).lines == Self.run(script, fps: 60).lines)
  }

  @Test(arguments: ReplayScript.all, [30.0, 120, 144, 59.94, 7])
  func framesOnlySayHowOftenItIsLookedAt(script: ReplayScript, fps: Double) throws {
    let usual = try Self.run(script, fps: 60)
    let other = try Self.run(script, fps: fps)
    #expect(other.events == usual.events)
    if try script.read().end == nil {
      #expect(other.endState == usual.endState)
    }
    try Self.compareHeights(usual, other)
  }

  @Test(arguments: ReplayScript.all)
  func linesAreInOrderOfTime(script: ReplayScript) throws {
    var last = 0.0
    for step in try Self.run(script, fps: 144).steps {
      for event in step.events {
        #expect(event.event.time >= last && event.event.time <= step.time)
        last = event.event.time
      }
      last = step.time
    }
  }

  @Test func aFrameShowsWhatAnInputOfItsOwnTimeDid() throws {
    let script = ReplayScript(
      name: "at a frame's time",
      text: """
        {"version": 1, "start": "presented", "inputs": [
          {"at": 50, "pointer": "down", "x": 195, "y": 80},
          {"at": 50, "pointer": "move", "x": 195, "y": 184}], "end": 50}
        """)
    let run = try Self.run(script, fps: 60)
    #expect(run.steps.map(\.frames.first?.presentation.top) == [57, 57, 57, 157])
  }

  @Test func withoutAnEndItStopsAtTheFirstFrameAtRest() throws {
    let nothing = ReplayScript(name: "nothing", text: #"{"version": 1, "scene": "bare"}"#)
    #expect(try Self.run(nothing, fps: 60).steps.map(\.time) == [0])
    let late = ReplayScript(
      name: "late", text: #"{"version": 1, "inputs": [{"at": 40, "key": "up"}]}"#)
    let frames = try Self.run(late, fps: 60).steps
    #expect(frames.map { Decimal.thousandths($0.time * 1000) } == ["0", "16.667", "33.333", "50"])
  }

  @Test func anEndCutsOffWhatComesAfterIt() throws {
    let script = ReplayScript(
      name: "end",
      text: #"{"version": 1, "end": 40, "inputs": [{"at": 41, "command": {"present": true}}]}"#)
    let run = try Self.run(script, fps: 60)
    #expect(run.steps.map { Decimal.thousandths($0.time * 1000) } == ["0", "16.667", "33.333"])
    #expect(run.endState.first?.presentation.phase == .hidden)
  }

  @Test func framesOfASecondSheetSayWhoseTheyAre() throws {
    let script = try #require(ReplayScript.all.first { $0.name == "a sheet on a sheet" })
    let lines = try Self.run(script, fps: 60).lines
    #expect(lines.contains { $0.hasPrefix(#"{"at": 100, "height": "#) })
    #expect(lines.contains { $0.hasPrefix(#"{"at": 100, "sheet": 1, "height": "#) })
  }

  private static func run(_ script: ReplayScript, fps: Double) throws -> Run {
    var replay = Replay(
      try script.read(), fps: fps, restaurants: [], text: FixedAdvanceText())
    var run = Run()
    while let step = replay.next() {
      let events = step.events.map { TraceLine.event($0) }
      run.events += events
      run.lines += events + step.frames.map { TraceLine.frame($0, at: step.time) }
      run.steps.append(step)
    }
    return run
  }

  /// Frames of equal times have equal heights, to a thousandth of a point.
  private static func compareHeights(_ a: Run, _ b: Run) throws {
    let heights = Dictionary(
      a.steps.map { (Decimal.thousandths($0.time * 1000), $0.frames) },
      uniquingKeysWith: { first, _ in first })
    for step in b.steps {
      guard let frames = heights[Decimal.thousandths(step.time * 1000)] else { continue }
      for (left, right) in zip(frames, step.frames) {
        let difference = left.presentation.height - right.presentation.height
        #expect(abs(difference) <= 0.001, "at \(step.time * 1000) ms")
      }
    }
  }
}
