import Canvas
import Scenes
import SheetKit

/// Recording, and showing what was recorded.
extension Workbench {
  /// The size in points of the phone that is seen.
  var shownSize: Size {
    guard let playback else { return phone.size }
    return playback.size
  }

  /// Lays the window out anew where a replay shows a phone of another size. Asked every frame, and so
  /// not by way of `shownSize`, which would copy all of this.
  mutating func followShownSize() {
    let size = playback.map(\.size) ?? phone.size
    if layout.screen.size != size { layOut() }
  }

  // MARK: Recording

  /// Begins: the scene starts over with the settings it has now, so that the recording has all of
  /// it. Or ends, and shows what was recorded.
  mutating func record(at time: Seconds) -> [PhoneEvent] {
    guard !isRecording else {
      stopRecording(at: time)
      return []
    }
    var setup = phone.setup
    let subject = Subject(phone)
    setup.configuration = subject.configuration
    setup.policy = subject.configuration.policy
    let tuned = tuner
    start(setup, at: time, isSessionWanted: true)
    tuner = tuned
    isRecording = true
    show("Recording. Ctrl+R stops.")
    return []
  }

  private mutating func stopRecording(at time: Seconds) {
    isRecording = false
    if notice?.kind == .information { notice = nil }
    guard let session else { return }
    beginReplay(session.finished(at: onPhoneClock(time)), title: "Your recording", isWhole: true)
  }

  /// Another scene ends a recording; it can still be played and saved.
  mutating func keep(_ recording: Recording) {
    var replay = Playback(recording, title: "Your recording", speed: playbackSpeed)
    replay.isWhole = true
    held = replay
    show("The recording ended with its scene. Ctrl+P plays it, Ctrl+Shift+S saves it.")
  }

  mutating func openScript(_ script: Script, path: String, at time: Seconds) {
    let restaurants = phone.setup.restaurants
    start(
      script.setup(restaurants: restaurants), at: time,
      isSessionWanted: isRunRecorded)
    let recording = Recording(
      script, restaurants: restaurants, text: text,
      pixelScale: pixelsPerPoint * layout.zoom)
    beginReplay(recording, title: FilePath.name(of: path), isWhole: true)
    playback?.run(at: time)
  }

  // MARK: Replaying

  private mutating func beginReplay(_ recording: Recording, title: String, isWhole: Bool) {
    if !showsPanel { togglePanel() }
    var replay = Playback(recording, title: title, speed: playbackSpeed)
    replay.isWhole = isWhole
    playback = replay
    layOut()
  }

  /// Shows the last movement where nothing is shown yet; false where there is none.
  private mutating func hasReplay() -> Bool {
    if playback == nil, let held {
      if !showsPanel { togglePanel() }
      playback = held
      playback?.setSpeed(playbackSpeed, at: clock)
      layOut()
    } else if playback == nil, let last = keeper.last {
      beginReplay(last, title: "Last movement", isWhole: false)
    }
    return playback != nil
  }

  /// What is answered to who asks for the last movement before there was one.
  static let nothingMoved = "Nothing has moved yet: drag the sheet first"

  /// Whether there is a movement to play, to show and to compare.
  var hasMotion: Bool { playback != nil || keeper.last != nil }

  mutating func togglePlaying(at time: Seconds) {
    guard hasReplay(), let playback else {
      return show(Self.nothingMoved)
    }
    if playback.isRunning(at: time) {
      self.playback?.pause(at: time)
    } else {
      self.playback?.run(at: time)
    }
  }

  mutating func step(_ frames: Int, at time: Seconds) {
    if hasReplay() { playback?.step(frames, at: time) }
  }

  mutating func setSpeed(_ speed: Playback.Speed, at time: Seconds) {
    playbackSpeed = speed
    playback?.setSpeed(speed, at: time)
  }

  /// Goes to the place of the timeline under an x of the panel.
  mutating func scrub(to x: Double, at time: Seconds) {
    guard hasReplay(), let playback, let graph = graphModel(at: time) else { return }
    let wanted = motionGraph(graph).time(at: x)
    self.playback?.seek(to: wanted - playback.recording.origin)
  }

  /// Shows the live phone again; a recording stays at hand.
  mutating func leaveReplay() {
    guard var replay = playback else { return }
    replay.pause(at: clock)
    held = replay.isWhole ? replay : nil
    playback = nil
    drawnPanel.isStale = true
    layOut()
  }
}
