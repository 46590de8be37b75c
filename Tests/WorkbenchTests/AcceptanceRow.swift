import Scenes
import SheetKit

/// One configuration of SPEC §13 under one script of `Acceptance/`, with what SPEC says about it
/// worked out by hand: the trace beside the script says everything else.
struct AcceptanceRow: Sendable, CustomStringConvertible {
  /// The script's name without its extension.
  let name: String
  /// Which part of SPEC §13 it is.
  let part: String
  let decisions: [Decision]
  let events: [Happening]
  let moments: [Moment]
  /// How it ends.
  let end: Moment

  var description: String { "\(part): \(name)" }

  /// A release, in points and pt/s, down.
  struct Decision: Sendable {
    let at: Double
    let y: Double
    let velocity: Double
    let projected: Double
    let nearest: String
    let landing: String
    let target: String
    var rule = SnapRule.projection
  }

  /// An event at a time in milliseconds.
  struct Happening: Sendable {
    let at: Double
    let name: String
    let reason: SheetEvent.Reason
    var level = 0

    init(_ at: Double, _ name: String, _ reason: SheetEvent.Reason, level: Int = 0) {
      self.at = at
      self.name = name
      self.reason = reason
      self.level = level
    }
  }

  /// How one sheet stands at a time that is a frame's, in milliseconds.
  struct Moment: Sendable {
    let at: Double
    let top: Double
    let dim: Double
    let phase: SheetPhase.Name
    let detent: String?
    let isInteractive: Bool
    let taps: Int
    let level: Int
    let scroll: Double

    init(
      _ at: Double, _ phase: SheetPhase.Name, _ detent: String? = nil, top: Double = 844,
      dim: Double = 0, isInteractive: Bool? = nil, taps: Int = 0, level: Int = 0, scroll: Double = 0
    ) {
      self.at = at
      self.top = top
      self.dim = dim
      self.phase = phase
      self.detent = detent
      self.isInteractive = isInteractive ?? (phase == .hidden)
      self.taps = taps
      self.level = level
      self.scroll = scroll
    }
  }
}

extension AcceptanceRow.Happening {
  /// A user's dismissal that begins at a time and is off screen after another, in milliseconds.
  static func dismissal(
    _ at: Double, _ reason: SheetEvent.Reason, gone: Double, level: Int = 0
  ) -> [Self] {
    [
      Self(at, "shouldDismiss", reason, level: level),
      Self(at, "willDismiss", reason, level: level),
      Self(gone, "didDismiss", reason, level: level),
      Self(gone, "onDismiss", reason, level: level),
    ]
  }
}
