/// A line of a trace (FORMATS, "Trace").
enum TraceEntry: Decodable {
  case frame(TraceFrame)
  case decision(TraceDecision, at: Double)
  case event(TraceEvent)

  private enum Keys: String, CodingKey { case at, decision, event }

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    if keys.contains(.decision) {
      self = .decision(
        try keys.decode(TraceDecision.self, forKey: .decision),
        at: try keys.decode(Double.self, forKey: .at))
    } else if keys.contains(.event) {
      self = .event(try TraceEvent(from: decoder))
    } else {
      self = .frame(try TraceFrame(from: decoder))
    }
  }
}

/// The sheet as a frame showed it; times in milliseconds.
struct TraceFrame: Decodable, Equatable {
  var at: Double
  var height: Double
  var top: Double
  /// In pt/s, positive downwards.
  var velocity: Double
  var phase: String
  var detent: String?
  var target: String?
  var dim: Double
  var scroll: Double
  var backgroundInteractive: Bool
  var taps: Int
}

/// Where a release sent the sheet, and why.
struct TraceDecision: Decodable, Equatable {
  var y: Double
  var velocity: Double
  var projected: Double
  var nearest: String
  var landing: String
  var rule: String
  var target: String
}

/// What the sheet told its presenter.
struct TraceEvent: Decodable, Equatable {
  var at: Double
  var event: String
  var detent: String?
  var reason: String
}
