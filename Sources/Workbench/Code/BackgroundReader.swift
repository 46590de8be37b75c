import SheetKit

/// Reads what a sheet's surface is made of.
struct BackgroundReader {
  let reader: CodeReader
  private var source: SwiftSource { reader.source }

  init(_ reader: CodeReader) { self.reader = reader }

  /// SwiftUI's `presentationBackground(_:)`, or the one with a view in braces.
  func background(_ call: SwiftUICall) throws(CodeFailure) -> PresentationBackground {
    if let closure = call.closure { return try image(closure, call.line) }
    let span = try call.first()
    if let color = try color(span) { return color }
    let name = try reader.member(span).name
    let materials = PresentationMaterial.allCases
    if let material = materials.first(where: { name == $0.rawValue + "Material" }) {
      return .material(material)
    }
    // `Material.thin` is the other spelling.
    if let material = PresentationMaterial(rawValue: name) { return .material(material) }
    throw reader.unexpected(span, "a material such as .thinMaterial, or Color(red:green:blue:)")
  }

  /// A view whose one picture is `Image("…")`.
  private func image(_ span: CodeReader.Span, _ line: Int) throws(CodeFailure)
    -> PresentationBackground
  {
    for index in span where source.tokens[index].isWord("Image") {
      guard let name = reader.argument(nil, of: source.group("(", at: index + 1)) else { continue }
      return .image(try reader.string(name))
    }
    throw .problem(
      CodeProblem(line: line, message: "presentationBackground: expected a view with Image(name)"))
  }

  /// A colour of SwiftUI or UIKit, or nil where it is none.
  func color(_ span: CodeReader.Span) throws(CodeFailure) -> PresentationBackground? {
    let value = try reader.reduced(span)
    if let (base, opacity) = try faded(value) {
      guard case .color(let red, let green, let blue, let own)? = try color(base) else {
        return nil
      }
      return .color(red: red, green: green, blue: blue, opacity: own * opacity)
    }
    if let word = source.token(value.lowerBound)?.word, word == "Color" || word == "UIColor",
      let group = source.group("(", at: value.lowerBound + 1),
      group.upperBound == value.upperBound - 1
    {
      return try components(group, span)
    }
    switch try reader.member(span).name {
    case "clear": return Self.gray(0, 0)
    case "black": return Self.gray(0, 1)
    case "white": return Self.gray(1, 1)
    case "systemBackground": return .automatic
    case let name: return Self.named[name]
    }
  }

  /// What stands before `.opacity(0.5)`, and the number; nil where nothing is faded.
  private func faded(
    _ value: CodeReader.Span
  ) throws(CodeFailure) -> (base: CodeReader.Span, opacity: Double)? {
    for index in value.dropFirst(2) where source.tokens[index].isWord("opacity") {
      guard source.isMark(".", at: index - 1), let group = source.group("(", at: index + 1),
        group.upperBound == value.upperBound - 1
      else { continue }
      return (value.lowerBound..<index - 1, min(max(try reader.number(group), 0), 1))
    }
    return nil
  }

  /// The system's colours as they are in the light (Human Interface Guidelines, Color).
  private static let named: [String: PresentationBackground] = [
    "red": 0xFF3B30, "orange": 0xFF9500, "yellow": 0xFFCC00, "green": 0x34C759, "mint": 0x00C7BE,
    "teal": 0x30B0C7, "cyan": 0x32ADE6, "blue": 0x007AFF, "indigo": 0x5856D6, "purple": 0xAF52DE,
    "pink": 0xFF2D55, "brown": 0xA2845E, "gray": 0x8E8E93,
  ].mapValues { (hex: UInt32) in
    func component(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    return .color(red: component(16), green: component(8), blue: component(0), opacity: 1)
  }

  private static func gray(_ level: Double, _ opacity: Double) -> PresentationBackground {
    .color(red: level, green: level, blue: level, opacity: opacity)
  }

  private func components(
    _ group: CodeReader.Span, _ span: CodeReader.Span
  ) throws(CodeFailure) -> PresentationBackground {
    if let inner = reader.argument("uiColor", of: group) ?? reader.argument(".", of: group)
      ?? system(in: group)
    {
      guard let color = try color(inner) else { throw reader.unexpected(span, "a colour") }
      return color
    }
    let opacity = try component(["opacity", "alpha"], group) ?? 1
    if let white = try component(["white"], group) { return Self.gray(white, opacity) }
    guard let red = try component(["red"], group), let green = try component(["green"], group),
      let blue = try component(["blue"], group)
    else { throw reader.unexpected(span, "a colour with red, green and blue") }
    return .color(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// `Color(.systemBackground)`; not `Color(.displayP3, red: …)`.
  private func system(in group: CodeReader.Span) -> CodeReader.Span? {
    let arguments = source.elements(of: group)
    guard arguments.count == 1, source.isMark(".", at: arguments[0].lowerBound) else { return nil }
    return arguments[0]
  }

  private func component(_ labels: [String], _ group: CodeReader.Span) throws(CodeFailure)
    -> Double?
  {
    for label in labels {
      guard let span = reader.argument(label, of: group) else { continue }
      return min(max(try reader.number(span), 0), 1)
    }
    return nil
  }
}

/// Values that SwiftUI and UIKit write alike.
enum CodeValues {
  /// A radius in points ≥ 0, or nil.
  static func radius(_ span: CodeReader.Span, _ reader: CodeReader) throws(CodeFailure) -> Double? {
    let value = try reader.reduced(span)
    if reader.isNil(value) { return nil }
    let radius = try reader.number(value)
    guard radius >= 0 else { throw reader.unexpected(span, "a radius of 0 or more points") }
    return radius
  }
}
