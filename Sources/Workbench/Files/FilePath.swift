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
