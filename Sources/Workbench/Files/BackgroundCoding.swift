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
      guard let background = material(word) ?? HexColor.background(word) else {
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
      .string(HexColor.text(red: red, green: green, blue: blue, opacity: opacity))
    }
  }

  private static func material(_ word: String) -> PresentationBackground? {
    PresentationMaterial.allCases.first { $0.rawValue + "Material" == word }
      .map(PresentationBackground.material)
  }
}
