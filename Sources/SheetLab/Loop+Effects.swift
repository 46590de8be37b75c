import Canvas
import Rendering
import SDLKit
import Workbench

/// Does outside the window what the workbench asks for.
extension Loop {
  mutating func performEffects(at time: Double) throws {
    for effect in workbench.takeEffects() {
      isDirty = true
      switch effect {
      case .copy(let text): copy(text, at: time)
      case .paste: try note(workbench.paste(Clipboard.text, at: time))
      case .picture(let picture, let stem): save(picture, stem: stem, at: time)
      case .movie(let reel, let stem, let ending): film(reel, stem, ending, at: time)
      case .save(let save): write(save)
      case .watch(let path): watch(path)
      case .complain(let problem): Program.complain(problem)
      }
    }
  }

  private mutating func copy(_ text: String, at time: Double) {
    do {
      try Clipboard.copy(text)
    } catch {
      workbench.tell("Could not copy: \(error.message)", isProblem: true, at: time)
    }
  }

  private mutating func save(_ picture: Picture, stem: String, at time: Double) {
    let studio = PictureStudio(resources: resources, scale: Workbench.savedScale)
    do {
      let bitmap = try studio.bitmap(of: picture)
      let (saved, wakeUp) = (savedPictures, events.wakeUp)
      disk.add {
        saved.add(SavedPicture(bitmap, stem: stem))
        wakeUp.send()
      }
    } catch {
      workbench.tell("\(error)", isProblem: true, at: time)
    }
  }

  // MARK: The configuration file

  private func write(_ save: ConfigurationSave) {
    let (saved, wakeUp) = (saved, events.wakeUp)
    disk.add {
      let outcome = save.run()
      saved.add(outcome)
      wakeUp.send()
    }
  }

  /// Tells what came of what was to be saved.
  mutating func takeSaved(at time: Double) throws {
    for outcome in saved.take() { workbench.saved(outcome, at: time) }
    for picture in savedPictures.take() {
      workbench.tell(
        picture.problem ?? "Saved \(PictureFolder.shown(picture.path))",
        isProblem: picture.problem != nil, at: time)
    }
    try performEffects(at: time)
  }

  /// Waits until what was to be saved is saved; answers what could not be.
  mutating func finishSaving() -> [any Error] {
    disk.finish()
    let outcomes = saved.take()
    for outcome in outcomes { workbench.saved(outcome, at: screenClock.time(of: clock.now)) }
    let lostPictures = savedPictures.take().compactMap(\.problem)
    return outcomes.compactMap(\.problem) + lostPictures.map { JobFailure($0) }
  }

  private mutating func watch(_ path: String) {
    let wakeUp = events.wakeUp
    fileWatch = FileWatch(path) { wakeUp.send() }
    if fileWatch == nil { Program.complain("\(path): cannot be watched") }
  }

  /// Looks at the file where it has been saved.
  mutating func followFile(at time: Double) throws {
    guard fileWatch?.takeChange() == true else { return }
    try note(workbench.livingFileChanged(at: time))
  }

  // MARK: Films

  private mutating func film(_ reel: Reel, _ stem: String, _ ending: String, at time: Double) {
    if let movie { return workbench.tell(movie.progress.refusal, at: time) }
    let path = PictureFolder.freePath(stem: stem, ending: ending)
    let events = events
    let movie = MovieMaker(
      reel, path: path, resources: resources, scale: Workbench.savedScale,
      isInterrupted: { events.isQuitRequested })
    self.movie = movie
    workbench.tell(lasting: movie.progress.text, at: time)
  }

  /// Adds a frame to the film that is being made.
  mutating func continueMovie(at time: Double) {
    guard let movie else { return }
    let before = movie.progress
    do {
      guard try !movie.step() else {
        guard movie.progress.isNews(after: before) else { return }
        workbench.tell(progress: movie.progress.text, at: time)
        isDirty = true
        return
      }
      workbench.tell("Saved \(PictureFolder.shown(movie.path))", at: time)
    } catch {
      workbench.tell("\(error)", isProblem: true, at: time)
      Program.complain("\(error)")
    }
    self.movie = nil
    isDirty = true
  }

  /// What becomes of the film that is being made when the window has gone: finished where nobody
  /// wanted the end, which nothing but a request to terminate stops; else given up. Answers the path
  /// of a film that is whole.
  mutating func endFilm(isWanted: Bool) throws -> String? {
    guard let movie else { return nil }
    self.movie = nil
    while isWanted, !events.isQuitRequested {
      guard try movie.step() else { return movie.path }
      if movie.isEncoding { Clock.sleep(seconds: MovieMaker.patience) }
    }
    throw JobFailure(
      "\(movie.path): not kept: the film was interrupted at \(movie.progress.percent) %")
  }
}
