import Canvas
import Scenes
import SheetKit

/// What a program does to its sheet, as JSON: `{"present": true}`, `{"select": "medium"}`.
struct CommandCoding {
  /// Given to every container that a command makes.
  var textSize: Double
  /// The height in points of the keyboard that `true` raises.
  var keyboardHeight: Double

  static let keys = [
    "present", "dismiss", "select", "configure", "resize", "keyboard", "item", "child", "scrollTo",
    "policy", "appearance", "reduceMotion",
  ]

  func command(_ field: JSONField) throws(FileError) -> SheetCommand {
    let members = try field.object(keys: Self.keys, "a command")
    guard members.all.count == 1, let (key, value) = members.all.first else {
      let names = Self.keys.map { "\"\($0)\"" }
      throw field.error("expected one of \(JSONField.alternatives(names))")
    }
    return try command(key, value)
  }

  private func command(_ key: String, _ value: JSONField) throws(FileError) -> SheetCommand {
    switch key {
    case "present": try confirmed(value, .present)
    case "dismiss": try confirmed(value, .dismiss)
    case "select": .select(try DetentCoding.detent(value))
    case "configure": .configure(try ConfigurationFile.configuration(value))
    case "resize": .resize(try container(value))
    case "keyboard": try keyboard(value)
    case "item": .item(value.isNull ? nil : try value.string("an item's identity, or null"))
    case "child": .child(value.isNull ? nil : try ConfigurationFile.configuration(value))
    case "policy": .policy(try PolicyCoding.policy(value))
    case "appearance": .appearance(try value.choice(of: Appearance.self))
    case "reduceMotion": .reduceMotion(try value.bool())
    default: .scrollTo(try Self.length(value))
    }
  }

  private func confirmed(
    _ field: JSONField, _ command: SheetCommand
  ) throws(FileError) -> SheetCommand {
    guard field.value == true else { throw field.unexpected("true") }
    return command
  }

  private func container(_ field: JSONField) throws(FileError) -> Container {
    let members = try field.object(keys: ["width", "height", "safeArea"])
    let size = Size(
      width: try Self.side(members.required("width", "points")),
      height: try Self.side(members.required("height", "points")))
    return Container(
      width: size.width, height: size.height,
      safeArea: try DeviceCoding.safeArea(members["safeArea"], in: size), textSize: textSize)
  }

  private func keyboard(_ field: JSONField) throws(FileError) -> SheetCommand {
    switch field.value {
    case .bool(let isShown): return .keyboard(height: isShown ? keyboardHeight : nil)
    case .object:
      let height = try field.object(keys: ["height"]).required("height", "points")
      return .keyboard(height: try Self.length(height))
    default: throw field.unexpected("true, false or {\"height\": points}")
    }
  }

  /// No window is larger; one that is being made may have no extent yet.
  private static func side(_ field: JSONField) throws(FileError) -> Double {
    try field.number("a number of points from 0 to 16384") { (0...16384).contains($0) }
  }

  private static func length(_ field: JSONField) throws(FileError) -> Double {
    try field.number("a number of points from 0 to 1000000") { (0...1_000_000).contains($0) }
  }

  static func value(of command: SheetCommand) -> JSONValue {
    switch command {
    case .present: .object(["present": true])
    case .dismiss: .object(["dismiss": true])
    case .select(let detent): .object(["select": DetentCoding.value(of: detent)])
    case .configure(let configuration):
      .object(["configure": ConfigurationFile.value(of: configuration)])
    case .resize(let container): .object(["resize": value(of: container)])
    case .keyboard(let height?): .object(["keyboard": .object(["height": .number(height)])])
    case .keyboard(nil): .object(["keyboard": false])
    case .item(let item): .object(["item": item.map(JSONValue.string) ?? .null])
    case .child(let configuration, _):
      .object(["child": configuration.map(ConfigurationFile.value) ?? .null])
    case .scrollTo(let offset): .object(["scrollTo": .number(offset)])
    case .policy(let policy): .object(["policy": PolicyCoding.value(of: policy)])
    case .appearance(let appearance): .object(["appearance": .string(appearance.rawValue)])
    case .reduceMotion(let isReduced): .object(["reduceMotion": .bool(isReduced)])
    }
  }

  private static func value(of container: Container) -> JSONValue {
    .object([
      "width": .number(container.width), "height": .number(container.height),
      "safeArea": DeviceCoding.value(of: container.safeArea),
    ])
  }
}
