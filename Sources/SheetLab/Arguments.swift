import Workbench

/// What is wrong with the command line, and what to do about it.
struct UsageError: Error, Equatable {
  var message: String
  var hint: String
}

/// An option of a command: its name, what it takes, what it does to the command's settings.
struct Option<Settings>: Sendable {
  var name: String
  /// What the value is called in the help; nil for an option without one.
  var value: String?
  var help: String
  var apply: @Sendable (inout Settings, String) throws(UsageError) -> Void

  /// An option with a value.
  init(
    _ name: String, _ value: String, _ help: String,
    apply: @escaping @Sendable (inout Settings, String) throws(UsageError) -> Void
  ) {
    self.name = name
    self.value = value
    self.help = help
    self.apply = apply
  }

  /// An option that takes a text as it is.
  init(
    _ name: String, _ value: String, _ help: String,
    path: WritableKeyPath<Settings, String?> & Sendable
  ) {
    self.init(name, value, help) { settings, text throws(UsageError) in
      settings[keyPath: path] = text
    }
  }

  /// A switch.
  init(
    _ name: String, _ help: String, sets path: WritableKeyPath<Settings, Bool> & Sendable,
    to isOn: Bool = true
  ) {
    self.name = name
    self.value = nil
    self.help = help
    apply = { settings, _ throws(UsageError) in settings[keyPath: path] = isOn }
  }
}

/// Reads a command's arguments: options in any place, `--name value` or `--name=value`, `--` before
/// a name that begins with a dash.
struct Arguments<Settings> {
  var options: [Option<Settings>]
  /// The command's name, for hints; empty for the window.
  var command: String

  /// Applies every option to `settings`, and returns what is not an option.
  func read(_ arguments: [String], into settings: inout Settings) throws(UsageError) -> [String] {
    var rest = arguments[...]
    var operands: [String] = []
    var given: Set<String> = []
    while let argument = rest.popFirst() {
      if argument == "--" { return operands + rest }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try option(named: String(parts[0]))
      guard given.insert(option.name).inserted else {
        throw UsageError(message: "\(option.name) is given twice", hint: helpHint)
      }
      let value = try value(of: option, inline: parts.dropFirst().first.map(String.init), &rest)
      try option.apply(&settings, value)
    }
    return operands
  }

  /// Where to read on.
  var helpHint: String {
    let topic = command.isEmpty ? "" : " \(command)"
    return "\"sheetlab\(topic) --help\" lists the options"
  }

  private func option(named name: String) throws(UsageError) -> Option<Settings> {
    if let option = options.first(where: { $0.name == name }) { return option }
    throw UsageError(
      message: "unknown option \(name)",
      hint: nearest(to: name).map { "did you mean \($0)?" } ?? helpHint)
  }

  /// The option that may have been meant: one spelled alike, however many dashes stand before it, or
  /// the first that begins so.
  private func nearest(to name: String) -> String? {
    let body = name.drop { $0 == "-" }.lowercased()
    let names = options.map(\.name)
    if let near = Spelling.nearest(to: "--" + body, in: names).first { return near }
    guard !body.isEmpty else { return nil }
    return names.first { $0.hasPrefix("--" + body) }
  }

  private func value(
    of option: Option<Settings>, inline: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let placeholder = option.value else {
      guard inline == nil else {
        throw UsageError(message: "\(option.name) takes no value", hint: helpHint)
      }
      return ""
    }
    if let inline { return inline }
    guard let next = rest.first, next == "-" || !next.hasPrefix("--") else {
      throw UsageError(
        message: "\(option.name) needs a value: \(option.name) \(placeholder)", hint: helpHint)
    }
    rest.removeFirst()
    return next
  }
}
