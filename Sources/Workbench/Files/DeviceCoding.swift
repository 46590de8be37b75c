import Canvas
import Scenes
import SheetKit

/// Devices, safe areas and profiles as JSON.
enum DeviceCoding {
  /// A device by name or by its measures, and the profile that the measures may come with.
  static func device(_ field: JSONField) throws(FileError) -> (Device, SheetProfile?) {
    if case .string(let name) = field.value {
      do {
        return (try DeviceName.device(name), nil)
      } catch {
        throw field.error(error.message)
      }
    }
    let members = try field.object(
      keys: ["width", "height", "safeArea", "scale", "profile"], "a device's name or its measures")
    let size = try size(members)
    let device = Device.custom(
      size: size, safeArea: try safeArea(members["safeArea"], in: size),
      scale: try members["scale"]?.number("a scale above 0, at most 8") { $0 > 0 && $0 <= 8 } ?? 1)
    return (device, try members["profile"].map(profile))
  }

  static func profile(_ field: JSONField) throws(FileError) -> SheetProfile {
    let names = SheetProfile.all.map { "\"\($0.name)\"" }
    guard case .string(let name) = field.value, let profile = SheetProfile(name: name) else {
      throw field.unexpected(JSONField.alternatives(names))
    }
    return profile
  }

  /// Insets that leave something of a screen of that size; one without extent has no insets to
  /// speak of.
  static func safeArea(_ field: JSONField?, in size: Size) throws(FileError) -> EdgeInsets {
    guard let field else { return EdgeInsets() }
    let insets = try insets(field)
    let isFine =
      size.width <= 0 || size.height <= 0
      || (insets.leading + insets.trailing < size.width && insets.top + insets.bottom < size.height)
    guard isFine else {
      let shown = "\(Decimal.shortest(size.width)) × \(Decimal.shortest(size.height))"
      throw field.error("expected insets that leave something of the \(shown) points")
    }
    return insets
  }

  private static func insets(_ field: JSONField) throws(FileError) -> EdgeInsets {
    let members = try field.object(keys: ["top", "left", "bottom", "right"])
    return EdgeInsets(
      top: try members["top"].map(inset) ?? 0, leading: try members["left"].map(inset) ?? 0,
      bottom: try members["bottom"].map(inset) ?? 0, trailing: try members["right"].map(inset) ?? 0)
  }

  /// A known device by its name, any other by its measures.
  static func value(of device: Device) -> JSONValue {
    if Device.named(device.name) == device { return .string(device.name) }
    return .object([
      "width": .number(device.size.width), "height": .number(device.size.height),
      "safeArea": value(of: device.safeArea), "scale": .number(device.scale),
    ])
  }

  static func value(of insets: EdgeInsets) -> JSONValue {
    var object = JSONObject()
    let edges: KeyValuePairs = [
      "top": insets.top, "left": insets.leading, "bottom": insets.bottom, "right": insets.trailing,
    ]
    for (edge, inset) in edges where inset != 0 { object.append(edge, .number(inset)) }
    return .object(object)
  }

  private static func size(_ members: JSONMembers) throws(FileError) -> Size {
    Size(
      width: try side(members.required("width", "points")),
      height: try side(members.required("height", "points")))
  }

  private static func side(_ field: JSONField) throws(FileError) -> Double {
    try field.number("a number of points from 1 to 16384") { (1...16384).contains($0) }
  }

  private static func inset(_ field: JSONField) throws(FileError) -> Double {
    try field.number("a number of points from 0 to 4096") { (0...4096).contains($0) }
  }
}
