import Canvas
import Scenes
import SheetKit

/// A script as a JSON file (FORMATS, "Script").
package enum ScriptFile {
  static let version = 1

  /// The latest time that a script may name, in milliseconds: an hour.
  package static let latestTime = 3_600_000.0

  static let keys = [
    "version", "scene", "device", "profile", "appearance", "reduceMotion", "textSize", "policy",
    "configuration", "start", "content", "inputs", "end",
  ]

  package static func read(_ path: String) throws(FileError) -> Script {
    let root = try JSONDocument.read(path).root
    try FileKind.require(.script, in: root)
    return try script(root)
  }

  package static func script(_ field: JSONField) throws(FileError) -> Script {
    let members = try field.object(keys: keys, "a script")
    try checkVersion(members.required("version", "1"))
    var script = Script()
    try readSetup(members, into: &script)
    try readStart(members, into: &script)
    var reader = ScriptInputReader(device: script.device, textSize: script.textSize)
    script.inputs = try reader.inputs(members["inputs"])
    script.end = try members["end"].map(time)
    return script
  }

  /// Milliseconds since the start.
  static func time(_ field: JSONField) throws(FileError) -> Double {
    try field.number("a time from 0 to \(Decimal.shortest(latestTime)) ms") {
      $0 >= 0 && $0 <= latestTime
    }
  }

  private static func checkVersion(_ field: JSONField) throws(FileError) {
    guard field.value == .number(Double(version)) else {
      throw field.unexpected("\(version), the only version there is")
    }
  }

  private static func readSetup(
    _ members: JSONMembers, into script: inout Script
  ) throws(FileError) {
    if let scene = members["scene"] { script.scene = try scene.choice(of: SceneName.self) }
    if let profile = members["profile"] { script.profile = try DeviceCoding.profile(profile) }
    if let device = members["device"] {
      let (known, profile) = try DeviceCoding.device(device)
      script.device = known
      script.profile = profile ?? script.profile
    }
    if let look = members["appearance"] { script.appearance = try look.choice(of: Appearance.self) }
    if let reduce = members["reduceMotion"] { script.reduceMotion = try reduce.bool() }
    if let size = members["textSize"] {
      script.textSize = try size.number("a factor from 0.25 to 4") { (0.25...4).contains($0) }
    }
    if let policy = members["policy"] { script.policy = try PolicyCoding.policy(policy) }
  }

  private static func readStart(
    _ members: JSONMembers, into script: inout Script
  ) throws(FileError) {
    script.configuration = try members["configuration"].map(ConfigurationFile.configuration)
    script.startsPresented = try members["start"]?.choice(of: ["hidden": false, "presented": true])
    if let content = members["content"] {
      script.contentHeight = try content.object(keys: ["height"])
        .required("height", "a height in points")
        .number("a height from 0 to 1000000 points") { (0...1_000_000).contains($0) }
    }
  }
}
