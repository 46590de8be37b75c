import SheetKit

/// Writes a life as a script of the project's format, for `sheetlab replay`.
enum FuzzScript {
  static func text(_ life: FuzzCase) -> String {
    var time = 0.0
    var lines: [String] = []
    for step in life.steps {
      time += step.pause
      lines.append("    {\"at\": \(time), \(text(step.action))}")
    }
    return """
      {"version": 1, "scene": "bare", "device": \(text(life.container, life.profile)),
       "configuration": \(text(life.configuration)),
       "start": "\(life.startsPresented ? "presented" : "hidden")",
       "content": {"height": \(life.contentHeight)},
       "inputs": [
      \(lines.joined(separator: ",\n"))
       ]}
      """
  }

  private static func text(_ action: FuzzCase.Action) -> String {
    switch action {
    case .down(let x, let y, let device, let id, let button):
      "\"pointer\": \"down\", \"x\": \(x), \"y\": \(y), \"device\": \"\(device.rawValue)\", "
        + "\"id\": \(id), \"button\": \(button)"
    case .move(let x, let y, let id):
      "\"pointer\": \"move\", \"x\": \(x), \"y\": \(y), \"id\": \(id)"
    case .up(let x, let y, let id):
      "\"pointer\": \"up\", \"x\": \(x), \"y\": \(y), \"id\": \(id)"
    case .cancel(let id): "\"pointer\": \"cancel\", \"id\": \(id)"
    case .wheel(let y, let dy, let isPrecise):
      "\"wheel\": {\"x\": 9, \"y\": \(y), \"dx\": 0, \"dy\": \(dy), \"precise\": \(isPrecise)}"
    case .command(.key(let key)): "\"key\": \"\(key.rawValue)\""
    case .command(let input): "\"command\": \(text(input))"
    }
  }

  private static func text(_ input: SheetInput) -> String {
    switch input {
    case .present: "{\"present\": true}"
    case .dismiss: "{\"dismiss\": true}"
    case .select(let detent): "{\"select\": \(text(detent))}"
    case .configure(let configuration): "{\"configure\": \(text(configuration))}"
    case .resize(let container): "{\"resize\": \(text(container, nil))}"
    case .keyboard(let height):
      "{\"keyboard\": \(height.map { "{\"height\": \($0)}" } ?? "false")}"
    case .item(let item): "{\"item\": \(item.map { "\"\($0)\"" } ?? "null")}"
    case .scrollTo(let offset): "{\"scrollTo\": \(offset)}"
    default: "{\"\(input)\": true}"
    }
  }

  private static func text(_ detent: Detent) -> String {
    switch detent {
    case .medium, .large: "\"\(detent.identifier)\""
    case .fraction(let fraction): "{\"fraction\": \(fraction)}"
    case .height(let height): "{\"height\": \(height)}"
    case .custom(let name): "{\"custom\": \"\(name)\"}"
    }
  }

  private static func text(_ configuration: SheetConfiguration) -> String {
    let detents = configuration.detents.map(text).joined(separator: ", ")
    let selection = configuration.selection.map { "\"selection\": \(text($0)), " } ?? ""
    let interaction =
      switch configuration.backgroundInteraction {
      case .automatic: "\"automatic\""
      case .disabled: "\"disabled\""
      case .enabled: "\"enabled\""
      case .enabledUpThrough(let detent): "{\"enabledUpThrough\": \(text(detent))}"
      }
    return "{\"detents\": [\(detents)], \(selection)\"backgroundInteraction\": \(interaction), "
      + "\"contentInteraction\": \"\(configuration.contentInteraction.rawValue)\", "
      + "\"compactAdaptation\": {"
      + "\"horizontal\": \"\(configuration.compactAdaptation.horizontal.rawValue)\", "
      + "\"vertical\": \"\(configuration.compactAdaptation.vertical.rawValue)\"}, "
      + "\"interactiveDismissDisabled\": \(configuration.isInteractiveDismissDisabled), "
      + "\"tuning\": {\"dampingRatio\": \(configuration.tuning.dampingRatio)}, "
      + "\"customDetents\": {\"a\": {\"fraction\": 0.3, \"atLeast\": 100}, \"off\": null}}"
  }

  private static func text(_ container: Container, _ profile: SheetProfile?) -> String {
    let named = profile.map { ", \"profile\": \"\($0.name)\"" } ?? ""
    return "{\"width\": \(container.width), \"height\": \(container.height), \"safeArea\": "
      + "{\"top\": \(container.safeArea.top), \"bottom\": \(container.safeArea.bottom)}\(named)}"
  }
}
