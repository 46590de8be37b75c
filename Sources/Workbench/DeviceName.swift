import Canvas
import Scenes

/// Reads a device as people write it: by name, or as a size.
package enum DeviceName {
  /// Nobody's device. `message` says what was expected, with the nearest names.
  package struct Unknown: Error, Hashable, Sendable {
    package var message: String
  }

  /// The device that `text` names: `iPhone 14`, `ipad mini landscape`, `390x844`.
  package static func device(_ text: String) throws(Unknown) -> Device {
    if let size = size(text) { return .ofSize(size) }
    if let device = Device.named(text) { return device }
    let near = Spelling.nearest(to: text, in: Device.all.map(\.name))
    let hint =
      near.isEmpty
      ? "such as \"\(Device.standard.name)\" or 390x844"
      : "such as " + near.map { "\"\($0)\"" }.joined(separator: ", ")
    throw Unknown(message: "expected a device \(hint), got \"\(text)\"")
  }

  /// `WIDTHxHEIGHT` in points, each from 1 to 16384.
  private static func size(_ text: String) -> Size? {
    let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard sides.count == 2, let width = side(sides[0]), let height = side(sides[1]) else {
      return nil
    }
    return Size(width: width, height: height)
  }

  private static func side(_ text: Substring) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let side = Double(text),
      (1...16384).contains(side)
    else { return nil }
    return side
  }
}
