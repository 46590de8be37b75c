import Workbench

/// What the command line asks for.
enum Command {
  case window(WindowOptions)
  case scenes
  case devices
  case replay(ReplayOptions)
  case check(CheckOptions)
  case export(ExportOptions)
  case bench(BenchOptions)
  case help(HelpTopic)
  case version

  /// The first argument without a dash names the command; without one the window opens.
  static func parse(_ arguments: [String]) throws(UsageError) -> Command {
    guard let word = arguments.first, !word.hasPrefix("-") else { return try window(arguments) }
    let rest = Array(arguments.dropFirst())
    if word == "help" { return .help(try HelpTopic.named(rest)) }
    guard let name = CommandName(rawValue: word) else { throw unknown(word) }
    if asksForHelp(rest) { return .help(.command(name)) }
    switch name {
    case .scenes, .devices:
      try expectNothing(rest, after: word)
      return name == .scenes ? .scenes : .devices
    case .replay: return .replay(try ReplayOptions.parse(rest))
    case .check: return .check(try CheckOptions.parse(rest))
    case .export: return .export(try ExportOptions.parse(rest))
    case .bench: return .bench(try BenchOptions.parse(rest))
    }
  }

  func run() throws {
    switch self {
    case .window(let options): try WindowCommand.run(options)
    case .scenes: try ScenesCommand.run()
    case .devices: try DevicesCommand.run()
    case .replay(let options): try ReplayCommand.run(options)
    case .check(let options): try CheckCommand.run(options)
    case .export(let options): try ExportCommand.run(options)
    case .bench(let options): try BenchCommand.run(options)
    case .help(let topic): try Program.say(topic.text)
    case .version: try Program.say("sheetlab \(Program.version)\n")
    }
  }

  private static func window(_ arguments: [String]) throws(UsageError) -> Command {
    if asksForHelp(arguments) { return .help(.overview) }
    if arguments.contains("--version") {
      try expectNothing(arguments.filter { $0 != "--version" }, after: "--version")
      return .version
    }
    return .window(try WindowOptions.parse(arguments))
  }

  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private static func expectNothing(
    _ arguments: [String], after word: String
  ) throws(UsageError) {
    guard let first = arguments.first else { return }
    throw UsageError(
      message: "\(word) takes no arguments, got \"\(first)\"", hint: "try \"sheetlab \(word)\"")
  }

  private static func unknown(_ word: String) -> UsageError {
    let near = Spelling.nearest(to: word, in: CommandName.allCases.map(\.rawValue)).first
    return UsageError(
      message: "unknown command \"\(word)\"",
      hint: near.map { "did you mean \"sheetlab \($0)\"?" } ?? "\"sheetlab --help\" lists them")
  }
}

/// The commands by name. The window has none.
enum CommandName: String, CaseIterable {
  case scenes, devices, replay, check, export, bench
}
