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
    return .easeInOut(
      duration: try number(members.required("easeInOut", "seconds"), like: "easeDuration"))
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
      response: try number(members.required("response", "seconds"), like: "response"),
      dampingRatio: try number(members.required("dampingRatio", "a number"), like: "dampingRatio"))
  }

  /// Within the range of the tuning's number of that name: every motion within it settles.
  private static func number(
    _ field: JSONField, like name: String
  ) throws(FileError) -> Double {
    guard let known = SheetTuning.field(named: name) else {
      preconditionFailure("there is no tuning number \(name)")
    }
    return try TuningCoding.number(field, of: known)
  }
}
