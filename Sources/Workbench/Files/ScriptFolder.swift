import Glibc

/// The folder that the program was started in, where scripts are saved unless another place is
/// named.
enum ScriptFolder {
  private static let mostFiles = 500
  private static let mostNames = 10_000

  /// Its path in few words.
  static func shownPath() -> String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    let home = getenv("HOME").map { String(cString: $0) } ?? ""
    return FilePath.short(String(cString: path), home: home).printable(limit: 300)
  }

  /// The files there that can be opened, JSON and Swift code, by name.
  static func files() -> [String] {
    guard let folder = opendir(".") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while names.count < mostFiles, let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let isWanted = name.hasSuffix(".json") || name.hasSuffix(".swift")
      if isWanted, !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// `basic-1.json`, or the next number that no file has.
  static func freeName(for stem: String) -> String {
    for number in 1...mostNames {
      let name = "\(stem)-\(number).json"
      if access(name, F_OK) != 0 { return name }
    }
    return "\(stem).json"
  }

  /// Writes a new file; one that is there already is not written over.
  static func write(_ value: JSONValue, to path: String) throws(FileError) {
    guard access(path, F_OK) != 0 else {
      throw FileError(file: path, message: "is there already: expected another name")
    }
    let file = try OutputFile(path, appearsWhole: true)
    do throws(OutputFile.Failure) {
      try file.write(value.indented() + "\n")
      try file.finish()
    } catch {
      if case .file(let problem) = error { throw problem }
      throw FileError(file: path, message: "could not be written")
    }
  }
}
