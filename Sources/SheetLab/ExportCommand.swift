import Workbench

/// What `sheetlab export` is asked to do.
struct ExportOptions {
  var file = ""
  var language = CodeLanguage.json

  static func parse(_ arguments: [String]) throws(UsageError) -> ExportOptions {
    var settings = Settings()
    let reader = Arguments(options: options, command: "export")
    let operands = try reader.read(arguments, into: &settings)
    let file = try operands.single(
      "a configuration: sheetlab export FILE --as swiftui", reader.helpHint)
    guard let language = settings.language else {
      throw UsageError(message: "expected --as", hint: "--as swiftui, --as uikit or --as json")
    }
    return ExportOptions(file: file, language: language)
  }

  /// What is read so far; a language must be named.
  struct Settings {
    var language: CodeLanguage?
  }

  static let options: [Option<Settings>] = [
    Option("--as", "LANGUAGE", "what to write: swiftui, uikit or json") {
      settings, text throws(UsageError) in
      settings.language = try ArgumentValues.choice("--as", text) as CodeLanguage
    }
  ]
}

/// Writes a configuration to standard output as code, or as a file in its regular form.
enum ExportCommand {
  static func run(_ options: ExportOptions) throws {
    let configuration = try ConfigurationFile.read(options.file)
    try Program.say(CodeExport.text(of: configuration, as: options.language))
  }
}
