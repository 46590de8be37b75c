import Scenes
import SheetKit

/// Frames, decisions and events as lines of a trace (FORMATS, "Trace").
///
///     {"at": 16.667, "height": 455.68, "top": 388.32, "velocity": 0, "phase": "resting", …}
///     {"at": 90, "event": "didChangeSelectedDetent", "detent": "large", "reason": "drag"}
package enum TraceLine {
  /// How one sheet looks at a time.
  package static func frame(_ state: FrameState, at time: Seconds) -> String {
    let sheet = state.presentation
    var line = start(at: time, level: state.level)
    line.append("height", number(sheet.height))
    line.append("top", number(sheet.top))
    line.append("velocity", number(sheet.velocity))
    line.append("phase", .string(sheet.phase.rawValue))
    line.append("detent", sheet.detent.map { .string($0.identifier) } ?? .null)
    line.append("target", sheet.targetIdentifier.map(JSONValue.string) ?? .null)
    line.append("dim", number(sheet.dim))
    line.append("scroll", number(sheet.scroll))
    line.append("backgroundInteractive", .bool(sheet.isBackgroundInteractive))
    line.append("taps", .number(Double(state.taps)))
    return JSONValue.object(line).line
  }

  /// What a sheet told its presenter, at its own time.
  package static func event(_ event: PhoneEvent) -> String {
    Self.event(event.event, level: event.level)
  }

  /// What the sheet at a level told its presenter.
  package static func event(_ event: SheetEvent, level: Int) -> String {
    var line = start(at: event.time, level: level)
    if case .decision(let decision) = event.kind {
      line.append("decision", value(of: decision))
      return JSONValue.object(line).line
    }
    line.append("event", .string(event.kind.name))
    switch event.kind {
    case .didChangeSelectedDetent(let detent): line.append("detent", .string(detent.identifier))
    case .warning(let warning): line.append("message", .string(warning.message))
    default: break
    }
    line.append("reason", .string(event.reason.rawValue))
    return JSONValue.object(line).line
  }

  /// The first sheet's lines say nothing about which sheet they are of.
  private static func start(at time: Seconds, level: Int) -> JSONObject {
    var line = JSONObject()
    line.append("at", number(time * 1000))
    if level > 0 { line.append("sheet", .number(Double(level))) }
    return line
  }

  private static func value(of decision: SnapDecision) -> JSONValue {
    // The stop above the keyboard goes by the detent that it raises, as in a frame.
    let largest = decision.candidates.lazy.compactMap { $0.candidate.destination.detent }.first
    func name(_ destination: Destination) -> JSONValue {
      .string((destination == .keyboard ? largest?.identifier : nil) ?? destination.identifier)
    }
    return .object([
      "y": number(decision.y), "velocity": number(decision.velocity),
      "projected": number(decision.projected), "nearest": name(decision.nearest),
      "landing": name(decision.landing), "rule": .string(decision.rule.rawValue),
      "target": name(decision.target),
    ])
  }

  private static func number(_ value: Double) -> JSONValue {
    .number(Decimal.roundedToThousandths(value))
  }
}
