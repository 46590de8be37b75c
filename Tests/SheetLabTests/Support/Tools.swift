import Foundation

/// The programs that window tests are made of, and where they are.
enum Tools {
  /// What a window test cannot do without. Continuous integration installs all of them.
  private static let needed = ["Xvfb", "xdotool", "convert", "timeout"]

  /// Those that are not installed; empty where window tests can run.
  static let missing = needed.filter { path(of: $0) == nil }

  /// The full path of a program on the search path.
  static func path(of name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The built program: it lies beside the test bundle, which is what runs now.
  static var sheetlab: String {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appendingPathComponent("sheetlab").path
  }

  /// The package's own pictures. A build folder need not be inside the package, so the program
  /// would not always find them by itself.
  static var assets: String {
    URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Assets").path
  }

  /// The environment of a program under test: ours, less what says where to draw. What it
  /// remembers between runs goes to a folder of the test's own.
  static func environment(display: String?, state folder: URL) -> [String: String] {
    let chosen = ["DISPLAY", "WAYLAND_DISPLAY", "SHEETLAB_ASSETS"]
    var environment = ProcessInfo.processInfo.environment.filter {
      !chosen.contains($0.key) && !$0.key.hasPrefix("SDL_")
    }
    environment["DISPLAY"] = display
    environment["XDG_STATE_HOME"] = folder.path
    environment["XDG_PICTURES_DIR"] = folder.path
    // Without it libwayland says so on standard error before SDL tries another display.
    environment["XDG_RUNTIME_DIR"] = folder.path
    return environment
  }
}
