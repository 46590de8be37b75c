import SheetKit

/// A snap policy as JSON: `{"name": "apple"}`, with any of its own numbers beside the name.
enum PolicyCoding {
  static func policy(_ field: JSONField) throws(FileError) -> SnapPolicy {
    let name = try field.object("{\"name\": a policy}").required("name", "a policy's name")
    let names = SnapPolicy.all.map { "\"\($0.name)\"" }
    guard case .string(let word) = name.value, var policy = SnapPolicy(name: word) else {
      throw name.unexpected(JSONField.alternatives(names))
    }
    let parameters = policy.parameters
    let members = try field.object(keys: ["name"] + parameters.map(\.name))
    for parameter in parameters {
      guard let value = members[parameter.name] else { continue }
      let low = Decimal.shortest(parameter.range.lowerBound)
      let high = Decimal.shortest(parameter.range.upperBound)
      policy[parameter.name] = try value.number("a number from \(low) to \(high)") {
        parameter.range.contains($0)
      }
    }
    return policy
  }

  /// The name, and the numbers that are not the published ones.
  static func value(of policy: SnapPolicy) -> JSONValue {
    var object: JSONObject = ["name": .string(policy.name)]
    let published = SnapPolicy(name: policy.name)?.parameters ?? []
    for parameter in policy.parameters where !published.contains(parameter) {
      object.append(parameter.name, .number(parameter.value))
    }
    return .object(object)
  }
}
