import Scenes

/// Lists the scenes: name, tab, what it is.
enum ScenesCommand {
  static func run() throws {
    try Program.say(SceneName.allCases.map { "\($0.rawValue)\t\($0.about)\n" }.joined())
  }
}

/// Lists the devices, in portrait and in landscape: name, tab, what it is, and its other names.
enum DevicesCommand {
  static func run() throws {
    try Program.say(Device.all.map(line).joined())
  }

  private static func line(_ device: Device) -> String {
    let others = device.otherNames
    let also = others.isEmpty ? "" : "; also " + others.joined(separator: ", ")
    return "\(device.name)\t\(device.summary)\(also)\n"
  }
}
