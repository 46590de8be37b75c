import Canvas
import Scenes
import SheetKit

/// Writing a script: what a recorder has heard, ready to be replayed.
extension ScriptFile {
  /// The JSON that `script(_:)` reads as the same script. What has its default is left out, and
  /// so are events that mean nothing to the phone.
  package static func value(of script: Script) -> JSONValue {
    let normal = Script()
    var object: JSONObject = ["version": .number(Double(version))]
    object.append("scene", .string(script.scene.rawValue))
    object.append("device", DeviceCoding.value(of: script.device))
    if script.profile != normal.profile { object.append("profile", .string(script.profile.name)) }
    if script.appearance != normal.appearance {
      object.append("appearance", .string(script.appearance.rawValue))
    }
    if script.reduceMotion { object.append("reduceMotion", true) }
    if script.textSize != 1 { object.append("textSize", .number(script.textSize)) }
    object["policy"] = script.policy.map(PolicyCoding.value)
    object["configuration"] = script.configuration.map(ConfigurationFile.value)
    object["start"] = script.startsPresented.map { $0 ? "presented" : "hidden" }
    if script.contentHeight > 0 {
      object.append("content", .object(["height": .number(script.contentHeight)]))
    }
    object.append("inputs", .array(inputs(of: script)))
    object["end"] = script.end.map(JSONValue.number)
    return .object(object)
  }

  /// A mouse that moves with a button down that the phone has not seen go down means nothing to it:
  /// in a file it would hover.
  private static func inputs(of script: Script) -> [JSONValue] {
    var pressed = PressedButtons()
    return script.inputs.compactMap { input in
      guard case .event(let event) = input.action else { return value(of: input) }
      pressed.note(event)
      return pressed.canSay(event) ? value(of: input) : nil
    }
  }

  /// One input: its time, then what happens. Nil for a mouse that left the window and for a file
  /// dropped on it.
  package static func value(of input: Script.Input) -> JSONValue? {
    var object: JSONObject = ["at": .number(input.at)]
    switch input.action {
    case .command(let command): object.append("command", CommandCoding.value(of: command))
    case .event(.hover(nil)), .event(.drop): return nil
    case .event(let event): append(event, to: &object)
    }
    return .object(object)
  }

  private static func append(_ event: InputEvent, to object: inout JSONObject) {
    switch event {
    case .pointerDown(let pointer, let button):
      append("down", pointer, button: button, to: &object)
    case .pointerMove(let pointer): append("move", pointer, to: &object)
    case .pointerUp(let pointer, let button): append("up", pointer, button: button, to: &object)
    case .hover(let point?): append("move", Pointer(position: point), to: &object)
    case .pointerCancel(let id):
      object.append("pointer", "cancel")
      if id != 1 { object.append("id", .number(Double(id))) }
    case .wheel(let wheel): object.append("wheel", value(of: wheel))
    case .key(let key, let held):
      object.append("key", .string(KeyCoding.name(of: key)))
      if !held.isEmpty {
        object.append("modifiers", .array(KeyCoding.names(of: held).map(JSONValue.string)))
      }
    case .text(let text): object.append("text", .string(text))
    case .focusLost: object.append("focusLost", true)
    case .hover(nil), .drop: preconditionFailure("\(event) has no place in a script")
    }
  }

  private static func append(
    _ action: String, _ pointer: Pointer, button: Int = 1, to object: inout JSONObject
  ) {
    object.append("pointer", .string(action))
    object.append("x", .number(pointer.position.x))
    object.append("y", .number(pointer.position.y))
    if pointer.id != 1 { object.append("id", .number(Double(pointer.id))) }
    if pointer.device != .mouse { object.append("device", .string(pointer.device.rawValue)) }
    if button != 1 { object.append("button", .number(Double(button))) }
  }

  private static func value(of wheel: Wheel) -> JSONValue {
    .object([
      "x": .number(wheel.position.x), "y": .number(wheel.position.y), "dx": .number(wheel.dx),
      "dy": .number(wheel.dy), "precise": .bool(wheel.isPrecise),
    ])
  }
}
