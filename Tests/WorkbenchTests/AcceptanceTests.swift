import Canvas
import Foundation
import SheetKit
import Testing
import Workbench

@testable import Scenes

/// SPEC §13 as replays: the scripts of `Acceptance/`, the traces beside them, and numbers worked out
/// from SPEC by hand.
///
/// `sheetlab replay NAME.json --fps 20 --trace NAME.jsonl` writes a trace; so does running this
/// suite with `UPDATE_GOLDEN=1`.
@Suite("acceptance")
struct AcceptanceTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appending(path: "Tests/WorkbenchTests/Acceptance")

  private struct Run {
    var events: [PhoneEvent] = []
    var lines: [String] = []
    var eventLines: [String] = []
    /// By time in milliseconds, to a thousandth.
    var frames: [String: [FrameState]] = [:]
    var last: [FrameState] = []
  }

  private static func script(_ row: AcceptanceRow) throws -> Script {
    try ScriptFile.read(folder.appending(path: row.name + ".json").path())
  }

  private static func restaurants() throws -> [Restaurant] {
    try RestaurantsFile.read(root.appending(path: "Assets/restaurants.json").path()).restaurants
  }

  private static func run(_ row: AcceptanceRow, fps: Double) throws -> Run {
    var replay = Replay(
      try script(row), fps: fps, restaurants: try restaurants(), text: FixedAdvanceText())
    var run = Run()
    while let step = replay.next() {
      let lines = step.events.map { TraceLine.event($0) }
      run.events += step.events
      run.eventLines += lines
      run.lines += lines + step.frames.map { TraceLine.frame($0, at: step.time) }
      run.frames[Decimal.thousandths(step.time * 1000)] = step.frames
      run.last = step.frames
    }
    return run
  }

  // MARK: By hand

  @Test(arguments: acceptanceRows)
  func decisionsAndEvents(row: AcceptanceRow) throws {
    let run = try Self.run(row, fps: 60)
    var decisions: [(Double, SnapDecision)] = []
    var events: [SheetStack.Event] = []
    for event in run.events {
      if case .decision(let decision) = event.event.kind {
        decisions.append((event.event.time * 1000, decision))
      } else {
        events.append(event)
      }
    }
    try #require(decisions.count == row.decisions.count)
    for (actual, expected) in zip(decisions, row.decisions) {
      Self.compare(actual.1, at: actual.0, with: expected)
    }
    try #require(events.map(Self.name) == row.events.map(\.name))
    for (actual, expected) in zip(events, row.events) {
      #expect(actual.event.reason == expected.reason)
      #expect(actual.level == expected.level)
      guard !expected.at.isNaN else { continue }
      #expect(abs(actual.event.time * 1000 - expected.at) < 1e-3, "\(expected.name)")
    }
  }

  private static func name(_ event: PhoneEvent) -> String {
    guard case .didChangeSelectedDetent(let detent) = event.event.kind else {
      return event.event.kind.name
    }
    return "\(event.event.kind.name) \(detent.identifier)"
  }

  private static func compare(
    _ actual: SnapDecision, at time: Double, with expected: AcceptanceRow.Decision
  ) {
    #expect(abs(time - expected.at) < 1e-6)
    #expect(abs(actual.y - expected.y) < 1e-6)
    #expect(abs(actual.velocity - expected.velocity) < 1e-6)
    #expect(abs(actual.projected - expected.projected) < 1e-6)
    #expect(actual.nearest.identifier == expected.nearest)
    #expect(actual.landing.identifier == expected.landing)
    #expect(actual.rule == expected.rule)
    #expect(actual.target.identifier == expected.target)
  }

  @Test(arguments: acceptanceRows)
  func moments(row: AcceptanceRow) throws {
    let run = try Self.run(row, fps: 60)
    for moment in row.moments {
      let frames = try #require(run.frames[Decimal.thousandths(moment.at)], "at \(moment.at)")
      Self.compare(frames, with: moment, "at \(moment.at)")
    }
    Self.compare(run.last, with: row.end, "at the end")
  }

  private static func compare(
    _ frames: [FrameState], with expected: AcceptanceRow.Moment, _ when: Comment
  ) {
    guard let frame = frames.first(where: { $0.level == expected.level }) else {
      Issue.record(when)
      return
    }
    let actual = frame.presentation
    #expect(abs(actual.top - expected.top) < 1e-4, when)
    #expect(abs(actual.height - (844 - expected.top)) < 1e-4, when)
    #expect(abs(actual.dim - expected.dim) < 1e-6, when)
    #expect(actual.phase == expected.phase, when)
    #expect(actual.detent?.identifier == expected.detent, when)
    #expect(actual.isBackgroundInteractive == expected.isInteractive, when)
    #expect(abs(actual.scroll - expected.scroll) < 1e-6, when)
    #expect(frame.taps == expected.taps, when)
  }

  // MARK: The traces

  @Test(arguments: acceptanceRows)
  func trace(row: AcceptanceRow) throws {
    let lines = try Self.run(row, fps: 20).lines
    let file = Self.folder.appending(path: row.name + ".jsonl")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      let text = lines.map { $0 + "\n" }.joined()
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n").map(String.init)
    let place = zip(lines, expected).enumerated().first { $0.element.0 != $0.element.1 }
    let index = place?.offset ?? min(lines.count, expected.count)
    #expect(
      lines == expected,
      """
      \(row.name).jsonl, line \(index + 1): \
      expected \(index < expected.count ? expected[index] : "the end"), \
      got \(index < lines.count ? lines[index] : "the end")
      """)
  }

  @Test func everyScriptHasARow() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    let names = acceptanceRows.flatMap { [$0.name + ".json", $0.name + ".jsonl"] }
    #expect(Set(files) == Set(names))
  }

  @Test(arguments: acceptanceRows, [30.0, 144])
  func anyFrameRate(row: AcceptanceRow, fps: Double) throws {
    let usual = try Self.run(row, fps: 60)
    let other = try Self.run(row, fps: fps)
    #expect(other.eventLines == usual.eventLines)
    #expect(other.last == usual.last)
    var shared = 0
    for (time, frames) in usual.frames {
      guard let others = other.frames[time] else { continue }
      shared += 1
      #expect(others.count == frames.count, "at \(time)")
      for (left, right) in zip(frames, others) {
        let difference = left.presentation.height - right.presentation.height
        #expect(abs(difference) <= 0.001, "at \(time)")
      }
    }
    #expect(shared >= usual.frames.count / 6, "every twelfth of a second is a frame of all")
  }

  // MARK: What the scenes say

  /// The notes on a scene's own page after its script.
  private static func notes(_ name: String) throws -> [String] {
    let row = try #require(acceptanceRows.first { $0.name == name })
    let script = try script(row)
    var phone = PhoneScreen(setup: script.setup(restaurants: []), text: FixedAdvanceText())
    for input in script.inputs {
      switch input.action {
      case .event(let event): _ = phone.handle(event, at: input.at / 1000)
      case .command(let command): _ = phone.perform(command, at: input.at / 1000)
      }
    }
    let page = try #require(phone.scene.background as? ColumnPage)
    return page.column.items.compactMap { if case .note(let note) = $0 { note } else { nil } }
  }

  /// Dismiss is called at the hide's start; a choice is select, then dismiss; once each, whatever is
  /// tapped during the hide.
  @Test func thePickersCalls() throws {
    #expect(try Self.notes("picker") == ["dismiss()", "didSelectItem(\"AUD\")", "dismiss()"])
  }

  /// The trigger is false again once presentation is complete.
  @Test func theHalfSheetsTrigger() throws {
    #expect(try Self.notes("half-sheet") == ["showSheet = false"])
  }
}
