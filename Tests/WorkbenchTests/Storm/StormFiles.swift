import Glibc

/// Files to drop on the window: good ones, and every kind of wrong one.
struct StormFiles {
  let folder: String
  let paths: [String]

  private static let texts: [(name: String, text: String)] = [
    (
      "sheet.json", #"{"detents": ["medium", {"height": 200}], "backgroundInteraction": "enabled"}"#
    ),
    ("odd.json", #"{"detents": [{"custom": "x"}], "customDetents": {"x": null}}"#),
    ("slow.json", #"{"motion": {"spring": {"response": 3, "dampingRatio": 0.1}}}"#),
    ("places.json", #"[{"name": "A\u0000B", "image": "no.png"}, {"name": "\u202Eאב"}, {}]"#),
    ("none.json", "[]"),
    (
      "script.json",
      #"{"version": 1, "start": "presented", "inputs": [{"at": 90, "key": "up"}], "end": 400}"#
    ),
    ("mistake.json", #"{"detents": []}"#),
    ("cut.json", #"{"detents": ["#),
    ("deep.json", String(repeating: "[", count: 5000)),
    ("numbers.json", #"{"cornerRadius": 1e308, "detents": [{"fraction": 1e308}]}"#),
    ("bytes.json", "\u{0}\u{1b}[31m\u{7f}"), ("empty.json", ""),
    (
      "sheet.swift",
      ".presentationDetents([.height(80), .custom(A.self)]).presentationCornerRadius(-1)"
    ),
    ("sheet.uikit.swift", #"sheet.detents = [.custom(identifier: .init("a\0b")) { _ in .nan }]"#),
    (
      "rows.json",
      """
      {"detents": ["medium", "medium", {"fraction": 0.1}, {"height": 1e6}, {"custom": "a"}],
       "customDetents": {"a": {"height": 90}, "b": {"fraction": 0.5, "atLeast": 10}},
       "cornerRadius": 0, "selection": {"custom": "a"}, "backgroundInteraction": "disabled"}
      """
    ),
  ]

  /// What somebody might save, paste or drop.
  static let contents = texts.map(\.text)

  /// Makes them in a new folder below `/tmp`.
  init() {
    var name = Array("/tmp/sheetlab-storm-XXXXXX".utf8CString)
    guard let made = mkdtemp(&name) else { fatalError("cannot make a folder in /tmp") }
    let folder = String(cString: made)
    for (name, text) in Self.texts { Self.write(text, to: "\(folder)/\(name)") }
    mkfifo("\(folder)/pipe", 0o600)
    self.folder = folder
    paths =
      Self.texts.map { "\(folder)/\($0.name)" }
      + ["\(folder)/pipe", folder, "\(folder)/missing", "", "/dev/null"]
  }

  static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  func remove() {
    guard let directory = opendir(folder) else { return }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { unlink("\(folder)/\(name)") }
    }
    closedir(directory)
    rmdir(folder)
  }
}
