/// Paths as text; nothing here looks at the file system.
package enum FilePath {
  /// The folder that a file lies in: `Assets` for `Assets/icon.svg`, empty for `icon.svg`.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part: `icon.svg` for `Assets/icon.svg`.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  package static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The path with an ending where its name has none: `take.json` for `take`, and `take v1.2.json`, as
  /// an ending begins with a letter. A folder's stays as it is.
  package static func withEnding(_ path: String, _ ending: String) -> String {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard name.contains(where: { $0 != "." }) else { return path }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      name[name.index(after: dot)...].first?.isLetter == true
    else { return path + ending }
    return path
  }

  /// The path as it is shown where there is little room: a home folder as `~`, and of a long one the
  /// last two folders: `…/designs/sheets`.
  package static func short(_ path: String, home: String) -> String {
    let isAtHome = !home.isEmpty && home != "/" && (path == home || path.hasPrefix(home + "/"))
    let shown = isAtHome ? "~" + path.dropFirst(home.count) : path
    let parts = shown.split(separator: "/")
    guard parts.count > 3 else { return shown }
    return "…/" + parts.suffix(2).joined(separator: "/")
  }

  /// Whether a relative path never climbs above where it starts.
  package static func staysInside(_ path: String) -> Bool {
    guard !path.hasPrefix("/") else { return false }
    var depth = 0
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return false }
    }
    return depth > 0
  }
}
