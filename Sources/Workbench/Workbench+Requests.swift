import Canvas
import Scenes
import SheetKit

/// Does what the panel asks for.
extension Workbench {
  mutating func perform(_ request: WorkbenchPanel.Request, at time: Seconds) -> [PhoneEvent] {
    switch request {
    case .edit(let edit): return self.edit(edit, at: time)
    case .use(let action, let value): return use(action, value, at: time)
    case .scrub(let x):
      scrub(to: x, at: time)
      return []
    case .file(.save, let path):
      save(to: path, at: time)
      return []
    case .file(.open, let path):
      return openChosen(path, at: time)
    case .leave: return []
    }
  }

  private mutating func use(
    _ action: PanelAction, _ value: ControlValue, at time: Seconds
  ) -> [PhoneEvent] {
    switch action {
    case .slot: return changeSlot(value, at: time)
    case .undo:
      if notice?.kind == .information { notice = nil }
      return apply(tuner.undo(from: Subject(phone)), at: time)
    case .redo: return apply(tuner.redo(from: Subject(phone)), at: time)
    case .resetAll: return resetAll(at: time)
    case .close: togglePanel()
    case .why: showsWhy.toggle()
    case .compare: toggleComparison()
    case .record: return record(at: time)
    case .play: togglePlaying(at: time)
    case .stepBack: step(-1, at: time)
    case .stepForward: step(1, at: time)
    case .speed:
      if case .option(let index) = value { setSpeed(Playback.Speed.allCases[index], at: time) }
    case .save: askForFile(.save)
    case .open: askForFile(.open)
    }
    return []
  }

  // MARK: Tuning

  /// An edit acts on the phone at once; a replay makes way for it.
  private mutating func edit(_ edit: Inspector.Edit, at time: Seconds) -> [PhoneEvent] {
    tuner.edit(from: Subject(phone), edit)
    return apply(edit.subject, at: time)
  }

  mutating func apply(_ subject: Subject?, at time: Seconds) -> [PhoneEvent] {
    guard let subject else { return [] }
    leaveReplay()
    tuner.follow(subject)
    return Subject(phone).commands(to: subject).flatMap { perform(.command($0), at: time) }
  }

  private mutating func changeSlot(_ value: ControlValue, at time: Seconds) -> [PhoneEvent] {
    var wanted: Tuner.Slot = tuner.active == .a ? .b : .a
    if case .option(let index) = value { wanted = Tuner.Slot.allCases[index] }
    guard wanted != tuner.active else { return [] }
    return apply(tuner.activate(wanted, from: Subject(phone)), at: time)
  }

  private mutating func toggleComparison() {
    if comparison != nil {
      comparison = nil
    } else if hasMotion {
      comparison = Comparison()
    } else {
      show(Self.nothingMoved)
    }
  }

  private mutating func resetAll(at time: Seconds) -> [PhoneEvent] {
    let subject = Subject(phone)
    let wanted = tuner.base.followingSelection(of: subject)
    tuner.edit(from: subject, Inspector.Edit(subject: wanted, control: nil, isFinal: true))
    return apply(wanted, at: time)
  }

  // MARK: Files

  private mutating func askForFile(_ purpose: FilePrompt.Purpose) {
    if !showsPanel { togglePanel() }
    let folder = shownFolder ?? ScriptFolder.shownPath()
    switch purpose {
    case .save:
      guard let session, !session.isTooLong else {
        return show("Too much has happened since the scene began: press Record first", .problem)
      }
      panel.prompt = FilePrompt(
        .save, path: ScriptFolder.freeName(for: phone.setup.scene.rawValue),
        title: hasWholeReplay
          ? "Save the recording as" : "Save everything since the scene began as",
        folder: folder)
    case .open:
      panel.prompt = FilePrompt(
        .open, path: "", title: "Open a script, configuration, code or restaurants", folder: folder,
        entries: ScriptFolder.files())
    }
    drawnPanel.isStale = true
  }

  mutating func show(_ text: String, _ kind: Notice.Kind = .information) {
    notice = Notice(text, kind, at: clock)
  }

  private mutating func save(to name: String, at time: Seconds) {
    let path = FilePath.withEnding(name, ".json")
    let recording = savedRecording(at: time)
    do throws(FileError) {
      try ScriptFolder.write(ScriptFile.value(of: Script(recording, isEnded: true)), to: path)
      panel.prompt = nil
      show("Saved \(path)")
    } catch {
      panel.prompt?.problem = error.description
    }
  }

  private var hasWholeReplay: Bool { (playback ?? held)?.isWhole ?? false }

  /// What a recording or an opened script shows; else everything since the scene began.
  private func savedRecording(at time: Seconds) -> Recording {
    if let replay = playback ?? held, replay.isWhole { return replay.recording }
    return session?.finished(at: onPhoneClock(time)) ?? Recording(start: phone, at: clock)
  }

  /// Opens a file that was dropped.
  mutating func open(_ path: String, at time: Seconds) -> [PhoneEvent] {
    do throws(FileError) {
      return use(try DroppedFile.read(path), path: path, at: time)
    } catch {
      show(error.description, .problem)
      return []
    }
  }

  /// Opens the file that was asked for; what is wrong with it stands under its name.
  private mutating func openChosen(_ path: String, at time: Seconds) -> [PhoneEvent] {
    do throws(FileError) {
      let file = try DroppedFile.read(path)
      panel.prompt = nil
      return use(file, path: path, at: time)
    } catch {
      panel.prompt?.problem = error.description
      return []
    }
  }

  /// A script, a configuration, code or restaurants, by what is in the file.
  private mutating func use(
    _ file: DroppedFile, path: String, at time: Seconds
  ) -> [PhoneEvent] {
    switch file {
    case .script(let script):
      if notice?.expiry != nil { notice = nil }
      openScript(script, path: path, at: time)
    case .configuration(let configuration):
      show("\(FilePath.name(of: path)) is in use now")
      var subject = Subject(phone)
      subject.configuration = configuration.snapPolicy(subject.configuration.policy)
      tuner.edit(
        from: Subject(phone),
        Inspector.Edit(subject: subject, control: nil, isFinal: true))
      return apply(subject, at: time)
    case .code(let text): return take(CodeImport.read(text), by: "Took over", at: time)
    case .restaurants(let content): openRestaurants(content, path: path, at: time)
    }
    return []
  }

  /// Says what was passed over, too.
  private mutating func openRestaurants(
    _ content: RestaurantsFile.Content, path: String, at time: Seconds
  ) {
    var setup = phone.setup
    setup.restaurants = content.restaurants
    start(setup, at: time, isSessionWanted: isRunRecorded)
    let count = Wording.count(content.restaurants.count, "restaurant")
    let warning = content.warnings.inShort.map { "\n\($0)" } ?? ""
    show("\(count) from \(FilePath.name(of: path))\(warning)")
  }
}
