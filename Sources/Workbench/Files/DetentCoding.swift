import SheetKit

/// Detents as JSON: `"medium"`, `{"fraction": 0.4}`, `{"custom": "compact"}`, and what custom ones
/// measure.
enum DetentCoding {
  static let expectation =
    "\"medium\", \"large\", {\"fraction\": number}, {\"height\": number} or {\"custom\": name}"

  /// Stops that nobody could tell apart on a phone; it bounds the work for a hostile file.
  static let mostDetents = 200

  static func detent(_ field: JSONField) throws(FileError) -> Detent {
    switch field.value {
    case .string("medium"): return .medium
    case .string("large"): return .large
    case .object(let object):
      let members = try field.object(keys: ["fraction", "height", "custom"])
      guard object.members.count == 1, let (key, value) = members.all.first else {
        throw field.error("expected \(expectation)")
      }
      return try detent(kind: key, value)
    default: throw field.unexpected(expectation)
    }
  }

  private static func detent(kind: String, _ value: JSONField) throws(FileError) -> Detent {
    switch kind {
    case "fraction": .fraction(try value.number("a fraction of the maximum height"))
    case "height": .height(try value.number("a height in points"))
    default: .custom(try value.string("the name of a custom detent"))
    }
  }

  static func value(of detent: Detent) -> JSONValue {
    switch detent {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let fraction): .object(["fraction": .number(fraction)])
    case .height(let height): .object(["height": .number(height)])
    case .custom(let name): .object(["custom": .string(name)])
    }
  }

  static func customDetents(_ field: JSONField) throws(FileError) -> [CustomDetent] {
    let rules = try field.object("an object of rules by name").all
    guard rules.count <= mostDetents else {
      throw field.error("expected at most \(mostDetents) custom detents, got \(rules.count)")
    }
    return try rules.map { name, rule throws(FileError) in
      CustomDetent(name, try self.rule(rule))
    }
  }

  private static func rule(_ field: JSONField) throws(FileError) -> CustomDetentRule {
    if field.isNull { return .inactive }
    let expectation = "{\"height\": number}, {\"fraction\": number} or null"
    let members = try field.object(keys: ["height", "fraction", "atLeast"], expectation)
    let least = try members["atLeast"]?.number("a height in points")
    switch (members["height"], members["fraction"]) {
    case (let height?, nil):
      return .height(try height.number("a height in points"), atLeast: least)
    case (nil, let fraction?):
      let number = try fraction.number("a fraction of the maximum height")
      return .fraction(number, atLeast: least)
    default:
      throw field.error("expected \(expectation)")
    }
  }

  static func value(of detents: [CustomDetent]) -> JSONValue {
    var object = JSONObject()
    for detent in detents { object.append(detent.name, value(of: detent.rule ?? .inactive)) }
    return .object(object)
  }

  private static func value(of rule: CustomDetentRule) -> JSONValue {
    switch rule {
    case .height(let height, let least): value("height", height, atLeast: least)
    case .fraction(let fraction, let least): value("fraction", fraction, atLeast: least)
    case .inactive: .null
    }
  }

  private static func value(_ key: String, _ number: Double, atLeast: Double?) -> JSONValue {
    var object = JSONObject()
    object.append(key, .number(number))
    object["atLeast"] = atLeast.map(JSONValue.number)
    return .object(object)
  }
}
