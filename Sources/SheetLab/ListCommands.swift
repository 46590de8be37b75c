import Scenes

/// Lists the scenes: name, tab, what it is.
enum ScenesCommand {
  static func run() throws {
    try Program.say(SceneName.allCases.map { "\($0.rawValue)\t\($0.about)\n" }.joined())
  }
}

/// Lists the devices, in portrait and in landscape: name, tab, what it is.
enum DevicesCommand {
  static func run() throws {
    try Program.say(Device.all.map { "\($0.name)\t\($0.summary)\n" }.joined())
  }
}
