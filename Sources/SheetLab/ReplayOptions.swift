/// What `sheetlab replay` is asked to do.
struct ReplayOptions {
  var script = ""
  var trace: String?
  var fps = 60.0
  var png: String?
  /// The time of the picture in milliseconds.
  var pngTime: Double?
  var frames: String?
  var movie: String?
  /// Pixels a point of pictures.
  var scale = 1.0
  var data: String?
  var assets: String?

  var wantsPictures: Bool { png != nil || frames != nil || movie != nil }

  static func parse(_ arguments: [String]) throws(UsageError) -> ReplayOptions {
    var settings = ReplayOptions()
    let reader = Arguments(options: options, command: "replay")
    let operands = try reader.read(arguments, into: &settings)
    settings.script = try operands.single("a script: sheetlab replay SCRIPT", reader.helpHint)
    guard (settings.png == nil) == (settings.pngTime == nil) else {
      throw UsageError(
        message: "--png and --at go together", hint: "for example: --png sheet.png --at 250")
    }
    if settings.png == "-", settings.trace == "-" {
      throw UsageError(
        message: "--png and --trace cannot both be standard output",
        hint: "give one of them a file's name")
    }
    if settings.png != "-" { try expectEnding(of: settings.png, "--png", [".png"]) }
    try expectEnding(of: settings.movie, "--movie", [".mp4", ".gif", ".webp"])
    // With nothing else asked for, the trace is what a replay is for.
    if settings.trace == nil, !settings.wantsPictures { settings.trace = "-" }
    return settings
  }

  private static func expectEnding(
    of path: String?, _ option: String, _ endings: [String]
  ) throws(UsageError) {
    guard let path, !endings.contains(where: path.lowercased().hasSuffix) else { return }
    throw UsageError(
      message: "\(option): expected a name that ends in \(endings.joined(separator: ", "))",
      hint: "got \"\(path)\"")
  }

  static let options: [Option<ReplayOptions>] = [
    Option("--trace", "FILE", "write trace lines; - is standard output", path: \.trace),
    Option("--fps", "N", "frames a second, 1 to 1000; 60 where not given") {
      settings, text throws(UsageError) in
      settings.fps = try ArgumentValues.number("--fps", text, from: 1, to: 1000)
    },
    Option(
      "--png", "FILE", "write a picture, of the time that --at gives; - is output", path: \.png),
    Option("--at", "MS", "the picture's time in milliseconds") {
      settings, text throws(UsageError) in
      settings.pngTime = try ArgumentValues.number("--at", text, from: 0, to: 3_600_000)
    },
    Option(
      "--frames", "FOLDER", "write every frame as a picture, in place of an earlier run's",
      path: \.frames),
    Option("--movie", "FILE", "write a film with ffmpeg: .mp4, .gif or .webp", path: \.movie),
    Option("--scale", "N", "pixels a point of pictures, 0.5 to 4") {
      settings, text throws(UsageError) in
      settings.scale = try ArgumentValues.number("--scale", text, from: 0.5, to: 4)
    },
    Option("--data", "FILE", "a restaurants file", path: \.data),
    Option("--assets", "FOLDER", "where pictures and icons are", path: \.assets),
  ]
}

extension [String] {
  /// The one operand that a command takes.
  func single(_ expectation: String, _ hint: String) throws(UsageError) -> String {
    guard let first else { throw UsageError(message: "expected \(expectation)", hint: hint) }
    guard count == 1 else {
      throw UsageError(message: "one file too many: \"\(self[1])\"", hint: hint)
    }
    return first
  }
}
