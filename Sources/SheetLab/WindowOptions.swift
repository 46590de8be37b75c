import Scenes
import SheetKit

/// How the window opens.
struct WindowOptions {
  /// How pictures reach the screen.
  enum Renderer: String, CaseIterable { case automatic, software, opengl, opengles2 }

  var scene = SceneName.restaurants
  var device = Device.standard
  var profile = SheetProfile.iOS15to18
  var appearance = Appearance.light
  /// A configuration file that replaces the scene's own.
  var configuration: String?
  /// A restaurants file.
  var data: String?
  /// Pixels a point; nil for the display's own.
  var scale: Double?
  /// A factor on the standard text size.
  var textSize = 1.0
  var reduceMotion = false
  var increaseContrast = false
  /// False: the window is exactly the phone's screen.
  var showsWorkbench = true
  /// Where to write what is done, as a script.
  var record: String?
  /// Where to write what happens, as trace lines.
  var trace: String?
  var renderer = Renderer.automatic
  /// The most megabytes of decoded pictures that are kept.
  var pictureCache = 64.0
  var isVerbose = false
  /// The folder of pictures and icons.
  var assets: String?

  static func parse(_ arguments: [String]) throws(UsageError) -> WindowOptions {
    var settings = WindowOptions()
    let reader = Arguments(options: options, command: "")
    if let operand = try reader.read(arguments, into: &settings).first {
      throw UsageError(
        message: "the window takes options only, got \"\(operand)\"", hint: reader.helpHint)
    }
    if settings.record == "-", settings.trace == "-" {
      throw UsageError(
        message: "--record - and --trace - would both write to standard output",
        hint: "give one of them a file, for example: --record run.json")
    }
    return settings
  }

  static let options: [Option<WindowOptions>] = [
    Option("--scene", "NAME", "what to show; \"sheetlab scenes\" lists them") {
      settings, text throws(UsageError) in settings.scene = try ArgumentValues.scene(text)
    },
    Option("--device", "NAME|WxH", "the phone; \"sheetlab devices\" lists them") {
      settings, text throws(UsageError) in settings.device = try ArgumentValues.device(text)
    },
    Option("--profile", "NAME", "whose sheet: \"iOS 15-18\", \"iOS 26\" or plain") {
      settings, text throws(UsageError) in settings.profile = try ArgumentValues.profile(text)
    },
    Option("--appearance", "NAME", "light or dark: the phone's appearance") {
      settings, text throws(UsageError) in
      settings.appearance = try ArgumentValues.choice("--appearance", text)
    },
    Option(
      "--config", "FILE", "a configuration in place of the scene's; it is watched",
      path: \.configuration),
    Option("--data", "FILE", "a restaurants file", path: \.data),
    Option("--scale", "N", "pixels a point, 0.5 to 4") { settings, text throws(UsageError) in
      settings.scale = try ArgumentValues.number("--scale", text, from: 0.5, to: 4)
    },
    Option("--text-size", "N", "a factor on the standard text size, 0.25 to 4") {
      settings, text throws(UsageError) in
      settings.textSize = try ArgumentValues.number("--text-size", text, from: 0.25, to: 4)
    },
    Option("--reduce-motion", "as the phone's Reduce Motion", sets: \.reduceMotion),
    Option("--increase-contrast", "as the phone's Increase Contrast", sets: \.increaseContrast),
    Option(
      "--no-workbench", "the window is exactly the phone's screen", sets: \.showsWorkbench,
      to: false),
    Option("--record", "FILE", "write what is done as a script; - is output", path: \.record),
    Option("--trace", "FILE", "write what happens as trace lines; - is output", path: \.trace),
    Option("--renderer", "NAME", "automatic, software, opengl or opengles2") {
      settings, text throws(UsageError) in
      settings.renderer = try ArgumentValues.choice("--renderer", text)
    },
    Option("--picture-cache", "MB", "the most decoded pictures that are kept, 1 to 4096") {
      settings, text throws(UsageError) in
      settings.pictureCache = try ArgumentValues.number("--picture-cache", text, from: 1, to: 4096)
    },
    Option("--assets", "FOLDER", "where pictures and icons are", path: \.assets),
    Option("--verbose", "say on standard error what is going on", sets: \.isVerbose),
  ]
}
