import SheetKit

/// How a sheet moves by code, as JSON: `"automatic"`, `{"easeInOut": 0.3}` or
/// `{"spring": {"response": 0.5, "dampingRatio": 0.8}}`.
enum MotionCoding {
  static func motion(_ field: JSONField) throws(FileError) -> MotionStyle {
    guard case .object = field.value else {
      return try field.choice(
        of: ["automatic": .automatic], or: "{\"spring\": …} or {\"easeInOut\": seconds}")
    }
    let members = try field.object(keys: ["spring", "easeInOut"])
    if let spring = members["spring"] { return try self.spring(spring) }
    return .easeInOut(duration: try positive(members.required("easeInOut", "seconds")))
  }

  static func value(of motion: MotionStyle) -> JSONValue {
    switch motion {
    case .automatic: "automatic"
    case .easeInOut(let duration): .object(["easeInOut": .number(duration)])
    case .spring(let response, let ratio):
      .object(["spring": .object(["response": .number(response), "dampingRatio": .number(ratio)])])
    }
  }

  private static func spring(_ field: JSONField) throws(FileError) -> MotionStyle {
    let members = try field.object(keys: ["response", "dampingRatio"])
    return .spring(
      response: try positive(members.required("response", "seconds")),
      dampingRatio: try positive(members.required("dampingRatio", "a number")))
  }

  private static func positive(_ field: JSONField) throws(FileError) -> Double {
    try field.number("a number above 0, at most 60") { $0 > 0 && $0 <= 60 }
  }
}
