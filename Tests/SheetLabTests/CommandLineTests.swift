import SheetKit
import Testing

@testable import SheetLab

@Suite("command line")
struct CommandLineTests {
  @Test func withoutArgumentsTheRestaurantsOpen() throws {
    guard case .window(let options) = try Command.parse([]) else {
      Issue.record("no window")
      return
    }
    #expect(options.scene == .restaurants)
    #expect(options.device.name == "iPhone 14")
    #expect(options.showsWorkbench)
    #expect(options.pictureCache == 64)
  }

  @Test func readsEveryOptionOfTheWindow() throws {
    let options = try WindowOptions.parse([
      "--scene", "bare", "--device=390x844", "--appearance", "dark", "--config", "-",
      "--data", "d.json", "--profile", "iOS 26", "--scale", "2", "--text-size", "1.5",
      "--reduce-motion", "--increase-contrast", "--no-workbench", "--record", "r.json",
      "--trace", "-", "--renderer", "software", "--assets", "A", "--picture-cache", "8",
      "--verbose",
    ])
    #expect(options.scene == .bare)
    #expect(options.device.size.height == 844)
    #expect(options.appearance == .dark)
    #expect(options.configuration == "-")
    #expect(options.data == "d.json")
    #expect(options.profile == .iOS26)
    #expect(options.scale == 2)
    #expect(options.textSize == 1.5)
    #expect(options.reduceMotion && options.increaseContrast && options.isVerbose)
    #expect(!options.showsWorkbench)
    #expect(options.record == "r.json")
    #expect(options.trace == "-")
    #expect(options.renderer == .software)
    #expect(options.pictureCache == 8)
    #expect(options.assets == "A")
  }

  @Test func aReplayWithNoOutputAskedForTracesToStandardOutput() throws {
    #expect(try ReplayOptions.parse(["s.json"]).trace == "-")
    #expect(try ReplayOptions.parse(["s.json", "--frames", "f"]).trace == nil)
    #expect(try ReplayOptions.parse(["-", "--trace", "t"]).script == "-")
    #expect(try ReplayOptions.parse(["--fps", "30", "--", "--odd"]).script == "--odd")
  }

  /// Arguments, the message and the hint.
  private static let mistakes: [([String], String, String)] = [
    (["--apearance", "dark"], "unknown option --apearance", "did you mean --appearance?"),
    (["--quux"], "unknown option --quux", windowHelp),
    (["repaly", "s"], "unknown command \"repaly\"", "did you mean \"sheetlab replay\"?"),
    (
      ["--appearance", "drak"], "--appearance: expected one of light, dark, got \"drak\"",
      "did you mean --appearance dark?"
    ),
    (["--scale"], "--scale needs a value: --scale N", windowHelp),
    (
      ["--scale", "nan"], "--scale: expected a number from 0.5 to 4, got \"nan\"",
      "for example: --scale 1"
    ),
    (["--verbose=1"], "--verbose takes no value", windowHelp),
    (["--verbose", "--verbose"], "--verbose is given twice", windowHelp),
    (["--verbose", "file"], "the window takes options only, got \"file\"", windowHelp),
    (["-scene", "basic"], "unknown option -scene", "did you mean --scene?"),
    (["-d"], "unknown option -d", "did you mean --device?"),
    (
      ["--record", "-", "--trace", "-"],
      "--record - and --trace - would both write to standard output",
      "give one of them a file, for example: --record run.json"
    ),
    (["replay"], "expected a script: sheetlab replay SCRIPT", replayHelp),
    (["replay", "a", "b"], "one file too many: \"b\"", replayHelp),
    (
      ["replay", "a", "--png", "p"], "--png and --at go together",
      "for example: --png sheet.png --at 250"
    ),
    (["export", "a"], "expected --as", "--as swiftui, --as uikit or --as json"),
    (
      ["export", "a", "--as", "swiftUI"],
      "--as: expected one of swiftui, uikit, json, got \"swiftUI\"",
      "did you mean --as swiftui?"
    ),
    (["scenes", "x"], "scenes takes no arguments, got \"x\"", "try \"sheetlab scenes\""),
  ]
  private static let windowHelp = "\"sheetlab --help\" lists the options"
  private static let replayHelp = "\"sheetlab replay --help\" lists the options"

  @Test(arguments: mistakes)
  func refuses(arguments: [String], message: String, hint: String) {
    let error = #expect(throws: UsageError.self) { try Command.parse(arguments) }
    #expect(error == UsageError(message: message, hint: hint))
  }

  @Test(arguments: [["--help"], ["-h"], ["--scene", "x", "--help"], ["help"]])
  func helpIsGivenWhateverElseIsWrong(arguments: [String]) throws {
    guard case .help(.overview) = try Command.parse(arguments) else {
      Issue.record("no help")
      return
    }
  }

  @Test(arguments: CommandName.allCases)
  func everyCommandHasHelp(name: CommandName) throws {
    guard case .help(let topic) = try Command.parse([name.rawValue, "--help"]) else {
      Issue.record("no help")
      return
    }
    #expect(topic.text.hasPrefix("usage: sheetlab \(name.rawValue)"))
  }

  @Test func theOverviewNamesEveryOption() {
    let text = HelpTopic.overview.text
    for option in WindowOptions.options { #expect(text.contains("  \(option.name)")) }
  }
}
