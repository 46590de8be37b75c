import SheetKit

/// A sheet's surface as JSON: `"automatic"`, `"thinMaterial"`, `"#RRGGBB"`, `"#RRGGBBAA"` or
/// `{"image": "file.png"}`.
enum BackgroundCoding {
  private static let expectation =
    "\"automatic\", a material such as \"thinMaterial\", \"#RRGGBB\", \"#RRGGBBAA\""
    + " or {\"image\": file}"

  static func background(_ field: JSONField) throws(FileError) -> PresentationBackground {
    switch field.value {
    case .string("automatic"): return .automatic
    case .string(let word):
      guard let background = material(word) ?? color(word) else {
        throw field.unexpected(expectation)
      }
      return background
    case .object:
      let members = try field.object(keys: ["image"])
      return .image(try members.required("image", "a picture file").string("a picture file"))
    default: throw field.unexpected(expectation)
    }
  }

  static func value(of background: PresentationBackground) -> JSONValue {
    switch background {
    case .automatic: "automatic"
    case .material(let material): .string(material.rawValue + "Material")
    case .image(let name): .object(["image": .string(name)])
    case .color(let red, let green, let blue, let opacity):
      .string("#" + [red, green, blue].map(hex).joined() + (opacity == 1 ? "" : hex(opacity)))
    }
  }

  private static func material(_ word: String) -> PresentationBackground? {
    PresentationMaterial.allCases.first { $0.rawValue + "Material" == word }
      .map(PresentationBackground.material)
  }

  private static func color(_ word: String) -> PresentationBackground? {
    let digits = word.dropFirst()
    guard word.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ $0.isHexDigit && $0.isASCII }),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let all = digits.count == 6 ? number << 8 | 0xFF : number
    func component(_ shift: UInt32) -> Double { Double(all >> shift & 0xFF) / 255 }
    return .color(
      red: component(24), green: component(16), blue: component(8), opacity: component(0))
  }

  private static func hex(_ component: Double) -> String {
    let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
