/// A JSON value. Objects keep the order of their members, and members nobody knows.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The value's type with its article, for messages: "a number", "an array".
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// The members of a JSON object in the order of the file. A key stands at most once.
package struct JSONObject: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue
  }

  package private(set) var members: [Member] = []

  package init() {}

  /// The value of a key. Setting nil removes the member; a new key goes to the end.
  package subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): append(key, value)
      case (nil, nil): break
      }
    }
  }

  /// Adds a member whose key is known to be new.
  package mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key: key, value: value))
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    for (key, value) in elements { append(key, value) }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}
