import Scenes
import SheetKit
import Workbench

/// What `sheetlab check` is asked to do.
struct CheckOptions {
  var file = ""
  var device = Device.standard
  var profile = SheetProfile.iOS15to18

  static func parse(_ arguments: [String]) throws(UsageError) -> CheckOptions {
    var settings = CheckOptions()
    let reader = Arguments(options: options, command: "check")
    let operands = try reader.read(arguments, into: &settings)
    settings.file = try operands.single("a configuration: sheetlab check FILE", reader.helpHint)
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

/// Says what a configuration comes to on a device: a line a detent from the smallest up, with its
/// identifier, value, height on screen and top in points, then what is wrong.
enum CheckCommand {
  static func run(_ options: CheckOptions) throws {
    let configuration = try ConfigurationFile.read(options.file)
    try Program.say(
      ConfigurationReport(configuration, on: options.device, profile: options.profile).text)
  }
}
