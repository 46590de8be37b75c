import SheetKit

/// The numbers of ``SheetTuning`` by their Swift names.
enum TuningCoding {
  static func tuning(_ field: JSONField) throws(FileError) -> SheetTuning {
    var result = SheetTuning()
    let names = SheetTuning.fields.map(\.name)
    for (name, value) in try field.object(keys: names, "an object of numbers by name").all {
      guard let field = SheetTuning.field(named: name) else {
        preconditionFailure("\(name) is listed but has no field")
      }
      result[keyPath: field.keyPath] = try number(value, of: field)
    }
    return result
  }

  /// Every number that makes sense, and what is wrong with the others.
  static func whatCanBeRead(
    _ field: JSONField
  ) -> (tuning: SheetTuning, errors: [FileError]) {
    var result = SheetTuning()
    var errors: [FileError] = []
    let names = SheetTuning.fields.map(\.name)
    for (name, value) in (try? field.object().all) ?? [] {
      do {
        try value.expectKey(name, in: names)
        if let known = SheetTuning.field(named: name) {
          result[keyPath: known.keyPath] = try number(value, of: known)
        }
      } catch {
        errors.append(error)
      }
    }
    return (result, errors)
  }

  /// A number within the range that makes sense.
  static func number(
    _ value: JSONField, of field: SheetTuning.Field
  ) throws(FileError) -> Double {
    try value.number(expectation(of: field)) { field.range.contains($0) }
  }

  /// The numbers that are not the published ones.
  static func value(of tuning: SheetTuning) -> JSONValue {
    let published = SheetTuning()
    var object = JSONObject()
    for field in SheetTuning.fields {
      let number = tuning[keyPath: field.keyPath]
      if number != published[keyPath: field.keyPath] { object.append(field.name, .number(number)) }
    }
    return .object(object)
  }

  private static func expectation(of field: SheetTuning.Field) -> String {
    let low = Decimal.shortest(field.range.lowerBound)
    let high = Decimal.shortest(field.range.upperBound)
    return "a number from \(low) to \(high)" + (field.unit.isEmpty ? "" : " \(field.unit)")
  }
}
