import Canvas
import Scenes
import SheetKit

/// A stretch of what happened on a phone: how it stood at the beginning, and everything that was
/// done to it since. It can be played again, and gives the same pictures.
struct Recording {
  /// Something done, at a time on the phone's clock.
  struct Step: Hashable, Sendable {
    var time: Seconds
    var action: Script.Action
  }

  /// The phone at `origin`, before the first step.
  var start: PhoneScreen
  let origin: Seconds
  /// In order of time.
  var steps: [Step] = []
  /// Not before the last step.
  var end: Seconds

  init(start: PhoneScreen, at origin: Seconds) {
    self.start = start
    self.origin = origin
    end = origin
  }

  var duration: Seconds { end - origin }

  mutating func append(_ action: Script.Action, at time: Seconds) {
    steps.append(Step(time: time, action: action))
    end = max(end, time)
  }

  /// The same as it would have been had the phone been changed first.
  func beginning(with commands: [SheetCommand]) -> Recording {
    var changed = self
    for command in commands { _ = changed.start.perform(command, at: origin) }
    return changed
  }
}

extension Recording {
  /// What a script does, from its start to when everything is at rest, or to the script's end.
  init(_ script: Script, restaurants: [Restaurant], text: any TextMeasuring, pixelScale: Double) {
    var setup = script.setup(restaurants: restaurants)
    setup.pixelScale = pixelScale
    self.init(start: PhoneScreen(setup: setup, text: text), at: 0)
    for input in script.inputs { append(input.action, at: input.at / 1000) }
    end = script.end.map { $0 / 1000 } ?? settled
  }

  /// When everything is at rest after the last step.
  var settled: Seconds {
    var time = steps.last?.time ?? origin
    var longest = self
    longest.end = time + Replay.patience / 1000
    let player = Player(longest)
    while time < longest.end {
      let screen = player.screen(at: time)
      guard screen.isAnimating(at: time) || screen.nextDeadline != nil else { return time }
      time += 1.0 / 60
    }
    return time
  }
}

extension PhoneScreen {
  /// Does what a recording or a script says.
  mutating func perform(_ action: Script.Action, at time: Seconds) -> [PhoneEvent] {
    switch action {
    case .event(let event): advance(to: time) + handle(event, at: time)
    case .command(let command): advance(to: time) + perform(command, at: time)
    }
  }
}
