import Foundation
import Testing

/// What a window test starts.
struct WindowSetup {
  var arguments = ["--no-workbench"]
  /// The private display in pixels. The window stands in its middle.
  var screen = (width: 390, height: 844)
  /// The window in pixels.
  var window = (width: 390, height: 844)
  /// The package's own restaurants in place of the samples.
  var showsRealRestaurants = false
  /// A configuration in place of the scene's.
  var configuration: String?
  /// Variables of the environment beside the usual ones.
  var variables: [String: String] = [:]
  /// Whether an earlier run has left the panel hidden.
  var isPanelHidden = false
  /// A program of this name comes first on the search path, and only leaves a file `started`.
  var trap: String?
}

/// The real program in a real window on a display of its own, driven by real mouse and key events,
/// and observed through its trace and the display's pixels.
///
///     try await WindowRun.open { run in
///       try await run.play(.click(195, 311))
///       let frame = try await run.rest(on: "medium")
///       #expect(frame.top == 388.32)
///     }
///
/// Use `#require` for what must hold: what it throws is reported with the end of the trace and a
/// screenshot. The display ends by itself some time after tests that were killed.
final class WindowRun {
  private(set) var trace: Trace
  private let display: RunningProgram
  private let program: RunningProgram
  private let environment: [String: String]
  private let origin: (x: Int, y: Int)
  /// Where the run keeps its files.
  let folder: URL
  private let framebuffer: URL

  private static let patience = Duration.seconds(20)
  private static let longestRun = "120"

