import Canvas
import Scenes
import SheetKit
import Workbench

/// Runs a script with no window and no display.
struct ReplayCommand {
  private let options: ReplayOptions
  private let script: Script
  private let restaurants: [Restaurant]

  static func run(_ options: ReplayOptions) throws {
    let script = try ScriptFile.read(options.script)
    try protectInputs(options)
    let restaurants = try RestaurantSource.restaurants(
      for: script.scene, data: options.data, assets: options.assets)
    let command = ReplayCommand(options: options, script: script, restaurants: restaurants)
    command.reportIssues()
    try command.writeTrace()
    try command.writePictures()
  }

  /// An output in place of an input would be the end of it.
  private static func protectInputs(_ options: ReplayOptions) throws {
    let inputs = [(options.script, "the script"), (options.data, "the restaurants")]
    for output in [options.trace, options.png, options.movie].compactMap(\.self) {
      for case (let input?, let name) in inputs where InputFile.isSame(output, input) {
        throw FileError(file: output, message: "expected another file than \(name)")
      }
    }
  }

  /// Says what is wrong with the configuration that the script begins with; it is played all the same.
  private func reportIssues() {
    let replay = Replay(
      script, fps: options.fps, restaurants: restaurants, text: FixedAdvanceText())
    for issue in replay.screen.sheets.root.ladder.issues {
      Program.complain("\(options.script): configuration: \(issue.message)")
    }
  }

  /// Text has fixed advances here, so that a trace does not depend on the fonts of a machine.
  private func writeTrace() throws {
    guard let path = options.trace else { return }
    var replay = Replay(
      script, fps: options.fps, restaurants: restaurants, text: FixedAdvanceText())
    let interruption = Interruption()
    let trace = try OutputFile(path) { interruption.isPending }
    var time: Seconds = 0
    do {
      while let step = replay.next() {
        time = step.time
        if interruption.isPending { throw OutputFile.Failure.interrupted }
        for event in step.events { try trace.write(TraceLine.event(event) + "\n") }
        for frame in step.frames { try trace.write(TraceLine.frame(frame, at: time) + "\n") }
      }
      try trace.finish()
    } catch OutputFile.Failure.interrupted {
      // A reader that is slow, or has stopped reading, held it up, or a long script.
      let remains = trace.isKept ? "the trace is not whole" : "\(path) is not kept"
      try stop(if: interruption, at: time, remains)
    }
    Interruption.end()
  }

  private func writePictures() throws {
    guard options.wantsPictures else { return }
    let studio = PictureStudio(
      assets: try AssetFolder.find(option: options.assets), scale: options.scale)
    if let path = options.png, let time = options.pngTime {
      var replay = replay(in: studio)
      try studio.write(replay.picture(at: time), to: path)
    }
    if options.frames != nil || options.movie != nil { try writeFrames(studio) }
    for problem in studio.takeProblems() { Program.complain(problem) }
  }

  private func writeFrames(_ studio: PictureStudio) throws {
    let interruption = Interruption()
    let folder = try options.frames.map { try FrameFolder($0) }
    let film = options.movie.map { path in
      Film(path: path, fps: options.fps, isInterrupted: { interruption.isPending })
    }
    var replay = replay(in: studio)
    var progress = FrameProgress()
    while let step = replay.next() {
      try stop(if: interruption, at: step.time, remains(of: folder))
      guard !step.frames.isEmpty else { break }
      let bitmap = try studio.bitmap(of: replay.picture(at: step.time * 1000))
      try folder?.add(bitmap)
      do {
        try film?.add(bitmap)
      } catch {
        // The encoder hears Ctrl-C too, and may be gone first.
        try stop(if: interruption, at: step.time, remains(of: folder))
        throw error
      }
      progress.frameDone()
    }
    try film?.finish()
    Interruption.end()
    for place in [options.frames, options.movie].compactMap(\.self) { progress.finish(place) }
    if let folder, case let older = folder.removeOlder(), older > 0 {
      Program.complain("\(options.frames ?? ""): \(older) more of an earlier run are gone")
    }
  }

  /// Says how far it came, and what is left of the output.
  private func stop(
    if interruption: Interruption, at time: Seconds, _ remains: @autoclosure () -> String
  ) throws(OutputFile.Failure) {
    guard interruption.isPending else { return }
    let reached = Decimal.thousandths(time)
    Program.complain("\(options.script): interrupted at \(reached) s; \(remains())")
    throw .interrupted
  }

  private func remains(of folder: FrameFolder?) -> String {
    let film = options.movie.map { "\($0) is not kept" }
    let frames = folder.map { folder in
      let older = folder.older.count
      return "\(folder.count) frames are in \(options.frames ?? "")"
        + (older > 0 ? " before \(older) of an earlier run" : "")
    }
    return [frames, film].compactMap(\.self).joined(separator: ", ")
  }

  private func replay(in studio: PictureStudio) -> Replay {
    Replay(
      script, fps: options.fps, restaurants: restaurants, text: studio.text,
      pixelScale: options.scale)
  }
}
