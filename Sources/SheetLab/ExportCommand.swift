import Workbench

/// What `sheetlab export` is asked to do.
struct ExportOptions {
  enum Language: String, CaseIterable { case json, swiftui, uikit }

  var file = ""
  var language: Language?

  static func parse(_ arguments: [String]) throws(UsageError) -> ExportOptions {
    var settings = ExportOptions()
    let reader = Arguments(options: options, command: "export")
    let operands = try reader.read(arguments, into: &settings)
    settings.file = try operands.single(
      "a configuration: sheetlab export FILE --as json", reader.helpHint)
    guard settings.language != nil else {
      throw UsageError(message: "expected --as", hint: "for example: --as json")
    }
    return settings
  }

  static let options: [Option<ExportOptions>] = [
    Option("--as", "json", "what to write") { settings, text throws(UsageError) in
      settings.language = try ArgumentValues.choice("--as", text) as Language
    }
  ]
}

/// Writes a configuration to standard output in another form.
enum ExportCommand {
  static func run(_ options: ExportOptions) throws {
    let configuration = try ConfigurationFile.read(options.file)
    guard options.language == .json else {
      throw JobFailure("export: this build writes json only; use --as json")
    }
    try Program.say(ConfigurationFile.value(of: configuration).indented() + "\n")
  }
}