  /// Opens the window, waits for its first picture, does what `body` says, and ends everything.
  static func open(
    _ setup: WindowSetup = WindowSetup(), _ body: (WindowRun) async throws -> Void
  ) async throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let display = try RunningProgram(
      Tools.path(of: "timeout") ?? "timeout",
      [
        longestRun, "Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-noreset", "-nocursor",
        "-fbdir", folder.path, "-screen", "0", "\(setup.screen.width)x\(setup.screen.height)x24",
      ], environment: Tools.environment(display: nil, state: folder), folder: folder)
    defer { display.stop() }
    let run = try await WindowRun(setup, on: display, folder: folder)
    defer { run.program.stop() }
    do {
      _ = try await run.wait("the first frame") { $0.frames.first }
      try await body(run)
    } catch {
      run.report()
      throw error
    }
  }

  private init(_ setup: WindowSetup, on display: RunningProgram, folder: URL) async throws {
    self.display = display
    self.folder = folder
    framebuffer = folder.appendingPathComponent("Xvfb_screen0")
    origin = (
      (setup.screen.width - setup.window.width) / 2, (setup.screen.height - setup.window.height) / 2
    )
    let number = try await Patience.wait(upTo: Self.patience) {
      Int(String(decoding: display.output.prefix { $0 != 10 }, as: UTF8.self))
    }
    let name = ":\(try #require(number, "Xvfb: \(display.errors)"))"
    var variables = Tools.environment(display: name, state: folder)
    if let trap = setup.trap { try Self.set(trap, in: folder, &variables) }
    environment = variables
    let file = folder.appendingPathComponent("trace.jsonl")
    trace = Trace(of: file)
    var arguments = setup.arguments + ["--assets", Tools.assets, "--trace", file.path]
    if !setup.showsRealRestaurants {
      arguments += ["--data", try SampleRestaurants.write(in: folder)]
    }
    if let configuration = setup.configuration {
      let file = folder.appendingPathComponent("configuration.json")
      try Data(configuration.utf8).write(to: file)
      arguments += ["--config", file.path]
    }
    if setup.isPanelHidden {
      let state = folder.appendingPathComponent("sheetlab")
      try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
      try Data(#"{"workbench": {"showsPanel": false}}"#.utf8)
        .write(to: state.appendingPathComponent("state.json"))
    }
    program = try RunningProgram(
      Tools.sheetlab, arguments, environment: environment.merging(setup.variables) { $1 },
      folder: folder)
  }

  /// A session bus, too, is none that runs already.
  private static func set(
    _ trap: String, in folder: URL, _ variables: inout [String: String]
  ) throws {
    let program = folder.appendingPathComponent(trap)
    let mark = folder.appendingPathComponent("started").path
    try Data("#!/bin/sh\necho >\(mark)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
    variables["PATH"] = folder.path + ":" + (variables["PATH"] ?? "/usr/bin:/bin")
    variables["DBUS_SESSION_BUS_ADDRESS"] = nil
  }

  private static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheetlab-window-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

// MARK: The hand

extension WindowRun {
  /// Does with the mouse what a gesture says, and returns when it is done.
  func play(_ gesture: Gesture) async throws {
    try await xdotool(gesture.words(origin: origin))
  }

  /// Types a text on the keyboard.
  func type(_ text: String) async throws { try await xdotool(["type", text]) }

  /// The full path of a file in the run's own folder.
  func path(of name: String) -> String { folder.appendingPathComponent(name).path }

  /// The text of a file that the program has written in the run's own folder, once it is there.
  func text(of name: String) async throws -> String {
    let file = folder.appendingPathComponent(name)
    let found = try await Patience.wait(upTo: Self.patience) {
      try? String(contentsOf: file, encoding: .utf8)
    }
    return try #require(found, "waited for \(name)")
  }

  /// Presses keys by their X names, one after the other.
  func press(keys: String...) async throws { try await xdotool(["key"] + keys) }

  /// Runs one command of `xdotool`, for what is no gesture.
  func xdotool(_ words: [String]) async throws { _ = try await output(of: "xdotool", words) }

  /// What a tool writes on the run's display.
  func output(of tool: String, _ arguments: [String]) async throws -> [UInt8] {
    let process = try RunningProgram(
      Tools.path(of: tool) ?? tool, arguments, environment: environment, folder: folder)
    defer { process.stop() }
    let status = try await process.end(within: Self.patience)
    try #require(status == 0, "\(tool) \(arguments.joined(separator: " ")): \(process.errors)")
    return process.output
  }

  /// The program's window by its number, as `xdotool` takes it.
  func window() async throws -> String {
    let found = try await output(
      of: "xdotool", ["search", "--onlyvisible", "--name", "SheetLab"])
    let numbers = String(decoding: found, as: UTF8.self).split(separator: "\n")
    return String(try #require(numbers.first))
  }

  func send(_ signal: Int32) { program.send(signal) }

  /// Asks the program to end, and answers its exit status.
  func terminate(by signal: Int32 = SIGTERM) async throws -> Int32? {
    try await ending(of: signal).status
  }

  /// The same, with what the program said.
  func ending(of signal: Int32) async throws -> (status: Int32?, said: String) {
    program.send(signal)
    return try await ending()
  }

  /// Ends the display under the window.
  func endDisplay() async throws -> (status: Int32?, said: String) {
    display.kill()
    return try await ending()
  }

  /// The display answers nothing any more.
  func freezeDisplay() { display.send(SIGSTOP) }

  private func ending() async throws -> (status: Int32?, said: String) {
    let status = try await program.end(within: Self.patience)
    try trace.update()
    return (status, program.errors)
  }

  /// Starts a second window of the program on the same display, as long as `body` runs.
  func withSecondWindow(_ body: () async throws -> Void) async throws {
    let folder = folder.appendingPathComponent("second")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let other = try RunningProgram(
      Tools.sheetlab, ["--assets", Tools.assets, "--scene", "bare", "--scale", "0.5"],
      environment: environment, folder: folder)
    defer { other.stop() }
    try await body()
  }
}

// MARK: The eyes

extension WindowRun {
  /// What `probe` finds in the trace, as soon as it does.
  func wait<Found>(
    _ what: String, after count: Int = 0, for probe: (Trace) throws -> Found?
  ) async throws -> Found {
    let found = try await Patience.wait(upTo: Self.patience) {
      try trace.update()
      return try probe(trace.after(count))
    }
    return try #require(found, "waited for \(what)")
  }

  /// The newest frame, once it is as `condition` says.
  @discardableResult
  func frame(
    _ what: String, where condition: (TraceFrame) -> Bool
  ) async throws -> TraceFrame {
    try await wait(what) { trace in
      trace.frames.last.flatMap { condition($0) ? $0 : nil }
    }
  }

  /// The sheet at rest on a detent.
  @discardableResult
  func rest(on detent: String) async throws -> TraceFrame {
    try await frame("the sheet at rest on \(detent)") {
      $0.phase == "resting" && $0.target == detent
    }
  }

  /// The sheet gone.
  @discardableResult
  func hidden() async throws -> TraceFrame {
    try await frame("the sheet gone") { $0.phase == "hidden" }
  }

  /// A screenshot, once it is as `condition` says.
  @discardableResult
  func pixels(
    _ what: String, where condition: (Screenshot) -> Bool = { _ in true }
  ) async throws -> Screenshot {
    let found = try await Patience.wait(upTo: Self.patience) {
      try trace.update()
      return screenshot().flatMap { condition($0) ? $0 : nil }
    }
    return try #require(found, "waited for the pixels of \(what)")
  }

  /// Waits until nothing has been drawn for a while.
  func quiet(for time: Duration = .milliseconds(300)) async throws {
    var count = -1
    var since = ContinuousClock.now
    _ = try await wait("quiet") { trace in
      if trace.entries.count != count { (count, since) = (trace.entries.count, .now) }
      return ContinuousClock.now - since > time ? true : nil
    }
  }

  /// Processor time that the program has used, in ticks of 10 ms (proc(5), `utime` and `stime`).
  func processorTicks() throws -> Int {
    let line = try String(contentsOfFile: "/proc/\(program.id)/stat", encoding: .utf8)
    let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
    return try #require(Int(fields[11])) + #require(Int(fields[12]))
  }

  /// What the window shows, from its own corner; all of the display is what a report shows.
  private func screenshot() -> Screenshot? {
    Screenshot(framebuffer: framebuffer)?.from(origin)
  }

  /// Leaves what is needed to understand a failure: the end of the trace, what the program said,
  /// and a screenshot beside the run's folder, which is about to go.
  private func report() {
    try? trace.update()
    var lines = ["the end of the trace:"] + trace.lines.suffix(12)
    if !program.errors.isEmpty { lines += ["the program said:", program.errors] }
    if !program.isRunning { lines.append("the program has ended: \(program.status ?? -1)") }
    let file = folder.appendingPathExtension("ppm")
    if let screenshot = Screenshot(framebuffer: framebuffer),
      (try? screenshot.write(to: file)) != nil
    {
      lines.append("screenshot: \(file.path)")
    }
    Issue.record(Comment(rawValue: lines.joined(separator: "\n")))
  }
}
