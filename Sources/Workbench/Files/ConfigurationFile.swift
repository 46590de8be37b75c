import SheetKit

/// A sheet's configuration as a JSON file (FORMATS, "Configuration").
///
///     let configuration = try ConfigurationFile.read("drawer.json")
///     print(ConfigurationFile.value(of: configuration).indented())
///
/// Every key is optional and has SwiftUI's default. An unknown key, a wrong type or a value that
/// cannot be is refused, with the key's path and what was expected.
package enum ConfigurationFile {
  /// The keys of a configuration, in the order in which they are written.
  static let keys = [
    "detents", "selection", "dragIndicator", "background", "backgroundInteraction",
    "contentInteraction", "cornerRadius", "compactAdaptation", "sizing",
    "interactiveDismissDisabled", "customDetents", "tuning", "isDraggable", "dimsBackground",
    "replacesItemInPlace", "motion",
  ]

  package static func read(_ path: String) throws(FileError) -> SheetConfiguration {
    let root = try JSONDocument.read(path).root
    try FileKind.require(.configuration, in: root)
    return try configuration(root)
  }

  /// The configuration in a file, or in a part of one.
  package static func configuration(_ field: JSONField) throws(FileError) -> SheetConfiguration {
    let members = try field.object(keys: keys, "a configuration")
    var result = SheetConfiguration()
    for (key, value) in members.all { try set(key, to: value, in: &result) }
    return result
  }

  /// As much of a configuration as can be read, and what is wrong with the rest, member by member.
  static func whatCanBeRead(
    _ field: JSONField
  ) -> (configuration: SheetConfiguration, errors: [FileError]) {
    var result = SheetConfiguration()
    var errors: [FileError] = []
    do {
      for (key, value) in try field.object("a configuration").all {
        do {
          try value.expectKey(key, in: keys)
          if key == "tuning", case .object = value.value {
            let tuning = TuningCoding.whatCanBeRead(value)
            result.tuning = tuning.tuning
            errors += tuning.errors
          } else {
            try set(key, to: value, in: &result)
          }
        } catch {
          errors.append(error)
        }
      }
    } catch {
      errors.append(error)
    }
    return (result, errors)
  }

  private static func set(
    _ key: String, to value: JSONField, in result: inout SheetConfiguration
  ) throws(FileError) {
    switch key {
    case "detents": result.detents = try detents(value)
    case "selection": result.selection = value.isNull ? nil : try DetentCoding.detent(value)
    case "dragIndicator": result.dragIndicator = try value.choice(of: DragIndicator.self)
    case "background": result.background = try BackgroundCoding.background(value)
    case "backgroundInteraction": result.backgroundInteraction = try interaction(value)
    case "contentInteraction":
      result.contentInteraction = try value.choice(of: ContentInteraction.self)
    case "cornerRadius": result.cornerRadius = value.isNull ? nil : try radius(value)
    case "compactAdaptation": result.compactAdaptation = try adaptation(value)
    case "sizing": result.sizing = try value.choice(of: PresentationSizing.self)
    case "interactiveDismissDisabled": result.isInteractiveDismissDisabled = try value.bool()
    case "customDetents": result.customDetents = try DetentCoding.customDetents(value)
    case "tuning": result.tuning = try TuningCoding.tuning(value)
    case "isDraggable": result.isDraggable = try value.bool()
    case "dimsBackground": result.dimsBackground = try value.bool()
    case "replacesItemInPlace": result.replacesItemInPlace = try value.bool()
    case "motion": result.motion = try MotionCoding.motion(value)
    default: preconditionFailure("\(key) is listed but not read")
    }
  }

  private static func detents(_ field: JSONField) throws(FileError) -> [Detent] {
    let expectation = "a list of at least one detent"
    let elements = try field.array(expectation)
    guard !elements.isEmpty else { throw field.error("expected \(expectation), got an empty list") }
    guard elements.count <= DetentCoding.mostDetents else {
      throw field.error(
        "expected at most \(DetentCoding.mostDetents) detents, got \(elements.count)")
    }
    return try elements.map(DetentCoding.detent)
  }

  private static func radius(_ field: JSONField) throws(FileError) -> Double {
    try field.number("a radius of 0 or more points, or null") { $0 >= 0 }
  }

  private static func interaction(
    _ field: JSONField
  ) throws(FileError) -> BackgroundInteraction {
    guard case .object = field.value else {
      return try field.choice(
        of: ["automatic": .automatic, "disabled": .disabled, "enabled": .enabled],
        or: "{\"enabledUpThrough\": a detent}")
    }
    let members = try field.object(keys: ["enabledUpThrough"])
    return .enabledUpThrough(
      try DetentCoding.detent(members.required("enabledUpThrough", "a detent")))
  }

  private static func adaptation(_ field: JSONField) throws(FileError) -> CompactAdaptation {
    guard case .object = field.value else {
      let both = try field.choice(
        of: PresentationAdaptation.self, or: "an object of \"horizontal\" and \"vertical\"")
      return CompactAdaptation(horizontal: both, vertical: both)
    }
    let members = try field.object(keys: ["horizontal", "vertical"])
    return CompactAdaptation(
      horizontal: try members["horizontal"]?.choice(of: PresentationAdaptation.self) ?? .automatic,
      vertical: try members["vertical"]?.choice(of: PresentationAdaptation.self) ?? .automatic)
  }
}
