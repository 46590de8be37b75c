import SheetKit

/// Writing a configuration back: what differs from the defaults, and the detents always.
extension ConfigurationFile {
  /// The JSON that ``configuration(_:)`` reads as the same configuration.
  ///
  /// A custom detent made from a function has no form in a file; it is written as inactive.
  package static func value(of configuration: SheetConfiguration) -> JSONValue {
    let normal = SheetConfiguration()
    var object = JSONObject()
    for key in keys where key == "detents" || differs(key, configuration, normal) {
      object.append(key, value(of: key, in: configuration))
    }
    return .object(object)
  }

  private static func differs(
    _ key: String, _ a: SheetConfiguration, _ b: SheetConfiguration
  ) -> Bool {
    value(of: key, in: a) != value(of: key, in: b)
  }

  static func value(
    of key: String, in configuration: SheetConfiguration
  ) -> JSONValue {
    switch key {
    case "detents": .array(configuration.detents.map(DetentCoding.value))
    case "selection": configuration.selection.map(DetentCoding.value) ?? .null
    case "dragIndicator": .string(configuration.dragIndicator.rawValue)
    case "background": BackgroundCoding.value(of: configuration.background)
    case "backgroundInteraction": value(of: configuration.backgroundInteraction)
    case "contentInteraction": .string(configuration.contentInteraction.rawValue)
    case "cornerRadius": configuration.cornerRadius.map(JSONValue.number) ?? .null
    case "compactAdaptation": value(of: configuration.compactAdaptation)
    case "sizing": .string(configuration.sizing.rawValue)
    case "interactiveDismissDisabled": .bool(configuration.isInteractiveDismissDisabled)
    case "customDetents": DetentCoding.value(of: configuration.customDetents)
    case "tuning": TuningCoding.value(of: configuration.tuning)
    case "isDraggable": .bool(configuration.isDraggable)
    case "dimsBackground": .bool(configuration.dimsBackground)
    case "replacesItemInPlace": .bool(configuration.replacesItemInPlace)
    case "motion": MotionCoding.value(of: configuration.motion)
    default: preconditionFailure("\(key) is listed but not written")
    }
  }

  private static func value(of interaction: BackgroundInteraction) -> JSONValue {
    switch interaction {
    case .automatic: "automatic"
    case .disabled: "disabled"
    case .enabled: "enabled"
    case .enabledUpThrough(let detent):
      .object(["enabledUpThrough": DetentCoding.value(of: detent)])
    }
  }

  private static func value(of adaptation: CompactAdaptation) -> JSONValue {
    if adaptation.horizontal == adaptation.vertical {
      return .string(adaptation.horizontal.rawValue)
    }
    return .object([
      "horizontal": .string(adaptation.horizontal.rawValue),
      "vertical": .string(adaptation.vertical.rawValue),
    ])
  }
}
