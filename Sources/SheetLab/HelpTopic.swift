import Workbench

/// What help is asked for.
enum HelpTopic {
  case overview
  case command(CommandName)

  static func named(_ words: [String]) throws(UsageError) -> HelpTopic {
    guard let word = words.first else { return .overview }
    guard let name = CommandName(rawValue: word) else {
      throw UsageError(
        message: "no help for \"\(word)\"", hint: "\"sheetlab --help\" lists the commands")
    }
    return .command(name)
  }

  var text: String {
    switch self {
    case .overview: Self.overviewText
    case .command(let name): Self.text(of: name)
    }
  }

  private static var overviewText: String {
    """
    SheetLab shows and measures the bottom sheet of iOS.

    usage: sheetlab [options]              open the window on the restaurants
           sheetlab scenes                 list the scenes
           sheetlab devices                list the devices
           sheetlab replay SCRIPT …        run a script without a window
           sheetlab check FILE …           say what a file comes to, or what is wrong with it
           sheetlab export FILE --as …     write a configuration as code
           sheetlab bench                  measure the program on this machine
           sheetlab COMMAND --help         say more about a command

    options of the window:
    \(list(WindowOptions.options))
      --help                  print this
      --version               print the version

    in the window: drag the sheet, or click what is behind it; Up, Down, Home and End move it,
    Esc dismisses it. Ctrl+1 to Ctrl+9 choose a scene, Ctrl+I shows and hides the workbench, F6
    gives it the keyboard. Ctrl+Z undoes, Ctrl+B changes between settings A and B, Ctrl+D compares
    them, Ctrl+R records, Ctrl+P plays, Ctrl+Shift+S saves a script, Ctrl+O opens a file.
    Ctrl+C copies the sheet as SwiftUI code, Ctrl+Shift+C as UIKit, Ctrl+Alt+C
    as JSON; Ctrl+V takes over pasted code. Ctrl+S saves to the file of --config, which is watched.
    Ctrl+Shift+P saves a picture, Ctrl+M a film of the last movement, Ctrl+Shift+M as a GIF.

    """
  }

  private static func text(of name: CommandName) -> String {
    switch name {
    case .scenes: "usage: sheetlab scenes\n\nLists the scenes: name, tab, what it is.\n"
    case .devices: devicesText
    case .replay: replayText
    case .check: checkText
    case .export: exportText
    case .bench: benchText
    }
  }

  private static var devicesText: String {
    """
    usage: sheetlab devices

    Lists the devices: name, tab, what it is. Where a device is asked for, a size in points
    such as 390x844 will do: it has the insets of a listed device of that size, else none.

    """
  }

  private static var replayText: String {
    """
    usage: sheetlab replay SCRIPT [options]

    Runs a script with no window and no display; - is standard input. With no other output
    asked for, the trace goes to standard output.

    \(list(ReplayOptions.options))

    """
  }

  private static var checkText: String {
    """
    usage: sheetlab check FILE… [options]

    Says what files hold, or what is wrong with them; - is standard input. A configuration comes to
    a line for each detent from the smallest up, with tabs between its identifier, its value (without
    the bottom safe area), its height on screen (with it) and its top, all in points; a script or a
    list of restaurants to one line. Then come warnings.

    \(list(CheckOptions.options))

    """
  }

  private static var exportText: String {
    """
    usage: sheetlab export FILE --as swiftui|uikit|json

    Writes a configuration to standard output: as a SwiftUI view that presents the sheet, as a
    UIKit method that sets it up, or as a file in its regular form; - is standard input. The code
    compiles for iOS 16.4 and newer; what has no counterpart there stands in a comment.

    \(list(ExportOptions.options))

    """
  }

  private static var benchText: String {
    """
    usage: sheetlab bench [NAME…] [options]

    Measures the program on this machine: a line for each figure with tabs between its name, the
    median, its unit, the quartiles and how many samples. "present" and "start" open windows for
    a moment where there is a display; nothing else needs one. Without a name all are measured.

    \(BenchmarkName.allCases.map { line("  \($0.rawValue)", $0.about) }.joined(separator: "\n"))

    \(list(BenchOptions.options))

    """
  }

  /// The options with their meaning in a second column.
  private static func list<Settings>(_ options: [Option<Settings>]) -> String {
    options.map { option in
      line("  \(option.name)" + (option.value.map { " \($0)" } ?? ""), option.help)
    }
    .joined(separator: "\n")
  }

  private static func line(_ left: String, _ help: String) -> String {
    left + String(repeating: " ", count: max(2, 26 - left.count)) + help
  }
}
