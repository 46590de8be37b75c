import CJansson

/// The one place that calls jansson.
enum Jansson {
  /// What jansson says about text that is not JSON.
  struct Failure: Error {
    /// Where it stopped, in bytes from the start of the text.
    var offset: Int
    var text: String
    var code: json_error_code
  }

  /// Values nested deeper than this are refused: no file of ours needs a tenth of it.
  static let depthLimit = 128

  /// Parses one JSON value of any kind. Numbers become doubles; a key that stands twice in an
  /// object is a mistake.
  static func parse(_ bytes: ArraySlice<UInt8>) throws(Failure) -> JSONValue {
    var error = json_error_t()
    let flags = JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_DECODE_INT_AS_REAL
    let parsed = bytes.withUnsafeBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        json_loadb(characters.baseAddress, characters.count, Int(flags), &error)
      }
    }
    guard let root = parsed else { throw failure(error) }
    defer { json_decref(root) }
    guard let value = value(root, depth: 0) else {
      let text = "expected at most \(depthLimit) levels"
      throw Failure(offset: 0, text: text, code: json_error_stack_overflow)
    }
    return value
  }

  private static func failure(_ error: json_error_t) -> Failure {
    let bytes = withUnsafeBytes(of: error.text) { Array($0) }
    return Failure(
      offset: Int(error.position), text: String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self),
      code: json_error_code(UInt32(bytes[bytes.count - 1])))
  }

  /// The value with everything in it; nil when it is nested too deeply.
  private static func value(_ json: UnsafeMutablePointer<json_t>, depth: Int) -> JSONValue? {
    guard depth <= depthLimit else { return nil }
    switch json.pointee.type {
    case JSON_NULL: return .null
    case JSON_TRUE: return .bool(true)
    case JSON_FALSE: return .bool(false)
    case JSON_STRING: return .string(String(cString: json_string_value(json)))
    case JSON_ARRAY: return array(json, depth: depth + 1)
    case JSON_OBJECT: return object(json, depth: depth + 1)
    default: return .number(json_number_value(json))
    }
  }

  private static func array(_ json: UnsafeMutablePointer<json_t>, depth: Int) -> JSONValue? {
    var elements: [JSONValue] = []
    elements.reserveCapacity(json_array_size(json))
    for index in 0..<json_array_size(json) {
      guard let element = value(json_array_get(json, index), depth: depth) else { return nil }
      elements.append(element)
    }
    return .array(elements)
  }

  private static func object(_ json: UnsafeMutablePointer<json_t>, depth: Int) -> JSONValue? {
    var object = JSONObject()
    var member = json_object_iter(json)
    while let current = member {
      guard let value = value(json_object_iter_value(current), depth: depth) else { return nil }
      object.append(String(cString: json_object_iter_key(current)), value)
      member = json_object_iter_next(json, current)
    }
    return .object(object)
  }
}
