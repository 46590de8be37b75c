import SheetKit

/// The names of the types that stand for custom detents: `compact` is `CompactDetent`.
enum DetentTypeName {
  private static let suffix = "Detent"
  private static let taken: Set<String> = ["PresentationDetent", "CustomPresentationDetent"]

  /// A type name for each detent name, no two alike.
  static func types(for names: [String]) -> [String: String] {
    var types: [String: String] = [:]
    var used = taken
    for name in names {
      let plain = type(for: name)
      var unique = plain
      var count = 1
      while !used.insert(unique).inserted {
        count += 1
        unique = plain + "\(count)"
      }
      types[name] = unique
    }
    return types
  }

  /// The detent's name that a type's name alone says.
  static func name(ofType type: String) -> String {
    let stem = type.hasSuffix(suffix) ? type.dropLast(suffix.count) : type[...]
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }

  private static func type(for name: String) -> String {
    let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let stem = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = stem.first else { return "Custom" + suffix }
    return (first.isNumber ? "Custom" : "") + stem + suffix
  }
}

extension SheetConfiguration {
  /// The names of the custom detents that something in the configuration refers to, each once.
  var usedCustomDetents: [String] {
    let undimmed = largestUndimmedDetentIdentifier.map { [$0] } ?? []
    return SheetConfiguration.customNames(detents + (selection.map { [$0] } ?? []) + undimmed)
  }

  static func customNames(_ detents: [Detent]) -> [String] {
    var names: [String] = []
    for case .custom(let name) in detents where !names.contains(name) { names.append(name) }
    return names
  }

  /// The measure of a custom detent as data; nil where a function decides, or nothing does.
  func rule(ofCustomDetent name: String) -> CustomDetentRule? {
    customDetents.first { $0.name == name }?.rule
  }

  /// The declared detents, each once.
  var distinctDetents: [Detent] {
    var seen: Set<Detent> = []
    return detents.filter { seen.insert($0).inserted }
  }
}
