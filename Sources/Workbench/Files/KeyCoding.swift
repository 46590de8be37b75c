import Canvas

/// Keys by name: `escape`, `pageUp`, or the character itself.
enum KeyCoding {
  static let named: KeyValuePairs<String, Key> = [
    "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
    "pageUp": .pageUp, "pageDown": .pageDown, "escape": .escape, "tab": .tab, "return": .enter,
    "enter": .enter, "space": .space, "backspace": .backspace, "delete": .delete,
    "f1": .function(1), "f2": .function(2), "f3": .function(3), "f4": .function(4),
    "f5": .function(5), "f6": .function(6), "f7": .function(7), "f8": .function(8),
    "f9": .function(9), "f10": .function(10), "f11": .function(11), "f12": .function(12),
  ]

  private static let modifiers: KeyValuePairs<String, Modifiers> = [
    "shift": .shift, "control": .control, "alt": .alt, "command": .command,
  ]

  static func key(_ field: JSONField) throws(FileError) -> Key {
    let expectation = "a character or one of " + named.map(\.key).joined(separator: ", ")
    let name = try field.string(expectation)
    if let key = named.first(where: { $0.key == name })?.value { return key }
    guard name.count == 1, let character = name.first else { throw field.unexpected(expectation) }
    return character == " " ? .space : .character(character)
  }

  static func modifiers(_ field: JSONField) throws(FileError) -> Modifiers {
    var result: Modifiers = []
    for element in try field.array("a list of modifiers") {
      result.insert(try element.choice(of: modifiers))
    }
    return result
  }

  static func name(of key: Key) -> String {
    if case .character(let character) = key { return String(character) }
    guard let known = named.first(where: { $0.value == key }) else {
      preconditionFailure("\(key) has no name")
    }
    return known.key
  }

  static func names(of held: Modifiers) -> [String] {
    modifiers.filter { held.contains($0.value) }.map(\.key)
  }
}
