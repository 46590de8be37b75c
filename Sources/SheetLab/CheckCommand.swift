import Scenes
import SheetKit
import Workbench

/// What `sheetlab check` is asked to do.
struct CheckOptions {
  var files: [String] = []
  var device = Device.standard
  var profile = SheetProfile.iOS15to18

  static func parse(_ arguments: [String]) throws(UsageError) -> CheckOptions {
    var settings = CheckOptions()
    let reader = Arguments(options: options, command: "check")
    let operands = try reader.read(arguments, into: &settings)
    guard !operands.isEmpty else {
      throw UsageError(
        message: "expected a file: sheetlab check FILE", hint: reader.helpHint)
    }
    settings.files = operands
    return settings
  }

  static let options: [Option<CheckOptions>] = [
    Option("--device", "NAME|WxH", "the phone; \"sheetlab devices\" lists them") {
      settings, text throws(UsageError) in settings.device = try ArgumentValues.device(text)
    },
    Option("--profile", "NAME", "whose sheet: \"iOS 15-18\", \"iOS 26\" or plain") {
      settings, text throws(UsageError) in settings.profile = try ArgumentValues.profile(text)
    },
  ]
}

/// Says what files come to, each in turn: a configuration on a device, a script, a list of
/// restaurants. One that is none of them does not keep the others from being checked.
enum CheckCommand {
  static func run(_ options: CheckOptions) throws {
    if options.files.count == 1 { return try check(options.files[0], options) }
    var bad = 0
    for file in options.files {
      do {
        try check(file, options)
      } catch let error as FileMistakes {
        for line in error.lines { Program.complain(line) }
        bad += 1
      }
    }
    if bad > 0 { throw JobFailure("\(bad) of \(options.files.count) files cannot be used") }
  }

  private static func check(_ file: String, _ options: CheckOptions) throws {
    let report = try FileReport(
      file, on: options.device, profile: options.profile, namesFile: options.files.count > 1)
    try Program.say(report.text)
  }
}
