import Canvas
import Scenes
import SheetKit

/// Reads a script's `inputs`, one after the other: their times must not go back, and a mouse that
/// moves with no button down hovers.
struct ScriptInputReader {
  static let kinds = ["pointer", "wheel", "key", "command", "text", "focusLost"]

  private var commands: CommandCoding
  private var lastTime = 0.0
  private var pressed = PressedButtons()

  init(device: Device, textSize: Double) {
    commands = CommandCoding(textSize: textSize, keyboardHeight: device.keyboardHeight)
  }

  mutating func inputs(_ field: JSONField?) throws(FileError) -> [Script.Input] {
    guard let field else { return [] }
    var inputs: [Script.Input] = []
    for element in try field.array("a list of inputs") { inputs.append(try input(element)) }
    return inputs
  }

  private mutating func input(_ field: JSONField) throws(FileError) -> Script.Input {
    let members = try field.object("an input")
    let found = Self.kinds.filter { members[$0] != nil }
    guard found.count == 1, let kind = found.first else {
      let names = Self.kinds.map { "\"\($0)\"" }
      throw field.error("expected one of \(JSONField.alternatives(names))")
    }
    let time = try time(members.required("at", "a time in milliseconds"))
    let action = try action(kind, field)
    if case .event(let event) = action { pressed.note(event) }
    return Script.Input(at: time, action)
  }

  private mutating func time(_ field: JSONField) throws(FileError) -> Double {
    let time = try ScriptFile.time(field)
    guard time >= lastTime else {
      let earliest = Decimal.shortest(lastTime)
      throw field.unexpected("\(earliest) or later, as inputs do not go back in time")
    }
    lastTime = time
    return time
  }

  private mutating func action(
    _ kind: String, _ field: JSONField
  ) throws(FileError) -> Script.Action {
    switch kind {
    case "pointer": .event(try pointer(field))
    case "wheel": .event(try wheel(member("wheel", of: field)))
    case "key": .event(try key(field))
    case "text": .event(.text(try member("text", of: field).string("the text typed")))
    case "focusLost": .event(try focusLost(member("focusLost", of: field)))
    default: .command(try command(member("command", of: field)))
    }
  }

  /// A container of another shape has another keyboard.
  private mutating func command(_ field: JSONField) throws(FileError) -> SheetCommand {
    let command = try commands.command(field)
    if case .resize(let container) = command {
      let size = Size(width: container.width, height: container.height)
      let device = Device.custom(size: size, safeArea: container.safeArea, scale: 1)
      commands.keyboardHeight = device.keyboardHeight
    }
    return command
  }

  /// The one member that an input has beside its time.
  private func member(_ key: String, of field: JSONField) throws(FileError) -> JSONField {
    try field.object(keys: ["at", key]).required(key, "a value")
  }
}

extension ScriptInputReader {
  private enum PointerAction: String, CaseIterable { case down, move, up, cancel }

  private func pointer(_ field: JSONField) throws(FileError) -> InputEvent {
    let members = try field.object(keys: ["at", "pointer", "x", "y", "id", "device", "button"])
    let action = try members.required("pointer", "an action").choice(of: PointerAction.self)
    let id = try members["id"]?.integer("a whole number from 1", in: 1...1_000_000) ?? 1
    let device = try members["device"]?.choice(of: ["mouse": Pointer.Device.mouse, "touch": .touch])
    let button = try members["button"]?.integer("a button from 1 to 32", in: 1...32) ?? 1
    if action == .cancel { return .pointerCancel(id) }
    let pointer = Pointer(id: id, device: device ?? .mouse, position: try position(members))
    return event(action, pointer, button: button)
  }

  private func event(
    _ action: PointerAction, _ pointer: Pointer, button: Int
  ) -> InputEvent {
    switch action {
    case .down: .pointerDown(pointer, button: button)
    case .up: .pointerUp(pointer, button: button)
    case .move, .cancel: pressed.move(pointer)
    }
  }

  private func position(_ members: JSONMembers) throws(FileError) -> Point {
    Point(
      x: try coordinate(members.required("x", "points from the left")),
      y: try coordinate(members.required("y", "points from the top")))
  }

  private func coordinate(_ field: JSONField) throws(FileError) -> Double {
    try field.number("a number of points, at most a million") { abs($0) <= 1_000_000 }
  }

  private func wheel(_ field: JSONField) throws(FileError) -> InputEvent {
    let members = try field.object(keys: ["x", "y", "dx", "dy", "precise"])
    return .wheel(
      Wheel(
        position: try position(members), dx: try members["dx"].map(coordinate) ?? 0,
        dy: try members["dy"].map(coordinate) ?? 0,
        isPrecise: try members["precise"]?.bool() ?? false))
  }

  private func key(_ field: JSONField) throws(FileError) -> InputEvent {
    let members = try field.object(keys: ["at", "key", "modifiers"])
    let key = try KeyCoding.key(members.required("key", "a key"))
    return .key(key, try members["modifiers"].map(KeyCoding.modifiers) ?? [])
  }

  private func focusLost(_ field: JSONField) throws(FileError) -> InputEvent {
    guard field.value == true else { throw field.unexpected("true") }
    return .focusLost
  }
}
