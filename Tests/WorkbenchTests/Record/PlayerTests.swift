import Canvas
import Scenes
import SheetKit
import Testing

@testable import Workbench

@Suite struct PlayerTests {
  private func recording() throws -> Recording {
    var hand = RecordedDrag()
    hand.open()
    hand.flick()
    hand.wait(1)
    return try #require(hand.workbench.keeper.last)
  }

  /// Forwards, backwards and at random it shows what a player that only went there shows.
  @Test func everyTimeCanBeAskedForInAnyOrder() throws {
    let recording = try recording()
    let player = Player(recording)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let part = Double.random(in: -0.1...1.1, using: &generator)
      let time = recording.origin + part * recording.duration
      let fresh = Player(recording)
      let shown = player.marks(at: time, origin: .zero)
      let expected = fresh.marks(at: time, origin: .zero)
      let frames = player.screen(at: time).frames(at: time)
      let expectedFrames = fresh.screen(at: time).frames(at: time)
      #expect(frames == expectedFrames)
      #expect(description(of: shown) == description(of: expected), "seed 7, \(part)")
    }
  }

  private func description(of marks: [Mark]) -> String {
    Picture(size: Size(width: 390, height: 844), background: .black, marks: marks).description
  }

  @Test func theCurveIsTheOneThatWasSeen() throws {
    var hand = RecordedDrag()
    hand.open()
    hand.down(phone: 195, 440)
    for step in 1...15 { hand.move(phone: 195, 440 - 8 * Double(step)) }
    hand.up(phone: 195, 320)
    var seen: [(Double, Double)] = []
    for _ in 0..<30 {
      hand.wait(1.0 / 60)
      seen.append((hand.time, hand.height))
    }
    hand.wait(1)
    let player = Player(try #require(hand.workbench.keeper.last))
    for (time, height) in seen {
      let replayed = player.screen(at: time).sheets.root.presentation(at: time).height
      #expect(abs(replayed - height) < 1e-9)
    }
  }

  @Test func whatOnlyPassesOverIsNoMovement() {
    var hand = RecordedDrag()
    hand.send(.hover(hand.onPhone(100, 300)), after: 0.1)
    hand.wait(0.2)
    #expect(hand.workbench.keeper.last == nil)
  }

  @Test func theLastMovementIsKeptUntilThereIsAnother() throws {
    var hand = RecordedDrag()
    hand.open()
    let opening = try #require(hand.workbench.keeper.last)
    hand.click(phone: 195, 700)
    hand.wait(0.5)
    #expect(
      hand.workbench.keeper.last?.origin == opening.origin, "a click that moves nothing is none")
    hand.flick()
    hand.wait(1)
    #expect(hand.workbench.keeper.curve.release?.decision.target == .stop(.large))
    #expect(hand.workbench.keeper.last?.origin != opening.origin)
  }

  @Test func itIsKeptWhileThePanelIsHiddenToo() {
    var hand = RecordedDrag(showsPanel: false)
    hand.open()
    hand.flick()
    hand.wait(1)
    #expect(hand.workbench.keeper.curve.release != nil)
  }
}

@Suite struct PlaybackTests {
  private func playback(speed: Playback.Speed = .normal) -> Playback {
    var hand = RecordedDrag()
    hand.open()
    var recording = hand.workbench.keeper.last ?? Recording(start: hand.workbench.phone, at: 0)
    recording.end = recording.origin + 2
    return Playback(recording, title: "", speed: speed)
  }

  @Test(arguments: Playback.Speed.allCases)
  func itRunsAtItsSpeed(speed: Playback.Speed) {
    var playback = playback(speed: speed)
    playback.run(at: 100)
    #expect(abs(playback.position(at: 101) - speed.rawValue) < 1e-9)
    #expect(playback.isRunning(at: 101))
    #expect(playback.position(at: 1000) == 2)
    #expect(!playback.isRunning(at: 1000))
  }

  @Test func theSpeedCanChangeOnTheWay() {
    var playback = playback()
    playback.run(at: 10)
    playback.setSpeed(.tenth, at: 10.5)
    #expect(abs(playback.position(at: 11.5) - 0.6) < 1e-9)
  }

  @Test func aPauseStandsAndAStepIsAFrame() {
    var playback = playback()
    playback.run(at: 10)
    playback.pause(at: 10.5)
    #expect(playback.position(at: 99) == 0.5)
    playback.step(1, at: 99)
    #expect(abs(playback.position(at: 99) - 31.0 / 60) < 1e-9)
    playback.step(-31, at: 99)
    #expect(playback.position(at: 99) == 0)
    playback.step(-1, at: 99)
    #expect(playback.position(at: 99) == 0)
  }

  @Test func atItsEndItBeginsAgain() {
    var playback = playback()
    playback.seek(to: .infinity)
    #expect(playback.position(at: 0) == 2)
    playback.run(at: 5)
    #expect(playback.position(at: 5) == 0)
  }
}
